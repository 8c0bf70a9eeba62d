"""Errors of reading and writing ability text."""

from __future__ import annotations

from rich.text import Text

from comprules.book.errors import ComprulesError

__all__ = ["CannotRead", "CannotWrite"]


class CannotRead(ComprulesError):  # noqa: N818 - what happened, in the words of the command line
    """A text outside the language: where it stops being readable, what could follow there, what it resembles.

    ``at`` is an offset into ``text``; ``expected`` holds words or kinds of words; ``nearest`` is a known sentence or empty.
    """

    def __init__(
        self, text: str, at: int, reason: str, expected: tuple[str, ...] = (), nearest: str = ""
    ) -> None:
        self.text = text
        self.at = at
        self.reason = reason
        self.expected = expected
        self.nearest = nearest
        lines = [f"cannot read this ability: {reason}", *_marked(text, at)]
        hints = []
        if expected:
            hints.append("here could stand: " + ", ".join(expected))
        if nearest:
            hints.append(f"the nearest known form: {nearest}")
        super().__init__("\n".join(lines), "\n".join(hints))

    def __str__(self) -> str:
        """The whole message, with the caret and the hints."""
        return f"{self.message}\n{self.hint}" if self.hint else self.message

    def __rich__(self) -> Text:
        """The message in red, the place in yellow, the hints dim."""
        reason, *marked = self.message.split("\n")
        return Text.assemble(
            (reason, "bold red"), "\n", ("\n".join(marked), "yellow"), "\n", (self.hint, "dim")
        )


class CannotWrite(ComprulesError):  # noqa: N818
    """An object that the language has no words for."""


def _marked(text: str, at: int) -> list[str]:
    """The line of the text that holds the place, and a caret below it."""
    start = text.rfind("\n", 0, at) + 1
    end = text.find("\n", at)
    line = text[start : end if end >= 0 else len(text)]
    return [f"  {line}", "  " + " " * (at - start) + "^"]
