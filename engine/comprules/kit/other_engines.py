"""Other engines, as a command line names them: each in a process of its own, several side by side."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

from comprules.book.statements import BASE_EDITION
from comprules.kit.examining import Examined, GivenUp
from comprules.kit.executors import Workers
from comprules.kit.limits import Interrupted, interruption
from comprules.kit.pipe import PipeJudge, judge_apart
from comprules.kit.planning import Planned
from comprules.kit.processes import working
from comprules.kit.results import Result
from comprules.kit.runner import play_all
from comprules.kit.side_by_side import slimmed

__all__ = ["OtherEngine", "results_of"]

_PARTS: Final = 4
"""Into so many parts the plays of a process are cut: an engine is started for each of them."""
_PLAYS_ELSEWHERE: Final = 60
"""So many plays are a part for an executor elsewhere, whose workers may come and go."""
_Part = tuple[tuple[Result, ...], str]


@dataclass(frozen=True, slots=True)
class OtherEngine:
    """Another engine: ``module:factory`` of Python, or a command; and how many seconds an answer may take."""

    factory: str = ""
    command: str = ""
    seconds: float = 10.0

    @contextmanager
    def started(self) -> Iterator[Examined]:
        """Start it in a process of its own, which ends afterwards with all that it has started.

        Raises:
            ComprulesError: It can't be started.
        """
        apart = (
            PipeJudge(self.command, self.seconds) if self.command else judge_apart(self.factory, self.seconds)
        )
        with apart as judge:
            judge.start()
            yield Examined(judge)


def results_of(
    engine: OtherEngine, plays: Sequence[Planned], jobs: int, *, whole: bool, boards: bool = False
) -> Iterator[Result]:
    """Yield what comes of plays on another engine, in order, where it is started ``jobs`` times at once.

    Unless ``whole`` results are wanted, scenarios that pass come without steps and boards. With ``boards``,
    each step in which somebody acts has the board after it.

    Raises:
        GivenUp: One of them has failed to answer too often; the results before that have come.
        ComprulesError: It can't be started, or a process has ended before its time.
    """
    is_elsewhere = isinstance(jobs, Workers) and jobs.address
    size = _PLAYS_ELSEWHERE if is_elsewhere else max(1, -(-len(plays) // (jobs * _PARTS)))
    parts = [plays[at : at + size] for at in range(0, len(plays), size)]
    with working(partial(_part, engine, whole=whole, boards=boards), parts, jobs) as played:
        for results, given_up in played:
            yield from results
            if given_up:
                raise GivenUp(given_up)


def _part(engine: OtherEngine, plays: Sequence[Planned], *, whole: bool, boards: bool) -> _Part:
    came: list[Result] = []
    with _ends_when_told(), engine.started() as judge:
        try:
            came.extend(slimmed(play_all(plays, judge, BASE_EDITION, boards=boards), whole=whole))
        except GivenUp as given_up:
            return tuple(came), str(given_up)
    return tuple(came), ""


@contextmanager
def _ends_when_told() -> Iterator[None]:
    """Let SIGTERM end the engine first, and then this process, which would leave it behind otherwise."""
    is_a_worker = threading.current_thread() is threading.main_thread() and hasattr(os, "fork")
    if not is_a_worker or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return
    signal.signal(signal.SIGTERM, interruption)
    try:
        yield
    except Interrupted as interrupted:
        os._exit(interrupted.exit_code)
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
