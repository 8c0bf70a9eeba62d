"""The same plays on our engine in this process and behind a pipe: ``python -m tests.bench.tables apart``.

Counted is all that both processes do, on scenarios that both have played before. The two take turns, a few
scenarios each, so that what else the machine does weighs on both alike. With ``EVERY=10`` before the command
every tenth scenario is played. It measures and judges nothing.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.table import Table

from comprules.book.statements import BASE_EDITION
from comprules.judge import Judge
from comprules.kit.judges import our_judge
from comprules.kit.pipe import PipeJudge, judge_apart
from comprules.kit.planning import Planned
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play_all

__all__ = ["apart"]

AT_A_TIME = 40
"""So many scenarios are played by one of the two before it is the other's turn."""
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class _Clocks:
    """What playing takes: of this process, of the engine's, and by the clock."""

    def __init__(self, judge: Judge, of_the_engine: Callable[[], float]) -> None:
        self._judge = judge
        self._of_the_engine = of_the_engine
        self.kit = self.engine = self.wall = 0.0

    @property
    def both(self) -> float:
        return self.kit + self.engine

    def play(self, plays: Sequence[Planned]) -> None:
        kit, engine, wall = time.process_time(), self._of_the_engine(), time.perf_counter()
        for result in play_all(plays, self._judge, BASE_EDITION):
            assert result.status == "passed", f"{result.id}: {result.reason}"
        self.wall += time.perf_counter() - wall
        self.engine += self._of_the_engine() - engine
        self.kit += time.process_time() - kit


def apart() -> Table:
    """What our own engine takes in one process, and behind a pipe."""
    plays = plan_suite(read_suite(), (BASE_EDITION,))[:: int(os.environ.get("EVERY", "1"))]
    with judge_apart("comprules.reference:reference_judge", 60.0) as behind_a_pipe:
        behind_a_pipe.start()
        here = _Clocks(our_judge(), lambda: 0.0)
        there = _Clocks(behind_a_pipe, lambda: _spent(behind_a_pipe))
        for clocks in (here, there):  # what is read and remembered at first is not counted
            clocks.play(plays)
            clocks.kit = clocks.engine = clocks.wall = 0.0
        for at in range(0, len(plays), AT_A_TIME):
            for clocks in (here, there):
                clocks.play(plays[at : at + AT_A_TIME])
    return _table(len(plays), here, there)


def _spent(judge: PipeJudge) -> float:
    """Return the seconds of the processor that the engine's process has had so far."""
    child = judge._child
    assert child is not None
    # behind the name, which may hold spaces, the twelfth and thirteenth fields are the times, in ticks
    told = Path(f"/proc/{child.process.pid}/stat").read_text().rpartition(")")[2].split()  # type: ignore[attr-defined]
    return (int(told[11]) + int(told[12])) / _TICKS


def _table(number: int, here: _Clocks, there: _Clocks) -> Table:
    table = Table(
        title=f"{number:,} plays on our own engine, both processes counted",
        title_justify="left",
        caption_justify="left",
    )
    for at, column in enumerate(("how", "ms each", "kit", "engine", "by the clock")):
        table.add_column(column, justify="right" if at else "left")
    for how, one in (("in one process", here), ("through a pipe", there)):
        parts = (one.kit, one.engine) if one.engine else (None, None)
        cells = (
            "" if part is None else f"{part / number * 1000:.2f}" for part in (one.both, *parts, one.wall)
        )
        table.add_row(how, *cells)
    table.add_row(
        "  so many times as long", f"{there.both / here.both:.2f}", "", "", f"{there.wall / here.wall:.2f}"
    )
    table.caption = "Each scenario has been played before, by both; they take turns."
    return table
