from __future__ import annotations

import os
import signal
import sys
from types import SimpleNamespace

import pytest

from comprules.book.errors import ComprulesError
from comprules.kit import processes
from comprules.sphinx_ext import meanwhile
from comprules.sphinx_ext.meanwhile import Meanwhile


@pytest.fixture(params=["fork", "here"])
def both_ways(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param == "here":
        monkeypatch.setattr(meanwhile, "sys", SimpleNamespace(platform="elsewhere"))
    elif sys.platform != "linux":
        pytest.skip("no process is copied here")


@pytest.mark.usefixtures("both_ways")
@pytest.mark.parametrize("number", [0, 1, 2, 7, 1_000])
def test_what_comes_of_items_comes_in_their_order(number: int) -> None:
    assert list(Meanwhile(lambda item: item * item, range(number)).results()) == [
        item * item for item in range(number)
    ]


forks = pytest.mark.skipif(sys.platform != "linux", reason="no process is copied here")


@forks
def test_several_processes_share_the_items(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meanwhile, "processors", lambda _jobs, _items: 3)
    ids = list(Meanwhile(lambda _: os.getpid(), range(9)).results())
    assert len(set(ids)) == 3
    assert os.getpid() not in ids
    assert ids == ids[:3] * 3


@forks
def test_who_waits_is_told_what_went_wrong() -> None:
    with pytest.raises(ComprulesError, match="has failed") as told:
        list(Meanwhile(lambda item: 1 // item, [2, 1, 0]).results())
    assert "ZeroDivisionError" in told.value.hint


@forks
def test_who_waits_for_a_process_that_was_stopped_is_told_so() -> None:
    with pytest.raises(ComprulesError, match="has failed") as told:
        list(Meanwhile(lambda _: os.kill(os.getpid(), signal.SIGKILL), [1]).results())
    assert "before its time" in told.value.hint


def test_few_items_are_worth_one_process() -> None:
    assert processes.processors(0, 10) == 1
