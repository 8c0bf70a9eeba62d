"""What is so before a game begins: how decks are made, who chooses, earlier games, shuffles to come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from immutables import Map

from comprules.state.copying import EMPTY

__all__ = ["NOTHING_BEFORE", "Beginning", "DeckFormat", "PastGame"]

DeckFormat = Literal["", "constructed", "limited"]


@dataclass(frozen=True, slots=True)
class PastGame:
    """An earlier game of the match."""

    loser: str
    """Empty where it was a draw."""
    chooser: str
    """Who chose the player that took its first turn."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """What is so before the game begins."""

    decks: DeckFormat = ""
    """By which rules the decks were made, where that matters."""
    chooser: str = ""
    """Who chooses the starting player, as the players have agreed."""
    games: tuple[PastGame, ...] = ()
    """The earlier games of the match."""
    shuffles: Map[str, tuple[tuple[str, ...], ...]] = EMPTY
    """For each player's library or deck, the labels that each of the next shuffles brings to its top."""
    starting: str = ""
    """The starting player."""
    companions: Mapping[str, int] = EMPTY
    """The card outside the game that each player has revealed as a companion."""
    sheets: Map[str, tuple[tuple[str, frozenset[int]], ...]] = EMPTY
    """The sticker sheets that each player brought, each a name and the numbers of its stickers."""


NOTHING_BEFORE = Beginning()
