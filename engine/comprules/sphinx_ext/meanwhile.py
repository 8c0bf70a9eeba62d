"""Work that other processes do while this one goes on with its own."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from typing import Any, Final, Generic, Protocol, TypeVar

from comprules.book.errors import ComprulesError
from comprules.kit.processes import processors

__all__ = ["Meanwhile"]

T = TypeVar("T")
R = TypeVar("R")

_NICER: Final = 5
"""So much does other work go before: nobody waits for this yet."""


class _End(Protocol):
    """One end of a pipe, which is of another class on Windows."""

    def send(self, obj: object, /) -> None: ...
    def recv(self) -> Any: ...


class Meanwhile(Generic[T, R]):
    """Begins to work when it is made, where a process can be copied; elsewhere when it is waited for.

    A copy knows all that this process knows, so nothing is sent to it; what it returns is sent back. No
    threads are started, as Sphinx copies this process as well.
    """

    def __init__(self, work: Callable[[T], R], items: Sequence[T]) -> None:
        """Begin: ``work`` is called with each of the items, by as many processes as are worth it."""
        self._items = items
        self._work = work
        number = processors(0, len(items)) if sys.platform == "linux" else 0
        self._parts = [items[at::number] for at in range(number)] if items else []
        self._begun = [_begin(work, part) for part in self._parts]

    def results(self) -> Iterator[R]:
        """Wait, and yield what came of the items, in their order.

        Raises:
            ComprulesError: a process could not do its work.
        """
        if not self._begun:
            yield from map(self._work, self._items)
            return
        done: list[Iterator[R]] = [iter(_received(connection)) for connection in self._begun]
        for at, _ in enumerate(self._items):
            yield next(done[at % len(done)])


def _begin(work: Callable[[T], R], items: Sequence[T]) -> _End:
    context = get_context("fork")
    received, sent = context.Pipe(duplex=False)
    context.Process(target=partial(_do, sent, work, items), daemon=True).start()
    sent.close()
    return received


def _do(sent: _End, work: Callable[[T], R], items: Sequence[T]) -> None:
    os.nice(_NICER)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # this process ends with the one that began it
    try:
        sent.send(([work(item) for item in items], ""))
    except Exception:  # noqa: BLE001 -- whatever it is, who waits is told
        sent.send(([], traceback.format_exc()))


def _received(connection: _End) -> list[Any]:
    results, problem = list[Any](), "It ended before its time."
    with suppress(EOFError):
        results, problem = connection.recv()
    if problem:
        raise ComprulesError("a process that drew pages has failed", problem)
    return results
