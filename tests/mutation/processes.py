"""Work in forked children, each of which ends with what it did to its memory."""

from __future__ import annotations

import math
import multiprocessing
import resource
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess, current_process
from typing import Generic, TypeVar

__all__ = ["Task", "each_in_a_child"]

R = TypeVar("R")

_FORK = multiprocessing.get_context("fork")
_WAITING = 10
"""A child may take so many times its seconds by the clock: other processes want the cores too."""


@dataclass(frozen=True, slots=True)
class Task(Generic[R]):
    """Work for one child; ``in_vain`` is the result if it takes longer than so many seconds of processor time, or dies."""

    work: Callable[[], R]
    seconds: float
    in_vain: Callable[[str], R]


def each_in_a_child(tasks: Iterable[Task[R]], jobs: int) -> Iterator[R]:
    """Carry out each task in a child of its own, ``jobs`` at a time; yield results as they come."""
    waiting = iter(tasks)
    running: dict[Connection, tuple[BaseProcess, Task[R], float]] = {}
    try:
        while True:
            while len(running) < jobs and (task := next(waiting, None)) is not None:
                connection, process = _begun(task)
                running[connection] = process, task, time.monotonic() + _WAITING * task.seconds
            if not running:
                return
            for ready in wait(list(running), timeout=0.2):
                assert isinstance(ready, Connection)
                process, task, _ = running.pop(ready)
                try:
                    result: R = ready.recv()
                except EOFError:
                    process.join()
                    late = process.exitcode == -signal.SIGXCPU
                    result = task.in_vain(_too_long(task) if late else "the process died")
                _ended(ready, process)
                yield result
            for connection, (process, task, limit) in list(running.items()):
                if time.monotonic() > limit:
                    del running[connection]
                    _ended(connection, process)
                    yield task.in_vain(_too_long(task))
    finally:
        for connection, (process, _, _) in running.items():
            _ended(connection, process)


def _too_long(task: Task[R]) -> str:
    return f"it took longer than {task.seconds:g} seconds"


def _begun(task: Task[R]) -> tuple[Connection, BaseProcess]:
    if current_process().daemon:
        raise RuntimeError(
            "a change is tried in a child process, and the workers of this scheduler may not have any; "
            "start them with --no-nanny, or with DASK_DISTRIBUTED__WORKER__DAEMON=False around them"
        )
    here, there = _FORK.Pipe(duplex=False)
    process = _FORK.Process(target=_carry_out, args=(task, there))
    process.start()
    there.close()
    return here, process


def _carry_out(task: Task[R], answer: Connection) -> None:
    seconds = math.ceil(task.seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    answer.send(task.work())


def _ended(connection: Connection, process: BaseProcess) -> None:
    connection.close()
    process.kill()
    process.join()
