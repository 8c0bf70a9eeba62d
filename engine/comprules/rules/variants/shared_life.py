"""810.4: a team with one life total."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.happening.teams import team_of
from comprules.state.game import Game

__all__ = [
    "SHARED_LIFE_TOTAL",
    "team_with_one_life_total",
]

SHARED_LIFE_TOTAL = cite("810.4")


@SHARED_LIFE_TOTAL
def team_with_one_life_total(game: Game, player: str) -> tuple[str, ...]:
    """In Two-Headed Giant a team has one life total: what its player gains or loses the whole team does."""
    return team_of(game, player)
