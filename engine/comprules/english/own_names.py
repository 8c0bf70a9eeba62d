"""201.5: what a text may call its own card."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from comprules.abilities.kinds import Ability, AddAbilities, CreateTokens
from comprules.abilities.parts import parts_of
from comprules.abilities.simple_nouns import Granter
from comprules.english.errors import CannotRead
from comprules.english.pieces import Piece

__all__ = [
    "GRANTER",
    "ensure_granters_are_known",
    "granters_in_tokens",
    "itself_in_exceptions",
    "names_of",
    "pronouns_of_persons",
]

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


_OF_PERSONS = {"he": "", "she": "", "him": "", "he's": "is", "she's": "is", "his": "'s", "her": ""}
"""Pronouns of a card that is a person, and what stands behind the name that could be said for them."""
_POSSESSED = frozenset({"base", "controller", "loyalty", "name", "other", "owner", "power", "toughness"})
_BRINGS = frozenset({"enters", "has", "battlefield", "with"})
"""Words before counters that an object enters with or has: they are ``on it``."""


def pronouns_of_persons(pieces: list[Piece], names: tuple[str, ...]) -> list[Piece]:
    """Return the pieces with the card's name for ``he``, ``she`` and their like, which mean the card itself.

    What a copy is but for the exceptions has words of its own, and so has what an object has on it.
    """
    made: list[Piece] = []
    for at, piece in enumerate(pieces):
        word = piece.text.lower()
        near = {one.text for one in (*pieces[max(at - 1, 0) : at], *pieces[at + 1 : at + 2])}
        excepted = any(before.text == "except" for before in pieces[:at])
        if not names or piece.kind or word not in _OF_PERSONS or "or" in near or excepted:
            made.append(piece)
            continue
        behind = _OF_PERSONS[word] or ("'s" if word == "her" and near & _POSSESSED else "")
        on = [one.text for one in pieces[max(at - 2, 0) : at]]
        if on[:1] in (["counter"], ["counters"]) and on[1:] == ["on"] and _brought(pieces[:at]):
            made.append(replace(piece, text="it"))
            continue
        made.append(replace(piece, text=names[0], kind="SELF"))
        if behind:
            made.append(Piece(behind, piece.end, piece.end))
    return made


def _brought(before: list[Piece]) -> bool:
    """Say whether the counters before are such as something enters with or has."""
    for piece in reversed(before):
        if piece.text in _BRINGS:
            return True
        if piece.text.lower() in {"put", "remove", "number", ".", ":"}:
            return False
    return False


def granters_in_tokens(pieces: list[Piece], names: tuple[str, ...]) -> list[Piece]:
    """Return the pieces with words for the first source where an ability that is given names it (201.5a)."""
    made: list[Piece] = []
    for piece in pieces:
        creates = any(before.text.lower() in _GIVES for before in made)
        if piece.kind == "QUOTED" and creates and names and names[0] in piece.text:
            piece = replace(piece, text=piece.text.replace(names[0], GRANTER))  # noqa: PLW2901 -- the piece goes on so
        made.append(piece)
    return made


def ensure_granters_are_known(text: str, abilities: tuple[Ability, ...]) -> None:
    """Refuse the name of a first source in an ability that is not given to anything.

    Raises:
        CannotRead: It is in such an ability.
    """
    if any(map(_has_granter, abilities)):
        raise CannotRead(text, 0, "only an ability that is given knows the object that granted it")


_GIVES = frozenset({"create", "creates", "has", "have", "gains", "gain"})


def _has_granter(part: object) -> bool:
    if isinstance(part, CreateTokens | AddAbilities):
        return False
    return isinstance(part, Granter) or any(map(_has_granter, parts_of(part)))
