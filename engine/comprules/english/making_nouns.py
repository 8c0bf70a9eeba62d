"""From the words of nouns.lark to subjects and players.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from comprules.abilities.nouns import (
    AllThese,
    Both,
    Filter,
    Predicate,
)
from comprules.abilities.predicates import Is
from comprules.abilities.simple_nouns import (
    EachPlayer,
    It,
    Opponents,
    ThatPlayer,
    This,
)
from comprules.english.making_descriptions import another_of, from_zone, several_of, single_of
from comprules.english.said import Described, Said

if TYPE_CHECKING:
    from lark import Token


__all__ = ["this_or_one"]

# ---- objects


def this_by_name(name: Token) -> Said:
    """Return the object itself; the name of two may be followed by a verb for one or for several."""
    return Said(This(), None if re.search(" (?:and|&) ", str(name)) else False)


def noun(token: Token) -> Token:
    return token


def all_these(described: Described) -> Said:
    return Said(AllThese(several_of(described)), plural=True)


def each_of_these(described: Described) -> Said:
    return Said(AllThese(single_of(replace(described, each=False))))


def this_or_another(first: Said, described: Described) -> Said:
    return Said(Both(first.value, AllThese(another_of(single_of(described)))))


def this_or_one(first: Said, second: Said) -> Said:
    """One of two that are named: ``this creature or a Goblin you control``."""
    return Said(Both(first.value, second.value))


def both(first: Said, second: Said) -> Said:
    return Said(Both(first.value, second.value), plural=True)


def both_and_each(first: Said, described: Described) -> Said:
    """``Exile this and each creature your opponents control``: one thing, and all of a kind."""
    return Said(Both(first.value, AllThese(single_of(described))), plural=True)


def both_and_all(first: Said, described: Described) -> Said:
    return Said(Both(first.value, AllThese(several_of(described))), plural=True)


def both_and_cards(first: Said, whose: Said, zone: Token) -> Said:
    """``Exile this artifact and all cards from all graveyards``."""
    cards = Said(AllThese(Filter(noun="card")), plural=True)
    return Said(Both(first.value, from_zone(cards, whose, zone).value), plural=True)


def all_of_these_targets(first: Said, *others: Said) -> Said:
    """``Target artifact, target creature, and target land``: the next stands beside all before it."""
    made = first.value
    for other in others:
        made = Both(made, other.value)
    return Said(made, plural=True)


def ability_meant(noun: str, *said: Predicate) -> Filter:
    return Filter.of(*said, noun=noun, zone="stack")  # type: ignore[arg-type]


def single_target(words: Token) -> Predicate:
    return Is(str(words))


def ability_kind(token: Token) -> str:
    return (
        str(token).replace("activated or triggered ", "").replace(", activated ability, or triggered", " or")
    )


def counter_choice(*kinds: str) -> tuple[str, ...]:
    return kinds


def possessive(subject: Said) -> Said:
    return subject


def its() -> Said:
    return Said(It())


# ---- players


def that_player() -> Said:
    return Said(ThatPlayer())


def opponents() -> Said:
    return Said(Opponents())


def each_player() -> Said:
    return Said(EachPlayer())
