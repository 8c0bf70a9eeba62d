"""Three judges that play nothing: one does nothing, one refuses everything, one says ``Done`` to everything.

Each sets up a position as our engine does, and no more. What they pass in the suite shows nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from comprules.judge import Action, Advance, Applied, Board, Choice, Done, Judge, Outcome, Position, Refused
from comprules.reference import reference_judge

__all__ = ["BAD_JUDGES", "DoneJudge", "IdleJudge", "RefusingJudge"]


@dataclass(slots=True)
class IdleJudge:
    """It accepts every action and changes nothing; the board stays that of the position."""

    given: Judge = field(default_factory=reference_judge)
    """It sets up the position, and is asked for nothing but its board."""
    seen: Board | None = None

    @property
    def name(self) -> str:
        """Return what it does."""
        return "does nothing"

    def begin(self, position: Position) -> None:
        """Set up the position."""
        self.given.begin(position)
        self.seen = self.given.board()

    def act(self, action: Action) -> Outcome:
        """Accept it."""
        return Done()

    def answer(self, choice: Choice) -> Outcome:
        """Accept it."""
        return Done()

    def would(self, action: Action) -> Outcome:
        """Accept it."""
        return Done()

    def board(self) -> Board:
        """Return the position as it was given."""
        assert self.seen is not None
        return self.seen

    def trace(self) -> tuple[Applied, ...]:
        """Return nothing; it keeps no trace."""
        return ()


@dataclass(slots=True)
class RefusingJudge(IdleJudge):
    """It refuses every action."""

    @property
    def name(self) -> str:
        """Return what it does."""
        return "refuses everything"

    def act(self, action: Action) -> Outcome:
        """Refuse it."""
        return Refused("no")

    def answer(self, choice: Choice) -> Outcome:
        """Refuse it."""
        return Refused("no")

    def would(self, action: Action) -> Outcome:
        """Refuse it."""
        return Refused("no")


@dataclass(slots=True)
class DoneJudge(IdleJudge):
    """It says ``Done`` to everything, and lets only time pass: each step that is named comes, and nothing in it."""

    @property
    def name(self) -> str:
        """Return what it does."""
        return "says Done to everything"

    def act(self, action: Action) -> Outcome:
        """Accept it; a step that the game is to go on to has come."""
        if isinstance(action, Advance):
            board = self.board()
            self.seen = replace(
                board,
                turn=board.turn + (action.player != board.active),
                active=action.player,
                step=action.step,
            )
        return Done()


BAD_JUDGES: Final[tuple[type[IdleJudge], ...]] = (IdleJudge, RefusingJudge, DoneJudge)
