"""One ranked search: numbers in order, the rule before what speaks of it, and the line that has the words.

The book's search page ranks in the same way (``sphinx_ext/static/cr-search.js``); a test compares the two.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from comprules.book.numbers import plain_number

__all__ = ["FACTORS", "Entry", "Hit", "Kind", "found_line", "near_words", "search", "words_of"]

Kind = Literal["section", "rule", "term", "card", "page", "scenario"]
"""What is found: a chapter or section, a rule, a term, a card, a page of the book, or a scenario."""

FACTORS: Final[dict[Kind, float]] = {
    "section": 1.0, "rule": 1.0, "term": 0.9, "card": 0.85, "page": 0.5, "scenario": 0.3
}  # fmt: skip
"""What a hit of a kind is worth beside another: what a rule says comes before what shows it."""

# What a word is worth that is found whole, and one that only begins there.
_IN_TITLE, _IN_TEXT, _IN_MORE = (12, 8), (4, 3), (2, 1)
_IS_TITLE, _PHRASE_IN_TITLE, _PHRASE_IN_TEXT, _LENGTH = 100, 30, 10, 10
_LONGEST_LINE: Final = 240
_NUMBER: Final = re.compile(r"\d(?:\d\d(?:\.\d{1,3}[a-z]{0,2})?)?")
_SENTENCE: Final = re.compile(r"(?<=[.!?:])\s+(?=[A-Z“\"(])|\n+")


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that can be found: ``name`` is its number or name, ``more`` holds examples and the like."""

    kind: Kind
    name: str
    title: str
    text: str = ""
    more: str = ""
    edition: str = ""
    at: str = ""
    """The rule under which a scenario stands."""

    @property
    def is_numbered(self) -> bool:
        """Say whether it is a rule, section or chapter."""
        return self.kind in {"section", "rule"}


@dataclass(frozen=True, slots=True)
class Hit:
    """An entry that was found, and the line of it that has the words; empty where the title has them all."""

    entry: Entry
    line: str
    score: int


def words_of(asked: str) -> tuple[str, ...]:
    """Return the words that are looked for, in lower case, without the punctuation around them."""
    plain = asked.lower().replace("’", "'")
    words = (word.strip(".,;:!?\"“”()'") for word in plain.split())
    return tuple(word for word in words if word)


def search(asked: str, entries: Iterable[Entry]) -> tuple[Hit, ...]:
    """Return what has every word, or a word that begins so, best first; equals stay in their order.

    A number finds the rule, what stands below it, and then what has it in its text.
    """
    number = plain_number(asked)
    if _NUMBER.fullmatch(number):
        return _by_number(number, entries)
    words = words_of(asked)
    if not words:
        return ()
    hits = [Hit(entry, "", _score(entry, words)) for entry in entries]
    best = sorted((hit for hit in hits if hit.score), key=lambda hit: -hit.score)
    return tuple(Hit(hit.entry, found_line(hit.entry, words), hit.score) for hit in best)


def _by_number(number: str, entries: Iterable[Entry]) -> tuple[Hit, ...]:
    known = tuple(entries)
    of_it = [entry for entry in known if entry.is_numbered and _is_within(entry.name, number)]
    shown = [entry for entry in known if entry.kind == "scenario" and entry.at == number]
    mention = re.compile(rf"(?<![\w.]){re.escape(number)}(?![\w]|\.\d)")
    citing = [
        entry
        for entry in known
        if entry not in of_it and entry.kind != "scenario" and mention.search(f"{entry.text} {entry.more}")
    ]
    exact = sorted(of_it, key=lambda entry: entry.name != number)
    return tuple(
        Hit(entry, found_line(entry, (number,)) if entry in citing else entry.text, 1)
        for entry in (*exact, *citing, *shown)
    )


def _is_within(number: str, above: str) -> bool:
    """Say whether a number is this one or stands below it: 704.5j below 704.5, 704 and 7, but 704.50 not."""
    if not number.startswith(above) or number == above:
        return number == above
    rest = number[len(above)]
    if "." in above:
        return not rest.isdigit()
    return len(above) == 1 or rest == "."


def _score(entry: Entry, words: Sequence[str]) -> int:
    """Return what the entry is worth for these words; nothing unless it has each of them."""
    title, text, more = (_folded(part) for part in (entry.title, entry.text, entry.more))
    total = 0.0
    for word in words:
        worth = sum(
            _worth(word, where, points)
            for where, points in ((title, _IN_TITLE), (text, _IN_TEXT), (more, _IN_MORE))
        )
        if not worth:
            return 0
        total += worth
    phrase, bare = " ".join(words), _bare(title)
    if bare == phrase:
        total += _IS_TITLE + (_LENGTH * 2 if entry.kind == "section" else 0)
    if len(words) > 1 and phrase in title:
        total += _PHRASE_IN_TITLE
    if len(words) > 1 and phrase in text:
        total += _PHRASE_IN_TEXT
    if bare.startswith(phrase):
        total += _LENGTH * len(phrase) / len(bare)
    return max(1, int(total * FACTORS[entry.kind]))


def _worth(word: str, where: str, points: tuple[int, int]) -> int:
    """Return the points of a word in a text: where it stands whole, or in the singular, or only begins."""
    begun = re.compile(rf"(?<!\w){re.escape(word)}")
    if begun.search(where):
        return points[0] if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", where) else points[1]
    one = word.removesuffix("s")
    if one != word and len(one) > 2 and re.search(rf"(?<!\w){re.escape(one)}(?!\w)", where):
        return points[1]
    return 0


def _folded(text: str) -> str:
    return text.lower().replace("’", "'")


def _bare(title: str) -> str:
    """Return a title without an article in front."""
    return re.sub(r"^(?:the|an?)\s+", "", title)


def found_line(entry: Entry, words: Sequence[str]) -> str:
    """Return the sentence of the text, or of an example, that has most of the words; else how it begins."""
    parts = (line.strip() for part in (entry.text, entry.more) for line in _SENTENCE.split(part))
    lines = [line for line in parts if line]
    found = [sum(bool(_worth(word, _folded(line), (1, 1))) for word in words) for line in lines]
    most = max(found, default=0)
    return _cropped(lines[found.index(most)] if most else " ".join(lines), words)


def _cropped(line: str, words: Sequence[str]) -> str:
    """Return the part of a long line around the first of the words that it has."""
    if len(line) <= _LONGEST_LINE:
        return line
    places = [at for word in words if (at := _folded(line).find(word)) >= 0]
    start = max(0, min(places, default=0) - _LONGEST_LINE // 3)
    start = line.rfind(" ", 0, start) + 1 if start else 0
    end = line.rfind(" ", start, start + _LONGEST_LINE) if len(line) - start > _LONGEST_LINE else len(line)
    return f"{'… ' if start else ''}{line[start:end]}{' …' if end < len(line) else ''}"


def near_words(asked: str, entries: Iterable[Entry]) -> tuple[str, ...]:
    """Return words of the titles that are written much like those that nothing has."""
    known = {word for entry in entries if entry.kind != "scenario" for word in words_of(entry.title)}
    near = (
        difflib.get_close_matches(word, sorted(known), 3, 0.75)
        for word in words_of(asked)
        if word not in known
    )
    return tuple(dict.fromkeys(word for found in near for word in found))
