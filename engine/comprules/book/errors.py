"""Errors that are part of the product: what went wrong, where, and what to do about it."""

from __future__ import annotations

from rich.markup import escape
from rich.text import Text

from comprules.book.printable import printable

__all__ = ["ComprulesError", "DocumentError", "UnknownEditionError", "UnknownRuleError"]


class ComprulesError(Exception):
    """Anything that a user can put right; ``hint`` says how.

    The command line prints it on the standard error stream and leaves with exit code 2.
    """

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self._hint = hint

    @property
    def hint(self) -> str:
        """Return how it can be put right; empty where the message says it all."""
        return self._hint

    def __rich__(self) -> Text:
        """Return the message in red, the way out below it."""
        hint = f"\n[dim]{escape(printable(self.hint))}[/dim]" if self.hint else ""
        return Text.from_markup(f"[bold red]{escape(printable(self.message))}[/bold red]{hint}")


class DocumentError(ComprulesError):
    """A file that was given as an official document and is none."""


class UnknownEditionError(ComprulesError):
    """An edition that this book has no register of."""


class UnknownRuleError(ComprulesError):
    """A rule number that an edition does not have."""
