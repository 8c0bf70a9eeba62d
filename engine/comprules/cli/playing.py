"""Commands that play have this in common: plays, a judge, processors, a progress bar."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from comprules.book.errors import ComprulesError
from comprules.book.register import resolve_edition
from comprules.book.statements import BASE_EDITION
from comprules.book.whereabouts import known_number
from comprules.cli.completing import complete_edition, complete_number
from comprules.editions import RULESETS
from comprules.judge import Judge
from comprules.kit.examining import GivenUp
from comprules.kit.executors import workers
from comprules.kit.judges import our_judge
from comprules.kit.last_results import remembered
from comprules.kit.limits import Interrupted
from comprules.kit.other_engines import OtherEngine, results_of
from comprules.kit.planning import Planned
from comprules.kit.processes import processors
from comprules.kit.report import status_line
from comprules.kit.results import Result, Run
from comprules.kit.results_file import read_run
from comprules.kit.rulebook import SuiteError, plan_suite, read_soundly, read_suite
from comprules.kit.runner import play_all
from comprules.kit.side_by_side import playing, slimmed

__all__ = [
    "CommandOption",
    "EditionOption",
    "JobsOption",
    "JudgeOption",
    "OutputOption",
    "RuleOption",
    "SecondsOption",
    "SectionOption",
    "chosen_judge",
    "chosen_plays",
    "collected",
    "edition_name",
    "emit",
    "found_plays",
    "is_wanted",
    "now",
    "played",
    "played_by_another",
    "played_by_ours",
    "results_in",
    "sound_plays",
    "tracked",
]

T = TypeVar("T")

EditionOption = Annotated[
    str,
    typer.Option(help="An edition such as 2025 or 2009-05-01, or all.", autocompletion=complete_edition),
]
JudgeOption = Annotated[str, typer.Option(help="Another engine, as module:factory.")]
CommandOption = Annotated[str, typer.Option(help="Another engine, as a command that speaks JSON lines.")]
OutputOption = Annotated[Path | None, typer.Option(help="Write the results to this file.")]
JobsOption = Annotated[
    int,
    typer.Option(
        "--jobs",
        "-j",
        "--executor",
        parser=workers,
        metavar="N|dask:ADDRESS",
        help="Processes that play, 0: as many as are worth it here, and one for another engine; "
        "or the workers of a dask scheduler.",
    ),
]


RuleOption = Annotated[
    str, typer.Option(help="Only scenarios that prove this rule.", autocompletion=complete_number)
]
SectionOption = Annotated[
    str,
    typer.Option(
        help="Only scenarios that prove rules of this section, such as 613, or chapter, such as 6.",
        autocompletion=complete_number,
    ),
]
SecondsOption = Annotated[
    float, typer.Option(min=0.1, help="How long another engine may take over one answer.", show_default=True)
]


@contextmanager
def chosen_judge(factory: str, command: str, seconds: float = 10.0) -> Iterator[Judge]:
    """The judge that the options name, our own engine if they name none.

    Another engine plays in a process of its own, which ends afterwards with all that it has started.
    """
    if not command and not factory:
        yield our_judge()
        return
    with OtherEngine(factory, command, seconds).started() as engine:
        yield engine


def edition_name(edition: str) -> str:
    """Return the effective date of an edition, or ``all``."""
    return "all" if edition == "all" else resolve_edition(edition)


def chosen_plays(paths: Sequence[Path], edition: str) -> tuple[Planned, ...]:
    """All plays of these files, or of the suite.

    Raises:
        ComprulesError: Anything in them can't be played as it is written.
    """
    plays, mistakes = sound_plays(paths, edition)
    if mistakes:
        raise mistakes
    return plays


def sound_plays(
    paths: Sequence[Path], edition: str, rule: str = "", section: str = ""
) -> tuple[tuple[Planned, ...], SuiteError | None]:
    """The plays that a command line selects, and every scenario that can't be played as it is written.

    Raises:
        ComprulesError: A number is none of the edition, a file or a tag is wrong, or nothing is left to play.
    """
    rule, section = known_number(rule, edition), known_number(section, edition)
    scenarios, mistakes = read_soundly(tuple(paths), rule=rule)
    plays = plan_suite(scenarios, None if edition == "all" else (resolve_edition(edition),))
    plays = tuple(
        planned for planned in plays if is_wanted((*planned.rules, *planned.rulings), rule, section)
    )
    if not plays and mistakes:
        raise mistakes
    if not plays:
        what = f" for {rule or section}" if rule or section else ""
        where = "" if edition == "all" else f" in the edition of {resolve_edition(edition)}"
        raise ComprulesError(f"no scenario{what} is to be played{where}", _what_there_is(edition))
    return plays, mistakes


def is_wanted(rules: Sequence[str], rule: str, section: str) -> bool:
    """Say whether one of these rules is the one asked for, and one is of the section or chapter asked for.

    An empty text asks for nothing.
    """
    return (not rule or rule in rules) and (
        not section or any(section in (number[:3], number[:1]) for number in rules)
    )


def results_in(path: Path) -> Run:
    """Return the results of a run that were written to a file.

    Raises:
        ComprulesError: It can't be read, or holds none.
    """
    try:
        return read_run(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        hint = "Write it with: comprules check --format json --output FILE"
        raise ComprulesError(f"{path} holds no results: {error}", hint) from None


def _what_there_is(edition: str) -> str:
    """Say how to find what can be played; the nearest edition, where the engine does not play by this one."""
    if edition == "all" or (date := resolve_edition(edition)) in RULESETS:
        return "See what there is with: comprules coverage"
    nearest = min(RULESETS, key=lambda known: abs(int(known[:4]) - int(date[:4])))
    listed = ", ".join(RULESETS)
    return f"The engine plays by {listed}; the nearest is {nearest[:4]}. What {date[:4]} says of a rule: comprules history NUMBER"


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


def played(
    plays: Sequence[Planned], judge: Judge, *, boards: bool = False, verbose: bool = False
) -> Iterator[Result]:
    """Play one after the other under a progress bar; ``verbose`` names on the way what passes."""
    return _watched(play_all(plays, judge, BASE_EDITION, boards=boards), len(plays), verbose=verbose)


def played_by_another(
    plays: Sequence[Planned],
    judge: Judge,
    engine: OtherEngine,
    jobs: int,
    *,
    whole: bool,
    boards: bool = False,
    verbose: bool = False,
) -> Iterator[Result]:
    """Play on another engine under a progress bar: on its judge that was started, or on ``jobs`` at once."""
    if jobs > 1:
        results = results_of(engine, plays, jobs, whole=whole, boards=boards)
        return _watched(results, len(plays), verbose=verbose)
    return slimmed(played(plays, judge, boards=boards, verbose=verbose), whole=whole)


def played_by_ours(
    plays: Sequence[Planned], jobs: int, *, whole: bool, boards: bool = False, verbose: bool = False
) -> Iterator[Result]:
    """Play on our own engine under a progress bar, and keep the results for commands that show standings.

    With several processes the results are the same, in the same order. Unless ``whole`` results are wanted,
    those of scenarios that pass may come without steps and boards. ``boards`` are those after each step.
    """
    with playing(plays, processors(jobs, len(plays)), whole=whole, boards=boards) as results:
        yield from _watched(remembered(plays, results), len(plays), verbose=verbose)


def _watched(results: Iterable[Result], total: int, *, verbose: bool) -> Iterator[Result]:
    console = Console()
    for result in tracked(results, total, "playing"):
        if verbose and result.status == "passed":
            console.print(status_line(result), highlight=False, soft_wrap=True)
        yield result


def tracked(things: Iterable[T], total: int, doing: str) -> Iterator[T]:
    """These things, with a progress bar that counts them as they come."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(
        *columns,
        console=console,
        transient=True,
        redirect_stdout=sys.stdout.isatty(),
        disable=not console.is_terminal,
    ) as progress:
        task = progress.add_task(doing, total=total)
        for thing in things:
            progress.advance(task)
            yield thing


def collected(results: Iterable[Result]) -> tuple[tuple[Result, ...], str, int]:
    """Return all results; if the run was broken off, why, and the exit code that says so."""
    came: list[Result] = []
    try:
        came.extend(results)
    except GivenUp as given_up:
        return tuple(came), str(given_up), 3
    except Interrupted as interrupted:
        return tuple(came), str(interrupted), interrupted.exit_code
    except ComprulesError as error:
        if not came:
            raise
        return tuple(came), error.message, 3
    return tuple(came), "", 0


def now() -> str:
    """Return the time at which a run ends, as its results have it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def emit(text: str, output: Path | None) -> None:
    """Write text to a file, or as it is to the standard output.

    Raises:
        ComprulesError: The file cannot be written.
    """
    if output is None:
        sys.stdout.write(text + "\n")
        return
    try:
        output.write_text(text + "\n", encoding="utf-8", errors="backslashreplace")
    except OSError as error:
        raise ComprulesError(
            f"{output} cannot be written: {error.strerror}", "Name a file in a folder that is there."
        ) from None
