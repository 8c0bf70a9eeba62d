"""Several processors share the work, with the same results in the same order as one alone."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from multiprocessing.util import Finalize
from typing import Final, TypeVar

from comprules.book.errors import ComprulesError
from comprules.keeping import save_all
from comprules.kit.executors import Workers, elsewhere, mapped, size_of_part

__all__ = ["processors", "working"]

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
