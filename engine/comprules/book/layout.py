"""How a document lays out its text: lines, soft breaks, wrapping, the place where the rules begin."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import Final

from comprules.book.printed import EXAMPLE, HEADING, ends_a_sentence, is_title, printed_number, refers_onward

__all__ = [
    "LONGEST_HEADING",
    "begin_of_rules",
    "is_heading_title",
    "is_one_word",
    "is_wrapped",
    "lines_of",
    "title_in_contents",
    "words_inside_lines",
]

# A word processor's line break inside a paragraph: line or paragraph separator, vertical tab, page break.
_SOFT_BREAKS: Final = ("\u2028", "\u2029", "\v", "\f", "\x85")
LONGEST_HEADING: Final = 110
_LEADERS: Final = re.compile(r"(?:\s*\.){3,}\s*\d*\s*$|\t\s*\d+\s*$")
_WORD: Final = re.compile(r"[A-Za-z]+(?:['’][A-Za-z]+)?")
_LAST_LETTERS: Final = re.compile(r"[A-Za-z]+$")
_ENDINGS: Final = ("s", "d", "ed", "es", "ing", "ly")
_WRAPPED_WIDTH: Final = 120
_FULL_LINE: Final = 50


def lines_of(text: str) -> tuple[Sequence[int], list[str]]:
    """The lines of a document, parted at soft breaks too, and the number of the line each stands on."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    found = [sign for sign in _SOFT_BREAKS if sign in text]
    if not found:
        return range(1, len(lines) + 1), lines
    soft = re.compile(f"[{''.join(found)}]")
    numbers: list[int] = []
    texts: list[str] = []
    for at, line in enumerate(lines, 1):
        parts = soft.split(line) if any(sign in line for sign in found) else (line,)
        numbers.extend([at] * len(parts))
        texts.extend(parts)
    return numbers, texts


def is_wrapped(texts: list[str]) -> bool:
    """Say whether the document breaks its lines at a fixed width: none is long, and full ones go on."""
    lengths = sorted(len(text) for text in texts if text)
    if not lengths or lengths[len(lengths) * 99 // 100] > _WRAPPED_WIDTH:
        return False
    continued = sum(
        len(above) >= _FULL_LINE and below != "" and not below[0].isdigit() and not EXAMPLE.match(below)
        for above, below in itertools.pairwise(texts)
    )
    return continued * 10 > len(lengths)


def begin_of_rules(texts: list[str]) -> int:
    """The first line of the rules proper: past the contents list, at the headings above the first rule.

    The headings before the first rule are those of the contents list and then those that stand above the
    rule itself; the latter are the last ones that ascend towards it.
    """
    run: list[tuple[float, int]] = []
    first: int | None = None
    for place, text in enumerate(texts):
        if not text or not text[0].isdigit():
            continue
        printed = printed_number(text)
        if printed is None:
            heading = HEADING.match(text)
            if heading is not None:
                run.append((_heading_order(heading[1]), place))
        elif printed.rule is not None and not printed.is_doubtful:
            if place and refers_onward(texts[place - 1]):
                continue
            first = place if first is None else first
            if run and is_title(text[printed.start :]) and not _has_subrule(texts, place):
                continue  # a contents list that goes down to the titles of groups of rules
            return _headings_above(run, place, printed.section)
    return len(texts) if first is None else _headings_above(run, first, int(texts[first][:3]))


def _headings_above(run: list[tuple[float, int]], place: int, section: int) -> int:
    limit, begin = float(section), place
    for order, at in reversed(run):
        if at < place:
            if order > limit:
                break
            limit, begin = order - 0.1, at
    return begin


def _has_subrule(texts: list[str], place: int) -> bool:
    """Say whether the next numbered line belongs to the rule at ``place``."""
    for text in texts[place + 1 :]:
        if text[:3].isdigit():
            printed, above = printed_number(text), printed_number(texts[place])
            return printed is not None and above is not None and printed[:2] == above[:2]
    return False


def _heading_order(number: str) -> float:
    return int(number) * 100 - 0.5 if len(number) == 1 else float(number)


def title_in_contents(title: str) -> str:
    """Return the title of a line of the contents list, without dots and page number."""
    return _LEADERS.sub("", title)


def is_heading_title(title: str) -> bool:
    """Say whether ``title`` can be a heading's: it is short, no sentence, and begins with a capital."""
    title = title_in_contents(title)
    if not title or len(title) > LONGEST_HEADING or title[0].islower():
        return False
    return title[0] == "[" or not title.endswith((".", ";", ",", ":"))


def words_inside_lines(texts: list[str]) -> frozenset[str]:
    """Return the words that stand inside a line, where no line break can have cut them."""
    words: set[str] = set()
    for text in texts:
        if text:
            last = None if ends_a_sentence(text) else -1
            words.update(word.lower() for word in _WORD.findall(text)[1 if text[0].islower() else 0 : last])
    return frozenset(words)


def is_one_word(above: str, below: str, words: frozenset[str]) -> bool:
    """Say whether the line break between two texts cut a word.

    It did if the two halves together are one of ``words``, endings aside, and one of them alone is none.
    """
    left, right = _LAST_LETTERS.search(above), _WORD.match(below)
    if left is None or right is None:
        return False
    one, two = left[0].lower(), right[0].lower()
    whole = one + two
    is_word = whole in words or any(whole.removesuffix(end) in words for end in _ENDINGS)
    return is_word and not {one, two} <= words
