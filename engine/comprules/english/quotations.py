"""What is quoted in an ability, to be read as a line of its own."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["OPENING", "as_a_line"]

OPENING: Final = re.compile(r"""[A-Z{+\-0-9"']|bands with other""")
"""How a quotation begins: with a capital, a symbol or another quotation, or with this one keyword."""


def as_a_line(said: str) -> str:
    """Return what a quotation says as a line of a card; one keyword is quoted with a full stop behind it."""
    return f"B{said[1:].removesuffix('.')}" if said.startswith("bands with other") else said
