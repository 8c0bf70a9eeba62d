"""722: turns and combat phases that an effect ends, misread."""

from __future__ import annotations

from comprules.editions.of_2009.ending_turns import (
    EVERYTHING_REMOVED,
    TRIGGERED_SINCE_RESOLVING,
    out_of_combat_as_well,
    what_triggered_waits,
)
from comprules.rules.turn import ending_early as early
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.words import EndedPart

__all__: list[str] = []


@early.TURN_ENDED.misreading_of(early.end_early)
@early.COMBAT_PHASE_ENDED.misreading_of(early.end_early)
def nothing_is_ended(game: Game, _part: EndedPart) -> Game:
    """The turn goes on."""
    return game


@early.NO_COMBAT_PHASE_TO_END.misreading_of(early.has_part_to_end)
def always_something_to_end(_game: Game, _part: EndedPart) -> bool:
    """What is on the stack is lost in any phase."""
    return True


@early.WAITING_IS_LOST.misreading_of(early.waiting_lost)
@early.WAITING_IS_LOST_IN_COMBAT.misreading_of(early.waiting_lost)
def goes_on_waiting(game: Game, _part: EndedPart) -> Game:
    """What has triggered goes on the stack later, whenever it did."""
    return game


@EVERYTHING_REMOVED.misreading_of(out_of_combat_as_well)
@early.STACK_EXILED.misreading_of(early.stack_exiled)
@early.STACK_EXILED_IN_COMBAT.misreading_of(early.stack_exiled)
def stack_stays(game: Game, _part: EndedPart) -> Game:
    """What is on the stack stays there and resolves later."""
    return game


@early.STATE_BASED_ACTIONS_MEANWHILE.misreading_of(early.state_based_actions_checked)
@early.STATE_BASED_ACTIONS_IN_COMBAT.misreading_of(early.state_based_actions_checked)
def only_before_priority(game: Game, _part: EndedPart) -> Game:
    """As nobody receives priority, nothing is checked."""
    return game


@early.STRAIGHT_TO_CLEANUP.misreading_of(early.others_skipped)
@early.NEXT_PHASE_FOLLOWS.misreading_of(early.others_skipped)
def only_this_step(_game: Game, _part: EndedPart) -> bool:
    """No more than the present step ends."""
    return False


@early.NO_END_STEP.misreading_of(early.last_step_skipped)
@early.NO_END_OF_COMBAT_STEP.misreading_of(early.last_step_skipped)
def last_step_follows(_game: Game, _part: EndedPart) -> bool:
    """The end step, or the end of combat step, is not left out."""
    return False


@TRIGGERED_SINCE_RESOLVING.misreading_of(what_triggered_waits)
@early.TRIGGERED_MEANWHILE.misreading_of(early.triggered_meanwhile)
@early.TRIGGERED_IN_COMBAT_MEANWHILE.misreading_of(early.triggered_meanwhile)
def lost_as_well(game: Game, _part: EndedPart) -> Game:
    """What triggers meanwhile is lost like what triggered before."""
    return replace(game, waiting=())
