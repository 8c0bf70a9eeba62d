"""500-514: in which order phases and steps come, in which of them players get priority, what ends them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comprules.book.citing import Citation, cite
from comprules.procedure import TurnStep
from comprules.rules.turn.priority import priority_at_the_beginning
from comprules.ruleset import rules_of
from comprules.state.game import Game
from comprules.words import Phase, Step

__all__ = [
    "ATTACKS_ON_THE_STACK",
    "BEGINNING_PHASE",
    "BLOCKS_ON_THE_STACK",
    "COMBAT_PHASE",
    "DAMAGE_ON_THE_STACK",
    "ENDING_PHASE",
    "NO_PRIORITY_IN_UNTAP",
    "PHASES_AND_STEPS",
    "PRIORITY_AFTER_ATTACKERS",
    "PRIORITY_AFTER_BLOCKERS",
    "PRIORITY_AFTER_DAMAGE",
    "PRIORITY_AFTER_DRAWING",
    "PRIORITY_AS_COMBAT_BEGINS",
    "PRIORITY_AS_COMBAT_ENDS",
    "PRIORITY_IN_END_STEP",
    "PRIORITY_IN_MAIN_PHASE",
    "PRIORITY_IN_UPKEEP",
    "STEP_WITHOUT_PRIORITY",
    "TWO_MAIN_PHASES",
    "UPKEEP_ON_THE_STACK",
    "abilities_before_priority",
    "ends_without_priority",
    "following_row",
    "priority_in_step",
    "priority_in_untap_step",
]

PHASES_AND_STEPS = cite("500.1")
STEP_WITHOUT_PRIORITY = cite("500.3")
BEGINNING_PHASE = cite("501.1")
NO_PRIORITY_IN_UNTAP = cite("502.4")
PRIORITY_IN_UPKEEP = cite("503.1")
UPKEEP_ON_THE_STACK = cite("503.1a")
PRIORITY_AFTER_DRAWING = cite("504.2")
TWO_MAIN_PHASES = cite("505.1")
PRIORITY_IN_MAIN_PHASE = cite("505.6")
COMBAT_PHASE = cite("506.1")
PRIORITY_AS_COMBAT_BEGINS = cite("507.2")
PRIORITY_AFTER_ATTACKERS = cite("508.2")
ATTACKS_ON_THE_STACK = cite("508.2b")
PRIORITY_AFTER_BLOCKERS = cite("509.2")
BLOCKS_ON_THE_STACK = cite("509.2a")
PRIORITY_AFTER_DAMAGE = cite("510.3")
DAMAGE_ON_THE_STACK = cite("510.3a")
PRIORITY_AS_COMBAT_ENDS = cite("511.1")
ENDING_PHASE = cite("512.1")
PRIORITY_IN_END_STEP = cite("513.1")

_STEPS_OF: Final[Mapping[Phase, Citation]] = {
    "beginning": BEGINNING_PHASE,
    "combat": COMBAT_PHASE,
    "ending": ENDING_PHASE,
}
_PRIORITY_IN: Final[Mapping[Step, Citation]] = {
    "upkeep": PRIORITY_IN_UPKEEP,
    "draw": PRIORITY_AFTER_DRAWING,
    "precombat main": PRIORITY_IN_MAIN_PHASE,
    "beginning of combat": PRIORITY_AS_COMBAT_BEGINS,
    "declare attackers": PRIORITY_AFTER_ATTACKERS,
    "declare blockers": PRIORITY_AFTER_BLOCKERS,
    "combat damage": PRIORITY_AFTER_DAMAGE,
    "end of combat": PRIORITY_AS_COMBAT_ENDS,
    "postcombat main": PRIORITY_IN_MAIN_PHASE,
    "end": PRIORITY_IN_END_STEP,
}
_ON_THE_STACK_IN: Final[Mapping[Step, Citation]] = {
    "upkeep": UPKEEP_ON_THE_STACK,
    "declare attackers": ATTACKS_ON_THE_STACK,
    "declare blockers": BLOCKS_ON_THE_STACK,
    "combat damage": DAMAGE_ON_THE_STACK,
}


# ---- in which order


@PHASES_AND_STEPS
@BEGINNING_PHASE
@TWO_MAIN_PHASES
@COMBAT_PHASE
@ENDING_PHASE
def following_row(game: Game, place: int) -> TurnStep | None:
    """Return the step that follows the one at this place of the turn; None where the turn is over.

    Phases come in their order, whether anything happens in them or not, and so do the steps of each.
    """
    rows = rules_of(game).turn.rows
    before = rows[place]
    following = next((row for row in rows[place + 1 :] if row.takes_place(game)), None)
    if following is None:
        ENDING_PHASE.decided(game, f"the turn is over after the {before.name} step")
    elif following.phase == before.phase:
        _STEPS_OF[before.phase].decided(game, f"the {following.name} step follows the {before.name} step")
    else:
        PHASES_AND_STEPS.decided(game, f"the {following.phase} phase follows the {before.phase} phase")
        if following.phase == "postcombat main":
            TWO_MAIN_PHASES.decided(game, "after combat the second main phase begins")
    return following


# ---- priority


@PRIORITY_IN_UPKEEP
@PRIORITY_AFTER_DRAWING
@PRIORITY_IN_MAIN_PHASE
@PRIORITY_AS_COMBAT_BEGINS
@PRIORITY_AFTER_ATTACKERS
@PRIORITY_AFTER_BLOCKERS
@PRIORITY_AFTER_DAMAGE
@PRIORITY_AS_COMBAT_ENDS
@PRIORITY_IN_END_STEP
def priority_in_step(game: Game, step: Step) -> Game:
    """The active player receives priority once a step's turn-based actions are done."""
    _PRIORITY_IN[step].decided(game, f"{game.active} receives priority in the {step} step")
    return abilities_before_priority(game, step)


@UPKEEP_ON_THE_STACK
@ATTACKS_ON_THE_STACK
@BLOCKS_ON_THE_STACK
@DAMAGE_ON_THE_STACK
def abilities_before_priority(game: Game, step: Step) -> Game:
    """Abilities that have triggered by then are on the stack before the active player has priority."""
    if game.waiting and step in _ON_THE_STACK_IN:
        _ON_THE_STACK_IN[step].decided(
            game, f"{len(game.waiting)} that triggered go on the stack before {game.active} has priority"
        )
    return priority_at_the_beginning(game)


@NO_PRIORITY_IN_UNTAP
def priority_in_untap_step(game: Game) -> Game:
    """No player receives priority in the untap step; what has triggered waits."""
    NO_PRIORITY_IN_UNTAP.decided(game, "no player receives priority in the untap step")
    return game


@STEP_WITHOUT_PRIORITY.essential("the game would never leave such a step")
def ends_without_priority(game: Game, step: Step) -> bool:
    """A step in which nobody has received priority ends once all that happens in it has happened."""
    if game.priority:
        return False
    STEP_WITHOUT_PRIORITY.decided(game, f"nobody receives priority in the {step} step, which ends")
    return True
