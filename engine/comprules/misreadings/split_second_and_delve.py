"""What is done in the place of 702.61b and 702.66b by those who do not know of them."""

from __future__ import annotations

from comprules.mana import ManaCost
from comprules.rules.costs.paying_with_permanents import DELVE_AFTER_TOTAL_COST, once_determined_for_delve
from comprules.rules.permission.prohibitions import (
    SPARED_BY_SPLIT_SECOND,
    goes_on_under_split_second,
    with_split_second,
)
from comprules.rules.targeting.proposal import Proposal
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["cards_for_the_printed_cost", "nothing_at_all"]


@SPARED_BY_SPLIT_SECOND.misreading_of(goes_on_under_split_second)
def nothing_at_all(game: Game, _what: str) -> bool:
    """Nothing is activated, done or put on the stack as long as the spell is there."""
    return with_split_second(game) is None


@DELVE_AFTER_TOTAL_COST.misreading_of(once_determined_for_delve)
def cards_for_the_printed_cost(game: Game, proposal: Proposal, mana: ManaCost) -> ManaCost:
    """Cards are exiled for the mana cost, whatever the spell costs in all."""
    return views(game)[proposal.source].cost or mana
