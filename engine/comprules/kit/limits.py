"""A limit to how long a judge in our own process may think."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["SECONDS", "TookTooLong", "time_limit"]

SECONDS = 60.0
"""How long one step may take, unless somebody says otherwise."""

_WAITING = 10
"""So many times as long a step may last by the clock, where the processor is at work on other things."""


class TookTooLong(Exception):  # noqa: N818 -- a finding about the judge
    """A step did not come to an end in time."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise :class:`TookTooLong` inside the block when the time is up.

    It is time of the processor, or ten times that by the clock. Only the main thread of a POSIX system can be
    interrupted; elsewhere there is no limit.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    worked, began = time.process_time(), time.perf_counter()

    def stop(*_: object) -> None:
        left = min(
            seconds - (time.process_time() - worked), seconds * _WAITING - (time.perf_counter() - began)
        )
        if left > 0:
            signal.setitimer(signal.ITIMER_REAL, max(left, seconds / 100))
            return
        raise TookTooLong(f"the step did not come to an end within {seconds:g} seconds")

    earlier = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, earlier)
