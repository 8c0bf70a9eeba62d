"""Text of others made fit for terminals and files: what can't be printed is spelled out."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["LONGEST_TEXT", "printable"]

LONGEST_TEXT: Final = 20_000
"""So many characters of a text of others are shown, and no more."""

# Controls but tab and line feed, marks that turn the direction of writing, lone surrogates, no characters.
_UNPRINTABLE: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]"
)


def printable(text: str) -> str:
    r"""Return the text with its controls and lone surrogates spelled out, as in ``\x1b``."""
    if len(text) > LONGEST_TEXT:
        text = f"{text[:LONGEST_TEXT]} … and {len(text) - LONGEST_TEXT:,} more characters"
    if text.isprintable():
        return text
    return _UNPRINTABLE.sub(lambda found: found[0].encode("unicode_escape").decode(), text)
