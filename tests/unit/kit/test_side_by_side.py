"""Several processes come to the same results as one, in the same order."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from comprules.book.errors import ComprulesError
from comprules.cli.app import app
from comprules.kit.planning import Planned
from comprules.kit.processes import processors, working
from comprules.kit.results import Result
from comprules.kit.results_file import read_run
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.side_by_side import playing
from comprules.scenarios import read_text

FAILING = """Feature: Failing

  Scenario: Nobody has lost
    Given Alice controls a 1/0 creature "Wisp"
    When Alice would receive priority
    Then "Wisp" is on the battlefield
"""


@pytest.fixture(scope="module")
def plays() -> Sequence[Planned]:
    ours = plan_suite(read_suite(rule="704.5j"))
    return (*ours, *plan_suite(read_text(FAILING, Path("failing.feature"))))


def timeless(results: Sequence[Result]) -> list[Result]:
    return [replace(result, milliseconds=0.0) for result in results]


def test_two_processes_find_what_one_finds(plays: Sequence[Planned]) -> None:
    with playing(plays, 1, whole=True) as results:
        alone = timeless(tuple(results))
    with playing(plays, 2, whole=True) as results:
        assert timeless(tuple(results)) == alone
    assert {result.status for result in alone} == {"passed", "failed"}


def test_where_only_the_outcome_is_wanted_a_scenario_that_fails_is_told_whole(
    plays: Sequence[Planned],
) -> None:
    with playing(plays, 2, whole=False) as results:
        *passed, failed = results
    assert failed.status == "failed"
    assert failed.failed_step is not None
    assert failed.after is not None
    assert [result.steps for result in passed] == [()] * len(passed)


def slow_first(number: int) -> tuple[int, int]:
    time.sleep(0.2 if number == 0 else 0)
    return number, os.getpid()


def test_what_is_done_first_does_not_come_before_its_turn() -> None:
    with working(slow_first, range(6), 3) as found:
        done = list(found)
    assert [number for number, _ in done] == list(range(6))
    assert len({process for _, process in done} - {os.getpid()}) > 1


def test_one_job_starts_no_process() -> None:
    with working(slow_first, range(2), 1) as found:
        assert {process for _, process in found} == {os.getpid()}


def end_at_once(_: int) -> None:
    os._exit(3)


def test_a_process_that_ends_before_its_time_is_an_error() -> None:
    with pytest.raises(ComprulesError, match="has ended"), working(end_at_once, range(4), 2) as found:
        list(found)


def refuse(_: int) -> None:
    raise ComprulesError("not this one")


def test_an_error_comes_through() -> None:
    with pytest.raises(ComprulesError, match="not this one"), working(refuse, range(4), 2) as found:
        list(found)


def test_as_many_processes_play_as_are_asked_for() -> None:
    assert processors(3, 1) == 3


def test_few_plays_are_worth_no_second_process() -> None:
    assert processors(0, 20) == 1
    assert processors(0, 0) == 1


def test_many_plays_use_every_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(4)), raising=False)
    assert processors(0, 100_000) == 4


def test_games_that_are_saved_are_played_one_after_the_other(tmp_path: Path) -> None:
    shown = CliRunner().invoke(app, ["check", "--jobs", "2", "--save", str(tmp_path)])
    assert isinstance(shown.exception, ComprulesError)
    assert "one after the other" in shown.exception.message


def test_a_trace_has_the_same_lines_in_the_same_order_in_every_process(tmp_path: Path) -> None:
    """Python orders sets and maps of words otherwise in each process; what is recorded may not follow that."""
    traces = []
    for seed in ("1", "2", "3"):
        kept = tmp_path / f"{seed}.json"
        command = (
            sys.executable,
            "-m",
            "comprules",
            "check",
            "--rule",
            "704.5q",
            "--edition",
            "2025",
            "-j",
            "1",
        )
        subprocess.run(
            (*command, "--format", "json", "--output", str(kept)),
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
        )
        run = read_run(kept.read_text("utf-8"))
        traces.append([step.trace for one in run.scenarios for step in one.steps])
    assert traces[0] == traces[1] == traces[2]
