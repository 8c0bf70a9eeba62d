"""117, 500-514: the turn, misread."""

from __future__ import annotations

from comprules.happening.perform import PLAYER_LEAVES
from comprules.rules.state_based.state_based_actions import CHECK_BEFORE_PRIORITY, check_once
from comprules.rules.triggers.putting_on_the_stack import put_waiting_on_stack
from comprules.rules.triggers.triggered_abilities import state_triggers
from comprules.rules.turn.priority import before_priority, priority_after_leaving
from comprules.rules.turn.turns import EXTRA_PHASES, EXTRA_TURNS, phase_added, whose_turn_next
from comprules.state import Game
from comprules.words import Step

# ---- priority


@CHECK_BEFORE_PRIORITY.misreading_of(before_priority)
def once_only(game: Game) -> Game:
    """State-based actions are checked a single time; then waiting abilities go on the stack."""
    game, _ = check_once(game)
    return put_waiting_on_stack(state_triggers(game))


@PLAYER_LEAVES.misreading_of(priority_after_leaving)
def priority_stays(game: Game, _player: str) -> Game:
    """A player who is gone goes on having priority."""
    return game


# ---- turns


@EXTRA_PHASES.misreading_of(phase_added)
def no_more_phases(_game: Game, following: Step) -> Step:
    """The phases of a turn are always the same."""
    return following


@EXTRA_TURNS.misreading_of(whose_turn_next)
def in_turn_order(game: Game) -> tuple[Game, str]:
    """Players take their turns in order, and nobody an extra one."""
    return game, game.following(game.active)
