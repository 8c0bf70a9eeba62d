"""201.5: what a text may call its own card."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from comprules.english.lexer import Piece

__all__ = ["itself_in_exceptions", "names_of"]


@cache
def names_of(name: str, known: frozenset[str]) -> tuple[str, ...]:
    """Return what a text may call its card: its name, or a part of it that means nothing else (201.5c).

    The part is that before a comma, or the first word. ``known`` are the words with which something that the
    language knows begins.
    """
    first = name.split(" ", maxsplit=1)[0]
    short = first if first.isalpha() and first.lower() not in known else ""
    return tuple(dict.fromkeys(part for part in (name, name.split(",", maxsplit=1)[0], short) if part))


def itself_in_exceptions(pieces: list[Piece], names: tuple[str, ...]) -> list[Piece]:
    """Return the pieces with ``this`` for the card's name in a copy effect's exceptions (201.5a)."""
    made: list[Piece] = []
    for piece in pieces:
        text = piece.text
        if piece.kind == "QUOTED" and any(before.text == "except" for before in made):
            for name in names:
                text = text.replace(name, "this")
        made.append(piece if text == piece.text else replace(piece, text=text))
    return made
