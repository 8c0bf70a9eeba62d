"""100.1a, 100.1b: games of two players, and of more."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game

__all__ = ["MULTIPLAYER_GAME", "TWO_PLAYER_GAME", "is_for_two", "is_multiplayer"]

TWO_PLAYER_GAME = cite("100.1a")
MULTIPLAYER_GAME = cite("100.1b")


@TWO_PLAYER_GAME
def is_for_two(game: Game) -> bool:
    """A game that began with two players, and with no more, is a two-player game."""
    two = len(game.order) == 2
    TWO_PLAYER_GAME.decided_once(game, f"the game began with {len(game.order)} players")
    return two


@MULTIPLAYER_GAME
def is_multiplayer(game: Game) -> bool:
    """A game that began with more than two players is a multiplayer game, however many are left."""
    several = len(game.order) > 2
    if several:
        MULTIPLAYER_GAME.decided_once(game, f"the game began with {len(game.order)} players")
    return several
