"""701: a row for each keyword action that a text names with a single word, in the order of the book."""

from __future__ import annotations

from typing import Final

from comprules.book.citing import cite
from comprules.keywords.rows import ActionRow

__all__ = [
    "ACTIONS",
    "ADAPTING",
    "BOLSTERING",
    "FATESEALING",
    "INVESTIGATING",
    "MONSTROSITY",
    "POPULATING",
    "PROLIFERATING",
    "SURVEILLING",
]

INVESTIGATING = cite("701.16a")
SURVEILLING = cite("701.25a")
FATESEALING = cite("701.29a")
PROLIFERATING = cite("701.34a")
POPULATING = cite("701.36a")
MONSTROSITY = cite("701.37a")
BOLSTERING = cite("701.39a")
ADAPTING = cite("701.46a")

ACTIONS: Final = (
    ActionRow("investigate", INVESTIGATING),
    ActionRow("surveil", SURVEILLING, counted=True),
    ActionRow("fateseal", FATESEALING, counted=True),
    ActionRow("proliferate", PROLIFERATING),
    ActionRow("populate", POPULATING),
    ActionRow("monstrosity", MONSTROSITY, counted=True),
    ActionRow("bolster", BOLSTERING, counted=True),
    ActionRow("adapt", ADAPTING, counted=True),
)
