"""811: teams whose players sit in turn, none beside a teammate."""

from __future__ import annotations

from comprules.book.citing import cite, original
from comprules.happening.teams import team_of, teams
from comprules.procedure import OpeningHands, ProcedureStep
from comprules.rules.fighting.several_defenders import all_opponents_defend
from comprules.rules.permission.looking_at_cards import those_who_see_the_hand
from comprules.rules.variants import to_one_side
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Held, View

__all__ = [
    "ATTACKING_BESIDE",
    "HANDS_OF_TEAMMATES_BESIDE",
    "NO_TEAM_DEPLOYS",
    "ONE_WAY_FOR_TEAMS",
    "RANGE_OF_TEAMS",
    "SEATS_IN_TURN",
    "SEATS_TAKEN",
    "attacked_by_teams_to_the_left",
    "opponents_beside",
    "seated_in_turn",
    "several_attacked_by_teams",
    "take_seats",
    "teammates_beside_see_the_hand",
    "teams_deploy_nothing",
    "two_seats_for_teams",
]

RANGE_OF_TEAMS = cite("811.2a")
ONE_WAY_FOR_TEAMS = cite("811.2b")
NO_TEAM_DEPLOYS = cite("811.2c")
SEATS_IN_TURN = cite("811.3")
ATTACKING_BESIDE = cite("811.4")
HANDS_OF_TEAMMATES_BESIDE = cite("811.5")


@RANGE_OF_TEAMS
def two_seats_for_teams(game: Game, player: str) -> int:
    """A player reaches two seats, as is advised."""
    RANGE_OF_TEAMS.decided_once(game, f"{player}'s range of influence is two seats, as everybody's")
    return 2


def _beside(game: Game, player: str) -> set[str]:
    """Return who sits in the seats on both sides of a player."""
    return {to_one_side.in_the_seat_beside(game, player, step) for step in (-1, 1)} - {player}


@ONE_WAY_FOR_TEAMS
def several_attacked_by_teams(game: Game) -> tuple[str, ...]:
    """Where attack multiple players is the one option that is used, opponents on both sides are attacked."""
    ONE_WAY_FOR_TEAMS.decided_once(game, "of the ways to attack only that of several players is used")
    return opponents_beside(game, all_opponents_defend(game))


@ONE_WAY_FOR_TEAMS
def attacked_by_teams_to_the_left(game: Game) -> tuple[str, ...]:
    """Where attack left is the one option that is used, nobody but the neighbor there is attacked."""
    ONE_WAY_FOR_TEAMS.decided_once(game, "of the ways to attack only that to the left is used")
    return to_one_side.opponent_to_the_left(game)


@ATTACKING_BESIDE
def opponents_beside(game: Game, opponents: tuple[str, ...]) -> tuple[str, ...]:
    """Of these opponents only those in the seats beside the active player are attacked."""
    beside = _beside(game, game.active)
    ATTACKING_BESIDE.decided_once(game, f"{game.active} can attack only the neighbors")
    return tuple(p for p in opponents if p in beside)


@NO_TEAM_DEPLOYS
def teams_deploy_nothing(game: Game, view: View) -> tuple[Held, ...]:
    """Creatures have no ability to be deployed."""
    if "creature" in view.types:
        NO_TEAM_DEPLOYS.decided_once(game, "no creature can be deployed")
    return ()


@HANDS_OF_TEAMMATES_BESIDE
def teammates_beside_see_the_hand(game: Game, player: str) -> tuple[str, ...]:
    """Teammates look at each other's hands where they sit side by side, and else not."""
    seen = original(those_who_see_the_hand)(game, player)
    near = tuple(p for p in team_of(game, player) if p in _beside(game, player))
    HANDS_OF_TEAMMATES_BESIDE.decided_once(
        game, f"beside {player} may look at the hand, as teammates: {', '.join(near) or 'nobody'}"
    )
    return tuple(p for p in game.alive if p in seen or p in near)


@SEATS_IN_TURN
def seated_in_turn(game: Game) -> tuple[str, ...]:
    """One player of each team after the other takes a seat, so that nobody sits beside a teammate.

    Raises:
        IllegalError: The teams differ in size.
    """
    sides = teams(game)
    if len({len(side) for side in sides}) > 1:
        raise SEATS_IN_TURN.refuses("teams of different sizes can't alternate")
    seats = tuple(player for row in zip(*sides, strict=True) for player in row)
    SEATS_IN_TURN.decided(game, f"the teams sit in turn: {', '.join(seats)}")
    return seats


def take_seats(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """The players take their seats."""
    return replace(game, order=seated_in_turn(game)), hands


SEATS_TAKEN = ProcedureStep(SEATS_IN_TURN, "players are seated", take_seats)
