"""721: players who are controlled by another, misread."""

from __future__ import annotations

from comprules.editions.of_2009.mana_burn import NO_BURN_UNDER_CONTROL, is_burnt
from comprules.happening.controlled_players import (
    CONTROL_WAITS,
    CONTROLLED_FOR_A_TURN,
    LAST_CONTROL_WORKS,
    ONLY_THE_PLAYER,
    control_waits,
    still_the_active_player,
    to_be_controlled,
    which_control_works,
)
from comprules.happening.winning_and_losing import CONCEDING_UNDER_CONTROL, may_concede
from comprules.questions import (
    CONTROL_OF_ONESELF,
    DECISIONS_FOR_ANOTHER,
    OWN_DECISIONS,
    decides_as_ever,
    decides_as_well,
    decides_for_another,
)
from comprules.rules.costs.paying import THEIR_OWN_RESOURCES, whose_resources
from comprules.rules.permission.looking_at_cards import SEEN_BY_BOTH, with_those_who_control_them
from comprules.state.copying import replace
from comprules.state.game import Game

__all__: list[str] = []


@CONTROLLED_FOR_A_TURN.misreading_of(to_be_controlled)
def controlled_at_once(game: Game, by: str, player: str) -> Game:
    """A player is controlled from now on, and not only when the next turn of their own begins."""
    return replace(game, controlled=game.controlled.set(player, by))


@LAST_CONTROL_WORKS.misreading_of(which_control_works)
def first_control_works(_game: Game, effects: tuple[tuple[str, str], ...]) -> str:
    """Who was to control the player first does so."""
    return effects[0][1]


@CONTROL_WAITS.misreading_of(control_waits)
def control_is_lost(game: Game, player: str) -> Game:
    """With the turn that is skipped goes the control of the player."""
    left = tuple(effect for effect in game.to_be_controlled if effect[0] != player)
    return replace(game, to_be_controlled=left)


@ONLY_THE_PLAYER.misreading_of(still_the_active_player)
def controller_is_active(game: Game, player: str) -> str:
    """Whoever controls the player takes the turn."""
    return game.controlled.get(player, player)


@DECISIONS_FOR_ANOTHER.misreading_of(decides_for_another)
def decides_nevertheless(_game: Game, player: str) -> str:
    """The player who is controlled decides."""
    return player


@OWN_DECISIONS.misreading_of(decides_as_well)
def has_changed_places(game: Game, player: str) -> str:
    """The players have changed places: who is controlled decides for whoever controls them."""
    return next((other for other, by in game.controlled.items() if by == player), player)


@CONTROL_OF_ONESELF.misreading_of(decides_as_ever)
def cannot_decide_alone(game: Game, player: str) -> str:
    """Nobody can control themselves: an opponent decides."""
    return game.following(player)


@SEEN_BY_BOTH.misreading_of(with_those_who_control_them)
def seen_by_one(_game: Game, _thing: int, seen: tuple[str, ...]) -> tuple[str, ...]:
    """Whoever controls a player decides without seeing what that player sees."""
    return seen


@THEIR_OWN_RESOURCES.misreading_of(whose_resources)
def resources_of_who_decides(game: Game, player: str) -> str:
    """Who decides pays."""
    return game.controlled.get(player, player)


@CONCEDING_UNDER_CONTROL.misreading_of(may_concede)
def cannot_concede(game: Game, player: str) -> bool:
    """Whether to concede is decided by whoever controls the player as well."""
    return game.controlled.get(player, player) == player


@NO_BURN_UNDER_CONTROL.misreading_of(is_burnt)
def burnt_in_any_turn(_game: Game, _player: str) -> bool:
    """Unused mana costs life in a turn that another player controls as in any other."""
    return True
