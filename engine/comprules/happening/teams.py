"""102.3: the players of a team."""

from __future__ import annotations

from comprules.state.game import Game

__all__ = ["still_playing", "team_of", "teams"]


def team_of(game: Game, player: str) -> tuple[str, ...]:
    """Return the players of a player's team in the order of their seats; without a team it is the player."""
    team = game.players[player].team
    if not team:
        return (player,)
    return tuple(name for name in game.order if game.players[name].team == team)


def still_playing(game: Game, player: str) -> tuple[str, ...]:
    """Return those of a player's team who are still in the game; all of them where nobody is."""
    team = team_of(game, player)
    return tuple(name for name in team if not game.players[name].gone) or team


def teams(game: Game) -> tuple[tuple[str, ...], ...]:
    """Return the teams that are in the game, in turn order, each with those who are."""
    return tuple(dict.fromkeys(still_playing(game, player) for player in game.alive))
