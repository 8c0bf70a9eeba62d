"""The pieces that a text is cut into before words are found in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["Piece", "is_article", "spellings", "text_of"]


@dataclass(frozen=True, slots=True)
class Piece:
    """A word, number, symbol or mark, with its place in the text; ``first`` where a sentence begins."""

    text: str
    start: int
    end: int
    first: bool = False
    kind: str = ""


def text_of(pieces: list[Piece]) -> str:
    """Return what the pieces say, one behind the other."""
    return " ".join(piece.text for piece in pieces)


def is_article(after: list[Piece]) -> bool:
    """Say whether ``a`` or ``an`` comes."""
    return bool(after) and after[0].text in {"a", "an"}


def spellings(pieces: list[Piece]) -> Iterator[tuple[str, ...]]:
    """Yield the words as they stand, and with a small letter where a sentence begins."""
    words = tuple(piece.text for piece in pieces)
    yield words
    if pieces[0].first and words[0][:1].isupper():
        yield (words[0][0].lower() + words[0][1:], *words[1:])
