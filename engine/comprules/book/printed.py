"""How numbers, headings and examples are printed in an official document, misprints included."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

__all__ = [
    "DIVIDER",
    "EXAMPLE",
    "HEADING",
    "LONGEST_TITLE",
    "PAGE_HEADER",
    "Key",
    "Printed",
    "ends_a_sentence",
    "is_next",
    "is_title",
    "key_of",
    "next_letters",
    "number_of",
    "printed_number",
    "refers_onward",
]

Key = tuple[int, int, int, str]

# The usual print: "613.4. Text" and "613.4d Text"; what follows the number begins a sentence.
_USUAL: Final = re.compile(
    r"(\d{3})\.(\d{1,3})(?:([a-z]{1,2})\.?|\.)[ \t]+(?=[A-Z“”\"‘'’\[{(�∞…+*])",
)
# Everything that is still a number: a dot or a digit too few or too many, a space inside, text glued on.
_UNUSUAL: Final = re.compile(
    r"""
    (?P<section>\d{3}) (?P<space>\s?) \. (?P<space2>\s?)
    (?: (?P<rule>\d{1,4}) (?!\d) )?
    (?: (?P<letters>[a-z]{1,2}) (?![a-z])
      | (?P<space3>[\s.]\s?) (?P<apart>[a-z]) (?= \.?\s+[A-Z“"] )
    )?
    \.? (?P<gap>\s*) (?P<first>\S?)
    """,
    re.VERBOSE,
)
_OPENING: Final = frozenset("“”\"‘'’[{(�∞…+*")
HEADING: Final = re.compile(r"(\d{3}|\d)(?:\.\s*|\s+)([^\d\s].*)")
EXAMPLE: Final = re.compile(r"[_*]{0,2}examples?(?:\s+\d+)?\s?:[_*]{0,2}\s*", re.IGNORECASE)
DIVIDER: Final = re.compile(r"[-=_*~–—.\s]{3,}")
PAGE_HEADER: Final = re.compile(r"(?:-\s*)?(?:page\s+)?\d{1,3}(?:\s+of\s+\d{1,3})?(?:\s*-)?", re.IGNORECASE)

# A line that ends so is continued: the number on the next line is a cross-reference.
_ONWARD: Final = re.compile(
    r"(?:^|[\s(])(?:rules?|subrules?|sections?|see|and|or|to|through|in|of|by|with|under|from|per|than|also|as|is|are|for"
    r"|(?:[Ss]ee|in|by|of|under|per|and|or)\s(?:also\s)?(?:Rules?|Sections?))$|[(–—&/]$"
)
_CLOSERS: Final = "\"”’')]�"
_SENTENCE_ENDS: Final = frozenset(".!?:;…")
LONGEST_TITLE: Final = 80


class Printed(NamedTuple):
    """A number as it stands at the beginning of a line, and where its text begins.

    ``rule`` is nothing where the digit is missing (``306.b``); ``is_odd`` says that it is printed in a
    way the publisher did not mean; ``is_glued`` that nothing parts it from its text; ``is_doubtful``
    that the text does not begin like a sentence, so that it may be a cross-reference.
    """

    section: int
    rule: int | None
    letters: str
    start: int
    is_odd: bool = False
    is_glued: bool = False
    is_doubtful: bool = False


def printed_number(line: str) -> Printed | None:
    """Return the rule number that ``line`` begins with, if what follows can be the beginning of a rule."""
    usual = _USUAL.match(line)
    if usual is not None:
        section, rule, letters = usual.groups()
        return Printed(int(section), int(rule), letters or "", usual.end())
    found = _UNUSUAL.match(line)
    if found is None or (found["rule"] is None and found["letters"] is None):
        return None
    letters = found["letters"] or found["apart"] or ""
    first, gap = found["first"], found["gap"]
    if found["rule"] is None and not (gap and first.isupper()):
        return None
    if first and not gap:
        # "613.4d)", "613.4–5" and "613.4 of" are references, "901.4.All" is a rule.
        if not (first.isupper() or first in _OPENING):
            return None
    elif first and first in ",;:)]–—-":
        return None
    has_space = bool(found["space"] or found["space2"] or found["space3"])
    is_glued = bool(first) and not gap
    is_odd = has_space or is_glued or found["rule"] is None
    rule = int(found["rule"]) if found["rule"] else None
    is_doubtful = first != "" and not (first.isupper() or first in _OPENING)
    return Printed(int(found["section"]), rule, letters, found.start("first"), is_odd, is_glued, is_doubtful)


def key_of(section: int, rule: int, letters: str) -> Key:
    """Return what sorts numbers in the order of the book: z before aa."""
    return (section, rule, len(letters), letters)


def number_of(key: Key) -> str:
    """Return the number as a reader writes it."""
    return f"{key[0]}.{key[1]}{key[3]}"


def next_letters(letters: str) -> str:
    """Return the letters of the following subrule; l and o are never used."""
    if not letters:
        return "a"
    if letters == "z":
        return "aa"
    if letters[-1] == "z":
        return next_letters(letters[:-1]) + "a"
    following = chr(ord(letters[-1]) + 1)
    return letters[:-1] + (chr(ord(following) + 1) if following in "lo" else following)


def is_next(before: Key, after: Key) -> bool:
    """Say whether nothing can stand between two numbers: next letter, first subrule, next rule or section."""
    if before[0] != after[0]:
        return after[0] > before[0] and after[1] in {0, 1}
    if before[1] == after[1]:
        return after[3] == next_letters(before[3])
    return after[1] == before[1] + 1 and after[3] in {"", "a"}


def ends_a_sentence(text: str) -> bool:
    """Say whether ``text`` closes with the mark that ends a sentence, brackets and quotation marks aside."""
    bare = text.rstrip(_CLOSERS)
    return not bare or bare[-1] in _SENTENCE_ENDS or len(bare) < len(text)


def refers_onward(text: str) -> bool:
    """Say whether ``text`` ends in words such as "see rule", which need a number after them."""
    return _ONWARD.search(text, max(0, len(text) - 24)) is not None


def is_title(text: str) -> bool:
    """Say whether ``text`` is the short title of a group of rules and no sentence."""
    if not 0 < len(text) <= LONGEST_TITLE or "\n" in text or ". " in text.replace("vs. ", ""):
        return False
    return text.rstrip("\"”’'")[-1:] not in {".", ":", ";", ",", "?", ""}
