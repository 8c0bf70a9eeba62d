"""In which order the players of teams drew (423.2b) in 2009, misread."""

from __future__ import annotations

from comprules.editions.of_2009.draws_of_teams import (
    DRAWS_OF_TEAMS,
    DRAWS_OF_TWO_HEADS,
    primary_player_draws_first,
)
from comprules.state.game import Game

__all__: list[str] = []


@DRAWS_OF_TEAMS.misreading_of(primary_player_draws_first)
@DRAWS_OF_TWO_HEADS.misreading_of(primary_player_draws_first)
def whoever_sits_last(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """The player whose seat comes last draws first, whichever team it is."""
    return tuple(player for player in reversed(game.order) if player in players)
