"""Several processors share the work, with the same results in the same order as one alone."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial
from multiprocessing import active_children, get_context
from multiprocessing.util import Finalize
from typing import Final, TypeVar

from comprules.book.errors import ComprulesError
from comprules.book.statements import BASE_EDITION
from comprules.editions import wording_of
from comprules.english import read_abilities
from comprules.judge import Judge
from comprules.keeping import save_all
from comprules.kit.executors import Workers, elsewhere, mapped, size_of_part
from comprules.kit.judges import our_judge
from comprules.kit.planning import Planned
from comprules.kit.results import Result
from comprules.kit.runner import play

__all__ = ["playing", "processors", "slim", "slimmed", "working"]

T = TypeVar("T")
R = TypeVar("R")

_WORTH_A_PROCESS: Final = 150
"""So many plays take longer than a process does to start."""


def processors(jobs: int, plays: int) -> int:
    """Return how many processes play: as many as are asked for, or for 0 as many as are worth it."""
    if jobs:
        return jobs
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(usable, plays // _WORTH_A_PROCESS))


@contextmanager
def playing(
    plays: Sequence[Planned], jobs: int, *, whole: bool, boards: bool = False
) -> Iterator[Iterator[Result]]:
    """Give the results of plays on our own engine, one after the other.

    Processes that play are at work before the first result is asked for. Unless ``whole`` results are wanted,
    scenarios that pass come without steps and boards, which take long from one process to another. With
    ``boards``, each step in which somebody acts has the board after it.
    """
    _ours()
    for edition in {planned.edition for planned in plays}:
        # Where nothing is known yet, the parser is built here, and not by each process.
        read_abilities("Flying", wording=wording_of(edition))
    with working(partial(_played, whole=whole, boards=boards), plays, jobs) as results:
        yield results


@contextmanager
def working(work: Callable[[T], R], items: Sequence[T], jobs: int) -> Iterator[Iterator[R]]:
    """Give what a function makes of each of these, with as many processes as ``jobs``.

    With one job nothing is started. Workers that have an address are those of an executor elsewhere.
    """
    if isinstance(jobs, Workers) and jobs.address:
        with elsewhere(jobs.address) as (executor, number):
            yield mapped(executor, number, work, items)
        return
    if jobs == 1 or len(items) < 2:
        yield map(work, items)
        return
    # Where a process can be copied as it is, nothing has to be imported again.
    context = get_context("fork" if sys.platform == "linux" else "spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_to_work)
    try:
        yield _unbroken(pool.map(work, items, chunksize=size_of_part(items, jobs)))
    except BaseException:
        for process in active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _unbroken(results: Iterable[R]) -> Iterator[R]:
    try:
        yield from results
    except BrokenProcessPool:
        raise ComprulesError(
            "a process that was at work has ended before its time", "One process does it all with: --jobs 1"
        ) from None


def _begin_to_work() -> None:
    """Leave an interruption to the parent process, and keep in the end what this process has found out."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_DFL)
    Finalize(None, save_all, exitpriority=0)


@cache
def _ours() -> Judge:
    return our_judge()


def _played(planned: Planned, *, whole: bool, boards: bool) -> Result:
    result = play(planned, _ours(), BASE_EDITION, boards=boards)
    return result if whole or result.status != "passed" else slim(result)


def slim(result: Result) -> Result:
    """Return a result without its steps and boards."""
    return replace(result, steps=(), before=None, after=None)


def slimmed(results: Iterable[Result], *, whole: bool) -> Iterator[Result]:
    """Yield the results; unless they are wanted ``whole``, some come without steps and boards."""
    return (result if whole or result.status != "passed" else slim(result) for result in results)
