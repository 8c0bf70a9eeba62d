"""Rows of tables say how a turn goes and how a spell is cast, step by step.

A ruleset holds these tables.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

if TYPE_CHECKING:
    from comprules.book.citing import Citation
    from comprules.events.players import Deals
    from comprules.state.game import Game
    from comprules.words import Phase, Step

__all__ = [
    "CombatDamage",
    "Declaration",
    "OpeningHands",
    "ProcedureStep",
    "TurnBasedAction",
    "TurnStep",
    "always",
    "never",
]

T = TypeVar("T")

TurnBasedAction = Callable[["Game"], "Game"]
"""What the game does by itself as a step begins or ends (703.1)."""

Declaration = Mapping[int, "int | str | tuple[int, ...]"]
"""Players declare attackers with what they attack, or blockers with the attackers that they block."""


def never(_game: Game) -> bool:
    """A step is not taken again."""
    return False


def always(_game: Game) -> bool:
    """A step takes place in every turn."""
    return True


@dataclass(frozen=True, slots=True)
class TurnStep:
    """A row of the turn: a step, or a main phase, which has no steps (500.1)."""

    name: Step
    """The step's name; a main phase has that of its phase."""

    phase: Phase
    """The phase that it belongs to."""

    actions: tuple[TurnBasedAction, ...] = ()
    """The turn-based actions as it begins, in their order."""

    declares: Callable[[Game, Declaration | None], Game] | None = None
    """The turn-based action of a declaration; without one, players declare what they must."""

    priority: Literal["always", "never", "if something happened"] = "always"
    """Whether the active player receives priority in it."""

    as_it_ends: tuple[TurnBasedAction, ...] = ()
    """What the game does as it ends, whether it took place or was skipped."""

    takes_place: Callable[[Game], bool] = always
    """Whether there is such a step this time; if not, the turn goes on with the next row."""

    again: Callable[[Game], bool] = never
    """Whether another such step begins as it ends."""

    second: bool = False
    """Whether it is another step of the name that the row before it has."""

    citation: Citation | None = None
    """The rule without which there is no such row."""


@dataclass(frozen=True, slots=True)
class ProcedureStep(Generic[T]):
    """A numbered step of a procedure, such as casting a spell."""

    citation: Citation
    """The rule that says so."""

    name: str
    """What is done in it, in words."""

    carry_out: Callable[[Game, T], tuple[Game, T]]
    """The game after the step, with what the procedure has come to."""


@dataclass(frozen=True, slots=True)
class CombatDamage:
    """Combat damage between being assigned and being dealt."""

    assigned: tuple[Deals, ...] = ()
    """The damage that creatures have assigned."""


@dataclass(frozen=True, slots=True)
class OpeningHands:
    """What has been done before the game: the mulligans that were taken, and sideboards set aside."""

    taken: tuple[str, ...] = ()
    """The player of each mulligan, in the order in which they were taken."""
    kept: tuple[str, ...] = ()
    """The players who have kept their hands."""
    set_aside: bool = False
    """Whether sideboards are set aside."""

    def number(self, player: str) -> int:
        """Return how many mulligans a player has taken."""
        return self.taken.count(player)
