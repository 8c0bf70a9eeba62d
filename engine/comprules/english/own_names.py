"""201.5: what a text may call its own card."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from comprules.abilities.kinds import Ability, CreateTokens
from comprules.abilities.parts import parts_of
from comprules.abilities.simple_nouns import Granter
from comprules.english.errors import CannotRead
from comprules.english.lexer import Piece

__all__ = ["GRANTER", "ensure_granters_are_known", "granters_in_tokens", "itself_in_exceptions", "names_of"]

GRANTER = "the object that granted this ability"
"""What stands for the card's name in the text of an ability that it grants."""


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


def granters_in_tokens(pieces: list[Piece], names: tuple[str, ...]) -> list[Piece]:
    """Return the pieces with words for the first source where a token's ability names it (201.5a)."""
    made: list[Piece] = []
    for piece in pieces:
        creates = any(before.text.lower() in ("create", "creates") for before in made)
        if piece.kind == "QUOTED" and creates and names and names[0] in piece.text:
            piece = replace(piece, text=piece.text.replace(names[0], GRANTER))  # noqa: PLW2901 -- the piece goes on so
        made.append(piece)
    return made


def ensure_granters_are_known(text: str, abilities: tuple[Ability, ...]) -> None:
    """Refuse the name of a first source that only tokens remember, in another ability than that of a token.

    Raises:
        CannotRead: It is in such an ability.
    """
    if any(map(_has_granter, abilities)):
        raise CannotRead(text, 0, "the object that granted an ability is known to tokens alone")


def _has_granter(part: object) -> bool:
    if isinstance(part, CreateTokens):
        return False
    return isinstance(part, Granter) or any(map(_has_granter, parts_of(part)))
