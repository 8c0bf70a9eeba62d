"""How much damage was dealt this turn, and whether any was: by something, and to somebody (608.2i)."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from comprules.abilities.conditions import AmountIs, Condition, Not
from comprules.abilities.nouns import DamageThisTurn, Filter, Players, Subject
from comprules.abilities.simple_nouns import EachPlayer, Number, Opponents, You
from comprules.english.forms.form import Form, choice, part
from comprules.english.writing_nouns import object_words, players_words
from comprules.english.writing_words import Phrase

__all__ = ["DAMAGE_AMOUNTS", "DAMAGE_DONE"]

choice("damage_of", {"damage": "", "combat damage": "combat", "noncombat damage": "noncombat"})


def _hurt_words(to: Subject | Players) -> Phrase:
    return players_words(to) if isinstance(to, Players) else Phrase(object_words(to))


part("hurt", "recipient", _hurt_words, "this creature", of=Subject | Players)


def _some(by: Any, to: Any, how: Any, least: int = 1) -> AmountIs:
    return AmountIs(DamageThisTurn(by, to, how), ">=", Number(least))


def _dealt(by: Subject, to: Any, how: Any = "") -> AmountIs:
    return _some(by, to, how)


def _by_and_to(thing: AmountIs) -> dict[str, Any] | None:
    match thing:
        case AmountIs(DamageThisTurn(by, to, how), ">=", Number(1)) if by is not None and to is not None:
            return {"by": by, "to": to, "how": how}
        case _:
            return None


def _not_dealt(by: Subject, to: Any, how: Any = "") -> Not:
    return Not(_dealt(by, to, how))


def _not_by_and_to(thing: Not) -> dict[str, Any] | None:
    return _by_and_to(thing.condition) if isinstance(thing.condition, AmountIs) else None


def _was_dealt(to: Subject, least: int = 1, how: Any = "") -> AmountIs:
    return _some(None, to, how, least)


def _to_so_much(thing: AmountIs) -> dict[str, Any] | None:
    match thing:
        case AmountIs(DamageThisTurn(None, to, how), ">=", Number(least)) if isinstance(to, Subject):
            return {"to": to, "least": least, "how": how}
        case _:
            return None


def _has_dealt(by: Subject, least: int) -> AmountIs:
    return _some(by, None, "", least)


def _by_so_much(thing: AmountIs) -> dict[str, Any] | None:
    match thing:
        case AmountIs(DamageThisTurn(by, None, ""), ">=", Number(least)) if by is not None:
            return {"by": by, "least": least}
        case _:
            return None


def _of_player(who: Players, words: str) -> Form:
    def make(least: int, how: Any = "") -> AmountIs:
        return AmountIs(DamageThisTurn(None, who, how), ">=", Number(least), of_one=who != You())

    def unmake(thing: AmountIs) -> dict[str, Any] | None:
        match thing:
            case AmountIs(DamageThisTurn(None, to, how), ">=", Number(least)) if to == who:
                return {"least": least, "how": how}
            case _:
                return None

    return Form(
        AmountIs,
        f"{words} dealt {{least:digits}} or more {{how:damage_of}} this turn",
        make=make,
        unmake=unmake,
    )


def _to_kind(words: str, noun: str, make: Any, unmake: Any, makes: type[Condition]) -> Form:
    return Form(
        makes, f"{{by:one_subject}} {words} {{how:damage_of}} to {noun} this turn", make=make, unmake=unmake
    )


DAMAGE_DONE: Final = (
    *(
        _to_kind(words, noun, make, unmake, makes)
        for words, make, unmake, makes in (
            ("dealt", _dealt, _by_and_to, AmountIs),
            ("didn't deal", _not_dealt, _not_by_and_to, Not),
        )
        for noun in ("{to:doer}", "a(n) {to:one_such}", "another {to:another_such}")
    ),
    Form(
        AmountIs,
        "{least:digits} or more {how:damage_of} was dealt to {to:one_subject} this turn",
        make=_was_dealt,
        unmake=_to_so_much,
    ),
    Form(
        AmountIs,
        "{to:one_subject} was dealt noncombat damage this turn",
        make=lambda to: _was_dealt(to, how="noncombat"),
        unmake=lambda _: None,
        written=False,
    ),
    Form(
        AmountIs,
        "{by:one_subject} has dealt {least:digits} or more damage this turn",
        make=_has_dealt,
        unmake=_by_so_much,
    ),
    _of_player(Opponents(), "an opponent was"),
    _of_player(EachPlayer(), "a player was"),
    _of_player(You(), "you've been"),
)
"""What conditions ask of damage."""


def _to(to: Subject | Players, how: Any = "") -> DamageThisTurn:
    return DamageThisTurn(None, to, how)


def _to_whom(thing: DamageThisTurn, how: Any) -> dict[str, Any] | None:
    if thing.by is not None or thing.to is None or isinstance(thing.to, Filter) or thing.how != how:
        return None
    return {"to": thing.to}


DAMAGE_AMOUNTS: Final = tuple(
    Form(
        DamageThisTurn,
        f"(the {words} dealt to|the amount of {words} dealt to) {{to:hurt}} this turn",
        make=partial(_to, how=how),
        unmake=partial(_to_whom, how=how),
    )
    for words, how in (("damage", ""), ("combat damage", "combat"), ("noncombat damage", "noncombat"))
)
"""So much damage."""
