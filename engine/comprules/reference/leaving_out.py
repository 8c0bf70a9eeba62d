"""Which rules can be left out, by which rulesets."""

from __future__ import annotations

from functools import cache

from comprules.book.register import load_register
from comprules.editions import playable
from comprules.ruleset import CannotDropError, Ruleset

__all__ = ["ensure_droppable", "without_rules"]


def ensure_droppable(number: str) -> None:
    """Find a ruleset that can do without a rule; every edition and variant is asked, and one is enough.

    Raises:
        CannotDropError: there is none.
    """
    refusals: list[CannotDropError] = []
    for ruleset in playable():
        try:
            ruleset.without(number)
        except CannotDropError as error:
            refusals.append(error)
        else:
            return
    raise refusals[0]


def without_rules(ruleset: Ruleset, numbers: tuple[str, ...]) -> Ruleset:
    """Return a ruleset without these rules; those that only other editions or variants have change nothing.

    Raises:
        CannotDropError: the edition has the rule, and no ruleset of it can do without.
    """
    for number in numbers:
        try:
            ruleset = ruleset.without(number)
        except CannotDropError:
            if number in load_register(ruleset.edition) and not _is_droppable_in_a_variant(
                number, ruleset.edition
            ):
                raise
    return ruleset


@cache
def _is_droppable_in_a_variant(number: str, edition: str) -> bool:
    for ruleset in playable():
        if ruleset.edition == edition:
            try:
                ruleset.without(number)
            except CannotDropError:
                continue
            return True
    return False
