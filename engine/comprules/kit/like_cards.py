"""Cards whose text is like a given one: real cards that do what an invented one was to do."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher
from heapq import nlargest
from typing import Final

from comprules.kit.card_files import Face

__all__ = ["Likeness", "cards_like"]

_COMPARED: Final = 300
"""So many faces that share the most words are compared word by word."""

_ITSELF: Final = re.compile(
    r"\bthis (?:artifact|aura|battle|card|case|class|creature|enchantment|equipment|land|permanent|planeswalker"
    r"|saga|siege|spell|vehicle)\b"
)


@dataclass(frozen=True, slots=True)
class Likeness:
    """A face of a card, and how like its text is to what was looked for."""

    face: Face
    alike: float
    """It is 1 where the text says the same, and 0 where it shares no word."""


def cards_like(
    text: str, faces: Iterable[Face], types: Iterable[str] = (), count: int = 10
) -> tuple[Likeness, ...]:
    """Return the faces whose text is most like this one, the likest first.

    A card's own name, ``~`` and "this creature" are the same word; reminder text and capitals don't count.
    ``types`` are words that the type line has to have, such as ``instant`` or ``elf``.
    """
    wanted = _words(text, "~")
    there = Counter(wanted)
    needed = frozenset(word.lower() for word in types)
    among = [(face, _words(face.text, face.name)) for face in faces if needed.issubset(face.types)]
    near = nlargest(_COMPARED, among, key=lambda one: _shared(there, one[1]))
    compared = [
        Likeness(face, SequenceMatcher(None, wanted, words, autojunk=False).ratio()) for face, words in near
    ]
    likest = nlargest(count, compared, key=lambda one: (one.alike, -len(one.face.name)))
    return tuple(one for one in likest if one.alike)


def _shared(wanted: Counter[str], words: list[str]) -> float:
    """Return the share of words that two texts have in common."""
    found = Counter(words)
    return 2 * (wanted & found).total() / max(1, wanted.total() + found.total())


def _words(text: str, name: str) -> list[str]:
    """Return the words and symbols of a text, with ``~`` for the card itself and no reminder text."""
    text = re.sub(r"\([^)]*\)", " ", text)
    for own in (name, name.split(",", maxsplit=1)[0]):
        text = text.replace(own, "~") if own else text
    return re.findall(r"\{[^}]*\}|[\w'+/-]+|~|[:•]", _ITSELF.sub("~", text.lower()))
