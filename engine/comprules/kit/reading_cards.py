"""Read a collection of cards: how many are read whole, and where reading ends."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

from comprules.english import CannotRead
from comprules.english.lexer import normalized
from comprules.english.reading import abilities_read
from comprules.english.readings import freshly_read
from comprules.kit.card_files import Face
from comprules.kit.processes import working

__all__ = ["FaceRead", "ReadingStop", "Tally", "read_face", "reading", "sampled"]

T = TypeVar("T")

_WORDS_BEFORE: Final = 2
_CACHED: Final = 2_000
"""So many texts a process remembers at most; those of another collection would hardly come again."""


@dataclass(frozen=True, slots=True)
class ReadingStop:
    """Where reading ends: the words before, the word there, and the line."""

    words: str
    line: str


@dataclass(frozen=True, slots=True)
class FaceRead:
    """What came of a face; ``whole`` where its text as a whole is read."""

    name: str
    lines: int
    lines_read: int
    whole: bool
    places: tuple[ReadingStop, ...] = ()


@dataclass(slots=True)
class Tally:
    """What came of all of them, by place where something was not read."""

    faces: int = 0
    whole: int = 0
    lines: int = 0
    lines_read: int = 0
    places: dict[str, list[Any]] = field(default_factory=dict)
    """By words how often reading ended there, and the first card and line where it did."""

    def add(self, read: FaceRead) -> None:
        """Count one more."""
        self.faces += 1
        self.whole += read.whole
        self.lines += read.lines
        self.lines_read += read.lines_read
        for place in read.places:
            self.places.setdefault(place.words, [0, read.name, place.line])[0] += 1

    def commonest(self, most: int) -> list[tuple[str, int, str, str]]:
        """Return the places at which reading ends most often: words, how often, a card and its line."""
        ordered = sorted(self.places.items(), key=lambda item: (-item[1][0], item[0]))
        return [(words, count, card, line) for words, (count, card, line) in ordered[:most]]


def sampled(things: Iterable[T], count: int, seed: int) -> tuple[T, ...]:
    """Return all of these, or so many of them by chance, the same ones for the same seed; in their order."""
    if not count:
        return tuple(things)
    chance = random.Random(seed)  # noqa: S311 -- a sample, no secret
    kept: list[tuple[int, T]] = []
    for at, thing in enumerate(things):
        if len(kept) < count:
            kept.append((at, thing))
        elif (place := chance.randrange(at + 1)) < count:
            kept[place] = (at, thing)
    return tuple(thing for _, thing in sorted(kept, key=lambda one: one[0]))


@contextmanager
def reading(faces: Sequence[Face], wording: str, jobs: int) -> Iterator[Iterator[FaceRead]]:
    """Yield what comes of each face, in order, read by so many processes."""
    abilities_read("Flying", "", wording, is_spell=False)  # what a copied process need not build again
    with working(partial(read_face, wording=wording), faces, jobs) as found:
        yield found


def read_face(face: Face, wording: str = "") -> FaceRead:
    """Read the text of a face as a whole, or where that fails line by line; its references must be bound.

    A line that brings modes is one with them; reminder text is passed over.
    """
    lines = _lines(face.text)
    refused = _refusal("\n".join(lines), face, wording)
    if refused is None:
        return FaceRead(face.name, len(lines), len(lines), whole=True)
    places = [place for line in lines if (place := _refusal(line, face, wording)) is not None]
    return FaceRead(face.name, len(lines), len(lines) - len(places), False, tuple(places or [refused]))  # noqa: FBT003


def _lines(text: str) -> list[str]:
    lines: list[str] = []
    for line in text.splitlines():
        if not normalized(line):
            continue
        if lines and line.lstrip().startswith(("•", "+ {")):
            lines[-1] += f"\n{line}"
        else:
            lines.append(line)
    return lines


def _refusal(text: str, face: Face, wording: str) -> ReadingStop | None:
    is_spell = not {"instant", "sorcery"}.isdisjoint(face.types)
    if abilities_read.cache_info().currsize > _CACHED:
        abilities_read.cache_clear()
    try:
        freshly_read(text, face.name, wording, is_spell=is_spell)
    except CannotRead as refusal:
        return ReadingStop(_around(refusal.text, refusal.at, face.name), refusal.text)
    except Exception as fault:  # noqa: BLE001 -- a fault of reading is a finding, and the other cards are read all the same
        return ReadingStop(f"a fault: {type(fault).__name__}: {fault}"[:80], text)
    return None


def _around(line: str, at: int, name: str) -> str:
    """Return the words before a place and the one that stands there; ``~`` stands for the card's name."""
    before = line[:at].replace(name, "~").split()[-_WORDS_BEFORE:]
    there = re.match(r"\s*(\S+)", line[at:].replace(name, "~"))
    return " ".join([*before, "▸", there[1] if there else "(end)"])
