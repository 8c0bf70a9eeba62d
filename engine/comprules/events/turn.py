"""Events of the turn: turns, phases and steps (500)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from comprules.state.objects import GameObject
    from comprules.words import AddedPhase, EndedPart, Phase, Step, TimeOfDay


__all__ = [
    "AddsPhases",
    "AddsSteps",
    "AddsTurn",
    "BecomesDayOrNight",
    "BeginsPhase",
    "BeginsStep",
    "BeginsTurn",
    "Discontinues",
    "EndsEarly",
    "Restarts",
    "TakesBack",
    "WillControl",
]


@dataclass(frozen=True, slots=True)
class BeginsStep:
    """A step of a player's turn begins, or a main phase (500.1)."""

    player: str
    step: Step
    second: bool = False
    """Whether it is another step of that name in the phase (510.4)."""


@dataclass(frozen=True, slots=True)
class BeginsPhase:
    """A phase that has steps begins: ``beginning``, ``combat`` or ``ending`` (500.1)."""

    player: str
    phase: Phase


@dataclass(frozen=True, slots=True)
class BeginsTurn:
    """A player's turn begins (500.1)."""

    player: str


@dataclass(frozen=True, slots=True)
class AddsTurn:
    """A player will take an extra turn after this one (500.7)."""

    player: str


@dataclass(frozen=True, slots=True)
class WillControl:
    """A player will control another, or themselves, during the next turn of that one (721.1)."""

    player: str
    controlled: str


@dataclass(frozen=True, slots=True)
class AddsPhases:
    """Phases are added directly after the present one (500.8): ``combat``, ``main``, ``upkeep``."""

    phases: tuple[AddedPhase, ...]


@dataclass(frozen=True, slots=True)
class AddsSteps:
    """Steps are added directly after the present one (500.9)."""

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class BecomesDayOrNight:
    """It becomes day, or it becomes night (729.1)."""

    time: TimeOfDay


@dataclass(frozen=True, slots=True)
class Restarts:
    """The game ends, and its players begin a new one with these cards (725)."""

    starting: str
    """The player who takes the first turn."""
    players: tuple[str, ...]
    """Those who play the new game."""
    cards: tuple[int, ...]
    """The cards that go to the decks of their owners."""


@dataclass(frozen=True, slots=True)
class Discontinues:
    """The game stands still while a subgame is played with some of its cards (727.1a)."""

    starting: str
    """The player who takes the first turn of the subgame."""
    cards: tuple[int, ...]
    """The cards that are moved to the subgame."""
    rest: Any
    """What is left of the resolution that goes on once the subgame is over."""


@dataclass(frozen=True, slots=True)
class TakesBack:
    """The cards that were in a subgame come back to the main game as it goes on (727.5)."""

    cards: tuple[GameObject, ...]
    gone: tuple[int, ...]
    """The cards outside the subgame that were brought into it, and are among them."""


@dataclass(frozen=True, slots=True)
class EndsEarly:
    """The turn, or its combat phase, is ended by an effect (722)."""

    part: EndedPart
