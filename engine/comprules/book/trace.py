"""The record that a game leaves behind: which rule decided what, and what was so anyway."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Trace", "TraceLine"]


class TraceLine(NamedTuple):
    """A line of the record: what a rule decided, or what the story needs beside it."""

    number: str
    what: str
    edition: str = ""
    """The date of an older edition whose number it is; empty for the base edition."""
    decided: bool = True
    """Whether something was done, allowed, refused or spared because of the rule, not anyway."""


class Trace:
    """The lines of the record, in order."""

    __slots__ = ("_once", "lines")

    def __init__(self) -> None:
        self.lines: list[TraceLine] = []
        self._once: set[TraceLine] = set()

    def write_once(self, line: TraceLine) -> None:
        """Write a line, unless it was written since a player last did something."""
        if line not in self._once:
            self._once.add(line)
            self.lines.append(line)

    def begin_action(self) -> None:
        """Let every line be written again, because a player does something."""
        self._once.clear()

    def cut(self, length: int) -> None:
        """Forget the lines after the first ``length``, because the game was wound back."""
        del self.lines[length:]
        self._once.clear()
