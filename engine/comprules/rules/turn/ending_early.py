"""722: effects that end the turn, or the combat phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comprules.book.citing import Citation, cite
from comprules.events.permanents import LeavesCombat
from comprules.events.turn import EndsEarly
from comprules.events.zones import CeasesToExist, Moves
from comprules.happening import happen
from comprules.rules.turn.priority import dealt_with
from comprules.ruleset import rules_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.words import EndedPart

__all__ = [
    "COMBAT_PHASE_ENDED",
    "NEXT_PHASE_FOLLOWS",
    "NO_COMBAT_PHASE_TO_END",
    "NO_END_OF_COMBAT_STEP",
    "NO_END_STEP",
    "STACK_EXILED",
    "STACK_EXILED_IN_COMBAT",
    "STATE_BASED_ACTIONS_IN_COMBAT",
    "STATE_BASED_ACTIONS_MEANWHILE",
    "STRAIGHT_TO_CLEANUP",
    "TRIGGERED_IN_COMBAT_MEANWHILE",
    "TRIGGERED_MEANWHILE",
    "TURN_ENDED",
    "WAITING_IS_LOST",
    "WAITING_IS_LOST_IN_COMBAT",
    "end_early",
    "has_part_to_end",
    "last_step_skipped",
    "others_skipped",
    "out_of_combat",
    "stack_exiled",
    "state_based_actions_checked",
    "triggered_meanwhile",
    "waiting_lost",
]

TURN_ENDED = cite("722.1")
WAITING_IS_LOST = cite("722.1a")
STACK_EXILED = cite("722.1b")
STATE_BASED_ACTIONS_MEANWHILE = cite("722.1c")
STRAIGHT_TO_CLEANUP = cite("722.1d")
NO_END_STEP = cite("722.1e")
TRIGGERED_MEANWHILE = cite("722.1f")
COMBAT_PHASE_ENDED = cite("722.2")
WAITING_IS_LOST_IN_COMBAT = cite("722.2a")
STACK_EXILED_IN_COMBAT = cite("722.2b")
STATE_BASED_ACTIONS_IN_COMBAT = cite("722.2c")
NEXT_PHASE_FOLLOWS = cite("722.2d")
NO_END_OF_COMBAT_STEP = cite("722.2e")
TRIGGERED_IN_COMBAT_MEANWHILE = cite("722.2f")
NO_COMBAT_PHASE_TO_END = cite("722.2g")

_IN_THE_COMBAT_PHASE: Final[Mapping[Citation, Citation]] = {
    TURN_ENDED: COMBAT_PHASE_ENDED,
    WAITING_IS_LOST: WAITING_IS_LOST_IN_COMBAT,
    STACK_EXILED: STACK_EXILED_IN_COMBAT,
    STATE_BASED_ACTIONS_MEANWHILE: STATE_BASED_ACTIONS_IN_COMBAT,
    STRAIGHT_TO_CLEANUP: NEXT_PHASE_FOLLOWS,
    NO_END_STEP: NO_END_OF_COMBAT_STEP,
    TRIGGERED_MEANWHILE: TRIGGERED_IN_COMBAT_MEANWHILE,
}


def _decided(game: Game, of_turns: Citation, part: EndedPart, what: str) -> None:
    """Write what the rule on turns has decided, or the one on the combat phase that says the same."""
    (of_turns if part == "turn" else _IN_THE_COMBAT_PHASE[of_turns]).decided(game, what)


@TURN_ENDED
@COMBAT_PHASE_ENDED
def end_early(game: Game, part: EndedPart) -> Game:
    """The turn or the combat phase is ended in an order of its own, in the middle of a resolution."""
    if not has_part_to_end(game, part):
        return game
    _decided(game, TURN_ENDED, part, f"the {part} is ended")
    game = happen(waiting_lost(game, part), EndsEarly(part))
    return out_of_combat(state_based_actions_checked(stack_exiled(game, part), part))


def out_of_combat(game: Game) -> Game:
    """All that fights is removed from combat."""
    there = (game.objects[i] for i in game.zone("battlefield"))
    fighting = [o.id for o in there if o.attacking is not None or o.blocking]
    return happen(game, *map(LeavesCombat, fighting))


@NO_COMBAT_PHASE_TO_END
def has_part_to_end(game: Game, part: EndedPart) -> bool:
    """There is always a turn to end; outside of combat nothing happens where combat would be ended."""
    if part == "turn" or any(row.name == game.step and row.phase == "combat" for row in rules_of(game).turn):
        return True
    NO_COMBAT_PHASE_TO_END.decided(game, "this is no combat phase, and nothing is ended")
    return False


@WAITING_IS_LOST
@WAITING_IS_LOST_IN_COMBAT
def waiting_lost(game: Game, part: EndedPart) -> Game:
    """What has triggered before and isn't on the stack yet never comes there."""
    if not game.waiting:
        return game
    _decided(game, WAITING_IS_LOST, part, f"{len(game.waiting)} that triggered before are lost")
    return replace(game, waiting=())


@STACK_EXILED
@STACK_EXILED_IN_COMBAT
def stack_exiled(game: Game, part: EndedPart) -> Game:
    """All that is on the stack is exiled, also what is resolving; abilities cease to exist by that."""
    there = game.zone("stack")
    _decided(game, STACK_EXILED, part, f"{', '.join(map(game.label, there))} leave the stack for exile")
    abilities = [i for i in there if game.objects[i].kind == "ability"]
    spells = [Moves(i, "exile") for i in there if i not in abilities]
    return happen(game, *spells, *map(CeasesToExist, abilities))


@STATE_BASED_ACTIONS_MEANWHILE
@STATE_BASED_ACTIONS_IN_COMBAT
def state_based_actions_checked(game: Game, part: EndedPart) -> Game:
    """State-based actions are checked, though nobody is about to receive priority."""
    performed = True
    while performed:
        game, performed = dealt_with(game)
        done = "performed" if performed else "checked: there are none"
        _decided(game, STATE_BASED_ACTIONS_MEANWHILE, part, f"state-based actions are {done}")
    return game


@STRAIGHT_TO_CLEANUP
@NEXT_PHASE_FOLLOWS
def others_skipped(game: Game, part: EndedPart) -> bool:
    """The steps in between are skipped, up to the cleanup step or to the phase behind combat."""
    _decided(game, STRAIGHT_TO_CLEANUP, part, f"what is left of the {part} after this {game.step} is skipped")
    return True


@NO_END_STEP
@NO_END_OF_COMBAT_STEP
def last_step_skipped(game: Game, part: EndedPart) -> bool:
    """The end step, or the end of combat step, is among them, and nothing triggers at its beginning."""
    last = "end step" if part == "turn" else "end of combat step"
    _decided(game, NO_END_STEP, part, f"there is no {last}")
    return True


@TRIGGERED_MEANWHILE
@TRIGGERED_IN_COMBAT_MEANWHILE
def triggered_meanwhile(game: Game, part: EndedPart) -> Game:
    """What has triggered since waits, and goes on the stack in the cleanup step or the next phase."""
    waits = f"{len(game.waiting)} that triggered meanwhile wait" if game.waiting else "nothing has triggered"
    _decided(game, TRIGGERED_MEANWHILE, part, f"{waits} as the {part} is ended")
    return game
