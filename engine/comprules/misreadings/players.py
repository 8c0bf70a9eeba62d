"""102: opponents and teams, misread."""

from __future__ import annotations

from comprules.rules.meaning.which_players import (
    OPPONENTS_OF_A_TEAM,
    OTHER_PLAYER_IS_THE_OPPONENT,
    YOUR_TEAM,
    opponents_of_a_team,
    team_named_by,
    the_other_players,
)
from comprules.state.game import Game

__all__: list[str] = []


@OTHER_PLAYER_IS_THE_OPPONENT.misreading_of(the_other_players)
def oneself_as_well(game: Game, _player: str) -> tuple[str, ...]:
    """Each player is meant."""
    return game.alive


@OPPONENTS_OF_A_TEAM.misreading_of(opponents_of_a_team)
def teammates_as_well(game: Game, player: str) -> tuple[str, ...]:
    """Everybody else is an opponent, be it a teammate."""
    return tuple(name for name in game.alive if name != player)


@YOUR_TEAM.misreading_of(team_named_by)
def without_teammates(_game: Game, player: str) -> tuple[str, ...]:
    """Only the player is meant."""
    return (player,)
