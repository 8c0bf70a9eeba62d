"""A faulty judge is our engine with one rule bent, as players and other engines get it wrong."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from comprules.editions import CR2025
from comprules.ruleset import Ruleset

__all__ = ["Fault", "keyword_meaning", "played", "without"]


@dataclass(frozen=True, slots=True)
class Fault:
    """A row of the table: what a judge gets wrong, and what has to catch it."""

    judge: str
    """What it does, in words that follow "the judge"."""
    rules: str
    """The numbers of the rules that it gets wrong."""
    bent: Ruleset
    caught_by: tuple[str, ...]
    """Each scenario as its file, without the ending, and its title: ``704_state_based_actions: A title``."""


def played(rule: Callable[..., Any], so: Callable[..., Any], ruleset: Ruleset = CR2025) -> Ruleset:
    """Return the ruleset in which another function is in the place of a rule's."""
    return ruleset.replacing(rule, so)


def without(number: str) -> Ruleset:
    """Return the ruleset in which the engine's own misreading is in the place of a rule, or nothing is."""
    return CR2025.without(number)


def keyword_meaning(name: str, means: str, ruleset: Ruleset = CR2025) -> Ruleset:
    """Return the ruleset in which a keyword ability stands for other words."""
    row = ruleset.keyword(name)
    assert row is not None
    return replace(ruleset, keywords=ruleset.keywords.replacing(row, replace(row, means=means)))
