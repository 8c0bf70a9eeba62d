"""A limit to how long a judge in our own process may think, and interruptions that are no judge's doing."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

__all__ = ["SECONDS", "Interrupted", "TookTooLong", "interruptible", "interruption", "time_limit"]

SECONDS = 60.0
"""How long one step may take, unless somebody says otherwise."""

_WAITING = 10
"""So many times as long a step may last by the clock, where the processor is at work on other things."""


class TookTooLong(BaseException):
    """A step did not come to an end in time; a judge that catches every ``Exception`` does not catch it."""


class Interrupted(KeyboardInterrupt):
    """Somebody wants this process to end: Ctrl-C, or a signal that says so. A judge can't raise it."""

    def __init__(self, number: int) -> None:
        """Keep the number of the signal."""
        super().__init__(f"interrupted by {signal.Signals(number).name}")
        self.number = number

    @property
    def exit_code(self) -> int:
        """Return the code that a process leaves with by custom: 130 for Ctrl-C, 143 for SIGTERM."""
        return 128 + self.number


def interruption(number: int, _frame: FrameType | None) -> None:
    """Raise :class:`Interrupted`: what a signal is to call."""
    raise Interrupted(number)


def interruptible() -> None:
    """Have Ctrl-C, and the signals that end a process, raise :class:`Interrupted`."""
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) in {signal.SIG_DFL, signal.default_int_handler}:
            signal.signal(number, interruption)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise :class:`TookTooLong` inside the block when the time is up, and again while the block goes on.

    It is time of the processor, or ten times that by the clock. Only the main thread of a POSIX system can be
    interrupted, and only in Python's own code; elsewhere there is no limit.
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
        signal.setitimer(signal.ITIMER_REAL, max(seconds, 1.0))
        raise TookTooLong(f"the step did not come to an end within {seconds:g} seconds")

    earlier = signal.signal(signal.SIGALRM, stop)
    keyboard = signal.getsignal(signal.SIGINT)
    if keyboard is signal.default_int_handler:
        signal.signal(signal.SIGINT, interruption)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, earlier)
        if keyboard is signal.default_int_handler:
            signal.signal(signal.SIGINT, keyboard)
