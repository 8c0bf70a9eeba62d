"""702.1b: variables of keywords that an effect defines, misread."""

from __future__ import annotations

from comprules.abilities.costs import Cost, ManaPayment
from comprules.mana import ManaCost
from comprules.rules.casting.announcing_costs import DEFINED_VARIABLE, cost_as_it_is_now
from comprules.rules.triggers.times_triggered import X_OF_MONSTROSITY, x_of_monstrosity
from comprules.state.game import Game
from comprules.state.objects import View

__all__: list[str] = []


@DEFINED_VARIABLE.misreading_of(cost_as_it_is_now)
def as_it_was_granted(_game: Game, view: View, _keyword: str) -> tuple[Cost, ...]:
    """The cost was fixed as the card gained the keyword: that of a split card is the cost of both halves."""
    costs = [half.cost for half in view.halves] or [view.cost]
    return (ManaPayment(ManaCost(tuple(s for cost in costs if cost is not None for s in cost.symbols))),)


@X_OF_MONSTROSITY.misreading_of(x_of_monstrosity)
def of_the_ability_alone(_game: Game, _source: int) -> int:
    """X of monstrosity is known to the ability that makes the creature monstrous, and to no other."""
    return 0
