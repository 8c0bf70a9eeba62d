"""The rule numbers that a text points to."""

from __future__ import annotations

import re
from typing import Final

from comprules.book.printed import next_letters

__all__ = ["references_in"]

_NUMBER: Final = r"\d{3}\.\d{1,3}(?:[a-z]{1,2}(?![a-z]))?"
# A dash, the "?" or the replacement character that a lost dash left behind, or a word.
_TO: Final = r"(?:\s?[–—‒‐−-]\s?|[?�]|\s+(?:through|to)\s+)"
_TO_PART: Final = r"(?:[–—‒‐−?�-]|\s+through\s+)"
_POINTS: Final = re.compile(
    rf"(?<![\d.$/])({_NUMBER})"
    rf"(?:{_TO}({_NUMBER}(?!\d))|{_TO_PART}(\d{{1,3}}[a-z]?(?![\da-z%])|[a-z]{{1,2}}(?![a-z])))?"
    r"|\b[Rr]ules?\s+(\d{3}(?![\d.]\d|\d)(?:(?:,\s*(?:and|or)?\s*|\s+(?:and|or)\s+|[–-])\d{3}(?![\d.]\d|\d))*)",
)
_BARE: Final = re.compile(r"\d{3}")
_PARTS: Final = re.compile(r"(\d{3})\.(\d{1,3})([a-z]*)")
_LONGEST_RANGE: Final = 60


def references_in(text: str) -> tuple[str, ...]:
    """Every number that ``text`` points to, in order and once each, ranges taken apart.

    Three digits alone count only after the word "rule". A range that leaves its rule or section
    is given by its two ends, because what lies between depends on the edition.
    """
    found: dict[str, None] = {}
    for first, whole, part, bare in _POINTS.findall(text):
        if bare:
            found.update(dict.fromkeys(_sections(bare)))
        elif whole or part:
            found.update(dict.fromkeys(_range(first, whole or part)))
        else:
            found[first] = None
    return tuple(found)


def _sections(bare: str) -> list[str]:
    numbers = _BARE.findall(bare)
    if len(numbers) == 2 and bare[3:-3] in {"–", "-"} and 0 < int(numbers[1]) - int(numbers[0]) < _LONGEST_RANGE:
        return [str(section) for section in range(int(numbers[0]), int(numbers[1]) + 1)]
    return numbers


def _range(first: str, last: str) -> list[str]:
    match = _PARTS.fullmatch(first)
    assert match is not None
    section, rule, letters = match.groups()
    if last.isalpha():
        last = f"{section}.{rule}{last}" if letters else first
    elif "." not in last:
        last = f"{section}.{last}"
    end = _PARTS.fullmatch(last)
    if end is None:
        return [first]
    to_section, to_rule, to_letters = end.groups()
    if section != to_section or bool(letters) != bool(to_letters):
        return [first, last]
    if letters:
        return _lettered(f"{section}.{rule}", letters, to_letters) if rule == to_rule else [first, last]
    if not 0 < int(to_rule) - int(rule) < _LONGEST_RANGE:
        return [first, last]
    return [f"{section}.{each}" for each in range(int(rule), int(to_rule) + 1)]


def _lettered(stem: str, letters: str, last: str) -> list[str]:
    if (len(letters), letters) >= (len(last), last):
        return [stem + letters, stem + last]
    numbers = [stem + letters]
    while letters != last and len(numbers) < _LONGEST_RANGE:
        letters = next_letters(letters)
        numbers.append(stem + letters)
    return numbers
