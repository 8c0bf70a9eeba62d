"""807.4e, 811: players who leave Grand Melee at once, and Alternating Teams, misread."""

from __future__ import annotations

from comprules.happening.teams import team_of, teams
from comprules.rules.meaning import opponents_of
from comprules.rules.meaning.deployment import ability_to_deploy
from comprules.rules.variants import alternating_teams as rules
from comprules.rules.variants import grand_melee as melee
from comprules.rules.variants import to_one_side
from comprules.state.game import Game
from comprules.state.lasting import TurnMarker
from comprules.state.objects import Held, View

__all__: list[str] = []


@rules.RANGE_OF_TEAMS.misreading_of(rules.two_seats_for_teams)
def one_seat_reached(_game: Game, _player: str) -> int:
    """Everybody reaches one seat, as is usual elsewhere."""
    return 1


@rules.ONE_WAY_FOR_TEAMS.misreading_of(rules.several_attacked_by_teams)
def only_to_the_left(game: Game) -> tuple[str, ...]:
    """The opponent to the left is attacked, as with another option."""
    return to_one_side.opponent_to_the_left(game)


@rules.ONE_WAY_FOR_TEAMS.misreading_of(rules.attacked_by_teams_to_the_left)
def on_both_sides(game: Game) -> tuple[str, ...]:
    """Opponents on both sides are attacked, as with another option."""
    return rules.opponents_beside(game, opponents_of(game, game.active))


@rules.ATTACKING_BESIDE.misreading_of(rules.opponents_beside)
def wherever_they_sit(_game: Game, opponents: tuple[str, ...]) -> tuple[str, ...]:
    """Opponents are attacked wherever they sit."""
    return opponents


@rules.NO_TEAM_DEPLOYS.misreading_of(rules.teams_deploy_nothing)
def deployed_to_teammates(game: Game, view: View) -> tuple[Held, ...]:
    """Creatures can be deployed in every game of teams."""
    return ability_to_deploy(game, view)


@rules.HANDS_OF_TEAMMATES_BESIDE.misreading_of(rules.teammates_beside_see_the_hand)
def all_teammates_see_the_hand(game: Game, player: str) -> tuple[str, ...]:
    """Teammates look at each other's hands wherever they sit."""
    return tuple(p for p in game.alive if p in team_of(game, player))


@rules.SEATS_IN_TURN.misreading_of(rules.seated_in_turn)
def one_team_after_the_other(game: Game) -> tuple[str, ...]:
    """Each team sits on a side of its own, as in Emperor."""
    return tuple(player for side in teams(game) for player in side)


@melee.DESIGNATED_FOR_REMOVAL.misreading_of(melee.lowest_to_the_right)
def highest_number(game: Game, _player: str, _left: tuple[str, ...]) -> TurnMarker:
    """The marker that was handed out last goes."""
    return max(game.markers, key=lambda one: one.number)
