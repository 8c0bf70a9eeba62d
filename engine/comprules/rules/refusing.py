"""101.2, 601.2: actions that the rules do not allow."""

from __future__ import annotations

__all__ = ["IllegalError"]


class IllegalError(Exception):
    """An action that the rules forbid; the game is as it was before the action began. ``rule`` is what forbids it."""

    def __init__(self, reason: str, number: str = "") -> None:
        super().__init__(f"{reason} ({number})" if number else reason)
        self.reason = reason
        self.rule = number
