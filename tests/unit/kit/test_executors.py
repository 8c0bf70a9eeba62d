"""Workers of an executor elsewhere come to the same results, in the same order."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from tests.unit.kit.test_side_by_side import timeless
from typer.testing import CliRunner

from comprules.book.errors import ComprulesError
from comprules.cli.app import app
from comprules.kit.executors import Workers, elsewhere, mapped, workers
from comprules.kit.processes import processors
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.side_by_side import playing


def double(number: int) -> int:
    return number * 2


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    distributed: Any = pytest.importorskip("distributed", reason="dask is not installed: comprules[dask]")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        yield cluster.scheduler_address


def test_a_number_is_processes_and_an_address_is_an_executor() -> None:
    assert (workers("3"), workers("3").address) == (3, "")
    there = workers("dask:tcp://127.0.0.1:8786")
    assert there.address == "tcp://127.0.0.1:8786"
    assert processors(there, 7) is there
    assert there > 1
    for wrong in ("-1", "many", "ray:there"):
        with pytest.raises(ValueError, match=wrong):
            workers(wrong)


@pytest.mark.parametrize("items", [0, 1, 7, 100])
def test_any_executor_does_the_work_in_parts_and_in_order(items: int) -> None:
    with ThreadPoolExecutor(2) as pool:
        assert list(mapped(pool, 2, double, range(items))) == [2 * at for at in range(items)]


def test_a_wrong_number_is_told() -> None:
    told = CliRunner().invoke(app, ["check", "--rule", "704.5j", "-j", "some"])
    assert told.exit_code == 2
    assert "some" in told.output


@pytest.mark.filterwarnings("default")
def test_two_workers_of_dask_find_what_one_process_finds(address: str) -> None:
    plays = plan_suite(read_suite(rule="704.5j"))
    with playing(plays, 1, whole=True) as results:
        alone = timeless(tuple(results))
    with playing(plays, workers(f"dask:{address}"), whole=True) as results:
        assert timeless(tuple(results)) == alone


@pytest.mark.filterwarnings("default")
def test_where_nobody_answers_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="dask is not installed: comprules[dask]")
    monkeypatch.setattr("comprules.kit.executors._SECONDS_FOR_AN_ANSWER", 1)
    with pytest.raises(ComprulesError, match="no dask scheduler answers"), elsewhere("tcp://127.0.0.1:1"):
        pass


def test_without_dask_its_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> object:
        raise ImportError(name)

    monkeypatch.setattr("comprules.kit.executors.import_module", missing)
    with pytest.raises(ComprulesError, match="dask is not installed"), elsewhere("tcp://127.0.0.1:1"):
        pass
    assert Workers(0).address == ""
