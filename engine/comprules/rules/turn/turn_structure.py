"""500.1: the phases and steps of a turn, with what the game does by itself as each begins and ends."""

from __future__ import annotations

from comprules.procedure import TurnBasedAction, TurnStep
from comprules.rules.actions.attractions import roll_at_main_phase
from comprules.rules.combat.attacking import attackers_are_declared
from comprules.rules.combat.blocking import blockers_are_declared
from comprules.rules.combat.combat_damage import (
    SECOND_COMBAT_DAMAGE_STEP,
    deal_combat_damage,
    end_combat,
    some_attacked,
    some_struck_first,
)
from comprules.rules.continuous.durations import as_steps_end
from comprules.rules.keywords.phasing import phase_in_and_out
from comprules.rules.turn.day_and_night import check_day_or_night
from comprules.rules.turn.turn_based_actions import (
    advance_sagas,
    another_cleanup_step,
    discard_to_maximum,
    draw_for_the_turn,
    empty_pools,
    has_draw_step,
    untap_permanents,
    wear_off,
)
from comprules.ruleset import Table

__all__ = ["PRECOMBAT_MAIN", "SECOND_COMBAT_DAMAGE", "TURN"]

_ENDS: tuple[TurnBasedAction, ...] = (empty_pools, as_steps_end)

PRECOMBAT_MAIN = TurnStep(
    "precombat main", "precombat main", (advance_sagas, roll_at_main_phase), as_it_ends=_ENDS
)
SECOND_COMBAT_DAMAGE = TurnStep(
    "combat damage",
    "combat",
    (deal_combat_damage,),
    as_it_ends=_ENDS,
    takes_place=some_struck_first,
    second=True,
    citation=SECOND_COMBAT_DAMAGE_STEP,
)

TURN: Table[TurnStep] = Table(
    "steps of the turn",
    (
        TurnStep(
            "untap",
            "beginning",
            (phase_in_and_out, check_day_or_night, untap_permanents),
            priority="never",
            as_it_ends=_ENDS,
        ),
        TurnStep("upkeep", "beginning", as_it_ends=_ENDS),
        TurnStep("draw", "beginning", (draw_for_the_turn,), as_it_ends=_ENDS, takes_place=has_draw_step),
        PRECOMBAT_MAIN,
        TurnStep("beginning of combat", "combat", as_it_ends=_ENDS),
        TurnStep("declare attackers", "combat", declares=attackers_are_declared, as_it_ends=_ENDS),
        TurnStep(
            "declare blockers",
            "combat",
            declares=blockers_are_declared,
            as_it_ends=_ENDS,
            takes_place=some_attacked,
        ),
        TurnStep(
            "combat damage", "combat", (deal_combat_damage,), as_it_ends=_ENDS, takes_place=some_attacked
        ),
        SECOND_COMBAT_DAMAGE,
        TurnStep("end of combat", "combat", as_it_ends=(*_ENDS, end_combat)),
        TurnStep("postcombat main", "postcombat main", as_it_ends=_ENDS),
        TurnStep("end", "ending", as_it_ends=_ENDS),
        TurnStep(
            "cleanup",
            "ending",
            (discard_to_maximum, wear_off),
            priority="if something happened",
            again=another_cleanup_step,
            as_it_ends=_ENDS,
        ),
    ),
)
