"""Commands that play the suite: ``check``, ``coverage``, ``explain`` and ``steps``."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from comprules.book.errors import ComprulesError
from comprules.book.register import resolve_edition
from comprules.book.statements import BASE_EDITION
from comprules.judge import Judge
from comprules.kit.judges import load_judge, our_judge
from comprules.kit.planning import Planned
from comprules.kit.report import failure_lines, run_json, run_junit, status_line, summary_line
from comprules.kit.results import Result, Run
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play_all

__all__ = ["add_to", "check"]


class RunFormat(StrEnum):
    """How the results of a run are written."""

    RICH = "rich"
    JSON = "json"
    JUNIT = "junit"


def add_to(app: typer.Typer) -> None:
    """Give the application the commands of this module."""
    app.command(epilog="Example: comprules check --section 704 --edition all")(check)


Paths = Annotated[
    list[Path] | None, typer.Argument(help="Feature files or folders; the whole suite if none is given.")
]
EditionOption = Annotated[str, typer.Option(help="An edition such as 2025 or 2009-05-01, or all.")]


def check(
    paths: Paths = None,
    rule: Annotated[str, typer.Option(help="Only scenarios that prove this rule.")] = "",
    section: Annotated[str, typer.Option(help="Only scenarios that prove rules of this section.")] = "",
    edition: EditionOption = "all",
    format: Annotated[RunFormat, typer.Option(help="How to write the results.")] = RunFormat.RICH,  # noqa: A002
    output: Annotated[Path | None, typer.Option(help="Write the results to this file.")] = None,
    judge: Annotated[str, typer.Option(help="Another engine, as module:factory.")] = "",
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Name every scenario.")] = False,  # noqa: FBT002
) -> None:
    """Play the suite, or your own feature files, and say per scenario what came of it."""
    plays = chosen_plays(paths or [], edition, rule, section)
    engine = load_judge(judge) if judge else our_judge()
    results = tuple(_played(plays, engine, verbose=verbose or bool(paths)))
    _write(Run(edition_name(edition), engine.name, _now(), results), format, output)
    raise typer.Exit(1 if any(result.status in {"failed", "errored"} for result in results) else 0)


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def edition_name(edition: str) -> str:
    """The effective date of an edition, or ``all``."""
    return "all" if edition == "all" else resolve_edition(edition)


def chosen_plays(
    paths: Sequence[Path], edition: str, rule: str = "", section: str = ""
) -> tuple[Planned, ...]:
    """The plays that a command line selects.

    Raises:
        ComprulesError: A file or a tag is wrong, or nothing is left to play.
    """
    scenarios = read_suite(tuple(paths))
    plays = plan_suite(scenarios, None if edition == "all" else (resolve_edition(edition),))
    if rule:
        plays = tuple(planned for planned in plays if rule in planned.rules)
    if section:
        plays = tuple(planned for planned in plays if any(number[:3] == section for number in planned.rules))
    if not plays:
        what = f" for {rule or section}" if rule or section else ""
        raise ComprulesError(
            f"no scenario{what} is to be played", "See what there is with: comprules coverage"
        )
    return plays


def _played(plays: Sequence[Planned], judge: Judge, *, verbose: bool) -> Iterator[Result]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("playing", total=len(plays))
        for result in play_all(plays, judge, BASE_EDITION):
            if verbose:
                console.print(status_line(result), highlight=False, soft_wrap=True)
            progress.advance(task)
            yield result


def _write(run: Run, form: RunFormat, output: Path | None) -> None:
    match form:
        case RunFormat.JSON:
            emit(run_json(run), output)
        case RunFormat.JUNIT:
            emit(run_junit(run), output)
        case RunFormat.RICH:
            if output:
                emit(run_json(run), output)
            console = Console()
            for result in run.scenarios:
                if result.status != "passed":
                    for line in failure_lines(result):
                        console.print(line, highlight=False, soft_wrap=True)
            console.print(f"{run.engine}: {summary_line(run.scenarios)}", highlight=False)


def emit(text: str, output: Path | None) -> None:
    """Write text to a file, or as it is to the standard output.

    Raises:
        ComprulesError: The file cannot be written.
    """
    if output is None:
        sys.stdout.write(text + "\n")
        return
    try:
        output.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        raise ComprulesError(
            f"{output} cannot be written: {error.strerror}", "Name a file in a folder that is there."
        ) from None
