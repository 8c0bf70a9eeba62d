"""Commands that play the suite: ``check``, ``coverage``, ``explain`` and ``steps``."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, track
from rich.table import Table

from comprules.book.errors import ComprulesError
from comprules.book.register import load_register, resolve_edition
from comprules.book.statements import BASE_EDITION
from comprules.judge import Judge
from comprules.kit.coverage import (
    badge_svg,
    cover,
    coverage_json,
    coverage_junit,
    coverage_markdown,
    coverage_table,
    standings,
)
from comprules.kit.dropping import cited_numbers, drop
from comprules.kit.judges import load_judge, our_judge
from comprules.kit.pipe import PipeJudge
from comprules.kit.planning import Planned
from comprules.kit.replay import Recorder
from comprules.kit.report import (
    dropped_lines,
    failure_lines,
    read_run,
    run_json,
    run_junit,
    status_line,
    summary_line,
)
from comprules.kit.results import Result, Run
from comprules.kit.rulebook import own_numbers, plan_suite, read_suite
from comprules.kit.runner import play, play_all
from comprules.kit.saving import save_games
from comprules.kit.steps import forms
from comprules.kit.story import story

__all__ = [
    "CommandOption",
    "JudgeOption",
    "add_to",
    "check",
    "chosen_judge",
    "chosen_plays",
    "coverage_command",
    "emit",
    "explain",
    "played",
    "steps",
]


class RunFormat(StrEnum):
    """How the results of a run are written."""

    RICH = "rich"
    JSON = "json"
    JUNIT = "junit"


class CoverageFormat(StrEnum):
    """How coverage is written."""

    RICH = "rich"
    JSON = "json"
    MARKDOWN = "markdown"
    JUNIT = "junit"
    SVG = "svg"


def add_to(app: typer.Typer) -> None:
    """Give the application the commands of this module."""
    app.command(epilog="Example: comprules check --section 704 --edition all")(check)
    app.command(name="coverage", epilog="Example: comprules coverage --edition 2025 --section 613")(
        coverage_command
    )
    app.command(epilog='Example: comprules explain "The controller keeps one of two" --edition 2025')(explain)
    app.command(epilog="Example: comprules steps attached")(steps)


Paths = Annotated[
    list[Path] | None, typer.Argument(help="Feature files or folders; the whole suite if none is given.")
]
EditionOption = Annotated[str, typer.Option(help="An edition such as 2025 or 2009-05-01, or all.")]
JudgeOption = Annotated[str, typer.Option(help="Another engine, as module:factory.")]
CommandOption = Annotated[str, typer.Option(help="Another engine, as a command that speaks JSON lines.")]
OutputOption = Annotated[Path | None, typer.Option(help="Write the results to this file.")]


def check(
    paths: Paths = None,
    rule: Annotated[str, typer.Option(help="Only scenarios that prove this rule.")] = "",
    section: Annotated[
        str,
        typer.Option(
            help="Only scenarios that prove rules of this section, such as 613, or chapter, such as 6."
        ),
    ] = "",
    edition: EditionOption = "all",
    format: Annotated[RunFormat, typer.Option(help="How to write the results.")] = RunFormat.RICH,  # noqa: A002
    output: OutputOption = None,
    judge: JudgeOption = "",
    judge_command: CommandOption = "",
    without: Annotated[
        str,
        typer.Option(
            help="Leave this rule out of our engine; each: every rule in turn. Scenarios must fail."
        ),
    ] = "",
    save: Annotated[
        Path | None, typer.Option(help="Save each game in this folder, for comprules replay.")
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", "-v", help="Name every scenario.")] = False,  # noqa: FBT002
) -> None:
    """Play the suite, or your own feature files, and say per scenario what came of it.

    Exit code 1: something failed (with --without: nothing did). Exit code 2: it could not be played as written.
    """
    plays = chosen_plays(paths or [], edition, rule, section)
    if without:
        if judge or judge_command:
            raise ComprulesError(
                "rules can be left out of our own engine only", "Use --without without another judge."
            )
        raise typer.Exit(_check_without(without, plays))
    with chosen_judge(judge, judge_command) as engine:
        recorder = Recorder(engine)
        playing = played(plays, recorder if save else engine, verbose=verbose or bool(paths))
        results = tuple(save_games(playing, recorder, save) if save else playing)
        run = Run(edition_name(edition), engine.name, _now(), results)
    _write(run, format, output)
    raise typer.Exit(1 if any(result.status in {"failed", "errored"} for result in results) else 0)


def coverage_command(
    edition: Annotated[str, typer.Option(help="An edition such as 2025 or 2009-05-01.")] = BASE_EDITION,
    section: Annotated[str, typer.Option(help="A section such as 613, or a chapter such as 6.")] = "",
    format: Annotated[CoverageFormat, typer.Option(help="How to write it.")] = CoverageFormat.RICH,  # noqa: A002
    output: OutputOption = None,
    results: Annotated[
        Path | None, typer.Option(help="Count these results of check --format json instead of playing.")
    ] = None,
    judge: JudgeOption = "",
    judge_command: CommandOption = "",
) -> None:
    """Count how many rules the played scenarios prove, section by section."""
    date = resolve_edition(edition)
    if section and not any(line.number.startswith(section) for line in load_register(date).sections):
        raise ComprulesError(
            f"{date} has no section {section}", "Give a section such as 613, or a chapter such as 6."
        )
    run = _read_results(results) if results else _play_edition(date, judge, judge_command)
    coverage = cover(run, date, section)
    match format:
        case CoverageFormat.JSON:
            emit(coverage_json(coverage), output)
        case CoverageFormat.MARKDOWN:
            emit(coverage_markdown(coverage), output)
        case CoverageFormat.JUNIT:
            emit(coverage_junit(coverage, standings(date, run.scenarios)), output)
        case CoverageFormat.SVG:
            emit(badge_svg(coverage), output)
        case CoverageFormat.RICH:
            Console().print(coverage_table(coverage))
            if output:
                emit(coverage_json(coverage), output)


def _play_edition(date: str, judge: str, command: str) -> Run:
    plays = plan_suite(read_suite(), (date,))
    with chosen_judge(judge, command) as engine:
        return Run(date, engine.name, _now(), tuple(played(plays, engine)))


def _read_results(path: Path) -> Run:
    try:
        return read_run(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        hint = "Write it with: comprules check --format json --output FILE"
        raise ComprulesError(f"{path} holds no results: {error}", hint) from None


def explain(
    scenario: Annotated[str, typer.Argument(help="A part of a scenario's name, or FILE:LINE.")],
    edition: Annotated[
        str, typer.Option(help="An edition such as 2009; every one that it runs in if none is given.")
    ] = "",
    judge: JudgeOption = "",
    judge_command: CommandOption = "",
) -> None:
    """Play scenarios and tell them as a story: every step, every rule applied, the board before and after."""
    console = Console()
    plays = found_plays(scenario, edition)
    with chosen_judge(judge, judge_command) as engine:
        for planned in plays:
            console.print(story(play(planned, engine, BASE_EDITION), own_numbers))


def found_plays(wanted: str, edition: str) -> tuple[Planned, ...]:
    """The plays of the scenarios that a name or FILE:LINE means.

    Raises:
        ComprulesError: There is none, or the words fit more than five scenarios.
    """
    file, colon, line = wanted.rpartition(":")
    by_line = bool(colon) and line.isdigit() and file.endswith(".feature")
    if by_line and not Path(file).is_file():
        raise ComprulesError(f"there is no file {file}")
    scenarios = read_suite((Path(file),) if by_line else ())
    if by_line:
        found = [one for one in scenarios if one.feature_line <= int(line)]
        last = max((one.feature_line for one in found), default=0)
        found = [one for one in found if one.feature_line == last]
        found = [one for one in found if one.line == int(line)] or found
    else:
        words = wanted.casefold()
        found = [one for one in scenarios if words in one.name.casefold()]
        found = [one for one in found if one.name.casefold() == words] or found
    names = sorted(dict.fromkeys(one.name for one in found))
    if len(names) > 5 and not by_line:
        hint = "Say more of the name:\n" + "\n".join(names[:12])
        raise ComprulesError(f"{len(names)} scenarios have “{wanted}” in their names", hint)
    plays = plan_suite(found, (resolve_edition(edition),) if edition else None)
    if not plays and by_line:
        where = f" that is played in {resolve_edition(edition)}" if edition else ""
        raise ComprulesError(f"no scenario{where} stands at line {line} of {file}")
    if not plays:
        near = difflib.get_close_matches(wanted, [one.name for one in scenarios], 3, 0.3)
        hint = (
            "The nearest are:\n" + "\n".join(near)
            if near
            else "See what there is with: comprules check --verbose"
        )
        where = f" in {resolve_edition(edition)}" if edition else ""
        raise ComprulesError(f"no scenario is called “{wanted}”{where}", hint)
    return plays


def steps(words: Annotated[str, typer.Argument(help="Only forms with these words.")] = "") -> None:
    """List the forms in which a step can be written, with their meaning and a use."""
    table = Table("", "form", "meaning", "use", show_lines=True)
    for form in forms():
        if words.casefold() in f"{form.pattern} {form.meaning}".casefold():
            table.add_row(
                form.kind.capitalize(), escape(form.pattern), escape(form.meaning), escape(form.uses[0])
            )
    if not table.row_count:
        raise ComprulesError(f"no form has “{words}” in it", "See all of them with: comprules steps")
    Console().print(table)


def _tracked(pairs: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    console = Console(stderr=True)
    yield from track(pairs, "leaving out", console=console, transient=True, disable=not console.is_terminal)


def _left_out(number: str, plays: Sequence[Planned]) -> list[tuple[str, str]]:
    """The editions and numbers to leave out; a rule that scenarios prove in some editions is left out in those."""
    editions = sorted({planned.edition for planned in plays}, reverse=True)
    cited = [(edition, one) for edition in editions for one in cited_numbers(plays, edition, BASE_EDITION)]
    if number == "each":
        return cited
    return [pair for pair in cited if pair[1] == number] or [(edition, number) for edition in editions]


@contextmanager
def chosen_judge(factory: str, command: str) -> Iterator[Judge]:
    """The judge that the options name, our own engine if they name none; a program is stopped afterwards."""
    if command:
        with PipeJudge(command) as engine:
            yield engine
    else:
        yield load_judge(factory) if factory else our_judge()


def _check_without(number: str, plays: Sequence[Planned]) -> int:
    """Say which scenarios fail when a rule, or each in turn, is left out; 0 if every loss is noticed.

    Raises:
        CannotDropError: the one rule can't be left out of any edition.
    """
    console = Console()
    if number != "each":
        our_judge((number,))
    passing = {(r.id, r.edition) for r in played(plays, our_judge()) if r.status == "passed"}
    kept = [planned for planned in plays if (planned.id, planned.edition) in passing]
    verdicts = [
        drop(one, edition, kept, our_judge, BASE_EDITION, first_only=number == "each")
        for edition, one in _tracked(_left_out(number, kept))
    ]
    for verdict in verdicts:
        for line in dropped_lines(verdict):
            console.print(line, highlight=False, soft_wrap=True)
    return 1 if any(verdict.verdict == "unnoticed" for verdict in verdicts) or not verdicts else 0


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
        plays = tuple(
            planned
            for planned in plays
            if any(section in (number[:3], number[:1]) for number in planned.rules)
        )
    if not plays:
        what = f" for {rule or section}" if rule or section else ""
        raise ComprulesError(
            f"no scenario{what} is to be played", "See what there is with: comprules coverage"
        )
    return plays


def played(plays: Sequence[Planned], judge: Judge, *, verbose: bool = False) -> Iterator[Result]:
    """Play one after the other under a progress bar."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
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
