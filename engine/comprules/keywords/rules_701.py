"""701: a row for each keyword action that a text names with a single word, in the order of the book."""

from __future__ import annotations

from typing import Final

from comprules.keywords.rows import ActionRow

__all__ = ["ACTIONS"]

ACTIONS: Final = (
    ActionRow("investigate", "701.16a"),
    ActionRow("surveil", "701.25a", counted=True),
    ActionRow("fateseal", "701.29a", counted=True),
    ActionRow("proliferate", "701.34a"),
    ActionRow("populate", "701.36a"),
    ActionRow("monstrosity", "701.37a", counted=True),
    ActionRow("bolster", "701.39a", counted=True),
    ActionRow("adapt", "701.46a", counted=True),
)
