"""423.2b of 2009: in which order the players of teams draw."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.happening.teams import teams
from comprules.state.game import Game

__all__ = ["DRAWS_OF_TEAMS", "DRAWS_OF_TWO_HEADS", "primary_player_draws_first"]

DRAWS_OF_TEAMS = cite("423.2b", "2009-05-01")
DRAWS_OF_TWO_HEADS = cite("606.6i", "2009-05-01")


@DRAWS_OF_TEAMS
@DRAWS_OF_TWO_HEADS
def primary_player_draws_first(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Of each team the player whose seat comes first draws first, and the active team before the other."""
    active = game.active
    first, *others = sorted(teams(game), key=lambda team: active not in team)
    ordered = tuple(player for team in (first, *others) for player in team if player in players)
    if len(ordered) > 1:
        for citation in (DRAWS_OF_TEAMS, DRAWS_OF_TWO_HEADS):
            citation.decided(game, f"these draw one after the other: {', '.join(ordered)}")
    return ordered
