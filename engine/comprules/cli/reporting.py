"""What ``check`` says at the end of a run on another engine, and what it expects of one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from comprules.book.errors import ComprulesError
from comprules.cli.completing import complete_edition
from comprules.cli.playing import emit, results_in
from comprules.kit.comparing import Change, changes_since
from comprules.kit.examination import examination_of
from comprules.kit.known_failures import judged, read_known, updated, written
from comprules.kit.report import failure_lines
from comprules.kit.results import Result, Run
from comprules.kit.results_file import run_json
from comprules.kit.run_pages import terminal_page

__all__ = [
    "BaselineOption",
    "BoardsOption",
    "DetailsOption",
    "Expected",
    "JudgedEditionOption",
    "KnownOption",
    "UpdateOption",
    "tell",
]

JudgedEditionOption = Annotated[
    str,
    typer.Option(
        help="An edition such as 2025 or 2009-05-01, or all; if none is given, another engine plays the newest, ours all.",
        autocompletion=complete_edition,
    ),
]
KnownOption = Annotated[
    Path | None, typer.Option(help="A file of failures that are known: only what changes is a failure.")
]
UpdateOption = Annotated[
    bool, typer.Option("--update", help="Write what fails now into the file of --known.")
]
BaselineOption = Annotated[
    Path | None,
    typer.Option(help="Results of an earlier run (--format json): only what got worse is a failure."),
]
BoardsOption = Annotated[
    bool,
    typer.Option(
        "--boards", help="With --format json: keep the board after each step as well, as the book shows it."
    ),
]
DetailsOption = Annotated[
    bool, typer.Option("--details", help="Of another engine: say of each failure where it stopped.")
]


def tell(run: Run, planned: int, output: Path | None, *, details: bool) -> None:
    """Print the page about a run on another engine; keep the results in a file if one is named."""
    if output:
        emit(run_json(run), output)
    console = Console()
    for result in run.scenarios if details else ():
        if result.status != "passed" and result.steps:
            _print(console, failure_lines(result))
    if run.stopped:
        left = planned - len(run.scenarios)
        told = f"the run ended before its time, with {left:,} of {planned:,} plays left: {run.stopped}"
        console.print(Text(told, "bold red"), soft_wrap=True)
    _print(console, terminal_page(examination_of(run)))


def _print(console: Console, lines: Iterable[str]) -> None:
    for line in lines:
        console.print(line, highlight=False, soft_wrap=True)


@dataclass(frozen=True, slots=True)
class Expected:
    """What a run is expected to come to: failures that are known, or an earlier run."""

    known: Path | None
    baseline: Path | None
    is_updated: bool

    def __post_init__(self) -> None:
        """See that the options fit together.

        Raises:
            ComprulesError: There is nothing to update.
        """
        if self.is_updated and self.known is None:
            raise ComprulesError("--update writes the file of --known", "Name it: --known FILE.")

    @property
    def is_given(self) -> bool:
        """Say whether anything is expected."""
        return self.known is not None or self.baseline is not None

    def exit_code(self, run: Run) -> int:
        """Say how the run stands beside what is expected, and return 1 if it is not as it should be.

        Raises:
            ComprulesError: A file can't be read or written.
        """
        console = Console()
        codes = [self._beside_known(run, console)] if self.known is not None else []
        codes += [_beside_earlier(run, self.baseline, console)] if self.baseline is not None else []
        return max(codes, default=0)

    def _beside_known(self, run: Run, console: Console) -> int:
        assert self.known is not None
        known = read_known(self.known)
        verdict = judged(run.scenarios, known)
        _list(console, "red", "fails, and is not known to", verdict.worse)
        _list(console, "yellow", "passes, and is listed as a failure", verdict.better)
        _list(console, "yellow", "is listed as a failure, and was skipped", verdict.skipped)
        console.print(f"{verdict.as_known} fail as they are known to", highlight=False)
        if self.is_updated:
            emit(written(updated(run.scenarios, known)).rstrip(), self.known)
            return 0
        return 0 if verdict.is_as_known else 1


def _list(console: Console, color: str, what: str, results: Iterable[Result]) -> None:
    for one in results:
        told = f"[{color}]{what}[/{color}] {escape(one.id)} [dim]{one.edition[:4]}[/dim]"
        console.print(told, highlight=False, soft_wrap=True)


def _beside_earlier(run: Run, path: Path, console: Console) -> int:
    earlier = results_in(path)
    changes = changes_since(run, earlier)
    for color, word, found in (
        ("red", "worse", changes.worse),
        ("green", "better", changes.better),
        ("yellow", "other", changes.other),
    ):
        for change in found:
            console.print(_changed(color, word, change), highlight=False, soft_wrap=True)
    told = f"since {earlier.date}: {len(changes.worse)} worse, {len(changes.better)} better"
    gone = f", {changes.gone} not played this time" if changes.gone else ""
    console.print(told + gone, highlight=False)
    return 1 if changes.worse else 0


def _changed(color: str, word: str, change: Change) -> str:
    one = change.result
    return f"[{color}]{word:<6}[/{color}] {escape(one.id)} [dim]{one.edition[:4]}[/dim]: {change.was}, now {one.status}"
