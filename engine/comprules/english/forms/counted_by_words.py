"""As many as words say: ``lose half your life, rounded up``, ``draw cards equal to …``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.costs import ManaPayment, PayLife
from comprules.abilities.descriptions import without
from comprules.abilities.instructions import (
    Discard,
    DrawCards,
    LoseLife,
    Mill,
    PutCounters,
    Sacrifice,
    SetLife,
)
from comprules.abilities.nouns import (
    Amount,
    CardsIn,
    ControlledBy,
    CountOf,
    Filter,
    Half,
    LifeOf,
    Picked,
    Players,
    Plus,
)
from comprules.abilities.plain_instructions import Pay
from comprules.abilities.simple_nouns import (
    EachPlayer,
    Number,
    Opponents,
    OtherPlayers,
    ThatMuch,
    ThatPlayer,
    You,
)
from comprules.english.forms import amounts as _amounts  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms import parts as _parts  # noqa: F401 -- makes known the parts that forms name
from comprules.english.forms.form import Form, part
from comprules.english.forms.sums import as_kinds
from comprules.english.making_descriptions import number_of_these, several_of
from comprules.english.said import Misread
from comprules.english.writing_nouns import filter_words
from comprules.english.writing_words import Phrase, refuse
from comprules.mana import read_cost

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


_HALVES: Final = (
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


def _energy_symbol_words(kind: str) -> str:
    if kind != "energy":
        raise refuse(kind)
    return "{E}"


part("energy_symbol", "MANA", _energy_symbol_words, "{E}", of=str, read=_energy_symbol)
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


def _theirs(kind: Filter) -> Phrase:
    words = filter_words(kind, several=True)
    return Phrase(words.replace(" that player controls", " they control"), plural=True)


part("mana_besides", "MANA", str, "{1}", of=str, read=str)
part(
    "theirs",
    "description",
    _theirs,
    Phrase("creatures they control", plural=True),
    of=Filter,
    read=several_of,
)


def _pays_and_more(players: Players, mana: str, more: str, times: Amount) -> Pay:
    """``Pays {2} plus an additional {1} for each Faerie you control``: so often {1} altogether."""
    first, each = (one.strip("{}") for one in (mana, more))
    if not (first.isdigit() and each.isdigit()) or int(first) % int(each):
        raise Misread("what is paid besides is a part of what is paid anyway")
    return Pay(players, (ManaPayment(read_cost(more)),), Plus(int(first) // int(each), times))


def _paid_and_more(pay: Pay) -> dict[str, Any] | None:
    match pay:
        case Pay(players, (ManaPayment(mana),), Plus(number, times)) if str(mana).strip("{}").isdigit():
            first = f"{{{int(str(mana).strip('{}')) * number}}}"
            return {"players": players, "mana": first, "more": str(mana), "times": times}
        case _:
            return None


def _discards_all(players: Players, what: Filter) -> Discard:
    if what.noun != "card":
        raise Misread("only cards are discarded")
    return Discard(players, None, replace(what, zone="hand"))


def _all_discarded(discard: Discard) -> dict[str, Any] | None:
    if discard.amount is not None or discard.what is None or discard.subject is not None:
        return None
    return {"players": discard.players, "what": replace(discard.what, zone="battlefield")}


def _sacrifices_half(players: Players, subject: Filter, up: bool) -> Sacrifice:  # noqa: FBT001
    return Sacrifice(players, without(subject, ControlledBy), Half(CountOf(subject), up))


def _half_sacrificed(sacrifice: Sacrifice) -> dict[str, Any] | None:
    match sacrifice:
        case Sacrifice(players, Filter(), Half(CountOf(kind), up)):
            found = {"players": players, "subject": kind, "up": up}
            return found if _sacrifices_half(players, kind, up) == sacrifice else None
        case _:
            return None


_DISCARD_ALL: Final = Form(
    Discard,
    "~discard all {what:several_cards}",
    doer="players",
    make=_discards_all,
    unmake=_all_discarded,
)
DISCARDS: Final = (_DISCARD_ANY_NUMBER, _DISCARD_UP_TO, _DISCARD_OF_THEM, _DISCARD_ALL)
_SACRIFICE_HALF: Final = Form(
    Sacrifice,
    "~sacrifice half the {subject:theirs} [of their choice|of your choice] {up:comma_rounded}",
    doer="players",
    make=_sacrifices_half,
    unmake=_half_sacrificed,
)
_PAY_MORE: Final = Form(
    Pay,
    "~pay {mana:symbols_paid} plus an additional {more:mana_besides} {times:number_of_times}",
    doer="players",
    make=_pays_and_more,
    unmake=_paid_and_more,
)


def _pays_mana_and_life(players: Players, mana: str, amount: Amount) -> Pay:
    return Pay(players, (ManaPayment(read_cost(mana)), PayLife(amount)))


def _mana_and_life_paid(pay: Pay) -> dict[str, Any] | None:
    match pay:
        case Pay(players, (ManaPayment(mana), PayLife(amount)), Number(1)):
            return {"players": players, "mana": str(mana), "amount": amount}
        case _:
            return None


_PAY_MANA_AND_LIFE: Final = Form(
    Pay,
    "~pay {mana:symbols_paid} plus {amount:how_much} life",
    doer="players",
    make=_pays_mana_and_life,
    unmake=_mana_and_life_paid,
)
HALVES: Final = (*_HALVES, _SACRIFICE_HALF, _PAY_MORE, _PAY_MANA_AND_LIFE)
