"""Costs paid in any order (409.1h of 2009), and mana abilities of planeswalkers (406.1)."""

from __future__ import annotations

from comprules.abilities.adding_mana import could_add_mana
from comprules.abilities.costs import Cost
from comprules.abilities.kinds import Activated
from comprules.book.citing import cite
from comprules.rules.costs.total_cost import ordered_by_player
from comprules.rules.mana.mana_abilities import ACTIVATED_MANA_ABILITIES, has_target
from comprules.state.game import Game

__all__ = ["MANA_ABILITIES_OF_2009", "PAID_IN_ANY_ORDER", "in_any_order", "without_target"]

PAID_IN_ANY_ORDER = cite("409.1h", "2009-05-01")
MANA_ABILITIES_OF_2009 = cite("406.1", "2009-05-01")


@PAID_IN_ANY_ORDER
def in_any_order(game: Game, player: str, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """The player orders all payments, those that move cards out of a library as well."""
    if len(costs) > 1:
        PAID_IN_ANY_ORDER.decided(game, f"{player} may pay {len(costs)} parts of the cost in any order")
    return ordered_by_player(game, player, costs)


@MANA_ABILITIES_OF_2009
def without_target(game: Game, source: int, ability: Activated) -> bool:
    """An activated ability is a mana ability if it has no target and could add mana, whatever it costs."""
    if not could_add_mana(ability.effects):
        return False
    targeted = has_target(game, source, ability)
    what = f"an ability of {game.label(source)} with{'' if targeted else 'out'} a target could add mana"
    MANA_ABILITIES_OF_2009.decided_once(game, what)
    if not targeted:
        ACTIVATED_MANA_ABILITIES.decided_once(game, what)
    return not targeted
