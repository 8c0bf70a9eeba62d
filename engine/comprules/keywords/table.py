"""All keyword abilities in the order of the book, and what follows from their rows."""

from __future__ import annotations

from functools import cache
from typing import Final

from comprules.keywords import rules_702_2_to_60, rules_702_61_to_120, rules_702_121_to_183
from comprules.keywords.rows import Follows, KeywordRow

__all__ = [
    "ABILITY_KEYWORDS",
    "ACTIVATED_KEYWORDS",
    "AT_MANA_COST_AS_GRANTED",
    "COST_KEYWORDS",
    "KEYWORDS",
    "KEYWORDS_ELSEWHERE",
    "KEYWORD_COUNTERS",
    "NUMBER_COST_KEYWORDS",
    "NUMBER_KEYWORDS",
    "PLAIN_KEYWORDS",
    "READ_AND_NOT_PLAYED",
    "WATCHING_FOR_NOTHING",
    "paid_as",
]

KEYWORDS: Final[tuple[KeywordRow, ...]] = (
    *rules_702_2_to_60.ROWS,
    *rules_702_61_to_120.ROWS,
    *rules_702_121_to_183.ROWS,
)
"""The table of the base edition."""


def _followed_by(what: Follows) -> frozenset[str]:
    return frozenset(row.name for row in KEYWORDS if what in row.follows)


PLAIN_KEYWORDS: Final = _followed_by("nothing")
COST_KEYWORDS: Final = _followed_by("cost")
NUMBER_KEYWORDS: Final = _followed_by("number")
NUMBER_COST_KEYWORDS: Final = _followed_by("number and cost")
ABILITY_KEYWORDS: Final = _followed_by("ability")

KEYWORD_COUNTERS: Final = frozenset(row.name for row in KEYWORDS if row.counter)
"""The keywords that a counter can give (122.1b)."""

ACTIVATED_KEYWORDS: Final = frozenset(row.name for row in KEYWORDS if row.activated)
"""The keywords that stand for an activated ability."""

AT_MANA_COST_AS_GRANTED: Final = frozenset({"scavenge", "unearth", "embalm", "eternalize", "encore"})
"""Keywords that take the mana cost of what they are granted to, where they are granted without a cost."""

READ_AND_NOT_PLAYED: Final = frozenset(row.name for row in KEYWORDS if row.is_read and not row.is_played)
"""The keywords that a card may have, and that mean nothing in a game so far."""

KEYWORDS_ELSEWHERE: Final = frozenset(row.name for row in KEYWORDS if row.zone)
"""The keywords whose triggered abilities work in a graveyard or in exile."""

WATCHING_FOR_NOTHING: Final = frozenset(
    row.name for row in KEYWORDS if "nothing" in row.follows and row.redundant and row.by
)
"""Keywords that no event can call for: an object has them or has them not."""


@cache
def paid_as(*how: str) -> frozenset[str]:
    """Return the keywords whose cost is paid in one of these ways as the spell is cast."""
    return frozenset(row.name for row in KEYWORDS if row.pays in how)
