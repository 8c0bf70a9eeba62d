"""``comprules compare``: engines side by side."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from comprules.book.errors import ComprulesError
from comprules.book.numbers import plain_number
from comprules.book.register import resolve_edition
from comprules.book.statements import BASE_EDITION
from comprules.book.whereabouts import known_number
from comprules.cli.completing import complete_edition, complete_scenario
from comprules.cli.playing import (
    JobsOption,
    RuleOption,
    SecondsOption,
    SectionOption,
    chosen_judge,
    collected,
    emit,
    found_plays,
    is_wanted,
    now,
    played_by_another,
    played_by_ours,
    results_in,
    sound_plays,
)
from comprules.cli.stories import tell_stories
from comprules.judge import Judge
from comprules.kit.comparison import Comparison, compared
from comprules.kit.comparison_pages import comparison_markdown, comparison_terminal
from comprules.kit.comparison_site import comparison_html
from comprules.kit.examining import known_name
from comprules.kit.judges import OUR_NAME
from comprules.kit.other_engines import OtherEngine
from comprules.kit.parting import told_by
from comprules.kit.planning import Planned
from comprules.kit.results import Run

__all__ = ["add_to", "compare"]

_OURS: Final = "ours"
_FACTORY: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


class ComparisonFormat(StrEnum):
    """How a comparison is written."""

    RICH = "rich"
    MARKDOWN = "markdown"
    HTML = "html"


def add_to(app: typer.Typer) -> None:
    """Give the application the command of this module."""
    app.command(epilog='Example: comprules compare results.json "node my_judge.mjs" --section 704')(compare)


EnginesArgument = Annotated[
    list[str],
    typer.Argument(
        help="Results of check --format json (FILE.json), module:factory, a command, or ours. "
        "One alone is compared with ours."
    ),
]
ScenarioOption = Annotated[
    str,
    typer.Option(
        help="Play this scenario on each, and show where the stories part: a name, or FILE:LINE.",
        autocompletion=complete_scenario,
    ),
]


def compare(
    engines: EnginesArgument,
    rule: RuleOption = "",
    section: SectionOption = "",
    scenario: ScenarioOption = "",
    edition: Annotated[
        str, typer.Option(help="An edition such as 2025.", autocompletion=complete_edition)
    ] = BASE_EDITION,
    format: Annotated[ComparisonFormat | None, typer.Option(help="How to write it.")] = None,  # noqa: A002
    output: Annotated[
        Path | None, typer.Option(help="Write it to this file: a page of HTML, or Markdown (FILE.md).")
    ] = None,
    jobs: JobsOption = 0,
    judge_seconds: SecondsOption = 10.0,
) -> None:
    """Put engines side by side: by section and rule, what passes on each, and where their stories part.

    Exit code 1: something passes on one and fails on another.
    """
    chosen = _chosen(engines)
    date = resolve_edition(edition)
    if scenario:
        _see_that_all_play(chosen)
        raise typer.Exit(_stories(chosen, found_plays(scenario, edition), judge_seconds))
    within = known_number(section, date) or known_number(rule, date)
    plays = _plays(chosen, date, rule, section)
    with ExitStack() as stack:
        # Whatever can't be read or started is told before anything is played.
        begun = [_begun(engine, stack, judge_seconds) for engine in chosen]
        runs = [
            one
            if isinstance(one, Run)
            else _run(one, plays, date, jobs, OtherEngine(*_named(engine), judge_seconds))
            for one, engine in zip(begun, chosen, strict=True)
        ]
    comparison = compared([_within(run, date, plain_number(rule), plain_number(section)) for run in runs])
    if not comparison.scenarios:
        raise ComprulesError(
            f"nothing of that was played by the rules of {date}", "Name another rule, section or --edition."
        )
    _write(comparison, within, format, output)
    for run in runs:
        if run.stopped:
            told = f"{run.engine} did not come to its end: {run.stopped}"
            Console(stderr=True).print(Text(told, "bold red"), soft_wrap=True)
    raise typer.Exit(int(bool(comparison.parting)))


def _chosen(engines: Sequence[str]) -> list[str]:
    """Return the engines that are compared: ours before one that stands alone."""
    chosen = list(engines) if len(engines) > 1 else [_OURS, *engines]
    for engine in chosen:
        if engine.endswith(".json") and not Path(engine).is_file():
            raise ComprulesError(
                f"there is no file {engine}", "Write one with: comprules check --format json --output FILE"
            )
    if len(set(chosen)) < len(chosen):
        raise ComprulesError(
            f"the same engine is named twice: {' '.join(chosen)}", "Name two that may differ."
        )
    if len(chosen) > 4:
        raise ComprulesError("more than four engines are not shown side by side", "Name fewer.")
    return chosen


def _plays(engines: Sequence[str], date: str, rule: str, section: str) -> tuple[Planned, ...]:
    """Return what is played, if anything has to be."""
    if all(_is_report(engine) for engine in engines):
        return ()
    plays, mistakes = sound_plays((), date, rule, section)
    if mistakes:
        raise mistakes
    return plays


def _is_report(engine: str) -> bool:
    return engine.endswith(".json")


def _begun(engine: str, stack: ExitStack, seconds: float) -> Run | Judge | None:
    """Return what a file holds, or another engine that has been started; None for ours."""
    if _is_report(engine):
        return results_in(Path(engine))
    if engine == _OURS:
        return None
    return stack.enter_context(chosen_judge(*_named(engine), seconds))


def _run(judge: Judge | None, plays: Sequence[Planned], date: str, jobs: int, other: OtherEngine) -> Run:
    """Return what an engine comes to; None is ours."""
    if judge is None:
        results = played_by_ours(plays, jobs, whole=False)
    else:
        results = played_by_another(plays, judge, other, jobs, whole=False)
    came, stopped, _ = collected(results)
    return Run(date, OUR_NAME if judge is None else known_name(judge), now(), came, stopped)


def _named(engine: str) -> tuple[str, str]:
    """Return the factory and the command that an argument means, one of which is empty."""
    if engine == _OURS:
        return "", ""
    return (engine, "") if _FACTORY.fullmatch(engine) else ("", engine)


def _within(run: Run, date: str, rule: str, section: str) -> Run:
    """Return the part of a run that is compared."""
    results = tuple(
        one for one in run.scenarios if one.edition == date and is_wanted(one.rules, rule, section)
    )
    return Run(date, run.engine, run.date, results, run.stopped)


def _write(comparison: Comparison, within: str, wanted: ComparisonFormat | None, output: Path | None) -> None:
    suffix = output.suffix.lower() if output else ""
    by_name = ComparisonFormat.MARKDOWN if suffix == ".md" else ComparisonFormat.HTML
    if wanted in {ComparisonFormat.MARKDOWN, ComparisonFormat.HTML} or output:
        form = by_name if wanted in {None, ComparisonFormat.RICH} else wanted
        is_html = form is ComparisonFormat.HTML
        emit((comparison_html if is_html else comparison_markdown)(comparison), output)
    if wanted is ComparisonFormat.RICH or (wanted is None):
        Console().print(comparison_terminal(comparison, within))
    if output:
        sys.stdout.write(f"{output} is written.\n")


# ---- where the stories of one scenario part


def _see_that_all_play(engines: Sequence[str]) -> None:
    """See that a scenario can be played on each of these.

    Raises:
        ComprulesError: One is a file of results.
    """
    for engine in filter(_is_report, engines):
        raise ComprulesError(
            f"{engine} holds results, and no engine that could play a scenario again",
            "Name the engine itself, as a command or module:factory.",
        )


def _stories(engines: Sequence[str], plays: Sequence[Planned], seconds: float) -> int:
    """Tell where the stories of scenarios part, and return the exit code."""
    console = Console()
    code = 0
    with ExitStack() as stack:
        judges = [stack.enter_context(chosen_judge(*_named(engine), seconds)) for engine in engines]
        names = [known_name(judge) for judge in judges]
        for planned in plays:
            told = [
                told_by(judge, name, planned, BASE_EDITION) for judge, name in zip(judges, names, strict=True)
            ]
            tell_stories(console, told)
            hows = {one.result.status for one in told}
            code = max(code, int("passed" in hows and bool(hows & {"failed", "errored"})))
    return code
