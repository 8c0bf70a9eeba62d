"""700.8: a player's party."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comprules.book.citing import cite
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["size_of_party"]

PARTY: Final = cite("700.8a")
ROLES: Final = frozenset({"Cleric", "Rogue", "Warrior", "Wizard"})


@PARTY
def size_of_party(game: Game, board: Mapping[int, View], player: str) -> int:
    """Return how many creatures a player's party has: each stands for another of the four types."""
    able = [board[i].subtypes & ROLES for i in game.battlefield if _is_of(board[i], player)]
    size = _filled(able, frozenset())
    PARTY.decided_once(game, f"{player} has {size} creatures in their party")
    return size


def _is_of(view: View, player: str) -> bool:
    return view.controller == player and "creature" in view.types


def _filled(able: list[frozenset[str]], taken: frozenset[str]) -> int:
    """Return the most roles that these creatures can fill, besides those that are taken."""
    if not able or taken == ROLES:
        return 0
    first, *others = able
    alone = _filled(others, taken)
    return max([alone, *(1 + _filled(others, taken | {role}) for role in first - taken)])
