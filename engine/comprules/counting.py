"""Numbers of things in words."""

from __future__ import annotations

__all__ = ["many", "with_article"]

_VOWELS = frozenset("aeiouAEIOU")


def many(number: int, noun: str) -> str:
    """Return so many of something, such as ``1 card`` and ``2 cards``; the last word is what is counted."""
    return f"{number} {noun if number == 1 else _plural(noun)}"


def with_article(noun: str) -> str:
    """Return a noun with ``a`` or ``an`` before it, as its first letter has it."""
    return f"{'an' if noun[:1] in _VOWELS else 'a'} {noun}"


def _plural(noun: str) -> str:
    return f"{noun[:-1]}ies" if noun.endswith("y") and noun[-2:-1] not in _VOWELS else f"{noun}s"
