"""How long the book takes, and how it grows with what was played: ``python -m tests.bench.tables book``.

Books are built in copies of the checkout: one as large as the book was when its marks were set (section 6 and 704, with 1,775 plays),
and whole ones with a quarter of all plays, with all of them, and with all of them twice. Each is built from nothing, after one statement
has changed, after one play has come out otherwise, and after nothing has changed. As a user would, each has played the suite before, so
the parser's tables and what the suite says are known. It measures and judges nothing.
"""

from __future__ import annotations

import re
import shutil
import statistics
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from rich.table import Table

from comprules.kit.results import Result, Run
from comprules.kit.results_file import read_run, run_json

from .commands import Taken, run

__all__ = ["book"]

_CHECKOUT = Path(__file__).resolve().parents[2]
_PARTS = ("engine", "features", "rules_text", "docs")
_PLAYS_OF_THE_MARK = 1_775
_STATEMENTS = "614_replacement_effects.md"


@dataclass(frozen=True, slots=True)
class _Copy:
    """A checkout of its own with a cache of its own, in which the suite was played."""

    folder: Path
    played: tuple[Result, ...]

    def comprules(self, *arguments: str) -> Taken:
        """Run a command in it."""
        return run(arguments, str(self.folder / "cache"), self.folder / "engine")


def book() -> Table:
    """What a build takes, by the clock and in processor time."""
    table = Table(title="The book, in seconds by the clock (of the processor)", title_justify="left")
    for column in (
        "rules",
        "plays",
        "from nothing",
        "one statement",
        "one play otherwise",
        "nothing changed",
    ):
        table.add_column(column, justify="right")
    with tempfile.TemporaryDirectory() as folder:
        small = _copy(Path(folder, "small"), _only_what_the_mark_was_set_for)
        table.add_row("6 and 704", *_builds(small, _some(small.played, _PLAYS_OF_THE_MARK)))
        whole = _copy(Path(folder, "whole"))
        number = len(whole.played)
        for plays in (_some(whole.played, number // 4), whole.played, whole.played + _again(whole.played)):
            table.add_row("all", *_builds(whole, plays))
    return table


def _copy(folder: Path, cut: Callable[[Path], None] | None = None) -> _Copy:
    for part in _PARTS:
        ignored = shutil.ignore_patterns("__pycache__", "_build")
        shutil.copytree(_CHECKOUT / part, folder / part, ignore=ignored)
    if cut is not None:
        cut(folder)
    results = folder / "played.json"
    made = _Copy(folder, ())
    made.comprules(
        "check", "--edition", "all", "--boards", "--format", "json", "--output", str(results)
    )  # fmt: skip
    return replace(made, played=read_run(results.read_text("utf-8")).scenarios)


def _only_what_the_mark_was_set_for(folder: Path) -> None:
    """Take away what has been stated, played and compared since."""
    sections = (*(folder / "rules_text/sections").iterdir(), *folder.glob("features/7_*/*"))
    since = [one for one in sections if not re.match(r"6|704", one.name)]
    since += (*folder.glob("features/[12358]_*"), folder / "features/4_zones", folder / "rules_text/rulings")
    for one in since:
        if one.is_dir():
            shutil.rmtree(one)
        else:
            one.unlink()
    for file in (folder / "rules_text/positions").iterdir():
        file.write_text("", "utf-8")


def _some(plays: tuple[Result, ...], number: int) -> tuple[Result, ...]:
    return tuple(plays[len(plays) * at // number] for at in range(number))


def _again(plays: tuple[Result, ...]) -> tuple[Result, ...]:
    return tuple(
        replace(one, id=f"{one.id}, once more", name=f"{one.name}, once more") for one in plays
    )  # fmt: skip


def _builds(copy: _Copy, plays: tuple[Result, ...]) -> tuple[str, ...]:
    """Build a book of these plays; return a row of the table."""
    results, output = copy.folder / "results.json", copy.folder / "book"
    statements = copy.folder / "rules_text/sections" / _STATEMENTS

    def built() -> Taken:
        return copy.comprules("book", "--results", str(results), "--output", str(output))

    def after(change: Callable[[int], None]) -> Taken:
        taken = []
        for time in range(3):
            change(time)
            taken.append(built())
        return Taken(
            statistics.median(one.processor for one in taken), statistics.median(one.wall for one in taken)
        )

    def reworded(time: int) -> None:
        statements.write_text(before.replace("nothing.", f"nothing{'.' * (time + 2)}"), "utf-8")

    def otherwise(time: int) -> None:
        _write(results, (replace(plays[0], name=f"{plays[0].name}, {time}"), *plays[1:]))

    before = statements.read_text("utf-8")
    shutil.rmtree(output, ignore_errors=True)
    shutil.rmtree(copy.folder / "cache/comprules/books", ignore_errors=True)
    _write(results, plays)
    taken = (
        built(),
        after(reworded),
        after(otherwise),
        after(lambda _: None),
    )  # fmt: skip
    statements.write_text(before, "utf-8")
    return (f"{len(plays):,}", *(f"{one.wall:.1f} ({one.processor:.1f})" for one in taken))


def _write(file: Path, plays: tuple[Result, ...]) -> None:
    file.write_text(run_json(Run("all", "comprules", "2025-06-06", plays)), "utf-8")
