"""How much of a thing the engine keeps count of; what goes beyond is refused before it takes all memory."""

from __future__ import annotations

from typing import Final

from comprules.judge import Unsupported

__all__ = ["MOST_CARDS", "MOST_DRAWS", "MOST_MANA", "MOST_TOKENS", "refuse_more_than"]

MOST_CARDS: Final = 10_000
"""Cards that nobody looks at, in one library."""
MOST_DRAWS: Final = 2_500
"""Cards drawn by one instruction."""
MOST_MANA: Final = 10_000
"""Mana of one type in a mana pool."""
MOST_TOKENS: Final = 2_500
"""Tokens created at once."""


def refuse_more_than(most: int, amount: int, what: str) -> None:
    """Refuse an amount beyond what the engine keeps count of.

    Raises:
        Unsupported: It is beyond.
    """
    if amount > most:
        message = f"{amount:,} {what} are more than this engine keeps count of ({most:,})"
        raise Unsupported(message)
