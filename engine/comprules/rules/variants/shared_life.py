"""810.4: a team with one life total."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.happening.teams import team_of
from comprules.state.game import Game

__all__ = [
    "LIFE_OF_EACH_PLAYER",
    "SHARED_LIFE_TOTAL",
    "TOGETHER_OR_NOT_AT_ALL",
    "lose_with_the_team",
    "team_with_one_life_total",
]

SHARED_LIFE_TOTAL = cite("810.4")
TOGETHER_OR_NOT_AT_ALL = cite("810.8a")
LIFE_OF_EACH_PLAYER = cite("810.9")


@LIFE_OF_EACH_PLAYER
@SHARED_LIFE_TOTAL
def team_with_one_life_total(game: Game, player: str) -> tuple[str, ...]:
    """In Two-Headed Giant a team has one life total: what its player gains or loses the whole team does."""
    team = team_of(game, player)
    for cited in (SHARED_LIFE_TOTAL, LIFE_OF_EACH_PLAYER):
        cited.decided_once(game, f"what {player} gains or loses, {' and '.join(team)} do")
    return team


@TOGETHER_OR_NOT_AT_ALL
def lose_with_the_team(game: Game, losers: tuple[str, ...]) -> tuple[str, ...]:
    """If one player of a team loses, so do the others."""
    teammates = (other for loser in losers for other in team_of(game, loser))
    others = tuple(dict.fromkeys(p for p in teammates if p in game.alive and p not in losers))
    if others:
        TOGETHER_OR_NOT_AT_ALL.decided(game, f"{', '.join(others)} lose with {', '.join(losers)}")
    return others
