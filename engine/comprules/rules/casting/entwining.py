"""702.42: all modes of a spell are chosen for an additional cost, and followed as they are printed."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.keyword_instances import works
from comprules.keywords.rules_702_2_to_60 import ENTWINE
from comprules.rules.targeting.modes import is_paid
from comprules.rules.targeting.proposal import Proposal
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["ENTWINED_IN_PRINTED_ORDER", "in_order", "in_printed_order", "is_entwined"]

ENTWINED_IN_PRINTED_ORDER = cite("702.42b")


@ENTWINE
def is_entwined(game: Game, proposal: Proposal) -> bool:
    """A player who pays the entwine cost chooses all modes of the spell, and otherwise what it says."""
    if not works(game, views(game)[proposal.source], "entwine"):
        return False
    entwined = is_paid(proposal.chosen, "entwine")
    name = game.label(proposal.source)
    which = "all modes are" if entwined else "not all modes can be"
    ENTWINE.decided(
        game, f"the entwine cost of {name} will {'' if entwined else 'not '}be paid: {which} chosen"
    )
    return entwined


def in_order(game: Game, proposal: Proposal, picked: tuple[int, ...]) -> tuple[int, ...]:
    """Return the chosen modes in the order in which they are followed, which is that of the text."""
    if is_paid(proposal.chosen, "entwine"):
        return in_printed_order(game, proposal, picked)
    return tuple(sorted(picked))


@ENTWINED_IN_PRINTED_ORDER
def in_printed_order(game: Game, proposal: Proposal, picked: tuple[int, ...]) -> tuple[int, ...]:
    """The modes of an entwined spell are followed in the order in which they are printed."""
    ENTWINED_IN_PRINTED_ORDER.decided(
        game, f"the modes of {game.label(proposal.source)} will be followed as they are printed"
    )
    return tuple(sorted(picked))
