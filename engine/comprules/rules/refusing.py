"""101.2, 601.2: actions that the rules do not allow."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["IllegalError", "step"]


class IllegalError(Exception):
    """An action that the rules forbid; the game is as it was before the action began.

    ``rule`` is what forbids it, ``steps`` are the steps of the action in which that came out, the innermost first.
    """

    def __init__(self, reason: str, number: str = "") -> None:
        super().__init__(f"{reason} ({number})" if number else reason)
        self.reason = reason
        self.rule = number
        self.steps: tuple[str, ...] = ()


@contextmanager
def step(number: str) -> Iterator[None]:
    """What turns out to be illegal in here does so in this step of an action."""
    try:
        yield
    except IllegalError as error:
        error.steps = (*error.steps, number)
        raise
