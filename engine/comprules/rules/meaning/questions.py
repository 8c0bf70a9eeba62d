"""608.2: what the words of an ability ask one another.

Words are explained by other words: an amount counts objects, a description compares with an amount, an amount
depends on a condition. A module of this package imports those that stand below it, and asks those above it
through the answers that the ruleset holds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from comprules.abilities.conditions import AnyAmount, Condition
from comprules.abilities.nouns import Subject
from comprules.rules.meaning.speaker import Speaker
from comprules.ruleset import rules_of
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["Meanings", "answers"]


@dataclass(frozen=True, slots=True)
class Meanings:
    """The functions that say what words mean, for the modules below those that define them."""

    objects_of: Callable[[Game, Mapping[int, View], Speaker, Subject], tuple[int, ...]]
    """Find the objects that the words name."""
    named: Callable[[Game, Mapping[int, View], Speaker, Subject], tuple[int, ...]]
    """Find the objects that the words name, one that is gone with what was last known of it."""
    amount_of: Callable[[Game, Mapping[int, View], Speaker, AnyAmount], int]
    result_of: Callable[[Game, Mapping[int, View], Speaker, AnyAmount], int]
    """Work out what an amount comes to."""
    holds: Callable[[Game, Mapping[int, View], Speaker, Condition], bool]
    """Tell whether a condition is true now."""


def answers(game: Game) -> Meanings:
    """Return the answers of the ruleset by which the game is played."""
    found: Meanings = rules_of(game).answers
    return found
