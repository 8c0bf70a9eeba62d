"""The nouns that words answer to, and whether they mean several."""

from __future__ import annotations

from typing import Any, assert_never

from comprules.abilities.adjectives import ADJECTIVES
from comprules.abilities.nouns import (
    AllThese,
    AnyOf,
    Both,
    DoneThisWay,
    Filter,
    OneOrMore,
    OneOrOther,
    Picked,
    Predicate,
    Target,
    TopOf,
)
from comprules.abilities.predicates import Is, Subtype, Type
from comprules.abilities.simple_nouns import (
    Attached,
    Granter,
    It,
    Number,
    PaidWith,
    ThatOne,
    TheRest,
    This,
)
from comprules.english.lexicon import singular

__all__ = ["described"]


def _of_filter(kind: Filter) -> frozenset[str]:
    found = {kind.noun}.union(*map(_nouns_of, kind.predicates))
    return frozenset(found | {"spell", "permanent"} if kind.noun == "object" else found)


def _nouns_of(predicate: Predicate) -> set[str]:
    match predicate:
        case Type(word) | Subtype(word):
            return {word}
        case Is(word) if ADJECTIVES[word].place == "noun":
            return {word}
        case AnyOf(these):
            return set[str]().union(*map(_nouns_of, these))
        case OneOrOther(one, other):
            return set[str]().union(*map(_nouns_of, (*one, *other)))
        case _:  # the others are said by adjectives, or behind the noun
            return set()


def described(subject: Any) -> tuple[frozenset[str] | None, bool | None]:
    """Return the nouns that a subject answers to, and whether it is several."""
    match subject:
        case Filter():
            return _of_filter(subject), None
        case This(noun):
            return None, False
        case Attached(noun=noun):
            return frozenset({noun, "permanent"}), False
        case Target(filter=kind, most=most, number=number):
            return _of_filter(kind), (most != 1) if number is None else None
        case It(noun):
            word = singular(noun)
            several = True if noun == "they" or word != noun else False if noun == "it" else None
            return None if noun in ("it", "they") else frozenset({word}), several
        case AllThese(kind) | DoneThisWay(kind):
            return _of_filter(kind), None
        case OneOrMore(kind):
            return _of_filter(kind), True
        case Picked(filter=kind, amount=amount):
            return _of_filter(kind), amount != Number(1)
        case TopOf(amount=amount):
            return frozenset({"card"}), amount != Number(1)
        case ThatOne():
            return None, False
        case TheRest():
            return frozenset({"card"}), None
        case Both(first, second):
            one, other = described(first)[0], described(second)[0]
            return (None if one is None or other is None else one | other), True
        case PaidWith(noun=noun):
            return frozenset({noun}), False
        case Granter():
            return None, False
        case _:
            assert_never(subject)
