"""Descriptions are taken apart and put together by these."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from comprules.abilities.nouns import ControlledBy, Filter, Non, OneOrOther, OwnedBy, Players, Predicate
from comprules.abilities.predicates import Color, Other, Subtype, Supertype, Type

__all__ = ["are_words", "controlled", "narrowed", "predicate_of", "says_whose", "without", "words_for"]

P = TypeVar("P")


def predicate_of(described: Filter, kind: type[P]) -> P | None:
    """Return the first predicate of a kind in a description; None where it says nothing of the kind."""
    for predicate in described.predicates:
        if isinstance(predicate, kind):
            return predicate
    return None


def words_for(described: Filter, kind: type[Type | Supertype | Subtype | Color]) -> tuple[str, ...]:
    """Return the words of all predicates of a kind: the card types that a description asks for."""
    return tuple(p.word for p in described.predicates if isinstance(p, kind))


def narrowed(described: Filter, *predicates: Predicate) -> Filter:
    """Return the description with more predicates."""
    return replace(described, predicates=(*described.predicates, *predicates))


def without(described: Filter, *kinds: type[Predicate]) -> Filter:
    """Return the description without its predicates of these kinds."""
    kept = tuple(_apart(p, kinds) for p in described.predicates if p.__class__ not in kinds)
    return described if kept == described.predicates else replace(described, predicates=kept)


def _apart(predicate: Predicate, kinds: tuple[type[Predicate], ...]) -> Predicate:
    """Return one description or another without what either says of another object."""
    if not isinstance(predicate, OneOrOther) or Other not in kinds:
        return predicate
    one, other = (
        tuple(p for p in those if not isinstance(p, Other)) for those in (predicate.one, predicate.other)
    )
    return OneOrOther(one, other)


def controlled(described: Filter, players: Players | None) -> Filter:
    """The description with these controllers and no others; with None it says nothing of controllers."""
    plain = without(described, ControlledBy)
    return plain if players is None else narrowed(plain, ControlledBy(players))


def are_words(one: tuple[Predicate, ...], other: tuple[Predicate, ...]) -> bool:
    """Say whether both descriptions are one type or subtype each."""
    return len(one) == len(other) == 1 and all(isinstance(p, Type | Subtype) for p in (*one, *other))


def says_whose(predicate: Predicate) -> bool:
    """Say whether a predicate says whose something is, or is not."""
    return isinstance(predicate.what if isinstance(predicate, Non) else predicate, ControlledBy | OwnedBy)
