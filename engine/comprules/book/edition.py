"""One edition of the rules as it was read from an official document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = ["Edition", "Entry", "GlossaryEntry", "Heading", "Remark"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A numbered rule (``613.4``) or subrule (``613.4d``).

    ``line`` is the 1-based line of the document on which the number stands.
    ``references`` holds every rule number that the text and examples point to, ranges taken apart.
    """

    number: str
    kind: Literal["rule", "subrule"]
    parent: str
    text: str
    examples: tuple[str, ...]
    line: int
    references: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of a chapter (``6``) or of a section (``613``)."""

    number: str
    title: str
    line: int


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A glossary term with its explanation."""

    term: str
    text: str
    line: int


@dataclass(frozen=True, slots=True)
class Remark:
    """What was odd about the document at one line; ``kind`` is from the importer's closed list."""

    line: int
    kind: str
    message: str


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything that one official document says, with nothing silently dropped."""

    date: str | None
    title: str
    rules: tuple[Entry, ...]
    headings: tuple[Heading, ...]
    glossary: tuple[GlossaryEntry, ...]
    remarks: tuple[Remark, ...]
