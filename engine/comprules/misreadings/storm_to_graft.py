"""702.40 to 702.58: keyword abilities from storm to graft, misread."""

from __future__ import annotations

from comprules.rules.casting.entwining import ENTWINED_IN_PRINTED_ORDER, in_printed_order
from comprules.rules.continuous.settling_changes import TRANSMUTE_IN_EVERY_ZONE, is_there_everywhere
from comprules.rules.targeting.proposal import Proposal
from comprules.state.game import Game

__all__: list[str] = []

# ---- entwine


@ENTWINED_IN_PRINTED_ORDER.misreading_of(in_printed_order)
def in_the_order_chosen(_game: Game, _proposal: Proposal, picked: tuple[int, ...]) -> tuple[int, ...]:
    """The player says which mode comes first."""
    return picked


# ---- transmute


@TRANSMUTE_IN_EVERY_ZONE.misreading_of(is_there_everywhere)
def in_a_hand_alone(_game: Game, _thing: int) -> bool:
    """An ability that works in a hand is there in a hand only."""
    return False
