"""702.48, 702.119, 702.180: how much less a spell costs for what is sacrificed or tapped for it."""

from __future__ import annotations

from comprules.abilities.keywords import Keyword
from comprules.abilities.nouns import ManaValueOf, PowerOf
from comprules.abilities.simple_nouns import It, Number
from comprules.abilities.slots import NOW
from comprules.abilities.statements import ThisCosts
from comprules.book.citing import cite
from comprules.mana import ManaCost
from comprules.rules.targeting.proposal import Proposal
from comprules.ruleset import seen
from comprules.state.game import Game

__all__ = ["LESS_FOR_THE_OFFERING", "less_for_the_offering", "less_for_what_is_given_up"]

LESS_FOR_THE_OFFERING = cite("702.48c")


def less_for_what_is_given_up(game: Game, proposal: Proposal, keyword: Keyword) -> ThisCosts | None:
    """Return how much less the spell costs by a keyword for which something was chosen, or None."""
    options, chosen = proposal.chosen.options, proposal.speaker.current.objects
    if keyword.name == "emerge" and "emerge" in options:
        return ThisCosts(-1, ManaValueOf(It("permanent", slot=NOW)))
    if keyword.name == "harmonize" and "harmonize" in options and chosen:
        return ThisCosts(-1, PowerOf(It("creature", slot=NOW)))
    if keyword.name == "offering" and "offering" in options:
        return less_for_the_offering(game, chosen[0])
    return None


@LESS_FOR_THE_OFFERING
def less_for_the_offering(game: Game, permanent: int) -> ThisCosts:
    """The mana cost of what is offered takes off mana of its types, and generic mana for the rest."""
    cost = seen(game, permanent).cost or ManaCost(())
    LESS_FOR_THE_OFFERING.decided(game, f"the spell costs {cost} less for {game.label(permanent)}")
    return ThisCosts(-1, Number(1), cost)
