"""Remarks of the concordance, with their rule numbers linked."""

from __future__ import annotations

import re

from markupsafe import Markup

from comprules.sphinx_ext.links import Linker
from comprules.sphinx_ext.markup import tag

__all__ = ["note_html"]

_ROLE = re.compile(r"\{cr(?::rule)?\}`([^`<]+?)`")


def note_html(note: str, linker: Linker, edition: str) -> Markup | None:
    """Return a remark of the concordance; its rule numbers are those of the older edition."""
    if not note:
        return None
    pieces = _ROLE.split(" ".join(note.split()))
    shown = [
        linker.rule(piece if "/" in piece else f"{edition}/{piece}") if odd % 2 else piece
        for odd, piece in enumerate(pieces)
    ]
    return tag("span", *shown, class_="cr-note")
