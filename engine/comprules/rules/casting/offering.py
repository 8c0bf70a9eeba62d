"""702.48: a permanent is offered for a spell, which costs less by its mana cost."""

from __future__ import annotations

from comprules.abilities.costs import Cost, SacrificeCost
from comprules.abilities.simple_nouns import It
from comprules.abilities.slots import NOW
from comprules.book.citing import cite
from comprules.keyword_instances import working
from comprules.keywords.rules_702_2_to_60 import OFFERING
from comprules.questions import ask_objects
from comprules.rules.effects.choices import may_be_sacrificed
from comprules.rules.targeting.proposal import Proposal
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["SACRIFICE_OF_THE_OFFERING", "given_up", "with_offering"]

SACRIFICE_OF_THE_OFFERING = cite("702.48b")


@OFFERING
def with_offering(
    game: Game, proposal: Proposal, options: tuple[str, ...]
) -> tuple[Game, Proposal, tuple[Cost, ...]]:
    """Sacrificing a permanent of the quality is an additional cost, which the player may choose to pay.

    Raises:
        IllegalError: there is no such permanent.
    """
    found = working(game, views(game)[proposal.source].abilities, "offering")
    if not found or "offering" not in options:
        return game, proposal, ()
    what = found[0].filter
    assert what is not None
    there = may_be_sacrificed(game, proposal.speaker, proposal.player, what)
    if not there:
        raise OFFERING.refuses(f"{proposal.player} has nothing to offer")
    picked = ask_objects(game, proposal.player, "choose what to sacrifice as an offering", there)
    OFFERING.decided(game, f"{proposal.player} offers {game.label(picked[0])}")
    speaker = proposal.speaker
    proposal = replace(proposal, speaker=replace(speaker, current=replace(speaker.current, objects=picked)))
    game, costs = given_up(game, proposal.player, picked[0])
    return game, proposal, costs


@SACRIFICE_OF_THE_OFFERING
def given_up(game: Game, player: str, permanent: int) -> tuple[Game, tuple[Cost, ...]]:
    """What is offered is chosen among the choices for the spell, and sacrificed as the total cost is paid."""
    SACRIFICE_OF_THE_OFFERING.decided(
        game, f"{player} will sacrifice {game.label(permanent)} as the total cost is paid"
    )
    return game, (SacrificeCost(It("permanent", slot=NOW)),)
