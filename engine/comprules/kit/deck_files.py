"""Decks come from text files, a card a line, and two of them make the position that a game starts from."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from comprules.book.errors import ComprulesError
from comprules.book.statements import BASE_EDITION
from comprules.judge import Card, Placed, Position, Seat
from comprules.kit.card_files import Face, faces_in
from comprules.kit.cards import nearest_names

__all__ = ["DeckFile", "DeckFileError", "cards_of_file", "position_of_decks", "read_deck"]

_LINE = re.compile(r"(?P<number>\d+)x?\s+(?P<name>\S.*)")
_HINT = "A line is a number and a name, as in: 4 Lightning Bolt. The sideboard follows a line that says Sideboard."


class DeckFileError(ComprulesError):
    """A file that is no deck, or names a card that nobody knows; it says where."""


@dataclass(frozen=True, slots=True)
class DeckFile:
    """What a file says: how many of which card are in the deck, and in the sideboard."""

    where: str
    deck: Mapping[str, int]
    sideboard: Mapping[str, int]


def read_deck(text: str, where: str, known: Iterable[str]) -> DeckFile:
    """Return the deck that a text lists; ``where`` names its file, ``known`` are the names that there are.

    Raises:
        DeckFileError: A line is no line of a deck, a card is not known, or there is no card at all.
    """
    names = {name.lower(): name for name in known}
    deck: Counter[str] = Counter()
    sideboard: Counter[str] = Counter()
    into = deck
    for place, full in enumerate(text.splitlines(), 1):
        line = full.strip()
        if not line or line.startswith(("#", "//")):
            continue
        if line.lower().rstrip(":") in ("deck", "sideboard"):
            into = deck if line.lower().startswith("deck") else sideboard
            continue
        found = _LINE.fullmatch(line)
        if found is None or not int(found["number"]):
            raise DeckFileError(f"{where}, line {place}: “{line}” is no line of a deck", _HINT)
        name = names.get(found["name"].lower())
        if name is None:
            near = nearest_names(found["name"], names.values())
            hint = f"Did you mean {' or '.join(near)}?" if near else "Name a file that has it with --cards."
            raise DeckFileError(f"{where}, line {place}: no card is called “{found['name']}”", hint)
        into[name] += int(found["number"])
    if not deck:
        raise DeckFileError(f"{where} lists no card for the deck", _HINT)
    return DeckFile(where, dict(deck), dict(sideboard))


def cards_of_file(path: Path) -> dict[str, Card]:
    """Return the one-faced cards of a collection by their names; the first print of a name counts.

    Raises:
        CardFileError: The file can't be read, or holds no cards.
    """
    cards: dict[str, Card] = {}
    for face in faces_in(path, also_without_text=True):
        if face.is_alone:
            cards.setdefault(face.name, _card(face))
    return cards


def _card(face: Face) -> Card:
    return Card(
        face.name,
        face.type_line,
        face.cost,
        face.size,
        loyalty=face.loyalty,
        defense=face.defense,
        color=face.indicator,
        text=face.text,
    )


def position_of_decks(
    decks: Mapping[str, DeckFile], cards: Mapping[str, Card], seed: int = 0, edition: str = BASE_EDITION
) -> Position:
    """Return the position before a constructed game of these players with their decks.

    The order in which the cards lie there hangs on the seed; and on that order all that is left to chance.
    """
    chance = random.Random(seed)  # noqa: S311 -- a game that can be played again, no secret
    placed: list[Placed] = []
    for player, deck in decks.items():
        own = _copies(player, deck.deck, "")
        chance.shuffle(own)
        placed += [Placed(label, name, "library", player, player) for label, name in own]
        placed += [
            Placed(label, name, "none", player, player, notes={"deck": "sideboard"})
            for label, name in _copies(player, deck.sideboard, ", sideboard")
        ]
    used = tuple(cards[name] for name in sorted({one.card for one in placed}))
    seats = tuple(map(Seat, decks))
    return Position(edition, seats, used, tuple(placed), active=seats[0].name, decks="constructed")


def _copies(player: str, numbers: Mapping[str, int], part: str) -> list[tuple[str, str]]:
    return [
        (f"{player}'s {name} ({number}{part})", name)
        for name, many in numbers.items()
        for number in range(1, many + 1)
    ]
