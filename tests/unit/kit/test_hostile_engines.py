"""Whatever an engine does, a run comes to its end and says what is known."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

from comprules.judge import Judge
from comprules.kit.child import Child
from comprules.kit.examining import Examined, GivenUp
from comprules.kit.pipe import PipeJudge, judge_apart
from comprules.kit.planning import Planned
from comprules.kit.report import failure_lines, run_junit, status_line
from comprules.kit.results import Result, Run
from comprules.kit.results_file import read_run, run_json
from comprules.kit.rulebook import plan_suite
from comprules.kit.runner import play, play_all
from comprules.kit.steps import forms
from comprules.kit.story import story
from comprules.scenarios import read_text

sys.path.insert(0, str(Path(__file__).parent))
hostile: Any = import_module("hostile")
FILE = Path(__file__).with_name("hostile.py")
BASE = "2025-06-06"
APART = {"is gone", "swallows", "hangs in C"}
"""What no process can do anything about within itself."""
PASSING = {"traces nastily", "names itself nastily", "exits at name"}
HANGING = {"sleeps", "sleeps at once"}


@pytest.fixture(scope="module", autouse=True)
def _loaded() -> None:
    """Load the forms of steps, which is no judge's work."""
    forms()


def plays(times: int = 1) -> Sequence[Planned]:
    scenario = """
  Scenario: A wisp dies ({})
    Given Alice controls a 1/0 creature "Wisp"
    When Alice would receive priority
    Then "Wisp" is in Alice's graveyard
"""
    text = "Feature: What happens if\n" + "".join(scenario.format(n) for n in range(times))
    return plan_suite(read_text(text, Path("x.feature")), (BASE,))


def played(judge: Judge, seconds: float = 60) -> Result:
    return play(plays()[0], judge, BASE, seconds)


def is_told(result: Result, engine: str) -> None:
    """Hold that every form of the report is valid, and free of what a terminal obeys."""
    run = Run(BASE, engine, BASE, (result,))
    assert read_run(run_json(run).encode().decode()) == run
    ET.fromstring(run_junit(run).encode())
    console = Console(width=200, record=True, file=io.StringIO(), force_terminal=False)
    for line in (status_line(result), *failure_lines(result)):
        console.print(line)
    console.print(story(result))
    shown = console.export_text()
    assert not {"\x1b", "\x07", "\x00", "\ud800"} & set(shown)


@pytest.mark.parametrize("kind", [kind for kind in hostile.STRIKES if kind not in APART])
def test_a_judge_in_our_own_process_can_neither_end_nor_silence_a_run(kind: str) -> None:
    judge = Examined(getattr(hostile, kind.replace(" ", "_"))())
    result = played(judge, 0.05 if kind in HANGING else 30)
    assert (result.status == "passed") is (kind in PASSING), result.reason
    is_told(result, judge.name)


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("exits", "SystemExit: 0"),
        ("interrupts", "KeyboardInterrupt"),
        ("closes", "GeneratorExit"),
        ("recurses", "RecursionError"),
        ("is out of memory", "MemoryError"),
        ("gives nothing", "what act gives is None; it must be one of Asked, Done, Refused"),
        ("gives words", "what act gives is 'done'; it must be one of Asked, Done, Refused"),
        ("shows nothing", "the board is None"),
        ("traces numbers", "the trace[0] is 1"),
        ("shows words for numbers", "the board.objects[0].power is '2'; it must be a whole number"),
        ("shows things that are no data", "notes, entry x, is <object"),
        ("shows a number of 5,001 digits", "power is a number of some 4,983 digits"),
        ("shows two hundred thousand objects", "objects has 200,000 things"),
        ("shows deep things", "the board.stack[0] is a tuple; it must be a text"),
        ("crashes nastily", r"RuntimeError: \ud800 \x1b[31m"),
        ("sleeps", "did not come to an end within 0.05 seconds"),
    ],
)
def test_the_report_says_what_was_wrong_with_it(kind: str, why: str) -> None:
    result = played(getattr(hostile, kind.replace(" ", "_"))(), 0.05 if kind == "sleeps" else 30)
    assert result.status == "errored"
    assert why in result.reason


@pytest.mark.parametrize("kind", sorted(APART | {"exits", "prints", "gives nothing"}))
def test_a_judge_in_a_process_of_its_own_can_not_even_by_other_means(kind: str) -> None:
    with judge_apart(f"hostile:{kind.replace(' ', '_')}", 1.0) as judge:
        judge.seconds_to_start = 30.0
        assert judge.name == "miniature 1"
        result = played(judge)
    assert (result.status == "passed") is (kind in PASSING), result.reason
    is_told(result, judge.name)


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("leaves an heir", "the engine died over “begin” (exit code 0)"),
        ("is silent", "did not answer “begin” within 0.5 seconds"),
        ("drips", "did not answer “begin” within 0.5 seconds"),
        ("never ends a line", "with more than 1 MB on one line"),
        ("talks without end", "which is no JSON object with the id 2"),
    ],
)
def test_a_program_that_does_not_answer_is_ended(
    kind: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("comprules.kit.child.LONGEST_LINE", 1024**2)
    monkeypatch.setattr("comprules.kit.pipe.LONGEST_LINE", 1024**2)
    hangs = kind in {"is silent", "drips"}
    with PipeJudge(
        f"{sys.executable} {FILE} {kind}", 0.5 if hangs else 20, seconds_to_start=0.5 if hangs else 20
    ) as judge:
        result = played(judge)
    assert (result.status, why in result.reason) == ("errored", True), result.reason
    is_told(result, judge.name)


@pytest.mark.parametrize("kind", list(hostile.LINES))
def test_an_answer_that_is_no_answer_is_an_error(kind: str) -> None:
    with PipeJudge(f"{sys.executable} {FILE} {kind}", 30) as judge:
        result = played(judge)
    assert result.status == "errored"
    assert "is no JSON object with the id" in result.reason or "board is nan" in result.reason
    is_told(result, judge.name)


def test_a_judge_that_hangs_over_and_over_is_given_up() -> None:
    judge = Examined(hostile.Hostile(lambda: hostile.nap(60), "begin"))
    results: list[Result] = []
    with pytest.raises(GivenUp, match="given up after 3 games that came to nothing; the last one: the step"):
        results.extend(play_all(plays(5), judge, BASE, 0.05))
    assert [result.status for result in results] == ["errored"] * 3
    assert played(judge).reason == judge.given_up


def test_a_judge_that_hangs_now_and_then_is_not() -> None:
    asked = iter(range(100))
    judge = Examined(hostile.Hostile(lambda: next(asked) % 3 and hostile.nap(60), "begin"))
    assert [result.status for result in play_all(plays(8), judge, BASE, 0.05)].count("passed") == 3


def is_running(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_what_an_engine_has_started_ends_with_it() -> None:
    with PipeJudge(f"{sys.executable} {FILE} has an heir", 30) as judge:
        assert played(judge).status == "passed"
        child = judge._child
        assert isinstance(child, Child)
        group = child.process.pid
        assert is_running(group)
    until = time.monotonic() + 10
    while is_running(group) and time.monotonic() < until:  # until init has buried it
        time.sleep(0.05)
    assert not is_running(group)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "wisp.feature").write_text(
        """Feature: What happens if
  Scenario: A wisp dies
    Given Alice controls a 1/0 creature "Wisp"
    When Alice would receive priority
    Then "Wisp" is in Alice's graveyard
  Scenario: A wisp dies again
    Given Alice controls a 1/0 creature "Wisp"
    When Alice would receive priority
    Then "Wisp" is in Alice's graveyard
""",
        "utf-8",
    )
    return tmp_path


def check(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(FILE.parent), *sys.path))}
    return subprocess.Popen(
        [sys.executable, "-m", "comprules", "check", "wisp.feature", *arguments],
        cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=heed_the_keyboard,  # noqa: PLW1509 -- no thread has been started
    )  # fmt: skip


def heed_the_keyboard() -> None:
    """Heed Ctrl-C: a shell that starts the tests in the background has them ignore it, and their children too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_check_ends_though_somebody_else_holds_the_engines_output_open(folder: Path) -> None:
    told = check(folder, "--judge-command", f"{sys.executable} {FILE} has an heir")
    assert "2 passed" in told.communicate(timeout=60)[0]
    assert told.returncode == 0


def test_an_engine_that_exits_is_reported(folder: Path) -> None:
    told = check(folder, "--judge", "hostile:is_gone", "--format", "json")
    run = json.loads(told.communicate(timeout=60)[0])
    assert (told.returncode, [one["status"] for one in run["scenarios"]]) == (1, ["errored"] * 2)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_who_ends_a_run_is_told_what_is_known(folder: Path, number: signal.Signals) -> None:
    told = check(folder, "--judge", "hostile:sleeps_in_the_second_game", "--judge-seconds", "60")
    assert told.stdout is not None
    with told:
        assert "passed" in told.stdout.readline()
        time.sleep(0.5)  # now it sleeps in the second game
        told.send_signal(number)
        out, _ = told.communicate(timeout=60)
    assert told.returncode == 128 + number
    assert f"with 1 of 2 plays left: interrupted by {number.name}" in out
    assert "1 passed" in out
