"""702.132: assist, by which another player pays generic mana of the total cost of a spell."""

from __future__ import annotations

from comprules.keyword_instances import works
from comprules.keywords.rules_702_121_to_183 import ASSIST
from comprules.mana import ManaCost
from comprules.questions import ask_objects, ask_one
from comprules.rules.costs.paying import make_mana, pay_mana
from comprules.rules.costs.total_cost import TotalCost, in_order_of_symbols
from comprules.rules.mana.spending_mana import spendable
from comprules.rules.targeting.proposal import Proposal, with_chosen
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Paid

__all__ = ["assistant_chosen", "pay_as_assistant"]


@ASSIST
def assistant_chosen(game: Game, proposal: Proposal, total: TotalCost) -> tuple[Game, str]:
    """Before making mana, its player may choose another player, who has a chance to make mana first.

    Return that player's name, or an empty one if nobody is chosen.
    """
    generic = _generic(total.mana)
    if not total.payable or not proposal.is_spell or not works(game, views(game)[proposal.source], "assist"):
        return game, ""
    spell = game.label(proposal.source)
    if not generic:
        ASSIST.decided(game, f"no generic mana is to be paid for {spell}: nobody can assist")
        return game, ""
    others = tuple(name for name in game.alive if name != proposal.player)
    picked = ask_objects(game, proposal.player, f"choose a player to assist with {spell}", others, least=0)
    if not picked:
        ASSIST.decided(game, f"{proposal.player} chooses nobody to assist with {spell}")
        return game, ""
    assistant = str(picked[0])
    ASSIST.decided(game, f"{assistant} may pay generic mana for {spell}, and may make mana first")
    return make_mana(game, assistant, ManaCost((str(generic),)), ASSIST, proposal=proposal), assistant


@ASSIST
def pay_as_assistant(
    game: Game, proposal: Proposal, total: TotalCost, assistant: str
) -> tuple[Game, Proposal, TotalCost]:
    """The player chosen pays any amount of the generic mana; what is left is for the spell's player."""
    generic = _generic(total.mana)
    before = spendable(game, assistant, proposal) if assistant else {}
    most = min(generic, sum(before.values()))
    if not most:
        return game, proposal, total
    text = f"choose how much to pay for {game.label(proposal.source)}"
    amount = int(ask_one(game, assistant, text, tuple(str(n) for n in range(most + 1))))
    ASSIST.decided(game, f"{assistant} pays {amount} of the {generic} generic mana")
    if not amount:
        return game, proposal, total
    held = game.players[assistant].mana
    game = pay_mana(game, assistant, ManaCost((str(amount),)), proposal=proposal)
    left = game.players[assistant].mana
    colors = tuple(c for c in "WUBRG" for _ in range(held.get(c, 0) - left.get(c, 0)))
    paid = (*proposal.chosen.paid, Paid("mana", amount=amount, colors=colors))
    game, proposal = with_chosen(game, proposal, paid=paid)
    others = [s for s in total.mana.symbols if not s.isdigit()]
    mana = ManaCost(in_order_of_symbols([str(generic - amount), *others]))
    return game, proposal, replace(total, mana=mana)


def _generic(mana: ManaCost) -> int:
    return sum(int(s) for s in mana.symbols if s.isdigit())
