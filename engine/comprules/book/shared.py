"""Which scenarios of the base edition are known to hold in an older one, by their ids."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from comprules.book.places import rules_text_folder

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["shared_file", "shared_scenarios"]


def shared_file(date: str) -> Path:
    """Return the file that lists which scenarios of the base edition hold in an older one, by its date."""
    return rules_text_folder() / "concordance" / f"{date}.scenarios.txt"


@cache
def shared_scenarios(date: str) -> frozenset[str]:
    """Return the ids of the scenarios that are known to hold in an older edition.

    There are none if there is no list.
    """
    file = shared_file(date)
    if not file.is_file():
        return frozenset()
    return frozenset(line for line in file.read_text("utf-8").splitlines() if line and line[0] != "#")
