"""805.2, 805.6, 805.8, 805.9: who of a team decides, in which order, and what all of it gets or skips."""

from __future__ import annotations

from comprules.abilities.simple_nouns import ActivePlayer
from comprules.book.citing import cite
from comprules.happening.teams import still_playing, teams
from comprules.happening.whose_turn import active_players, who_decides_together
from comprules.procedure import ProcedureStep
from comprules.questions import ask_one
from comprules.rules.resolving.resolution import Resolution
from comprules.rules.resolving.who_is_meant import speaks_of, with_one_picked
from comprules.state.game import Game

__all__ = [
    "ONE_ACTIVE_PLAYER",
    "ORDER_OF_CHOICES",
    "PICKING_AN_ACTIVE_PLAYER",
    "PRIMARY_PLAYER",
    "TURNS_OF_THE_TEAM",
    "once_for_each_team",
    "one_of_the_active_players",
    "part_of_the_teams_turn",
    "primary_player",
    "team_after_team",
    "team_is_controlled",
    "teams_choose_in_turn",
]

PRIMARY_PLAYER = cite("805.2")
ORDER_OF_CHOICES = cite("805.6")
TURNS_OF_THE_TEAM = cite("805.8")
ONE_ACTIVE_PLAYER = cite("805.9")


@PRIMARY_PLAYER
def primary_player(game: Game, players: tuple[str, ...]) -> str:
    """For a team its primary player decides, who sits farthest to the right: first in turn order."""
    first, *others = players
    if not others:
        return first
    seats = tuple(name for name in game.order if not game.players[name].gone)
    primary = next((p for p in players if seats[seats.index(p) - 1] not in players), first)
    PRIMARY_PLAYER.decided(game, f"{primary}, the primary player, decides for {' and '.join(players)}")
    return primary


def team_after_team(game: Game, players: tuple[str, ...], question: str) -> tuple[str, ...]:
    """Return the players, those of the active team first, and in each team in the order that it likes."""
    ordered: list[str] = []
    for team in teams(game):
        left = [player for player in team if player in players]
        while left:
            ordered.append(ask_one(game, who_decides_together(game, team), question, tuple(left)))
            left.remove(ordered[-1])
    return tuple(ordered)


@ORDER_OF_CHOICES
def teams_choose_in_turn(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """The active team makes its choices first, and then the other one; a team's players in any order."""
    ordered = team_after_team(game, players, "who of the team chooses next?")
    if len(ordered) > 1:
        ORDER_OF_CHOICES.decided(game, f"{', then '.join(ordered)} choose; then it happens for all at once")
    return ordered


@TURNS_OF_THE_TEAM
def once_for_each_team(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """What gives players of a team a turn, phase or step, or has them skip it, does so once for the team."""
    of_teams = {still_playing(game, player): player for player in reversed(players)}
    once = tuple(player for player in players if player in of_teams.values())
    for player in once:
        TURNS_OF_THE_TEAM.decided(game, f"{' and '.join(still_playing(game, player))} get or skip it as one")
    return once


@TURNS_OF_THE_TEAM
def part_of_the_teams_turn(game: Game, player: str) -> tuple[str, ...]:
    """A step, phase or turn is that of each player of the team: what has one of them skip it concerns all."""
    team = still_playing(game, player)
    TURNS_OF_THE_TEAM.decided_once(game, f"what one of {' and '.join(team)} is to skip, all of them do")
    return team


@TURNS_OF_THE_TEAM
def team_is_controlled(
    game: Game, controlled: tuple[str, ...], whose_turn: tuple[str, ...]
) -> tuple[str, ...]:
    """Whoever controls one player of the team controls all of it."""
    if controlled:
        TURNS_OF_THE_TEAM.decided(game, f"{' and '.join(whose_turn)} are controlled together")
    return whose_turn if controlled else ()


@ONE_ACTIVE_PLAYER
def one_of_the_active_players(game: Game, resolution: Resolution) -> tuple[Game, Resolution]:
    """The controller of an ability that speaks of the active player picks the one who is meant."""
    players = active_players(game)
    if len(players) < 2 or not speaks_of(resolution, ActivePlayer):
        return game, resolution
    resolution = with_one_picked(game, resolution, "active player", players)
    ONE_ACTIVE_PLAYER.decided(game, f"one of {' and '.join(players)} has been picked as the active player")
    return game, resolution


PICKING_AN_ACTIVE_PLAYER = ProcedureStep(
    ONE_ACTIVE_PLAYER, "picking the active player", one_of_the_active_players
)
