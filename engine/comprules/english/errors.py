"""Errors of reading and writing ability text."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from functools import cached_property
from typing import Final

from rich.text import Text

from comprules.book.errors import ComprulesError

__all__ = ["NOTHING_MEANT", "CannotRead", "CannotWrite"]

_RESEMBLES: Final = 0.3
"""How much alike a text and a sample are at least, from 0 to 1, for the one to be shown for the other."""


NOTHING_MEANT: Final = "nothing here for"
"""How the reason begins where every word was read, and one of them refers to nothing."""


class CannotRead(ComprulesError):  # noqa: N818 - what happened, in the words of the command line
    """A text is outside the language; the error shows where, what could follow, and what it resembles.

    ``at`` is an offset into ``text``. What could stand there and what the text resembles are looked for when
    somebody asks: most refusals are never shown.
    """

    def __init__(
        self,
        text: str,
        at: int,
        reason: str,
        find_expected: Callable[[], tuple[str, ...]] = tuple,
        find_known: Callable[[], tuple[str, ...]] = tuple,
    ) -> None:
        super().__init__("\n".join([f"cannot read this ability: {reason}", *_marked(text, at)]))
        self.text = text
        self.at = at
        self.reason = reason
        self.is_read = reason.startswith(NOTHING_MEANT)
        self._find_expected = find_expected
        self._find_known = find_known

    @cached_property
    def expected(self) -> tuple[str, ...]:
        """Return the words, or kinds of words, that could stand at the place."""
        return self._find_expected()

    @cached_property
    def nearest(self) -> str:
        """Return the known sentence that the text resembles most; empty if it resembles none."""
        return next(
            iter(difflib.get_close_matches(self.text, self._find_known(), n=1, cutoff=_RESEMBLES)), ""
        )

    @property
    def hint(self) -> str:
        """Return what could stand at the place, and the nearest known form."""
        lines = ["here could stand: " + ", ".join(self.expected)] if self.expected else []
        if self.nearest:
            lines.append(f"the nearest known form: {self.nearest}")
        return "\n".join(lines)

    def __str__(self) -> str:
        """Return the whole message, with the caret and the hints."""
        return f"{self.message}\n{self.hint}" if self.hint else self.message

    def __rich__(self) -> Text:
        """Return the message in red, the place in yellow, the hints dim."""
        reason, *marked = self.message.split("\n")
        return Text.assemble(
            (reason, "bold red"), "\n", ("\n".join(marked), "yellow"), "\n", (self.hint, "dim")
        )


class CannotWrite(ComprulesError):  # noqa: N818
    """An object that the language has no words for."""


def _marked(text: str, at: int) -> list[str]:
    """Return the line of the text that holds the place, and a caret below it."""
    start = text.rfind("\n", 0, at) + 1
    end = text.find("\n", at)
    line = text[start : end if end >= 0 else len(text)]
    return [f"  {line}", "  " + " " * (at - start) + "^"]
