"""Lines about decks, companions and opening hands have fixed words around what is done."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from comprules.abilities.before_the_game import Companion, DeckLimit, OnlyForAnte, StartsFirst
from comprules.abilities.kinds import BeforeGame, OpeningAction
from comprules.abilities.nouns import CountOf, Filter
from comprules.english.lexicon import number_word
from comprules.english.own_names import names_of

__all__ = [
    "FIRST_OF_THE_GAME",
    "NOT_FOR_ANTE",
    "ONE_OF_EACH_NAME",
    "SYMBOLS_THAT_DIFFER",
    "before_the_game_line",
]

Read = Callable[[str, str], Any]
"""Reads a part of the line as what the grammar's start of that name makes of it."""

_BEGINS: Final = re.compile(
    r"If (?P<who>.+?) is in your opening hand(?P<second> and you're not the starting player)?, "
    r"you may begin the game with (?:it|him|her|them|this card|(?P<again>.+?)) on the battlefield"
    r"(?: with an? (?P<counter>[\w+/-]+) counter on it)?\.(?: If you do, (?P<effects>.+))?"
)
_REVEALED: Final = re.compile(r"You may reveal this card from your opening hand\. If you do, (?P<effects>.+)")
_MULLIGAN: Final = re.compile(
    r"Any time you could mulligan and (?P<who>.+?) is in your hand, (?P<effects>.+)"
)
_LIMIT: Final = re.compile(
    r"A deck can have (?:any number of|up to (?P<most>\w+)) cards named (?P<name>.+)\."
)
_DECK: Final = re.compile(r"Companion — Your starting deck contains only (?P<kinds>.+)\.")
ONE_OF_EACH_NAME: Final = "Companion — Each nonland card in your starting deck has a different name."
SYMBOLS_THAT_DIFFER: Final = (
    "Companion — No card in your starting deck has more than one of the same mana symbol in its mana cost."
)
NOT_FOR_ANTE: Final = "Remove this card from your deck before playing if you're not playing for ante."
_FIRST: Final = re.compile(
    r"You are the starting player\."
    r"(?: If multiple players would be the starting player, one of those players is chosen at random\.)?"
)
_NUMBERS: Final = {number_word(number): number for number in range(2, 21)}
FIRST_OF_THE_GAME: Final = (
    ("the first upkeep", "the next upkeep"),
    ("your first upkeep", "your next upkeep"),
    ("your first main phase of the game", "your next precombat main phase"),
)
"""The first one of the game is the next one, before the game has begun."""


def before_the_game_line(line: str, name: str, read: Read) -> BeforeGame | None:
    """Return the ability of a line that matters before the game, or None for any other line."""
    if found := _BEGINS.fullmatch(line):
        effects = _effects(found["effects"], read)
        second = found["second"] is not None
        is_own = _is_itself(found["who"], name) and _is_itself(found["again"] or "this card", name)
        action = OpeningAction("begin", effects, found["counter"] or "", second)
        return BeforeGame(action) if is_own else None
    if found := _REVEALED.fullmatch(line):
        return BeforeGame(OpeningAction("reveal", _effects(found["effects"], read)))
    if (found := _MULLIGAN.fullmatch(line)) and _is_itself(found["who"], name):
        return BeforeGame(OpeningAction("mulligan", _effects(found["effects"], read)))
    if (found := _LIMIT.fullmatch(line)) and (found["most"] is None or found["most"] in _NUMBERS):
        return BeforeGame(DeckLimit(found["name"], _NUMBERS[found["most"]] if found["most"] else None))
    if line == ONE_OF_EACH_NAME:
        return BeforeGame(Companion())
    if line == SYMBOLS_THAT_DIFFER:
        return BeforeGame(Companion(symbols_differ=True))
    if line == NOT_FOR_ANTE:
        return BeforeGame(OnlyForAnte())
    if found := _DECK.fullmatch(line):
        kinds = tuple(_kind(kind, read) for kind in found["kinds"].split(" and "))
        named = tuple(kind for kind in kinds if kind is not None)
        return BeforeGame(Companion(named)) if len(named) == len(kinds) else None
    return BeforeGame(StartsFirst()) if _FIRST.fullmatch(line) else None


def _is_itself(words: str, name: str) -> bool:
    return words in ("this card", *names_of(name, frozenset()))


def _effects(words: str | None, read: Read) -> Any:
    if words is None:
        return ()
    for of_the_game, usual in FIRST_OF_THE_GAME:
        words = words.replace(of_the_game, usual)
    return read(words[0].upper() + words[1:], "effects")


def _kind(words: str, read: Read) -> Filter | None:
    """Return a kind of cards that a deck may hold, or None for whatever else the words mean."""
    match read(f"the number of {words} in your library", "amount"):
        case CountOf(Filter(noun="card") as kind):
            return kind
        case _:
            return None
