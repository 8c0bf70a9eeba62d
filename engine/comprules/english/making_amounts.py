"""From the words of amounts.lark to amounts, conditions and durations.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from comprules.abilities.conditions import (
    AllHold,
    AnyHolds,
    Exists,
)
from comprules.abilities.nouns import (
    AnyOf,
    Filter,
)
from comprules.abilities.predicates import Subtype, Type
from comprules.english.said import Described, Misread

if TYPE_CHECKING:
    from comprules.abilities.conditions import Condition
    from comprules.abilities.nouns import Amount, Predicate

from comprules.english.making_descriptions import (
    filter_of,
    kinds_together,
    number_of_nouns,
    number_of_these,
    several_of,
    single_of,
)

__all__ = ["count_of"]


# ---- amounts


def count_of(described: Described) -> Amount:
    """Return how many there are of a kind."""
    return number_of_these(several_of(described))


# ---- conditions


def both_hold(first: Condition, second: Condition) -> AllHold:
    if isinstance(second, AnyHolds):
        raise Misread("which of these conditions go together is unclear")
    return AllHold((first, *(second.conditions if isinstance(second, AllHold) else (second,))))


def either_holds(first: Condition, second: Condition) -> AnyHolds:
    if isinstance(second, AllHold):
        raise Misread("which of these conditions go together is unclear")
    return AnyHolds((first, *(second.conditions if isinstance(second, AnyHolds) else (second,))))


def one_counted(described: Described) -> Filter:
    return single_of(described)


def counted_either(first: Filter, second: Filter) -> Exists:
    """``a Forest or an Island``: one of two subtypes, or of two card types."""
    match first, second:
        case Filter((Type() | Subtype() as one,)), Filter((Type() | Subtype() as other,)) if type(
            one
        ) is type(other) and (first, second) == (Filter.of(one), Filter.of(other)):
            return Exists(Filter.of(AnyOf((one, other))))
    raise Misread("one of two kinds is one of two subtypes, or of two card types")


def described_either(first: tuple[Any, ...], second: tuple[Any, ...]) -> Filter:
    return single_of(kinds_together(first, second))


def described(groups: tuple[Any, ...], *posts: Predicate | Filter) -> Filter:
    number_of_nouns(groups)
    return filter_of(groups, posts)
