"""Who plays: processes on this machine, or the workers of an executor that somebody has started elsewhere."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import chain
from threading import Lock
from typing import Any, Final, TypeVar

from comprules.book.errors import ComprulesError

__all__ = ["Workers", "elsewhere", "mapped", "size_of_part", "workers"]

T = TypeVar("T")
R = TypeVar("R")

_DASK: Final = "dask:"
_SECONDS_FOR_AN_ANSWER: Final = 10
_PARTS: Final = 12
"""Into so many parts the work of a worker is cut, so that none ends long after the others."""
_ONE_AT_A_TIME: Final = Lock()
"""The threads of one worker take turns: an engine plays one game at a time."""


class Workers(int):
    """So many processes here, 0 for as many as are worth it; or those of an executor, which has an address.

    An executor counts as several processes.
    """

    address: str = ""


def workers(said: str) -> Workers:
    """Return what a number of processes, or ``dask:ADDRESS``, means.

    Raises:
        ValueError: It is neither.
    """
    if str(said).startswith(_DASK):
        several = Workers(2)
        several.address = str(said).removeprefix(_DASK)
        return several
    if not str(said).isdigit():
        raise ValueError(f"{said} is neither a number of processes nor dask:ADDRESS")
    return Workers(said)


@contextmanager
def elsewhere(address: str) -> Iterator[tuple[Executor, int]]:
    """Give the executor of a dask scheduler, and how many can work there at once.

    Raises:
        ComprulesError: dask is not installed, nothing answers at this address, or nobody works there.
    """
    try:
        client_class: Any = import_module("distributed").Client
    except ImportError:
        raise ComprulesError("dask is not installed", "pip install 'comprules[dask]'") from None
    logging.getLogger("distributed").setLevel(logging.ERROR)
    try:
        client = client_class(address, timeout=_SECONDS_FOR_AN_ANSWER, set_as_default=False)
    except (OSError, ValueError) as error:
        raise ComprulesError(
            f"no dask scheduler answers at {address}: {error}".splitlines()[0],
            "Start one with: dask scheduler; and workers with: dask worker ADDRESS",
        ) from None
    with client:
        number = sum(client.nthreads().values())
        if not number:
            raise ComprulesError(f"nobody works for the scheduler at {address}", f"dask worker {address}")
        yield client.get_executor(), number


def size_of_part(items: Sequence[object], number: int) -> int:
    """Return how many of these are sent at once to each of so many workers."""
    return max(1, len(items) // (number * _PARTS))


def mapped(executor: Executor, number: int, work: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
    """Return what a function makes of each of these on an executor, in order; they are sent in parts."""
    size = size_of_part(items, number)
    parts = [items[at : at + size] for at in range(0, len(items), size)]
    return chain.from_iterable(executor.map(partial(_each, work), parts))


def _each(work: Callable[[T], R], items: Sequence[T]) -> list[R]:
    with _ONE_AT_A_TIME:
        return [work(item) for item in items]
