"""803, 804, 806: attacks to one side, creatures that are deployed, and Free-for-All, misread."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.rules.meaning import opponents_of
from comprules.rules.meaning.deployment import (
    DEPLOYING,
    WHERE_CREATURES_DEPLOY,
    ability_to_deploy,
    deployed_always,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.variants import free_for_all as rules
from comprules.rules.variants import to_one_side
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import Held, View

__all__: list[str] = []


@to_one_side.ATTACKING_LEFT.misreading_of(to_one_side.opponent_to_the_left)
@to_one_side.ATTACKING_RIGHT.misreading_of(to_one_side.opponent_to_the_right)
@rules.ONE_WAY_TO_ATTACK.misreading_of(rules.attacked_to_the_left)
def on_all_sides(game: Game) -> tuple[str, ...]:
    """All opponents are attacked, wherever they sit."""
    return opponents_of(game, game.active)


@to_one_side.ATTACKING_LEFT.misreading_of(to_one_side.reselected_to_the_left)
@to_one_side.ATTACKING_RIGHT.misreading_of(to_one_side.reselected_to_the_right)
def reselected_anywhere(game: Game, thing: int) -> tuple[str, ...]:
    """Any opponent can be reselected."""
    return opponents_of(game, views(game)[thing].controller)


@rules.ONE_WAY_TO_ATTACK.misreading_of(rules.several_are_attacked)
def only_to_the_left(game: Game) -> tuple[str, ...]:
    """The opponent to the left is attacked, as with another option."""
    return to_one_side.opponent_to_the_left(game)


@DEPLOYING.misreading_of(ability_to_deploy)
@WHERE_CREATURES_DEPLOY.misreading_of(deployed_always)
def as_printed(_game: Game, _view: View) -> tuple[Held, ...]:
    """Creatures have no abilities besides their own."""
    return ()


@rules.NOBODY_DEPLOYS.misreading_of(rules.nothing_is_deployed)
def deployed_everywhere(game: Game, view: View) -> tuple[Held, ...]:
    """Creatures can be deployed in every game of several players."""
    return ability_to_deploy(game, view)


@rules.EVERYBODY_ALONE.misreading_of(rules.everybody_alone)
def against_the_neighbors(game: Game, player: str) -> tuple[str, ...]:
    """Only those who sit beside a player are opponents."""
    place = game.alive.index(player)
    beside = {game.alive[place - 1], game.alive[(place + 1) % len(game.alive)]}
    return tuple(p for p in game.alive if p in beside - {player})


@rules.USUALLY_NO_RANGE.misreading_of(rules.everything_is_affected)
def only_ones_own(
    game: Game, _board: Mapping[int, View], speaker: Speaker, found: tuple[int, ...]
) -> tuple[int, ...]:
    """Effects reach no farther than the player's own things."""
    return tuple(i for i in found if views(game)[i].controller == speaker.controller)


@rules.USUALLY_NO_RANGE.misreading_of(rules.one_seat_for_everybody)
def as_far_as_one_likes(game: Game, _player: str) -> int:
    """Everybody reaches the whole table."""
    return len(game.order)
