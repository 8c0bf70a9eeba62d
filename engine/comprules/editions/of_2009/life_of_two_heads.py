"""606.9a to 606.9c of 2009: what a player of Two-Headed Giant has of the life total of the team."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.players import RoundsTeamLife
from comprules.happening.teams import team_of
from comprules.rules.effects.instructions_as_events import life_becomes
from comprules.state.game import Game

__all__ = [
    "HALF_THE_LIFE_OF_THE_TEAM",
    "SETTING_HALF_OF_THE_LIFE",
    "SUM_FOR_THE_TEAM",
    "change_of_half_the_life",
    "half_the_life_of_the_team",
    "sum_for_each_team",
]

HALF_THE_LIFE_OF_THE_TEAM = cite("606.9a", "2009-05-01")
SUM_FOR_THE_TEAM = cite("606.9b", "2009-05-01")
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


@SUM_FOR_THE_TEAM
def sum_for_each_team(game: Game, numbers: Mapping[str, int]) -> list[Event]:
    """If the life of each player of a team is set, the team comes to the sum, though each has lost so much.

    Halves that were rounded up may come to one more than the team had; nobody gains or loses that.
    """
    events: list[Event] = []
    for team in dict.fromkeys(team_of(game, player) for player in numbers):
        theirs = {player: numbers[player] for player in team if player in numbers}
        events += [event for player, number in theirs.items() for event in life_becomes(game, player, number)]
        if len(team) < 2 or len(theirs) < len(team):
            continue
        total = sum(theirs.values())
        SUM_FOR_THE_TEAM.decided(game, f"{' and '.join(team)} come to {total} life together")
        halves = sum(half_the_life_of_the_team(game, player) for player in team)
        if halves != game.players[team[0]].life:
            events.append(RoundsTeamLife(team[0], halves - game.players[team[0]].life))
    return events
