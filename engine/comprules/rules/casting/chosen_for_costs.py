"""702.119, 702.180: what is chosen as an alternative cost is announced, and given up as it is paid."""

from __future__ import annotations

from comprules.abilities.costs import Cost, DoCost
from comprules.abilities.instructions import Tap
from comprules.abilities.nouns import ControlledBy, Filter
from comprules.abilities.predicates import Is, Type
from comprules.abilities.simple_nouns import It, You
from comprules.abilities.slots import NOW
from comprules.book.citing import cite
from comprules.keyword_instances import working
from comprules.keywords.rules_702_61_to_120 import EMERGE
from comprules.keywords.rules_702_121_to_183 import HARMONIZE
from comprules.questions import ask_objects
from comprules.rules.effects.choices import may_be_sacrificed
from comprules.rules.meaning import is_described
from comprules.rules.targeting.proposal import Proposal
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "EMERGE_FROM_QUALITY",
    "SACRIFICE_FOR_EMERGE",
    "TAPPED_FOR_HARMONIZE",
    "emerging",
    "harmonizing",
]

EMERGE_FROM_QUALITY = cite("702.119b")
SACRIFICE_FOR_EMERGE = cite("702.119c")
TAPPED_FOR_HARMONIZE = cite("702.180b")


@EMERGE
@EMERGE_FROM_QUALITY
@SACRIFICE_FOR_EMERGE
def emerging(game: Game, proposal: Proposal, view: View) -> tuple[Game, Proposal]:
    """The permanent to be sacrificed is chosen as the emerge cost is announced.

    It is a creature, or a permanent of the quality named.

    Raises:
        IllegalError: there is none.
    """
    keyword = working(game, view.abilities, "emerge")[0]
    citation = EMERGE if keyword.filter is None else EMERGE_FROM_QUALITY
    what = keyword.filter or Filter.of(Type("creature"))
    there = may_be_sacrificed(game, proposal.speaker, proposal.player, what)
    if not there:
        raise citation.refuses(f"{proposal.player} has nothing to sacrifice")
    picked = ask_objects(game, proposal.player, "choose what to sacrifice for emerge", there)
    SACRIFICE_FOR_EMERGE.decided(game, f"{proposal.player} will sacrifice {game.label(picked[0])} for emerge")
    citation.decided(game, f"the emerge cost is less by the mana value of {game.label(picked[0])}")
    return game, replace(
        proposal, speaker=replace(proposal.speaker, current=replace(proposal.speaker.current, objects=picked))
    )


@HARMONIZE
@TAPPED_FOR_HARMONIZE
def harmonizing(game: Game, proposal: Proposal) -> tuple[Proposal, tuple[Cost, ...]]:
    """As the harmonize cost is announced, its player chooses up to one creature, to tap as it is paid."""
    untapped = Filter.of(Type("creature"), Is("untapped"), ControlledBy(You()))
    board, speaker = views(game), proposal.speaker
    there = tuple(i for i in game.battlefield if is_described(game, board, speaker, untapped, i))
    text = f"choose up to one creature to tap for {game.label(proposal.source)}"
    picked = ask_objects(game, proposal.player, text, there, least=0)
    if not picked:
        TAPPED_FOR_HARMONIZE.decided(game, f"{proposal.player} will tap no creature for harmonize")
        HARMONIZE.decided(game, f"the harmonize cost of {game.label(proposal.source)} is paid in full")
        return proposal, ()
    TAPPED_FOR_HARMONIZE.decided(game, f"{proposal.player} will tap {game.label(picked[0])} for harmonize")
    HARMONIZE.decided(game, f"the harmonize cost is less by the power of {game.label(picked[0])}")
    current = replace(speaker.current, objects=picked)
    tapping = DoCost(Tap(It("creature", slot=NOW)))
    return replace(proposal, speaker=replace(speaker, current=current)), (tapping,)
