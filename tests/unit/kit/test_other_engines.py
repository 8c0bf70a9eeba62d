"""Another engine may be started several times at once, with the results of one alone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.unit.kit.test_side_by_side import timeless

from comprules.book.errors import ComprulesError
from comprules.kit.examining import GivenUp
from comprules.kit.executors import workers
from comprules.kit.other_engines import OtherEngine, results_of
from comprules.kit.results import Result
from comprules.kit.rulebook import plan_suite, read_suite

REFERENCE = OtherEngine("comprules.reference:reference_judge")
HANGS = "import sys\nfor line in sys.stdin: import time; time.sleep(60)\n"


@pytest.fixture(scope="module")
def plays() -> Any:
    return plan_suite(read_suite(rule="704.5j"), ("2025-06-06",))[:12]


@pytest.mark.parametrize("whole", [True, False])
def test_two_at_once_find_what_one_finds(plays: Any, whole: bool) -> None:
    alone = timeless(tuple(results_of(REFERENCE, plays, 1, whole=whole)))
    assert timeless(tuple(results_of(REFERENCE, plays, 2, whole=whole))) == alone
    assert len(alone) == len(plays)
    assert {one.status for one in alone} == {"passed"}


def test_an_engine_that_hangs_is_given_up_and_what_came_before_is_told(plays: Any, tmp_path: Path) -> None:
    program = tmp_path / "hangs.py"
    program.write_text(HANGS, encoding="utf-8")
    engine = OtherEngine(command=f"{sys.executable} {program}", seconds=0.1)
    results = results_of(engine, plays * 4, 2, whole=False)
    came: list[Result] = []
    with pytest.raises(GivenUp, match="given up after 3 games"):
        came.extend(results)
    assert [one.status for one in came] == ["errored"] * 3


def test_an_engine_that_cannot_be_started_is_told(plays: Any) -> None:
    with pytest.raises(ComprulesError, match="nowhere"):
        list(results_of(OtherEngine("nowhere:judge"), plays, 2, whole=False))


def alive(marker: str) -> list[str]:
    found = subprocess.run(["pgrep", "-f", marker], capture_output=True, text=True, check=False)
    return found.stdout.split()


HEEDED = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
"""Run a command that heeds an interruption, also where the tests themselves run in the background."""


@pytest.mark.skipif(sys.platform != "linux", reason="pgrep is looked for on Linux alone")
def test_engines_end_with_a_run_that_is_interrupted(tmp_path: Path) -> None:
    program = tmp_path / "sleeps_for_ever.py"
    program.write_text(HANGS, encoding="utf-8")
    check = [
        sys.executable,
        "-m",
        "comprules",
        "check",
        "--section",
        "704",
        "-j",
        "2",
        "--judge-seconds",
        "50",
    ]
    with subprocess.Popen(
        [sys.executable, "-c", HEEDED, *check, "--judge-command", f"{sys.executable} {program}"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=os.environ,
    ) as run:
        until = time.monotonic() + 60
        while len(alive(str(program))) < 4 and time.monotonic() < until:  # the command itself names it too
            time.sleep(0.1)
        assert len(alive(str(program))) >= 4
        run.send_signal(signal.SIGINT)
        assert run.wait(60) == 130
    until = time.monotonic() + 20
    while alive(str(program)) and time.monotonic() < until:
        time.sleep(0.1)
    assert alive(str(program)) == []


@pytest.fixture
def cluster() -> Iterator[Any]:
    distributed: Any = pytest.importorskip("distributed", reason="dask is not installed: comprules[dask]")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as local:
        yield local


@pytest.mark.filterwarnings("default")
def test_a_worker_that_is_lost_in_mid_run_costs_no_result(
    plays: Any, cluster: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("comprules.kit.other_engines._PLAYS_ELSEWHERE", 6)
    alone = timeless(tuple(results_of(REFERENCE, plays, 1, whole=False)))
    many = plays * 4
    results = results_of(REFERENCE, many, workers(f"dask:{cluster.scheduler_address}"), whole=False)
    came = [next(results)]
    os.kill(cluster.workers[0].pid, signal.SIGKILL)
    came.extend(results)
    assert timeless(tuple(came)) == alone * 4
