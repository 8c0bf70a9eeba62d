"""Conditions that are said in short, and for several keywords at once, are said at length."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from comprules.keywords.table import PLAIN_KEYWORDS

__all__ = ["CONDITIONS_AT_LENGTH"]

_IF: Final = r"(?P<if>\b(?:[Ii]f|[Aa]s long as|[Uu]nless|[Oo]nly if))"
_KEYWORD: Final = "|".join(sorted(PLAIN_KEYWORDS, key=len, reverse=True))
_SAME: Final = re.compile(
    rf"(?P<said>(?:^|(?<=[.,] ))[^.]*?\b(?P<keyword>{_KEYWORD})\b[^.]*\b(?P=keyword)\b[^.]*)\. "
    r"The same is true for (?P<list>[a-z ]+(?:, [a-z ]+)*,? and [a-z ]+)\."
)
"""What is said of one keyword twice in a sentence goes for others too."""


def _of_each_keyword(found: re.Match[str]) -> str:
    """The sentence is said again for each of the other keywords."""
    words = re.split(r", and | and |, ", found["list"])
    if any(word not in PLAIN_KEYWORDS for word in words):
        return found[0]
    said = found["said"]
    again = said[:1].upper() + said[1:]
    others = (re.sub(rf"\b{found['keyword']}\b", word, again) for word in words)
    return " ".join(f"{one}." for one in (said, *others))


def _named(found: re.Match[str]) -> str:
    kind = found["kind"].removesuffix("s")
    one = "an" if kind[0] in "aeiou" else "a"
    return f"{found['if']} you control {one} {kind} named {found['one']} and you control {one} {kind} named {found['other']}"


CONDITIONS_AT_LENGTH: Final[tuple[tuple[str | re.Pattern[str], str | Callable[[re.Match[str]], str]], ...]] = (
    (_SAME, _of_each_keyword),
    (rf"{_IF} (?P<what>an? [a-z -]*card) exiled with (?P<this>this \w+|it|[A-Z][\w ]*?) has (?P<keyword>{_KEYWORD})\b", r"\g<if> there is \g<what> with \g<keyword> exiled with \g<this>"),
    (rf"{_IF} (?P<what>an? [a-z -]*card) in your graveyard has (?P<keyword>{_KEYWORD})\b", r"\g<if> there is \g<what> with \g<keyword> in your graveyard"),
    (rf"{_IF} (?P<what>an? [a-z -]*?) you control has (?P<keyword>{_KEYWORD})\b", r"\g<if> you control \g<what> with \g<keyword>"),
    (rf"{_IF} (?P<what>an? creature) has (?P<counter>an? \S+ counter on it)", r"\g<if> there is \g<what> with \g<counter>"),
    (r"\ban opponent has cast (?P<what>an? [^.,]*? this turn)", r"an opponent cast \g<what>"),
    (rf"{_IF} you have (?P<many>\w+ or more) cards in your hand\b", r"\g<if> you have \g<many> cards in hand"),
    (rf"{_IF} you have (?P<many>\w+ or more) (?P<kind>[a-z ]+) cards in your graveyard\b", r"\g<if> there are \g<many> \g<kind> cards in your graveyard"),
    (rf"{_IF} (?P<what>this \w+|enchanted \w+) is enchanted by (?P<many>\w+ or more|exactly \w+) Auras?\b", r"\g<if> there are \g<many> Auras attached to \g<what>"),
    (rf"{_IF} you control (?P<kind>\w+s) named (?P<one>[A-Z][\w' ]*?) and (?P<other>[A-Z][\w' ]*?)(?=[.,])", _named),
    (rf"{_IF} (?P<one>you control no [^,.]*?) and have no cards in hand\b", r"\g<if> \g<one> and you have no cards in hand"),
    (r"^When (?P<one>you control no [^,.]*?) and have no cards in hand\b", r"When \g<one> and you have no cards in hand"),
    (rf"{_IF} you gained and lost life this turn\b", r"\g<if> you gained life this turn and you lost life this turn"),
    (r"\byour life total is at least (?P<more>\d+) greater than your starting life total", r"you have at least \g<more> life more than your starting life total"),
    (rf"{_IF} (?P<one>an? \w+ card) and (?P<other>an? \w+ card) are in your graveyard\b", r"\g<if> there is \g<one> in your graveyard and there is \g<other> in your graveyard"),
    (rf"{_IF} there is (?P<one>an? \w+ card) and (?P<other>an? \w+ card) in your graveyard\b", r"\g<if> there is \g<one> in your graveyard and there is \g<other> in your graveyard"),
    (r"\bif it has the (?P<what>least|greatest) (?P<of>power|toughness) or is tied for (?P=what) (?P=of) among creatures on the battlefield", r"if it's a creature with the \g<what> \g<of> among creatures on the battlefield"),
    (rf"{_IF} (?P<it>it's|[a-z ]+ is) face (?P<side>down|up)\b", r"\g<if> \g<it> face-\g<side>"),
    (r"\byou have less life than an opponent\b", "an opponent has more life than you"),
    (r"\byou control fewer (?P<what>\w+) than an opponent\b", r"an opponent controls more \g<what> than you"),
    (r"\bon (?P<of>[^.]*? deals \d damage) to (?P<to>[^.]*?) if (?P<one>[^.]*?) and (?P<more>\d damage) to ", r"on \g<of> to \g<to> if \g<one>. It deals \g<more> to "),
    (r"^You gain X life if (?P<one>\{\w\} was spent to cast this spell) and X life if (?P<other>\{\w\} was spent to cast this spell)\.", r"You gain X life if \g<one>. You gain X life if \g<other>."),
    (r"^(?P<what>[^.]*? deals) (?P<one>\d damage to [^.]*? if \{\w\} was spent to cast this spell) and (?P<other>\d damage to [^.]*? if \{\w\} was spent to cast this spell)\.", r"\g<what> \g<one>. \g<what> \g<other>."),
)  # fmt: skip
