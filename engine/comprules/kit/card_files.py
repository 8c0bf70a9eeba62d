"""Others publish collections of cards as JSON, line by line or whole; they are read piece by piece."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Any, Final

from comprules.book.errors import ComprulesError

__all__ = ["CardFileError", "Face", "faces_in"]

_PIECE: Final = 1 << 16
_LONGEST: Final = 1 << 26
"""No card, and no set of cards, takes so many characters; what does is no collection."""
_HINT: Final = (
    "It holds a card a line, or a list of cards, or MTGJSON's data; a card has name, type (type_line) and text "
    "(oracle_text)."
)


_COLORS: Final = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}


class CardFileError(ComprulesError):
    """A file that was given as a collection of cards and is none."""


@dataclass(frozen=True, slots=True)
class Face:
    """One face of a card, or one half: what it is called, its type line and its text, cost and size."""

    name: str
    type_line: str
    text: str
    cost: str = ""
    """Its mana cost; empty if it has none, or if the file doesn't say."""
    size: str = ""
    """Its power and toughness as in ``2/2``; empty like the cost."""
    loyalty: str = ""
    defense: str = ""
    indicator: str = ""
    """Its color indicator in color words, as in ``white and blue``; empty if it has none."""
    is_alone: bool = True
    """Whether the card has no other face."""

    @property
    def types(self) -> tuple[str, ...]:
        """Return the words of the type line, in small letters."""
        return tuple(self.type_line.replace("—", " ").lower().split())


def faces_in(path: Path, *, also_without_text: bool = False) -> Iterator[Face]:
    """Yield every different face of a collection that has text; the file is never in memory as a whole.

    Raises:
        CardFileError: The file can't be read, is not JSON, or holds no such card.
    """
    seen: set[int] = set()
    cards = 0
    try:
        with path.open(encoding="utf-8-sig") as stream:
            for card in _cards(_Source(stream, path)):
                cards += 1
                for face in _faces(card):
                    print_of = hash(face)
                    if (face.text or also_without_text) and print_of not in seen:
                        seen.add(print_of)
                        yield face
    except OSError as error:
        raise CardFileError(f"{path} cannot be read: {error.strerror}", "Name a file of cards.") from None
    except UnicodeDecodeError:
        raise CardFileError(f"{path} is no text in UTF-8", _HINT) from None
    if not cards:
        raise CardFileError(f"{path} holds no cards", _HINT)
    if not seen:
        raise CardFileError(f"none of the {cards} cards of {path} has text", _HINT)


def _faces(card: Mapping[str, Any]) -> Iterator[Face]:
    """Yield the faces of a card that another data base describes."""
    sides = card.get("card_faces")
    if isinstance(sides, list) and sides and not card.get("oracle_text"):
        for side in sides:
            for face in _faces({"type_line": card.get("type_line", ""), **side}):
                yield replace(face, is_alone=False)
        return
    text = str(card.get("oracle_text") or card.get("text") or "")
    named = str(card.get("faceName") or card["name"])
    # Where a face goes by the name of both, it is the one that its text speaks of.
    halves = named.split(" // ")
    name = next((half for half in halves if half in text), halves[0])
    # An "A-" before the name marks a card that was altered for play online; it is no part of the name.
    name = name.removeprefix("A-")
    cost = str(card.get("mana_cost") or card.get("manaCost") or "")
    size = f"{card['power']}/{card['toughness']}" if card.get("power") and card.get("toughness") else ""
    yield Face(
        name,
        str(card.get("type_line") or card.get("type") or ""),
        text,
        cost,
        size,
        loyalty=str(card.get("loyalty") or ""),
        defense=str(card.get("defense") or ""),
        indicator=" and ".join(_COLORS[letter] for letter in _letters(card)),
        is_alone="//" not in str(card["name"]),
    )


def _letters(card: Mapping[str, Any]) -> Sequence[str]:
    """Return the letters of the colors that a card's color indicator shows."""
    said = card.get("color_indicator") or card.get("colorIndicator") or ()
    return [letter for letter in said if letter in _COLORS]


def _cards(source: _Source) -> Iterator[Mapping[str, Any]]:
    """Yield the cards of a file, which holds a list, an object with lists, or one object after another."""
    match source.next_mark():
        case "[":
            yield from _among(source.elements())
        case "{":
            yield from _in_objects(source)
        case "":
            return
        case _:
            raise source.wrong("it does not begin like JSON")


def _in_objects(source: _Source) -> Iterator[Mapping[str, Any]]:
    while source.next_mark() == "{":
        single: dict[str, Any] = {}
        for key in source.names():
            if key in {"data", "cards", "tokens"} and source.next_mark() == "{":
                for _ in source.names():
                    yield from _among([source.value()])
            elif key in {"data", "cards", "tokens"} and source.next_mark() == "[":
                yield from _among(source.elements())
            else:
                single[key] = source.value()
        yield from _among([single])
    if source.next_mark():
        raise source.wrong("something follows that is no card")


def _among(values: Iterable[Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the cards among these values, and in the lists and sets that they are."""
    for value in values:
        match value:
            case {"name": str(), **others} if "cards" not in others:
                yield value
            case {"cards": list() as cards}:
                yield from _among([*cards, *value.get("tokens", ())])
            case list():
                yield from _among(value)
            case _:  # what else a file holds is no card
                pass


class _Source:
    """JSON that is read piece by piece."""

    def __init__(self, stream: IO[str], path: Path) -> None:
        self._stream, self._path = stream, path
        self._buffer, self._at, self._is_at_end = "", 0, False
        self._decode = json.JSONDecoder().raw_decode

    def next_mark(self) -> str:
        """Return the next character that is no space; empty at the end of the file."""
        while True:
            while self._at < len(self._buffer) and self._buffer[self._at].isspace():
                self._at += 1
            if self._at < len(self._buffer) or not self._more():
                return self._buffer[self._at : self._at + 1]

    def value(self) -> Any:
        """Return the value that begins here."""
        self.next_mark()
        while True:
            try:
                found, end = self._decode(self._buffer, self._at)
            except json.JSONDecodeError as error:
                if len(self._buffer) - self._at > _LONGEST or not self._more():
                    raise self.wrong(error.msg) from None
            else:
                # A number may go on in the next piece.
                if end < len(self._buffer) or not self._more():
                    self._at = end
                    return found

    def elements(self) -> Iterator[Any]:
        """Yield the values of the list that begins here."""
        self._take("[")
        while self.next_mark() != "]":
            yield self.value()
            self._comma_or("]")
        self._take("]")

    def names(self) -> Iterator[str]:
        """The names in the object that begins here; whoever takes one reads the value that belongs to it."""
        self._take("{")
        while self.next_mark() != "}":
            key = self.value()
            if not isinstance(key, str):
                raise self.wrong("a name was expected")
            self._take(":")
            yield key
            self._comma_or("}")
        self._take("}")

    def wrong(self, why: str) -> CardFileError:
        """Return the error that says where the file is no JSON."""
        line = self._lines + self._buffer.count("\n", 0, self._at) + 1
        return CardFileError(f"{self._path} is no JSON of cards: {why} (line {line})", _HINT)

    _lines = 0

    def _comma_or(self, end: str) -> None:
        if self.next_mark() == end:
            return
        self._take(",")
        if self.next_mark() == end:
            raise self.wrong("a comma stands before the end")

    def _take(self, mark: str) -> None:
        if self.next_mark() != mark:
            raise self.wrong(f"{mark!r} was expected")
        self._at += 1

    def _more(self) -> bool:
        if self._is_at_end:
            return False
        self._lines += self._buffer.count("\n", 0, self._at)
        # Long values are joined of ever longer pieces, so that their length does not count twice.
        piece = self._stream.read(max(_PIECE, len(self._buffer) - self._at))
        self._buffer, self._at = self._buffer[self._at :] + piece, 0
        self._is_at_end = not piece
        return bool(piece)
