"""What is quoted in an ability, to be read as a line of its own."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["FULL_STOP", "OPENING", "as_a_line"]

OPENING: Final = re.compile(r"""[A-Z{+\-0-9"']|bands with other""")
"""How a quotation begins: with a capital, a symbol or another quotation, or with this one keyword."""
FULL_STOP: Final = re.compile(r"""[.!]["']+$""")
"""How a quotation ends that ends the sentence around it as well; another may end within it."""
_KEYWORD_COSTING_MANA: Final = re.compile(r"[A-Z][a-z]+(?: [a-z]+)* (?:\{[^{}]+\})+\.")
_SENTENCE: Final = re.compile(
    r":|\b(?:gets?|has|have|is|are|can't|don't|doesn't|enters?|costs?|gains?|may|When\w*)\b"
)
"""What tells a sentence from a keyword."""


def as_a_line(said: str) -> str:
    """Return what a quotation says as a line of a card.

    One keyword is quoted with a full stop behind it. A quotation loses its own where the sentence goes on.
    """
    if said.startswith("bands with other"):
        return f"B{said[1:].removesuffix('.')}"
    if _KEYWORD_COSTING_MANA.fullmatch(said):
        return said.removesuffix(".")
    is_cut = said[-1:].isalnum() or said[-1:] == "}"
    return f"{said}." if is_cut and _SENTENCE.search(said) else said
