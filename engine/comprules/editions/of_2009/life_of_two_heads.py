"""606.9a, 606.9c of 2009: what a player of Two-Headed Giant has of the life total of the team."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game

__all__ = [
    "HALF_THE_LIFE_OF_THE_TEAM",
    "SETTING_HALF_OF_THE_LIFE",
    "change_of_half_the_life",
    "half_the_life_of_the_team",
]

HALF_THE_LIFE_OF_THE_TEAM = cite("606.9a", "2009-05-01")
SETTING_HALF_OF_THE_LIFE = cite("606.9c", "2009-05-01")


@HALF_THE_LIFE_OF_THE_TEAM
def half_the_life_of_the_team(game: Game, player: str) -> int:
    """A player's life total is half of the team's, rounded up."""
    life = game.players[player].life
    half = -(-life // 2)
    HALF_THE_LIFE_OF_THE_TEAM.decided(game, f"{player} counts as having {half} of the team's {life} life")
    return half


@SETTING_HALF_OF_THE_LIFE
def change_of_half_the_life(game: Game, player: str, number: int) -> int:
    """If one player's life total is set, that player's half changes, and the team's life by as much."""
    change = number - half_the_life_of_the_team(game, player)
    SETTING_HALF_OF_THE_LIFE.decided(game, f"the half of {player} becomes {number}, a change of {change:+}")
    return change
