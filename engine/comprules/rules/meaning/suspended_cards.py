"""702.62b: which cards are suspended."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.adjectives import ADJECTIVES
from comprules.book.citing import cite
from comprules.rules.meaning.examined import Examined
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["SUSPENDED", "is_suspended"]

SUSPENDED = cite("702.62b")


@SUSPENDED
def is_suspended(game: Game, board: Mapping[int, View], card: int) -> bool:
    """A card is suspended if it is in exile, has suspend, and has a time counter on it."""
    found = ADJECTIVES["suspended"].test(Examined(game, board, card))
    if game.objects[card].zone == "exile":
        says = "is suspended" if found else "is not suspended: it lacks suspend or a time counter"
        SUSPENDED.decided_once(game, f"{game.label(card)} {says}")
    return found
