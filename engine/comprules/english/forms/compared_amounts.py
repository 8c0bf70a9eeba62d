"""Conditions compare amounts with numbers, and players with one another."""

from __future__ import annotations

from dataclasses import fields
from inspect import Parameter, Signature, signature
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.conditions import (
    AmountIs,
    HasCounters,
    HasMore,
    Not,
)
from comprules.abilities.nouns import (
    CardsIn,
    CountersOn,
    LifeOf,
    ManaSpentOn,
    ManaValueOf,
    NumberOfPlayers,
    PartySize,
    PlayersWho,
    Plus,
    PowerOf,
    SpeedOf,
    ToughnessOf,
)
from comprules.abilities.simple_nouns import (
    DefendingPlayer,
    EachPlayer,
    Number,
    Opponents,
    ThatPlayer,
    You,
)
from comprules.english.forms.form import Form, fixed, part
from comprules.english.said import Misread, Said
from comprules.english.writing_nouns import players_words
from comprules.english.writing_words import Phrase
from comprules.mana import read_cost
from comprules.words import COLOR_LETTERS, MAX_SPEED

if TYPE_CHECKING:
    from lark import Token

__all__ = ["AMOUNTS_COMPARED", "HAVING_MORE", "compared", "fields_of", "negated"]


def fields_of(thing: Any) -> dict[str, Any]:
    """Return the fields of a thing by their names, but for those that do not count in comparisons."""
    return {field.name: getattr(thing, field.name) for field in fields(thing) if field.compare}


def compared(
    words: str, amount: type, sign: str, than: int | None = None, *, of_one: bool = False, **more: Any
) -> Form:
    """Return a form that compares an amount of a class with a number, which is said where it is not given."""

    def make(limit: int = than or 0, **values: Any) -> AmountIs:
        return AmountIs(amount(**values), sign, Number(limit), of_one)  # type: ignore[arg-type]

    limited = Parameter("limit", Parameter.KEYWORD_ONLY, default=Parameter.empty if than is None else than)
    taken = [p.replace(kind=Parameter.KEYWORD_ONLY) for p in signature(amount).parameters.values()]
    make.__signature__ = Signature([*taken, limited])  # type: ignore[attr-defined]

    def unmake(thing: AmountIs) -> dict[str, Any] | None:
        if type(thing.amount) is not amount or (thing.sign, thing.of_one) != (sign, of_one):
            return None
        if not isinstance(thing.than, Number):
            return None
        return fields_of(thing.amount) | {"limit": thing.than.value}

    return Form(AmountIs, words, make=make, unmake=unmake, **more)


def negated(makes: type, words: str, **more: Any) -> Form:
    """Return a form that says that a condition of this class does not hold."""

    def make(**values: Any) -> Not:
        return Not(makes(**values))

    make.__signature__ = signature(makes)  # type: ignore[attr-defined]

    def unmake(thing: Not) -> dict[str, Any] | None:
        return fields_of(thing.condition) if type(thing.condition) is makes else None

    return Form(Not, words, make=make, unmake=unmake, **more)


# ---- amounts

_OF_ONE_PLAYER: Final[tuple[tuple[str, type, str, int | None, dict[str, Any]], ...]] = (
    ("{limit:digits} or less / life", LifeOf, "<=", None, {}),
    ("{limit:digits} or more / life", LifeOf, ">=", None, {}),
    ("no cards / in hand", CardsIn, "=", 0, {"zone": "hand"}),
    ("{limit:integer} or fewer / cards / in hand", CardsIn, "<=", None, {"zone": "hand"}),
    ("{limit:integer} or more / cards / in hand", CardsIn, ">=", None, {"zone": "hand"}),
    ("{limit:integer} or more / cards / in their graveyard", CardsIn, ">=", None, {"zone": "graveyard"}),
)


_LETTERS: Final = {**COLOR_LETTERS, "C": "colorless"}


def _symbols_spent(symbols: Token) -> tuple[str, int]:
    """Return the color of symbols that are all alike, and how many there are."""
    first, *others = read_cost(str(symbols)).symbols
    if first not in _LETTERS or any(other != first for other in others):
        raise Misread("mana that was spent is told apart by one color", symbols)
    return _LETTERS[first], 1 + len(others)


def _symbols_words(color: str, limit: int) -> str:
    (letter,) = (letter for letter, name in _LETTERS.items() if name == color)
    return f"{{{letter}}}" * limit


def _of_one_color(thing: AmountIs) -> str:
    has_color = isinstance(thing.amount, ManaSpentOn) and thing.amount.color
    return "" if has_color else "mana of any color is counted in words"


def _much_more_life(more: int) -> AmountIs:
    return AmountIs(LifeOf(You()), ">=", Plus(more, LifeOf(You(), starting=True)))


part("spent", "MANA", _symbols_words, "{R}", read=_symbols_spent)
AMOUNTS_COMPARED: Final = (
    compared(
        "{color limit:spent} was spent to cast {of:one_subject}", ManaSpentOn, ">=", where=_of_one_color
    ),
    fixed(AmountIs(PartySize(You()), "=", Number(4)), "you have a full party"),
    compared("{player:players} ~have {limit:digits} or less / life", LifeOf, "<="),
    compared("{player:players} ~have {limit:digits} or more / life", LifeOf, ">="),
    compared("{player:players} ~have exactly {limit:digits} / life", LifeOf, "="),
    compared("{player:players} ~have no cards / in hand", CardsIn, "=", 0, zone="hand"),
    compared("{player:players} ~have exactly {limit:integer} cards / in hand", CardsIn, "=", zone="hand"),
    compared("{player:players} ~have {limit:integer} or fewer / cards / in hand", CardsIn, "<=", zone="hand"),
    compared("{player:players} ~have {limit:integer} or more / cards / in hand", CardsIn, ">=", zone="hand"),
    compared("{player:players} ~have fewer than {limit:integer} cards / in hand", CardsIn, "<", zone="hand"),
    compared(
        "{just_you} ~have exactly {limit:integer} cards / in your hand",
        CardsIn,
        "=",
        player=You(),
        zone="hand",
        written=False,
    ),
    compared(
        "{just_you} ~have {limit:integer} or more / cards / in your graveyard",
        CardsIn,
        ">=",
        player=You(),
        zone="graveyard",
    ),
    compared(
        "{just_you} ~have {limit:integer} or more / cards / in your library",
        CardsIn,
        ">=",
        player=You(),
        zone="library",
    ),
    compared("{player:players} ~have max speed", SpeedOf, "=", MAX_SPEED),
    *(
        compared(f"{has} {words}", makes, sign, than, of_one=True, player=who, **more)
        for has, who in (
            ("an opponent has", Opponents()),
            ("a player has", EachPlayer()),
            ("defending player has", DefendingPlayer()),
        )
        for words, makes, sign, than, more in _OF_ONE_PLAYER
    ),
    compared(
        "{just_you} ~have {limit:integer} or more opponents", NumberOfPlayers, ">=", players=Opponents()
    ),
    compared("{of:several_named} ~have total power {limit:digits} or greater", PowerOf, ">="),
    compared("{of:several_named} ~have total toughness {limit:digits} or greater", ToughnessOf, ">="),
    *(
        compared(f"{words} was spent to cast {{of:one_subject}}", ManaSpentOn, sign, than, written=written)
        for words, sign, than, written in (
            ("at least {limit:integer} mana", ">=", None, True),
            ("at least {limit:integer} {color:color_word} mana", ">=", None, False),
            ("{limit:integer} or more mana", ">=", None, False),
            ("no mana", "=", 0, True),
        )
    ),
    *(
        compared(f"{{of:one_subject}} {verb} {words}", CountersOn, sign, than, **more)
        for verb, more in (("~have", {}), ("had", {"written": False}))
        for words, sign, than in (
            ("no {kind:counter_kind} {counters_on_it}", "=", 0),
            ("a {kind:counter_kind} {counter_on_it}", ">=", 1),
            ("{limit:integer} or fewer / {kind:counter_kind} {counters_on_it}", "<=", None),
            ("fewer than {limit:integer} / {kind:counter_kind} {counters_on_it}", "<", None),
            ("{limit:integer} or more / {kind:counter_kind} {counters_on_it}", ">=", None),
        )
    ),
    compared(
        "{of:one_subject} doesn't have a {kind:counter_kind} {counter_on_it}",
        CountersOn,
        "=",
        0,
        written=False,
    ),
    compared(
        "{of:one_subject} ~have exactly {limit:integer} / {kind:counter_kind} {counters_on_it}",
        CountersOn,
        "=",
    ),
    compared("{of:one_subject} ~have {limit:integer} or more / {counters_on_it}", CountersOn, ">=", kind=""),
    compared(
        "{of:one_subject} had {limit:integer} or more / {counters_on_it}",
        CountersOn,
        ">=",
        kind="",
        written=False,
    ),
    compared("{of:one_subject} had {counters_on_it}", CountersOn, ">=", 1, kind="", written=False),
    Form(
        _much_more_life,
        "you have at least {more:digits} life more than your starting life total",
        written=False,
    ),
    *(
        compared(f"{{of:one_subject}} {has} {of} {{limit:digits}} {words}", amount, sign, written=False)
        for has in ("~have", "had")
        for of, amount in (("power", PowerOf), ("toughness", ToughnessOf), ("{mana_value}", ManaValueOf))
        for words, sign in (("or less", "<="), ("or greater", ">="))
    ),
    Form(AmountIs, "{amount:one_amount} (~be|was) {than:digit_amount} or less", sign="<="),
    Form(AmountIs, "{amount:one_amount} (~be|was) {than:digit_amount} or greater", sign=">="),
    Form(AmountIs, "{amount:one_amount} ~be {than:digit_amount} or more", sign=">=", written=False),
    Form(AmountIs, "{amount:one_amount} ~be less than or equal to {than:amount}", sign="<="),
    Form(AmountIs, "{amount:one_amount} ~be greater than or equal to {than:amount}", sign=">="),
    Form(
        AmountIs, "{amount:one_amount} ~remain less than or equal to {than:amount}", sign="<=", written=False
    ),
    Form(AmountIs, "{amount:one_amount} ~be {than:amount}", sign="="),
    Form(AmountIs, "{amount:one_amount} ~be equal to {than:amount}", sign="=", written=False),
    Form(AmountIs, "{amount:one_amount} (~be|was) less than {than:amount}", sign="<"),
    Form(AmountIs, "{amount:one_amount} (~be|was) greater than {than:amount}", sign=">"),
)

_CONTROLLERS: Final = {
    "you control": You(),
    "an opponent controls": Opponents(),
    "defending player controls": DefendingPlayer(),
    "that player controls": ThatPlayer(),
}
_LATER: Final = "Whenever an opponent casts a spell, if {}, draw a card."


def _for_each_of(who: dict[str, Any], words: str, makes: type, **more: Any) -> tuple[Form, ...]:
    """Return the same words for one player after the other."""
    return tuple(
        Form(
            makes,
            f"{said} {words}",
            who=player,
            frame=_LATER if player == ThatPlayer() else "",
            **more,
        )
        for said, player in who.items()
    )


_OTHERS: Final = {"an opponent has": Opponents(), "defending player has": DefendingPlayer()}


def _read_one_player(players: Said) -> Said:
    if players.value not in (You(), ThatPlayer()):
        raise Misread("this is said of one player")
    return players


part(
    "one_player",
    "players",
    players_words,
    Phrase("you", plural=True),
    of=You | ThatPlayer,
    read=_read_one_player,
)


def _only_you(players: Said) -> Said:
    if players.value != You():
        raise Misread("say of yourself how many opponents there are")
    return players


part("just_you", "players", lambda: Phrase("you", plural=True), Phrase("you", plural=True), read=_only_you)


def _having(words: str, makes: type, **more: Any) -> tuple[Form, ...]:
    """Return the same of players in general, and of those that these are not."""
    return (
        Form(makes, f"{{who:one_player}} ~have {words}", **more),
        *_for_each_of(_OTHERS, words, makes, **more),
    )


HAVING_MORE: Final = (
    *_for_each_of(_CONTROLLERS, "more {what:kinds} than {than:players}", HasMore),
    *_having("more life than {than:players}", HasMore, what="life"),
    fixed(
        AmountIs(
            NumberOfPlayers(PlayersWho(Opponents(), HasMore(You(), "life", ThatPlayer()))), ">=", Number(1)
        ),
        "you have more life than an opponent",
    ),
    *_having("more cards in hand than {than:players}", HasMore, what="cards in hand"),
    negated(HasMore, "no opponent has more life than {than:players}", who=Opponents(), what="life"),
    fixed(HasCounters(DefendingPlayer(), "poison"), "defending player is poisoned", written=False),
    fixed(HasCounters(Opponents(), "poison"), "an opponent is poisoned", written=False),
    *_having("a(n) {kind:counter_kind} counter", HasCounters),
    *_having("{least:integer} or more / {kind:counter_kind} counters", HasCounters),
)
