"""One edition of the rules as it was read from an official document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = ["Edition", "Entry", "GlossaryEntry", "Heading", "LineKind", "Remark", "RemarkKind", "Ruling"]

RemarkKind = Literal[
    "absent-heading",
    "absent-parent",
    "contents",
    "credits",
    "date",
    "divider",
    "duplicated",
    "encoding",
    "glued-number",
    "glued-word",
    "introduction",
    "marked",
    "misnumbered",
    "notice",
    "page-header",
    "punctuation",
    "restored-punctuation",
    "source",
    "title",
    "truncated",
    "unnumbered",
]
LineKind = Literal[
    "blank",
    "chapter",
    "section",
    "rule",
    "subrule",
    "example",
    "continuation",
    "glossary",
    "ruling",
    "remark",
]


@dataclass(frozen=True, slots=True)
class Entry:
    """A numbered rule (``613.4``) or subrule (``613.4d``).

    ``line`` is the 1-based line of the document on which the number stands.
    ``references`` holds every rule number that the text and examples point to, ranges taken apart.
    Paragraphs of ``text`` are parted by a line feed.
    ``source`` is what a summary of rulings gives as the origin of the entry; official documents give none.
    """

    number: str
    kind: Literal["rule", "subrule"]
    parent: str
    text: str
    examples: tuple[str, ...]
    line: int
    references: tuple[str, ...] = ()
    source: str | None = None


@dataclass(frozen=True, slots=True)
class Ruling:
    """A numbered explanation that a summary of rulings adds to a rule (``502.85.Ruling.1``)."""

    number: str
    rule: str
    text: str
    source: str | None
    line: int


@dataclass(frozen=True, slots=True)
class Heading:
    """The title of a chapter (``6``) or of a section (``613``)."""

    number: str
    title: str
    line: int


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A glossary term with its explanation; ``number`` is there only where the document numbers its terms."""

    term: str
    text: str
    line: int
    examples: tuple[str, ...] = ()
    number: str | None = None


@dataclass(frozen=True, slots=True)
class Remark:
    """What was odd about the document, or is no rule in it, at one line."""

    line: int
    kind: RemarkKind
    message: str


@dataclass(frozen=True, slots=True)
class Edition:
    """Everything that one official document says, with nothing silently dropped.

    ``date`` is the day from which it is in force, as ``2025-06-06``; nothing where the document gives none.
    """

    date: str | None
    title: str
    rules: tuple[Entry, ...]
    headings: tuple[Heading, ...]
    glossary: tuple[GlossaryEntry, ...]
    remarks: tuple[Remark, ...]
    rulings: tuple[Ruling, ...] = ()
