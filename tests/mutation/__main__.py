"""Change the engine in many small places, one at a time, and see which changes no scenario notices.

python -m tests.mutation [--sample N] [--seed S] [--in FOLDER] [--jobs J] [--executor dask:ADDRESS]
    [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import track
from rich.table import Table

from comprules.book.index import places_by_rule
from comprules.book.statements import BASE_EDITION
from comprules.keeping import fingerprint, found, keep, save_all
from comprules.kit.executors import workers
from comprules.kit.judges import our_judge
from comprules.kit.planning import Planned
from comprules.kit.processes import working
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play_all

from .equivalents import read_equivalents, stale
from .mutants import Mutant, mutants_in
from .processes import Task, each_in_a_child
from .reach import FOLDERS, Entered, Watch, function_at, path_of, sources
from .sharing import Job, have_tried_here, tried_in_a_child
from .trials import UNIT_TESTS, Trial, may_notice, scenario_trials, unit_tests_open
from .trying import Outcome
from .typed import refused_by_types

_PIECES = 12
"""The suite is watched in so many pieces; scenarios that stand together share texts."""


def main() -> None:
    """Draw changes, try them, and print what came of them."""
    ask = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    ask.add_argument("--sample", type=int, default=300, help="so many changes by chance; 0 is all of them")
    ask.add_argument("--seed", type=int, default=7, help="which ones")
    ask.add_argument("--in", dest="folders", action="append", help="only this folder or module: rules/combat")
    ask.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many processes")
    ask.add_argument(
        "--executor", type=workers, help="dask:ADDRESS tries changes there, with scenarios alone"
    )
    ask.add_argument("--json", type=Path, help="write what comes of each change to this file, a line each")
    given = ask.parse_args()
    chosen = tuple(given.folders or FOLDERS)
    every = [m for name, source in sources().items() for m in mutants_in(source, name)]
    among = [m for m in every if any(_is_in(m, folder) for folder in chosen)]
    if not among:
        ask.error(
            f"nothing can be changed in {', '.join(chosen)}; folders are {', '.join(FOLDERS)} and what is in them"
        )
    if given.sample < 0 or given.jobs < 1:
        ask.error("--sample is 0 or more, --jobs 1 or more")
    size = min(given.sample, len(among)) or len(among)
    console = Console()
    sample = _well_typed(Random(given.seed).sample(among, len(among)), size, console)
    console.print(f"{len(sample)} of {len(among)} changes, seed {given.seed}")
    plays = plan_suite(read_suite(), (BASE_EDITION,))
    _warmed(plays, given.jobs, console)

    def work(tests: Sequence[Trial]) -> None:
        trials = (*scenario_trials(plays), *tests)
        reading = any(_is_in(one, "english") for one in sample)
        entered = _entered(trials, given.jobs, console, reading=reading)
        tried = _tried(sample, trials, entered, given.executor or given.jobs, console)
        outcomes = list(_written_down(tried, given.json))
        _report(outcomes, console)

    parts = [part for part in UNIT_TESTS if not given.executor and any(_is_in(m, part) for m in sample)]
    unit_tests_open([folder for part in parts for folder in UNIT_TESTS[part]], work)
    for entry in stale(read_equivalents(), {m.digest for m in every}):
        console.print(f"no longer there: {entry.digest} {entry.where}", style="yellow", markup=False)


def _well_typed(order: Sequence[Mutant], size: int, console: Console) -> list[Mutant]:
    """Return the first changes of the order that the type checker lets pass, so many if there are."""
    sample: list[Mutant] = []
    looked_at = 0
    while (wanted := size - len(sample)) and looked_at < len(order):
        part = order[looked_at : looked_at + wanted + wanted // 4 + 1]
        refused = refused_by_types(part)
        taken = [mutant for mutant in part if mutant.digest not in refused][:wanted]
        looked_at += len(part) if len(taken) < wanted else part.index(taken[-1]) + 1
        sample += taken
    console.print(
        f"{looked_at - len(sample)} of {looked_at} changes are refused by the type checker, and left out"
    )
    return sample


def _is_in(mutant: Mutant, folder: str) -> bool:
    return f"{mutant.module}.".startswith(f"{folder.strip('/').removesuffix('.py').replace('/', '.')}.")


def _warmed(plays: Sequence[Planned], jobs: int, console: Console) -> None:
    """Play the suite once as it is, so that parser tables and readings are kept for all children.

    Raises:
        SystemExit: A scenario fails without any change.
    """

    def part(of: Sequence[Planned]) -> str:
        failed = [one.id for one in play_all(of, our_judge(), BASE_EDITION) if one.status != "passed"]
        save_all()
        return " ".join(failed)

    first = [Task(lambda: part(plays[:1]), 3600.0, str)]
    rest = [Task(lambda of=plays[n::jobs]: part(of), 3600.0, str) for n in range(jobs)]  # type: ignore[misc]
    for tasks in (first, rest):
        for failed in track(each_in_a_child(tasks, jobs), "playing the suite", len(tasks), console=console):
            if failed:
                raise SystemExit(f"without any change these do not pass: {failed}")


def _entered(trials: Sequence[Trial], jobs: int, console: Console, *, reading: bool) -> tuple[Entered, ...]:
    """Return what each trial enters; it is kept for as long as neither engine nor trials change.

    With ``reading`` that includes what reads its texts, which takes most of the time.
    """
    texts = sources(("",))
    sources_of_trials = sorted({trial.source for trial in trials})
    names = (trial.name for trial in trials)
    name = fingerprint(*texts.values(), *sources_of_trials, *names, str(reading))
    kept: tuple[Entered, ...] | None = found("entered", name)
    if kept is not None:
        return kept
    places = {str(path_of(module)): function_at(texts[module]) for module in sources()}

    def watched(part: range) -> list[Entered]:
        watch = Watch(places, reading=reading)
        return [watch.entered_by(n, trials[n]) for n in part]

    def in_vain(why: str) -> list[Entered]:
        raise SystemExit(f"the suite can't be watched: {why}")

    length = -(-len(trials) // _PIECES)
    parts = [range(n, min(n + length, len(trials))) for n in range(0, len(trials), length)]
    tasks = [Task(lambda part=part: watched(part), 3600.0, in_vain) for part in parts]  # type: ignore[misc]
    results = track(each_in_a_child(tasks, jobs), "watching the suite", len(parts), console=console)
    entered = tuple(one for result in results for one in result)
    keep("entered", name, entered)
    return entered


def _tried(
    sample: Sequence[Mutant],
    trials: Sequence[Trial],
    entered: Iterable[Entered],
    jobs: int,
    console: Console,
) -> Iterable[Outcome]:
    """Yield what comes of each change that is not known to make no difference."""
    by_function: dict[tuple[str, str], list[Entered]] = defaultdict(list)
    for one in entered:
        for function in one.functions:
            by_function[function].append(one)
    known, cites = read_equivalents(), _numbers()
    wanted: list[Job] = []
    for mutant in sample:
        if mutant.digest not in known:
            function = mutant.module, mutant.function
            those = [one for one in by_function[function] if may_notice(trials[one.trial], mutant)]
            those = _likeliest_first(those, cites.get(function, ()), trials, mutant)
            seconds = round(20 + 3 * sum(one.seconds for one in those))
            wanted.append(Job(mutant, tuple(one.trial for one in those), seconds))
    have_tried_here(trials)
    with working(tried_in_a_child, wanted, jobs) as outcomes:
        yield from track(outcomes, "changing the engine", len(wanted), console=console)


def _written_down(outcomes: Iterable[Outcome], path: Path | None) -> Iterable[Outcome]:
    """Pass on what came of the changes; each is written to the file at once, so that a run may be stopped."""
    if path is None:
        yield from outcomes
        return
    with path.open("w", encoding="utf-8") as lines:
        for outcome in outcomes:
            lines.write(json.dumps(_told(outcome), ensure_ascii=False) + "\n")
            lines.flush()
            yield outcome


def _likeliest_first(
    entered: Sequence[Entered], numbers: Sequence[str], trials: Sequence[Trial], mutant: Mutant
) -> list[Entered]:
    """Return them in the order in which they are tried: scenarios about the function's rules, others, unit tests."""
    chance = Random(mutant.digest)
    order = {one.trial: chance.random() for one in entered}

    def place(one: Entered) -> tuple[bool, bool, float]:
        trial = trials[one.trial]
        return trial.is_unit_test, trial.rules.isdisjoint(numbers), order[one.trial]

    return sorted(entered, key=place)


def _report(outcomes: Sequence[Outcome], console: Console) -> None:
    """Print how many changes were noticed, apart for functions that cite a rule, and those that were not."""
    cites = _numbers()
    table = Table(
        "functions",
        "tried",
        "by a scenario",
        "by a unit test",
        "by time",
        "by the record alone",
        "survived",
        "not entered",
        "score",
    )
    citing = [one for one in outcomes if (one.mutant.module, one.mutant.function) in cites]
    others = [one for one in outcomes if (one.mutant.module, one.mutant.function) not in cites]
    for name, group in (("that cite a rule", citing), ("helpers", others), ("all", outcomes)):
        count = Counter(one.verdict for one in group)
        tried = len(group) - count["not tried"]
        noticed = count["killed"] + count["killed by a unit test"] + count["killed by time"]
        table.add_row(
            name,
            str(tried),
            str(count["killed"]),
            str(count["killed by a unit test"]),
            str(count["killed by time"]),
            str(count["killed by the record"]),
            str(count["survived"]),
            str(count["not entered"]),
            f"{noticed / tried:.1%}" if tried else "",
        )
    console.print(table)
    untried = sum(one.verdict == "not tried" for one in outcomes)
    if untried:
        console.print(f"{untried} could not be tried: their functions stand in tables")
    for one in sorted(outcomes, key=lambda one: (one.verdict, one.mutant.name)):
        if one.verdict in {"survived", "not entered", "killed by the record"}:
            numbers = " ".join(cites.get((one.mutant.module, one.mutant.function), ()))
            console.print(
                f"{one.verdict}: {one.mutant.digest} {one.mutant.name} {numbers}",
                markup=False,
                soft_wrap=True,
            )


def _numbers() -> Mapping[tuple[str, str], tuple[str, ...]]:
    """Return the numbers of the rules that each function carries out or cites."""
    found_: dict[tuple[str, str], dict[str, None]] = defaultdict(dict)
    for places in places_by_rule().values():
        for place in places:
            found_[place.module.removeprefix("comprules."), place.name][place.number] = None
    return {key: tuple(numbers) for key, numbers in found_.items()}


def _told(one: Outcome) -> dict[str, object]:
    mutant = one.mutant
    return {
        "verdict": one.verdict,
        "module": mutant.module,
        "function": mutant.function,
        "line": mutant.line,
        "kind": mutant.kind,
        "before": mutant.before,
        "after": mutant.after,
        "digest": mutant.digest,
        "why": one.why,
    }


if __name__ == "__main__":
    main()
