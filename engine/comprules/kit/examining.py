"""A judge of which only fit answers are taken, and which is given up if it fails to answer too often."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, cast

from comprules.book.printable import printable
from comprules.judge import (
    Action,
    Applied,
    Board,
    Choice,
    Hello,
    Judge,
    Outcome,
    Position,
    Unsupported,
)
from comprules.kit.claims import claims_of
from comprules.kit.fitting import FitTrace, UnfitAnswer, examined
from comprules.kit.limits import Interrupted, TookTooLong, time_limit
from comprules.kit.pipe import BrokenPipeJudge

__all__ = ["Examined", "GivenUp", "known_name"]

_SECONDS_FOR_A_NAME: Final = 20.0
_FAILURES_IN_A_ROW: Final = 3
_FAILURES_IN_ALL: Final = 20
_DEATHS_IN_A_ROW: Final = 25


class GivenUp(Exception):  # noqa: N818 -- a finding about the judge
    """The judge has failed to answer so often that nothing more is asked of it."""


def known_name(judge: Judge) -> str:
    """Return the name of a judge as it can be printed; its class's, if it can't say one."""
    try:
        with time_limit(_SECONDS_FOR_A_NAME):
            name: object = judge.name
    except Interrupted:
        raise
    except BaseException:  # noqa: BLE001 -- whatever a judge raises, its results are worth more than its name
        name = None
    return printable(name)[:200] if isinstance(name, str) and name else f"a {type(judge).__name__}"


@dataclass(slots=True)
class Examined:
    """A judge of which only fit answers are taken, and which is given up if it fails to answer too often.

    It is given up after three games in a row in which it hung or never answered, after twenty of them in
    all, or after twenty-five in a row in which it died or wrote something that is no answer.
    """

    judge: Judge
    given_up: str = ""
    """Why nothing more is asked of it; empty as long as it is asked."""
    _failures: int = 0
    _in_a_row: float = 0.0
    _failure: str = ""
    """How it failed to answer in this game; nothing more is asked of it until the next."""
    _trace: FitTrace = field(default_factory=FitTrace)
    _traced: tuple[Applied, ...] | None = None
    """The trace, and below the board, if they have been asked for since somebody last did anything."""
    _seen: Board | None = None
    _claims: Hello | None = None
    _was_greeted: bool = False

    def hello(self) -> Hello | None:
        """Return what it says of itself, which it is asked once; None if it says nothing.

        Raises:
            ComprulesError: What it says can't be understood.
        """
        if not self._was_greeted:
            self._claims, self._was_greeted = claims_of(self.judge), True
        return self._claims

    @property
    def name(self) -> str:
        """Return its name, or what stands for it."""
        return known_name(self.judge)

    def begin(self, position: Position) -> None:
        """Set up a position.

        Raises:
            GivenUp: It has failed too often.
        """
        if self.given_up:
            raise GivenUp(self.given_up)
        if not self._failure:
            self._in_a_row = 0.0
        self._failure = ""
        self._done(lambda: self.judge.begin(position))

    def act(self, action: Action) -> Outcome:
        """Let a player do something."""
        return cast(
            "Outcome", examined(Outcome, self._done(lambda: self.judge.act(action)), "what act gives")
        )

    def would(self, action: Action) -> Outcome:
        """Say what ``act`` would."""
        return cast(
            "Outcome", examined(Outcome, self._done(lambda: self.judge.would(action)), "what would gives")
        )

    def answer(self, choice: Choice) -> Outcome:
        """Answer the question."""
        return cast(
            "Outcome", examined(Outcome, self._done(lambda: self.judge.answer(choice)), "what answer gives")
        )

    def board(self) -> Board:
        """Return the game as it stands; the judge is asked once after anything that is done."""
        if self._seen is None:
            self._traced = None  # a rule may say who may look
            self._seen = cast("Board", examined(Board, self._asked(self.judge.board), "the board"))
        return self._seen

    def glance(self) -> Board:
        """Return the game as it stands; of our own engine, so that its trace says nothing of the look."""
        look: Callable[[], object] = getattr(self.judge, "glance", self.judge.board)
        return cast("Board", examined(Board, self._asked(look), "the board"))

    def trace(self) -> tuple[Applied, ...]:
        """Return every rule applied since ``begin``; nothing, if it has said that it keeps no trace.

        The judge is asked once after anything that is done.
        """
        if self._claims is not None and "traces" not in self._claims.capabilities:
            return ()
        if self._traced is None:
            self._traced = self._trace.examined(self._asked(self.judge.trace))
        return self._traced

    def _done(self, ask: Callable[[], object]) -> object:
        """Have something done: what the judge has shown before is out of date, whatever comes of it."""
        self._traced = self._seen = None
        return self._asked(ask)

    def _asked(self, ask: Callable[[], object]) -> object:
        if self._failure:
            raise UnfitAnswer(self._failure)
        try:
            return ask()
        except Unsupported as unsupported:
            raise Unsupported(printable(str(unsupported))) from None
        except TookTooLong as error:
            self._note(str(error), 1.0)
            raise
        except BrokenPipeJudge as error:
            if error.costs:
                self._note(str(error), 1.0 if error.is_hopeless else _FAILURES_IN_A_ROW / _DEATHS_IN_A_ROW)
            raise

    def _note(self, why: str, weight: float) -> None:
        """Count a game in which the judge failed to answer, once."""
        if self._failure:
            return
        self._failure = why
        self._in_a_row += weight
        self._failures += weight == 1.0
        if self._in_a_row >= _FAILURES_IN_A_ROW - 0.01 or self._failures >= _FAILURES_IN_ALL:
            games = self._failures or _DEATHS_IN_A_ROW
            self.given_up = (
                f"the engine is given up after {games} games that came to nothing; the last one: {why}"
            )
