"""How the book grows with what was played: ``python -m tests.bench.tables book``.

The suite is played once; books of a quarter of it, of all of it, and of all of it twice are built, each
with a cache of its own: from nothing, after one play has come out otherwise, and after nothing has changed.
It measures and judges nothing.
"""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

from rich.table import Table

from comprules.book.statements import BASE_EDITION
from comprules.cli.playing import chosen_plays
from comprules.kit.judges import our_judge
from comprules.kit.results import Result, Run
from comprules.kit.results_file import run_json
from comprules.kit.runner import play_all

from .commands import run

__all__ = ["book"]

_SIZES = (0.25, 1, 2)


def book() -> Table:
    """What a build takes, by the number of plays."""
    table = Table(title="The book, in seconds of processor time", title_justify="left")
    for column in ("plays", "from nothing", "by the clock", "one play otherwise", "nothing changed"):
        table.add_column(column, justify="right")
    played = tuple(play_all(chosen_plays([], "all"), our_judge(), BASE_EDITION, boards=True))
    for size in _SIZES:
        plays = _of_size(played, size)
        with tempfile.TemporaryDirectory() as folder:
            results, output, cache = Path(folder, "results.json"), Path(folder, "book"), f"{folder}/cache"
            command = ("book", "--results", str(results), "--output", str(output))
            _write(results, plays)
            first = run(command, cache)
            _write(results, (replace(plays[0], name=f"{plays[0].name}, in other words"), *plays[1:]))
            otherwise = run(command, cache)
            nothing = run(command, cache)
        table.add_row(
            f"{len(plays):,}",
            *(
                f"{taken:.1f}"
                for taken in (first.processor, first.wall, otherwise.processor, nothing.processor)
            ),
        )
    return table


def _of_size(played: tuple[Result, ...], size: float) -> tuple[Result, ...]:
    """Return part of the plays, or all of them and some once more under other names."""
    if size < 1:
        return played[:: round(1 / size)]
    again = (
        replace(one, id=f"{one.id}, time {time}", name=f"{one.name}, time {time}")
        for time in range(2, round(size) + 1)
        for one in played
    )
    return (*played, *again)


def _write(file: Path, plays: tuple[Result, ...]) -> None:
    file.write_text(run_json(Run("all", "comprules", "2025-06-06", plays)), "utf-8")
