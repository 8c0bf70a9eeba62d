"""212.9g of 2009: spells aim at creatures and players, and damage is turned on a player's planeswalkers."""

from __future__ import annotations

from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["creatures_and_players_alone"]


def creatures_and_players_alone(game: Game, chosen: int, *, fits: bool) -> bool:
    """What may aim at any target today had a creature or player for its target then."""
    return fits and "creature" in views(game)[chosen].types
