"""A game of python-mtg, as the judge keeps it; and the words of the engine for what the kit speaks of."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mtg import driver

from comprules.judge import Card, Seat

__all__ = ["COLORS", "COUNTERS", "LETTERS", "OF_A_PLAYER", "SUPERTYPES", "ZONES", "Game", "State", "rows_of"]

State = dict[str, Any]
"""A game as the engine keeps it: relations by their names, each a set of rows."""

COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "C": "colorless"}
LETTERS = {word: letter for letter, word in COLORS.items()}
COUNTERS = {"+1/+1": "p1p1", "-1/-1": "m1m1", "loyalty": "loyalty"}
ZONES = {"battlefield": "on_battlefield", "graveyard": "graveyard", "exile": "exile"}
OF_A_PLAYER = {"hand": "in_hand", "library": "in_library"}
SUPERTYPES = {"basic", "legendary", "snow", "world"}


@dataclass
class Game:
    """A game of the engine, and what the kit calls the things in it."""

    state: State
    seats: tuple[Seat, ...]
    ids: dict[str, str] = field(default_factory=dict)
    """The engine's word for each label."""
    cards: dict[str, Card] = field(default_factory=dict)
    """The card for each of the engine's words."""
    owners: dict[str, str] = field(default_factory=dict)
    chosen: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What was chosen for each spell on the stack."""
    declared: dict[str, Any] = field(default_factory=dict)
    """The declarations of this combat."""
    triggered: set[Any] = field(default_factory=set)
    """What has triggered in this step, which the engine derives again and again as long as the step lasts."""
    priority: str = ""
    passed: int = 0

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return str(next(iter(self.state["active_player"]))[0])

    @property
    def step(self) -> str:
        """The step, as the engine calls it."""
        return str(next(iter(self.state["current_step"]))[0])

    def copied(self) -> Game:
        """Return a copy that may be played on."""
        copy = Game(driver.clone_state(self.state), self.seats, self.ids, self.cards, self.owners)
        copy.chosen, copy.declared = dict(self.chosen), dict(self.declared)
        copy.triggered = set(self.triggered)
        copy.priority, copy.passed = self.priority, self.passed
        return copy


def rows_of(game: Game, relation: str, word: str) -> list[str]:
    """Return what a relation says of a thing."""
    return sorted(value for one, value in game.state.get(relation, ()) if one == word)
