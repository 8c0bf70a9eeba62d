"""309.7: which players have completed a dungeon."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game
from comprules.state.objects import GameObject
from comprules.words import Zone

__all__ = ["COMPLETING_A_DUNGEON", "is_dungeon_completed", "with_dungeon_completed"]

COMPLETING_A_DUNGEON = cite("309.7")


@COMPLETING_A_DUNGEON
def is_dungeon_completed(game: Game, dungeon: GameObject) -> bool:
    """A dungeon is completed as its card is removed from the game."""
    completed = dungeon.zone == "command" and "dungeon" in dungeon.base.types
    if completed:
        COMPLETING_A_DUNGEON.decided(game, f"{dungeon.owner} completes {dungeon.label}")
    return completed


def with_dungeon_completed(game: Game, old: GameObject, to: Zone) -> Game:
    """Return the game after an object has gone to a zone, with one dungeon more that its owner completed."""
    if to != "none" or not is_dungeon_completed(game, old):
        return game
    completed = game.players[old.owner].dungeons_completed + 1
    return game.altering_player(old.owner, dungeons_completed=completed)
