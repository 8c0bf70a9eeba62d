"""What the shell is told as it completes a word: rule numbers, editions, names of scenarios.

``comprules --install-completion`` teaches the shell to ask.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import typer

from comprules.book.errors import ComprulesError
from comprules.book.places import features_folder
from comprules.book.register import editions, load_register, resolve_edition
from comprules.book.statements import BASE_EDITION
from comprules.book.titles import title_of

__all__ = ["complete_edition", "complete_number", "complete_scenario"]

_NAME: Final = re.compile(r"^\s*(?:Scenario Outline|Scenario|Example):\s*(.*\S)", re.MULTILINE)
_WITH_TITLES: Final = 60
"""So many numbers are shown with their titles; more of them would only be read as a list of numbers."""


def complete_number(ctx: typer.Context, incomplete: str) -> Iterator[tuple[str, str]]:
    """Yield the numbers that begin so, of the edition that the line names, with what each is called."""
    edition = ctx.params.get("edition") or BASE_EDITION
    try:
        date = BASE_EDITION if edition == "all" else resolve_edition(edition)
    except ComprulesError:
        date = BASE_EDITION
    found = [line for line in load_register(date).lines if line.number.startswith(incomplete.lower())]
    for line in found:
        yield line.number, title_of(line.number, date) if len(found) <= _WITH_TITLES else line.title


def complete_edition(incomplete: str) -> Iterator[tuple[str, str]]:
    """Yield the editions whose names begin so, and ``all``."""
    for name, date in {**editions(), "all": "every edition"}.items():
        if name.startswith(incomplete):
            yield name, date


def complete_scenario(incomplete: str) -> Iterator[str]:
    """Yield the names of the suite's scenarios that begin so, as their feature files say them."""
    for path in sorted(features_folder().rglob("*.feature")):
        for name in _NAME.findall(path.read_text("utf-8")):
            if name.startswith(incomplete):
                yield name
