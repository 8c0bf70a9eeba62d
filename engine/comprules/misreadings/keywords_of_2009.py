"""502 of 2009: sunburst, offering, convoke and delve, misread: they are played as today."""

from __future__ import annotations

from comprules.abilities.costs import Cost
from comprules.book.citing import original
from comprules.editions.of_2009.keywords import (
    CONVOKE_AS_A_COST,
    DELVE_AS_A_COST,
    OFFERING_OF_2009,
    SACRIFICED_AS_ANNOUNCED,
    SUNBURST_OF_2009,
    by_what_it_makes_of_itself,
    offered_as_announced,
    sacrificed_at_once,
    with_help_as_a_cost,
)
from comprules.mana import ManaCost
from comprules.rules.casting.offering import given_up
from comprules.rules.costs.paying_with_permanents import Help, with_help
from comprules.rules.meaning.keyword_amounts import enters_as_creature
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.targeting.proposal import Proposal
from comprules.state.game import Game

__all__: list[str] = []


@SUNBURST_OF_2009.misreading_of(by_what_it_makes_of_itself)
def by_what_is_printed(game: Game, speaker: Speaker) -> bool:
    """What an object makes of itself does not count."""
    return original(enters_as_creature)(game, speaker)


@OFFERING_OF_2009.misreading_of(offered_as_announced)
def nothing_offered(
    game: Game, proposal: Proposal, _options: tuple[str, ...]
) -> tuple[Game, Proposal, tuple[Cost, ...]]:
    """The card is played for its whole cost."""
    return game, proposal, ()


@SACRIFICED_AS_ANNOUNCED.misreading_of(sacrificed_at_once)
def sacrificed_in_the_end(game: Game, player: str, permanent: int) -> tuple[Game, tuple[Cost, ...]]:
    """The permanent is sacrificed as costs are paid."""
    return original(given_up)(game, player, permanent)


@CONVOKE_AS_A_COST.misreading_of(with_help_as_a_cost)
@DELVE_AS_A_COST.misreading_of(with_help_as_a_cost)
def in_the_place_of_mana(game: Game, proposal: Proposal, mana: ManaCost) -> tuple[ManaCost, tuple[Help, ...]]:
    """What is tapped or removed pays for mana, and no more is than there is mana."""
    return original(with_help)(game, proposal, mana)
