"""702.131, 723, 724: who has a designation, gets it, loses it, or takes it from a player who has left."""

from __future__ import annotations

from comprules.state.game import Game
from comprules.words import Designation

__all__ = ["heir_of", "holder_of", "with_designation", "without_designation"]


def holder_of(game: Game, designation: Designation) -> str:
    """Return the first player who has a designation; empty where nobody has it."""
    return next((p.name for p in game.players.values() if designation in p.designations), "")


def with_designation(game: Game, player: str, designation: Designation) -> Game:
    """Return the game in which a player has a designation."""
    return game.altering_player(player, designations=game.players[player].designations | {designation})


def without_designation(game: Game, player: str, designation: Designation) -> Game:
    """Return the game in which a player has a designation no longer."""
    return game.altering_player(player, designations=game.players[player].designations - {designation})


def heir_of(game: Game, player: str) -> str:
    """Return who takes what a player leaves: the active player, or the next in turn order (723.4, 724.4)."""
    return game.active if game.active in game.alive else game.following(player)
