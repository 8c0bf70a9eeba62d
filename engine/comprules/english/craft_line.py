"""The line of craft: the materials behind ``with``, and the cost (702.167)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from comprules.abilities.descriptions import controlled
from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.kinds import Ability
from comprules.abilities.nouns import CardsIn, CountOf, Filter
from comprules.abilities.simple_nouns import You
from comprules.english.errors import CannotRead
from comprules.english.lexicon import NUMBER_WORDS, number_word, plural
from comprules.english.writing_nouns import filter_words
from comprules.english.writing_words import refuse
from comprules.mana import read_cost

__all__ = ["OR_MORE", "craft_line", "craft_words"]

OR_MORE: Final = Quality("or more")
"""There may be more materials than the number says."""

_LINE: Final = re.compile(r"[Cc]raft with (?P<materials>[^{}]+?) (?P<cost>(?:\{[^{}]+\})+)")
_MATERIALS: Final = re.compile(
    rf"(?:(?P<number>{'|'.join(NUMBER_WORDS[1:])})(?P<more> or more)?)?(?: ?(?P<kind>.+))?"
)


def craft_line(line: str, read_amount: Callable[[str], Any]) -> Keyword | None:
    """Read the line; None where it is another.

    Raises:
        CannotRead: The materials are described in words that the language hasn't.
    """
    found = _LINE.fullmatch(line)
    if found is None:
        return None
    materials = _MATERIALS.fullmatch(found["materials"])
    if materials is None:
        raise CannotRead(line, found.start("materials"), "these materials are not known")
    number = NUMBER_WORDS.index(materials["number"]) if materials["number"] else 1
    try:
        kind = _described(materials["kind"] or "", several=bool(materials["number"]), read=read_amount)
    except CannotRead:
        kind = None
    if kind is None:
        raise CannotRead(line, found.start("materials"), "these materials are not known")
    more = OR_MORE if materials["more"] else None
    return Keyword("craft", read_cost(found["cost"]), kind, number=number, quality=more)


def _described(words: str, *, several: bool, read: Callable[[str], Any]) -> Filter | None:
    if not words:
        return controlled(Filter(zone="battlefield or graveyard"), You())
    counted = read(f"the number of {words if several else plural(words)}")
    match counted:
        case CountOf(Filter(noun="card", zone="battlefield") as cards):
            return controlled(replace(cards, zone="graveyard"), You())
        case CountOf(Filter(noun="permanent", zone="battlefield") as kind):
            return controlled(replace(kind, zone="battlefield or graveyard"), You())
        case CardsIn() | CountOf():
            return None
        case _:
            return None


def craft_words(ability: Ability) -> str | None:
    """Write the line; None where the ability is another."""
    match ability:
        case Keyword("craft", cost, kind, number=number, quality=more) if cost and kind and number:
            several = number > 1 or more is not None
            plain = replace(controlled(kind, None), zone="battlefield")
            words = "" if plain == Filter() else filter_words(plain, several=several)
            counted = f"{number_word(number)}{' or more' if more else ''}" if several else ""
            if not (words or counted):
                raise refuse(ability)
            return f"Craft with {' '.join(filter(None, (counted, words)))} {cost}"
        case _:
            return None
