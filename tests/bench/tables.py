"""All measurements as tables, in one run: ``python -m tests.bench.tables``; or those that are named.

It measures and judges nothing. Times are of the processor, on one core; those of a single thing are the best of several runs.
"""

from __future__ import annotations

import os
import platform
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from comprules.book.statements import BASE_EDITION
from comprules.collecting import collect_rarely
from comprules.judge import Cast, Judge, Pass
from comprules.kit.judges import our_judge
from comprules.kit.loop import looped
from comprules.kit.pipe import judge_apart
from comprules.kit.planning import Planned
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play_all
from comprules.reference import reference_judge
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

from .apart import apart
from .book import book
from .commands import commands
from .duel import new_duel, play_duel
from .parrot import Parrot
from .timed_judge import TimedJudge
from .worlds import anthems, begun, board, chain, one_spell, unread

PERMANENTS = (10, 100, 1_000, 10_000)
EFFECTS = (1, 10, 100)
DUELS = 6


def best(run: Callable[[], object], seconds: float = 1.0, least: int = 3) -> float:
    """The shortest time of several runs, in seconds."""
    times: list[float] = []
    while len(times) < least or sum(times) < seconds:
        start = time.process_time()
        run()
        times.append(time.process_time() - start)
    return min(times)


def suite() -> Table:
    """How long the whole suite takes, and how much of that is the engine's own time."""
    planning = time.process_time()
    plays = plan_suite(read_suite(), (BASE_EDITION,))
    planning = time.process_time() - planning
    table = _table("The suite", "what", "scenarios", "seconds", "a second", "ms each")
    table.add_row("read and planned", str(len(plays)), f"{planning:.2f}", *_rate(len(plays), planning))
    for name in ("played for the first time", "played again"):
        judge = TimedJudge(our_judge())
        start = time.process_time()
        results = list(play_all(plays, judge, BASE_EDITION))
        whole = time.process_time() - start
        table.add_row(name, str(len(results)), f"{whole:.2f}", *_rate(len(results), whole))
        table.add_row(
            "  of which the engine",
            f"{judge.seconds / whole:.0%}",
            f"{judge.seconds:.2f}",
            *_rate(len(results), judge.seconds),
        )
    table.caption = "Played for the first time, the English of cards is read too; then it is remembered."
    return table


def kit() -> Table:
    """What playing a scenario costs beside the engine: in one process, with messages as JSON, and through a pipe."""
    plays = plan_suite(read_suite(), (BASE_EDITION,))[::10]
    table = _table(
        "The kit's own cost, of every tenth scenario", "how", "scenarios", "seconds", "a second", "ms each"
    )
    parrot = Parrot(our_judge())
    list(play_all(plays, parrot, BASE_EDITION))
    for how, judge in (
        ("in one process", parrot),
        ("  as lines of JSON, read and written twice", looped(parrot)),
    ):
        parrot.again()
        table.add_row(how, str(len(plays)), *_cost(plays, judge))
    with judge_apart("comprules.reference:reference_judge", 60.0) as apart:
        table.add_row("through a pipe, in the process of the kit", str(len(plays)), *_cost(plays, apart))
    table.caption = (
        "In the first two a judge repeats answers that it was told before, and so costs nothing itself."
    )
    return table


def _cost(plays: Sequence[Planned], judge: Judge) -> tuple[str, str, str]:
    start = time.process_time()
    number = len(list(play_all(plays, judge, BASE_EDITION)))
    seconds = time.process_time() - start
    return f"{seconds:.2f}", *_rate(number, seconds)


def _rate(number: int, seconds: float) -> tuple[str, str]:
    return f"{number / seconds:,.0f}", f"{seconds / number * 1000:.2f}"


def duels() -> Table:
    """Turns of two decks of creatures and lands."""
    table = _table("Two decks of creatures that attack and block", "run", "games", "turns", "turns a second")
    for run in ("first", "second", "third"):
        turns, seconds = 0, 0.0
        for seed in range(DUELS):
            game = new_duel(seed)
            start = time.process_time()
            _, taken = play_duel(game)
            seconds += time.process_time() - start
            turns += taken
        table.add_row(run, str(DUELS), str(turns), f"{turns / seconds:,.0f}")
    table.caption = "Sixty cards each; a turn has all its steps, priority in each, state-based actions, triggers, and the whole trace."
    return table


def characteristics() -> Table:
    """All characteristics of boards of permanents under effects."""
    table = _table(
        "All characteristics from nothing, in ms (and by how much for ten times the permanents)",
        "permanents",
        *(f"{k} effect{'s' if k > 1 else ''}" for k in EFFECTS),
        "10 effects, no two permanents alike",
    )
    before: dict[int, float] = {}
    for number in PERMANENTS:
        cells: list[str] = []
        for column, (effects, alike) in enumerate([*((k, True) for k in EFFECTS), (10, False)]):
            game = begun(board(number, anthems(effects), alike=alike))
            seconds = best(lambda game=game: views(unread(game)))  # type: ignore[misc]
            growth = f" (×{seconds / before[column]:.1f})" if column in before else ""
            before[column] = seconds
            cells.append(f"{seconds * 1000:.2f}{growth}")
        table.add_row(f"{number:,}", *cells)
    return table


def other_states() -> Table:
    """What it costs to look again, and to go on from a state that is known."""
    table = _table("1,000 permanents under 10 effects", "what", "time")
    game = begun(board(1_000, anthems(10)))
    table.add_row("all characteristics from nothing", _written(best(lambda: views(unread(game)))))
    table.add_row("looked at again, nothing changed", _written(_repeated(lambda: views(game))))
    known = views(game)
    passed = _step_later(game)
    assert views(passed) is known
    table.add_row("after a player has passed priority", _written(_repeated(lambda: views(_step_later(game)))))
    dependent = begun(board(1_000, chain()))
    table.add_row(
        "ten effects in a chain of dependency, from nothing", _written(best(lambda: views(unread(dependent))))
    )
    return table


def _step_later(game: Game) -> Game:
    return replace(game, passed=(*game.passed, game.priority))


def _repeated(run: Callable[[], object], times: int = 1_000) -> float:
    return best(lambda: [run() for _ in range(times)]) / times


def actions() -> Table:
    """Single actions, through the protocol that every judge has."""
    table = _table("Actions", "what", "time")
    judge = reference_judge()

    def cast_and_resolve() -> None:
        judge.begin(one_spell("{R}"))
        judge.act(Cast("Alice", "Bolt", targets=("Bear 1",)))
        judge.act(Pass())

    def set_up() -> None:
        judge.begin(one_spell("{R}"))

    cycle, position = best(cast_and_resolve), best(set_up)
    table.add_row("set up a position of twelve objects", _written(position))
    table.add_row("cast a spell, pass, and it resolves", _written(cycle - position))
    judge.begin(one_spell(""))
    table.add_row(
        "propose a spell that can't be paid for, and wind back",
        _written(best(lambda: judge.act(Cast("Alice", "Bolt", targets=("Bear 1",))))),
    )
    return table


def _written(seconds: float) -> str:
    return f"{seconds * 1000:.2f} ms" if seconds >= 0.001 else f"{seconds * 1_000_000:.2f} µs"


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", caption_justify="left")
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table


def machine() -> str:
    """The processor and the Python that measured."""
    info = Path("/proc/cpuinfo")
    names = (
        [line.partition(":")[2].strip() for line in info.read_text().splitlines() if "model name" in line]
        if info.is_file()
        else []
    )
    return f"{names[0] if names else platform.processor()}, {os.cpu_count()} cores, {platform.python_implementation()} {platform.python_version()}"


MEASURES = (duels, characteristics, other_states, actions, kit, apart, commands, book, suite)


def main() -> None:
    """Print every table, or those that are named, with the garbage collector as the command line has it."""
    named = sys.argv[1:]
    known = [measure.__name__ for measure in MEASURES]
    if unknown := [name for name in named if name not in known]:
        sys.exit(f"there is no table {' or '.join(unknown)}; there are {', '.join(known)}")
    collect_rarely()
    console = Console(width=120)
    console.print(machine())
    for measure in MEASURES:
        if named and measure.__name__ not in named:
            continue
        if measure is suite:  # it is to be played for the first time
            with tempfile.TemporaryDirectory() as cache:
                os.environ["XDG_CACHE_HOME"] = cache
                console.print(measure())
        else:
            console.print(measure())


if __name__ == "__main__":
    main()
