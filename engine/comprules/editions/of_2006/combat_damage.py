"""408.1g of 2006: combat damage goes on the stack, as it still did in 2009."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.editions.of_2009.combat_damage import COMBAT_DAMAGE_ON_THE_STACK, put_on_the_stack
from comprules.procedure import CombatDamage, ProcedureStep, Table
from comprules.state.game import Game

__all__ = ["COMBAT_DAMAGE_OF_2006", "ON_THE_STACK_ONCE_ASSIGNED"]

ON_THE_STACK_ONCE_ASSIGNED = cite("408.1g", "2006-10-01")


def put_assigned_damage_on_the_stack(game: Game, damage: CombatDamage) -> tuple[Game, CombatDamage]:
    """Combat damage goes on the stack as soon as it has been assigned."""
    if damage.assigned:
        ON_THE_STACK_ONCE_ASSIGNED.decided(game, "the combat damage has been assigned: it goes on the stack")
    return put_on_the_stack(game, damage)


COMBAT_DAMAGE_OF_2006: Table[ProcedureStep[CombatDamage]] = COMBAT_DAMAGE_ON_THE_STACK.replacing(
    next(row for row in COMBAT_DAMAGE_ON_THE_STACK if row.carry_out is put_on_the_stack),
    ProcedureStep(
        ON_THE_STACK_ONCE_ASSIGNED, "putting combat damage on the stack", put_assigned_damage_on_the_stack
    ),
)
