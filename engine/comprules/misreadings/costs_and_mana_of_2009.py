"""How costs were paid (409.1h) and which abilities were mana abilities (406.1) in 2009, misread."""

from __future__ import annotations

from comprules.abilities.costs import Cost
from comprules.abilities.kinds import Activated
from comprules.book.citing import original
from comprules.editions.of_2009.costs_and_mana import (
    MANA_ABILITIES_OF_2009,
    PAID_IN_ANY_ORDER,
    in_any_order,
    without_target,
)
from comprules.rules.costs.total_cost import in_paying_order
from comprules.rules.mana.mana_abilities import is_activated_mana_ability
from comprules.state.game import Game

__all__: list[str] = []


@PAID_IN_ANY_ORDER.misreading_of(in_any_order)
def libraries_last(game: Game, player: str, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """What moves cards out of a library is paid last."""
    return original(in_paying_order)(game, player, costs)


@MANA_ABILITIES_OF_2009.misreading_of(without_target)
def no_loyalty_abilities(game: Game, source: int, ability: Activated) -> bool:
    """A loyalty ability is no mana ability."""
    return original(is_activated_mana_ability)(game, source, ability)
