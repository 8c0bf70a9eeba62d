"""As many as words say: ``lose half your life, rounded up``, ``draw cards equal to …``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.instructions import Discard, DrawCards, LoseLife, Mill, PutCounters, SetLife
from comprules.abilities.nouns import Amount, CardsIn, CountOf, Filter, Half, LifeOf, Picked, Players, Plus
from comprules.abilities.simple_nouns import (
    EachPlayer,
    Number,
    Opponents,
    OtherPlayers,
    ThatMuch,
    ThatPlayer,
    You,
)
from comprules.english.forms import parts as _parts  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.amounts import as_kinds
from comprules.english.forms.form import Form, part
from comprules.english.making_descriptions import number_of_these
from comprules.english.said import Misread

if TYPE_CHECKING:
    from collections.abc import Callable

    from lark import Token

__all__ = [
    "DISCARDS",
    "ENERGY_BY_NUMBER",
    "EQUAL_TO",
    "HALVES",
    "LIFE_BY_NUMBER",
    "THAT_MANY_AND",
]


def _half(action: Callable[[Players, Amount], Any], whole: Callable[[Players], Amount], words: str) -> Form:
    """Return a form for what players do with half of what is their own."""

    def make(players: Players, up: bool) -> Any:  # noqa: FBT001
        return action(players, Half(whole(You() if players == You() else ThatPlayer()), up))

    def unmake(thing: Any) -> dict[str, Any] | None:
        match thing:
            case LoseLife(players, Half(up=up)) | Mill(players, Half(up=up)) | Discard(players, Half(up=up)):
                return {"players": players, "up": up} if thing == make(players, up) else None
            case _:
                return None

    return Form(action, words, doer="players", make=make, unmake=unmake)


HALVES: Final = (
    _half(LoseLife, LifeOf, "~lose half {players:own} life {up:comma_rounded}"),
    _half(Mill, lambda who: CardsIn(who, "library"), "~mill half {players:own} library {up:comma_rounded}"),
    _half(
        Discard,
        lambda who: CardsIn(who, "hand"),
        "~discard half the cards in {players:own} hand {up:comma_rounded}",
    ),
)
_CARDS: Final = "(cards|a number of cards)"
EQUAL_TO: Final = tuple(
    Form(what, f"~{verb} {many} equal to {{amount:amount}}", doer="players", written=False)
    for what, verb, many in (
        (DrawCards, "draw", _CARDS),
        (Mill, "mill", _CARDS),
        (Discard, "discard", "a number of cards"),
    )
)


def _that_many_and(players: Players, number: int) -> DrawCards:
    return DrawCards(players, Plus(number, ThatMuch()))


THAT_MANY_AND: Final = Form(
    _that_many_and,
    "~draw that many cards plus {number:integer}",
    doer="players",
    unmake=lambda _: None,
    written=False,
    frame="Whenever you gain life, target player {}.",
)


def _life_by_number(players: Players, kind: Filter) -> SetLife:
    return SetLife(players, number_of_these(kind))


def _number_for_life(thing: object) -> dict[str, Any] | None:
    match thing:
        case SetLife(players, CountOf() as amount):
            counted = as_kinds(amount)
            return None if counted is None else {"players": players, **counted}
        case _:
            return None


LIFE_BY_NUMBER: Final = Form(
    SetLife,
    "{players:whose} life total becomes the number of {kind:kinds}",
    make=_life_by_number,
    unmake=_number_for_life,
)


def _energy_symbol(symbols: Token) -> str:
    if str(symbols) != "{E}":
        raise Misread("an amount of energy is written with one symbol", symbols)
    return "energy"


part("energy_symbol", "MANA", lambda: "{E}", "{E}", read=_energy_symbol)
ENERGY_BY_NUMBER: Final = Form(
    PutCounters,
    "~get an amount of {kind:energy_symbol} equal to {amount:amount}",
    doer="on",
    written=False,
    frame="When this creature enters, target player {}.",
)


def _by_one_player(discard: Discard) -> str:
    # What is said of "that many" afterwards would be each player's own number.
    several = isinstance(discard.players, EachPlayer | Opponents | OtherPlayers)
    return "several players each discard a number that is known" if several else ""


_DISCARD_OF_THEM: Final = Form(
    Discard,
    "~discard one of them",
    doer="players",
    amount=None,
    subject=Picked(Filter(noun="card"), Number(1), among=True),
    frame="When this creature enters, draw two cards. Target player {}.",
)
_DISCARD_UP_TO: Final = Form(
    Discard,
    "~discard up to {amount:so_much} cards",
    doer="players",
    any_number=True,
    where=_by_one_player,
    frame="When this creature enters, target player {}.",
)
_DISCARD_ANY_NUMBER: Final = Form(
    Discard,
    "~discard any number of cards",
    doer="players",
    amount=None,
    any_number=True,
    where=_by_one_player,
    frame="When this creature enters, target player {}.",
)
DISCARDS: Final = (_DISCARD_ANY_NUMBER, _DISCARD_UP_TO, _DISCARD_OF_THEM)
