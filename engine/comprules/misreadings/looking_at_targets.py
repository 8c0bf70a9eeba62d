"""115.6, 115.9, 117.2c: whether and what is targeted, and when the turn acts by itself, misread."""

from __future__ import annotations

from typing import Any

from comprules.procedure import TurnStep
from comprules.rules.meaning.descriptions import (
    COUNTING_TARGETS,
    LOOKING_AT_TARGETS,
    targets_chosen,
    targets_such,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.targeting.choosing_targets import NO_TARGET_AT_ALL, fewest
from comprules.rules.turn.turns import TURN_BASED_ACTIONS_FIRST, with_turn_based_actions
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__: list[str] = []


@NO_TARGET_AT_ALL.misreading_of(fewest)
def at_least_one(_game: Game, _speaker: Speaker, least: int, _named: int) -> int:
    """What speaks of targets needs one."""
    return max(1, least)


@COUNTING_TARGETS.misreading_of(targets_chosen)
def different_ones(_game: Game, found: GameObject) -> int:
    """An object or player that was chosen twice is one target."""
    return 0 if found.on_stack is None else len({t for group in found.on_stack.targets for t in group})


@LOOKING_AT_TARGETS.misreading_of(targets_such)
def at_anything(_game: Game, _board: Any, _speaker: Speaker, _what: Any, found: GameObject) -> bool:
    """Whatever has a target has such a target."""
    return found.on_stack is not None and any(found.on_stack.targets)


@TURN_BASED_ACTIONS_FIRST.misreading_of(with_turn_based_actions)
def nothing_by_itself(game: Game, _row: TurnStep) -> Game:
    """Only what players do happens in a step."""
    return game
