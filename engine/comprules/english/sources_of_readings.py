"""What a reading depends on: after a change there, what was kept is of no use."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

__all__ = ["READ_FROM", "lark_file"]

READ_FROM: Final = (
    "english",
    "abilities",
    "keywords",
    "words",
    "mana",
    "subtypes",
    "predefined_tokens",
    "book/errors",
    "book/citing",
    "book/printable",
    "book/trace",
    "keeping",
)
"""The parts of this package that a reading depends on; beside them it depends on lark."""


def lark_file() -> str:
    """Return the file that says which version of lark is installed; lark is not imported for that."""
    spec = find_spec("lark")
    assert spec is not None
    assert spec.origin is not None
    return spec.origin
