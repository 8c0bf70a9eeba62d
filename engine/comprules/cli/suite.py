"""Commands that play the suite: ``check``, ``coverage``, ``explain`` and ``steps``."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from comprules.book.errors import ComprulesError
from comprules.book.numbers import plain_number
from comprules.book.printable import printable
from comprules.book.register import resolve_edition
from comprules.book.statements import BASE_EDITION
from comprules.book.whereabouts import known_number
from comprules.cli.completing import complete_edition, complete_number, complete_scenario
from comprules.cli.playing import (
    CommandOption,
    JobsOption,
    JudgeOption,
    OutputOption,
    RuleOption,
    SecondsOption,
    SectionOption,
    chosen_judge,
    collected,
    edition_name,
    emit,
    found_plays,
    now,
    played,
    played_by_another,
    played_by_ours,
    results_in,
    sound_plays,
    tracked,
)
from comprules.cli.reporting import (
    BaselineOption,
    BoardsOption,
    DetailsOption,
    Expected,
    JudgedEditionOption,
    KnownOption,
    UpdateOption,
    tell,
)
from comprules.cli.two_editions import compared_editions
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
from comprules.kit.dropping import Dropped, cited_numbers, drop
from comprules.kit.examination import examination_of
from comprules.kit.examining import known_name
from comprules.kit.judges import OUR_NAME, our_judge
from comprules.kit.last_results import known_results
from comprules.kit.other_engines import OtherEngine
from comprules.kit.planning import Planned
from comprules.kit.processes import processors, working
from comprules.kit.replay import Recorder
from comprules.kit.report import (
    dropped_lines,
    failure_lines,
    run_junit,
    summary_line,
)
from comprules.kit.results import Run
from comprules.kit.results_file import run_json
from comprules.kit.rulebook import SuiteError, own_numbers, plan_suite, read_suite
from comprules.kit.run_pages import badge_of_run, markdown_page
from comprules.kit.runner import play
from comprules.kit.saving import save_games
from comprules.kit.steps import forms
from comprules.kit.steps.meanings import parts_of, written_form
from comprules.kit.story import story

__all__ = ["add_to", "check", "coverage_command", "explain", "steps"]


class RunFormat(StrEnum):
    """How the results of a run are written."""

    RICH = "rich"
    JSON = "json"
    JUNIT = "junit"
    MARKDOWN = "markdown"
    SVG = "svg"


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


SaveOption = Annotated[Path | None, typer.Option(help="Save each game in this folder, for comprules replay.")]
StrictOption = Annotated[bool, typer.Option("--strict", help="A skipped scenario is a failure.")]
VerboseOption = Annotated[bool, typer.Option("--verbose", "-v", help="Name every scenario.")]


WithoutOption = Annotated[
    str,
    typer.Option(
        help="Leave this rule out of our engine; each: every rule in turn. Scenarios must fail.",
        autocompletion=complete_number,
    ),
]
CompareOption = Annotated[
    bool,
    typer.Option(
        "--compare", help="Play your files in two editions (2009,2025); tell where the stories part."
    ),
]


def check(
    paths: Paths = None,
    rule: RuleOption = "",
    section: SectionOption = "",
    edition: JudgedEditionOption = "",
    format: Annotated[RunFormat, typer.Option(help="How to write the results.")] = RunFormat.RICH,  # noqa: A002
    output: OutputOption = None,
    judge: JudgeOption = "",
    judge_command: CommandOption = "",
    without: WithoutOption = "",
    compare: CompareOption = False,  # noqa: FBT002
    save: SaveOption = None,
    jobs: JobsOption = 0,
    judge_seconds: SecondsOption = 10.0,
    known: KnownOption = None,
    update: UpdateOption = False,  # noqa: FBT002
    baseline: BaselineOption = None,
    details: DetailsOption = False,  # noqa: FBT002
    boards: BoardsOption = False,  # noqa: FBT002
    strict: StrictOption = False,  # noqa: FBT002
    verbose: VerboseOption = False,  # noqa: FBT002
) -> None:
    """Play the suite, or your own feature files, and say per scenario what came of it.

    A run on another engine ends with a page. With --known or --baseline only what changes is a failure.

    Exit code 1: something failed (with --without: nothing did). Exit code 2: something can't be played as
    it is written; the rest was played. Exit code 3: another engine failed to answer so often that nothing
    more was asked. Exit codes 130 and 143: the run was interrupted; what is known by then is reported.
    """
    if compare:
        raise typer.Exit(compared_editions(paths or (), edition or "2009,2025"))
    is_other = _is_other(judge or judge_command, save=save, without=without, jobs=jobs)
    expected = Expected(known, baseline, is_updated=update)
    edition = edition or (BASE_EDITION if is_other else "all")
    plays, mistakes = sound_plays(paths or [], edition, rule, section)
    if without:
        raise typer.Exit(_check_without(plain_number(without), plays, jobs))
    whole = format is not RunFormat.RICH or output is not None
    verbose = (verbose or bool(paths)) and format is RunFormat.RICH
    with chosen_judge(judge, judge_command, judge_seconds) as engine:
        if save:
            recorder = Recorder(engine)
            results = save_games(played(plays, recorder, verbose=verbose), recorder, save)
        elif is_other:
            other = OtherEngine(judge, judge_command, judge_seconds)
            results = played_by_another(
                plays, engine, other, jobs, whole=whole, boards=boards, verbose=verbose
            )
        else:
            results = played_by_ours(plays, jobs, whole=whole, boards=boards, verbose=verbose)
        came, stopped, code = collected(results)
        name = _name_of(engine, judge or judge_command, code)
        run = Run(edition_name(edition), name, now(), came, stopped)
    if is_other and format is RunFormat.RICH:
        tell(run, len(plays), output, details=details or bool(paths))
    else:
        _write(run, format, output, len(plays))
    raise typer.Exit(code or _exit_code(run, mistakes, expected, strict=strict))


_INTERRUPTED: Final = 128
"""A code above it says that a signal has ended the run."""


def _name_of(engine: Judge, other: str, code: int) -> str:
    """Return the name of an engine; whoever has interrupted a run does not wait for another one once more."""
    return printable(other)[:200] if other and code > _INTERRUPTED else known_name(engine)


def _is_other(judge: str, *, save: Path | None, without: str, jobs: int) -> bool:
    """Say whether another engine is examined, and see that the other options fit that."""
    is_other = bool(judge)
    if jobs > 1 and save:
        raise ComprulesError(
            "games that are saved are played one after the other", "Leave out --jobs, or --save."
        )
    if without and is_other:
        raise ComprulesError(
            "rules can be left out of our own engine only", "Use --without without another judge."
        )
    return is_other


def _exit_code(run: Run, mistakes: SuiteError | None, expected: Expected, *, strict: bool) -> int:
    """Tell what could not be played as it is written, and how the run stands beside what is expected."""
    if mistakes:
        Console(stderr=True, soft_wrap=True).print(mistakes)
    bad = {"failed", "errored", "skipped"} if strict else {"failed", "errored"}
    failed = any(result.status in bad for result in run.scenarios)
    code = expected.exit_code(run) if expected.is_given else int(failed)
    return 2 if mistakes else code


def coverage_command(
    edition: Annotated[
        str,
        typer.Option(help="An edition such as 2025 or 2009-05-01.", autocompletion=complete_edition),
    ] = BASE_EDITION,
    section: Annotated[
        str,
        typer.Option(help="A section such as 613, or a chapter such as 6.", autocompletion=complete_number),
    ] = "",
    format: Annotated[CoverageFormat, typer.Option(help="How to write it.")] = CoverageFormat.RICH,  # noqa: A002
    output: OutputOption = None,
    results: Annotated[
        Path | None, typer.Option(help="Count these results of check --format json instead of playing.")
    ] = None,
    judge: JudgeOption = "",
    judge_command: CommandOption = "",
    jobs: JobsOption = 0,
) -> None:
    """Count how many rules the played scenarios prove, section by section.

    Nothing is played where nothing has changed since it was played last on our own engine.
    """
    date = resolve_edition(edition)
    section = known_number(section, date)
    run = results_in(results) if results else _play_edition(date, judge, judge_command, jobs)
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


def _play_edition(date: str, judge: str, command: str, jobs: int) -> Run:
    plays = plan_suite(read_suite(), (date,))
    if not judge and not command and (known := known_results(plays)) is not None:
        return Run(date, OUR_NAME, now(), known)
    with chosen_judge(judge, command) as engine:
        if not judge and not command:
            results = played_by_ours(plays, jobs, whole=False)
        else:
            results = played_by_another(plays, engine, OtherEngine(judge, command), jobs, whole=False)
        return Run(date, known_name(engine), now(), tuple(results))


def explain(
    scenario: Annotated[
        str,
        typer.Argument(help="A part of a scenario's name, or FILE:LINE.", autocompletion=complete_scenario),
    ],
    edition: Annotated[
        str,
        typer.Option(
            help="An edition such as 2009; every one that it runs in if none is given.",
            autocompletion=complete_edition,
        ),
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


def steps(words: Annotated[str, typer.Argument(help="Only forms with these words.")] = "") -> None:
    """List the forms in which a step can be written, with their meaning and a use."""
    console = Console(highlight=False)
    found = [form for form in forms() if words.casefold() in f"{form.pattern} {form.meaning}".casefold()]
    if not found:
        raise ComprulesError(f"no form has “{words}” in it", "See all of them with: comprules steps")
    for form in found:
        written = written_form(form.pattern)
        console.print(Text.assemble((form.kind.capitalize(), "cyan"), " ", (written, "bold")))
        for told, style in ((form.meaning.replace("``", ""), ""), (f"as in: {form.uses[0]}", "dim")):
            console.print(Padding(Text(told, style), (0, 0, 0, 4), expand=False))
    console.print(Text("\nWhat may stand for the parts; what is in square brackets may be left out:", "bold"))
    for part in parts_of(form.pattern for form in found):
        console.print(Text(f"{{{part.name}}}", "cyan"))
        meaning = Text.assemble(part.meaning, "\n", (f"as in: {part.sample}", "dim"))
        console.print(Padding(meaning, (0, 0, 0, 4), expand=False))


def _left_out(number: str, plays: Sequence[Planned]) -> list[tuple[str, str]]:
    """Return the editions and numbers to leave out, each in the editions where scenarios prove it."""
    editions = sorted({planned.edition for planned in plays}, reverse=True)
    cited = [(edition, one) for edition in editions for one in cited_numbers(plays, edition, BASE_EDITION)]
    if number == "each":
        return cited
    return [pair for pair in cited if pair[1] == number] or [(edition, number) for edition in editions]


def _check_without(number: str, plays: Sequence[Planned], jobs: int) -> int:
    """Say which scenarios fail when a rule, or each in turn, is left out; 0 if every loss is noticed.

    Raises:
        CannotDropError: the one rule can't be left out of any edition.
    """
    console = Console()
    if number != "each":
        our_judge((number,))
    results = played_by_ours(plays, jobs, whole=False)
    passing = {(r.id, r.edition) for r in results if r.status == "passed"}
    kept = [planned for planned in plays if (planned.id, planned.edition) in passing]
    pairs = _left_out(number, kept)
    work = partial(_dropped, plays=kept, first_only=number == "each")
    with working(work, pairs, processors(jobs, len(kept) * len(pairs))) as found:
        verdicts = list(tracked(found, len(pairs), "leaving out"))
    for verdict in verdicts:
        for line in dropped_lines(verdict):
            console.print(line, highlight=False, soft_wrap=True)
    return 1 if any(verdict.verdict == "unnoticed" for verdict in verdicts) or not verdicts else 0


def _dropped(pair: tuple[str, str], plays: Sequence[Planned], *, first_only: bool) -> Dropped:
    edition, number = pair
    return drop(number, edition, plays, our_judge, BASE_EDITION, first_only=first_only)


def _write(run: Run, form: RunFormat, output: Path | None, planned: int) -> None:
    match form:
        case RunFormat.JSON:
            emit(run_json(run), output)
        case RunFormat.JUNIT:
            emit(run_junit(run), output)
        case RunFormat.MARKDOWN:
            emit(markdown_page(examination_of(run)), output)
        case RunFormat.SVG:
            emit(badge_of_run(examination_of(run)), output)
        case RunFormat.RICH:
            if output:
                emit(run_json(run), output)
            console = Console()
            for result in run.scenarios:
                if result.status != "passed":
                    for line in failure_lines(result):
                        console.print(line, highlight=False, soft_wrap=True)
            left = planned - len(run.scenarios)
            if run.stopped:
                told = (
                    f"the run ended before its time, with {left:,} of {planned:,} plays left: {run.stopped}"
                )
                console.print(Text(told, "bold red"), soft_wrap=True)
            console.print(
                f"{escape(run.engine)}: {summary_line(run.scenarios)}", highlight=False, soft_wrap=True
            )
