"""Instructions about cards that few see, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from comprules.abilities.nouns import CountOf, Filter, Players
from comprules.abilities.searching import LookAt, LookAtHand, SearchLibrary, ShuffleLibrary
from comprules.abilities.simple_nouns import Number, You
from comprules.english.lexicon import number_word
from comprules.english.writing_nouns import filter_words, object_words, players_words
from comprules.english.writing_words import counted, is_one, refuse, verb

if TYPE_CHECKING:
    from comprules.abilities.instructions import Move

__all__ = ["in_order_words", "searching_words"]


def searching_words(
    effect: SearchLibrary | ShuffleLibrary | LookAt | LookAtHand, base: Players | None
) -> str:
    """Searching, shuffling and looking, as a clause; bare for whom the sentence is about."""
    match effect:
        case LookAt(subject):
            return f"look at {object_words(subject)}"
        case LookAtHand(players, False):
            if players == You():
                raise refuse(effect)
            return f"look at {players_words(players).words}'s hand"
        case LookAtHand(players):
            return _deed(players, "reveal", f"{_own(players, base)} hand", base)
        case ShuffleLibrary(players):
            return _deed(players, "shuffle", "", base)
        case SearchLibrary(players, what, amount, up_to):
            return _deed(
                players,
                "search",
                f"{_own(players, base)} library for {_sought(what, amount, up_to=up_to)}",
                base,
            )


def _own(players: Players, base: Players | None) -> str:
    return "your" if players == You() and base in (None, You()) else "their"


def _deed(players: Players, base_verb: str, what: str, bare_for: Players | None) -> str:
    if players == (bare_for or You()):
        return f"{base_verb} {what}".rstrip()
    phrase = players_words(players)
    return f"{phrase.words} {verb(base_verb, several=phrase.plural)} {what}".rstrip()


def _sought(what: Filter, amount: object, *, up_to: bool) -> str:
    plain = replace(what, zone="battlefield")
    if up_to and amount == CountOf(what):
        return f"any number of {filter_words(plain, several=True)}"
    if up_to and isinstance(amount, Number):
        return f"up to {number_word(amount.value)} {filter_words(plain, several=not is_one(amount))}"
    if up_to:
        raise refuse(what)
    return counted(amount, filter_words(plain, several=not is_one(amount)))  # type: ignore[arg-type]


def in_order_words(move: Move) -> str:
    """In what order several things lie in a library."""
    return {"": "", "any": " in any order", "random": " in a random order"}[move.order]
