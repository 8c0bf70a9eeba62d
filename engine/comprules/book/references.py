"""The rule numbers that a text points to."""

from __future__ import annotations

import re
from typing import Final

from comprules.book.printed import next_letters

__all__ = ["references_in"]

# A number and, where it begins a range, the end of the range: "601.2a–d", "616.1a-616.1f", "419.6–8".
# A lost dash has left "?" or the replacement character behind.
_POINT: Final = re.compile(
    r"""
    ([0-9][0-9][0-9])
    (?: \.([0-9]{1,3}) ([a-z]{1,2}(?![a-z]))? (?![0-9]) )?
    (?:
        (?: \s?[–—‒‐−-]\s? | [?�] | \s+(?:through|to)\s+(?:rules?\s+)? )
        ([0-9]{3} (?: \.[0-9]{1,3} (?:[a-z]{1,2}(?![a-z]))? )? (?![0-9]))
      | (?: [–—‒‐−?�-] | \s+through\s+ )
        ([0-9]{1,2}[a-z]?(?![0-9a-z%]) | [a-z]{1,2}(?![a-z]))
    )?
    """,
    re.VERBOSE,
)
_AFTER_RULE: Final = re.compile(r"\b(?:rules?|sections?)\s+$", re.IGNORECASE)
_BETWEEN: Final = re.compile(r"(?:,\s*(?:and|or)?|\s+(?:and|or|and/or))\s*")
_PARTS: Final = re.compile(r"([0-9]{3})(?:\.([0-9]{1,3})([a-z]*))?")
_LONGEST_RANGE: Final = 60
_REACH: Final = 12


def references_in(text: str) -> tuple[str, ...]:
    """Return every number that ``text`` points to, in order and once each, ranges taken apart.

    Three digits alone count only after the word "rule" or "section", or in a list that it opens. A range that
    leaves its rule or section is given by its two ends, because what lies between depends on the edition.
    """
    found: dict[str, None] = {}
    last_end = -1
    for match in _POINT.finditer(text):
        start = match.start()
        if start and (text[start - 1].isalnum() or text[start - 1] in "./$"):
            continue
        section, rule, letters, whole, part = match.groups()
        if rule is None:
            in_list = last_end > 0 and _BETWEEN.fullmatch(text, last_end, start) is not None
            if not (in_list or _AFTER_RULE.search(text, max(0, start - _REACH), start)):
                continue
            if text[match.end() : match.end() + 1].isalnum():
                continue
        last_end = match.end()
        first = section if rule is None else f"{section}.{rule}{letters or ''}"
        if whole:
            found.update(dict.fromkeys(_range(first, whole)))
        elif part and rule is not None:
            found.update(dict.fromkeys(_range(first, _completed(section, rule, letters, part))))
        else:
            found[first] = None
    return tuple(found)


def _completed(section: str, rule: str, letters: str | None, part: str) -> str:
    """Return the end of a range, of which only what differs from its beginning is written."""
    if part.isalpha():
        return f"{section}.{rule}{part if letters else ''}"
    return f"{section}.{part}"


def _range(first: str, last: str) -> list[str]:
    begin, end = _PARTS.fullmatch(first), _PARTS.fullmatch(last)
    if begin is None or end is None:
        return [first]
    section, rule, letters = begin.groups()
    to_section, to_rule, to_letters = end.groups()
    if rule is None and to_rule is None:
        return _counted("", section, to_section) or [first, last]
    if section != to_section or bool(letters) != bool(to_letters):
        return [first, last]
    if letters and to_letters:
        return _lettered(f"{section}.{rule}", letters, to_letters) if rule == to_rule else [first, last]
    return _counted(f"{section}.", rule or "", to_rule or "") or [first, last]


def _counted(stem: str, first: str, last: str) -> list[str]:
    if not (first and last and 0 < int(last) - int(first) < _LONGEST_RANGE):
        return []
    return [f"{stem}{each}" for each in range(int(first), int(last) + 1)]


def _lettered(stem: str, letters: str, last: str) -> list[str]:
    if (len(letters), letters) >= (len(last), last):
        return [stem + letters]
    numbers = [stem + letters]
    while (len(letters), letters) < (len(last), last) and len(numbers) < _LONGEST_RANGE:
        letters = next_letters(letters)
        numbers.append(stem + letters)
    return numbers
