"""Words in front of an ability that mean nothing by themselves (207.2c, 207.2d)."""

from __future__ import annotations

import re
from typing import Final

from comprules.keywords.table import KEYWORDS

__all__ = ["words_in_front"]

# Words in front of an ability that mean nothing by themselves (207.2c, 207.2d): a few words, none of them lowered where a sentence begins.
_ABILITY_WORD: Final = re.compile(r"(?P<words>[A-Z][\w'!?&-]*(?:,? [\w'!?&-]+){0,6}) — ")
# Those that mean something, and no keyword of the book.
_MEANT: Final = ("to solve", "power-up", "prize", "gotcha", "web-slinging", "sneak", "warp", "teamwork")
_BEGINS_SENTENCE: Final = ("when", "whenever", "at", "if", "as", "choose", "an opponent chooses", "roll")


def words_in_front(line: str) -> str:
    """Return the words in front of an ability that mean nothing; empty if there are none."""
    found = _ABILITY_WORD.match(line)
    if found is None:
        return ""
    begun, names = f"{found['words']} ".lower(), (*_MEANT, *_BEGINS_SENTENCE)
    is_keyword = any(begun.strip() == row.name.lower() for row in KEYWORDS)
    if is_keyword or any(begun.startswith(f"{name} ".lower()) for name in names):
        return ""
    return found["words"]
