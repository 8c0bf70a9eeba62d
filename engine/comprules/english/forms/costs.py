"""What is paid to activate an ability, or for a keyword: mana, life, sacrifices and instructions (118)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.costs import (
    ActionAsCost,
    Cost,
    DiscardCost,
    DiscardThis,
    DoCost,
    ManaPayment,
    PayEnergy,
    PayLife,
    RemoveCountersCost,
    SacrificeCost,
    TapCost,
    TapTotalPower,
)
from comprules.abilities.instructions import AttachTo, DrawCards, Mill, Move, Reveal
from comprules.abilities.keyword_actions import KeywordAction
from comprules.abilities.nouns import CardsIn, Filter, Half, LifeOf, Picked, Subject
from comprules.abilities.simple_nouns import Number, This, X, You
from comprules.english.forms.form import Form, Topic, fixed, part, the_same
from comprules.english.forms.keyword_lines import mana
from comprules.english.forms.moves import MOVES
from comprules.english.forms.player_actions import PLAYER_ACTIONS, cards_in_hand, discarded_words, energy_in
from comprules.english.said import ActionOf, Misread, Said, agrees
from comprules.english.writing_nouns import one_of, subject_words
from comprules.english.writing_words import capital, refuse

if TYPE_CHECKING:
    from lark import Token

    from comprules.english.said import Described

__all__ = ["COSTS", "costs_words", "payment_words"]


def _symbols(symbols: Token) -> Cost:
    match str(symbols):
        case "{T}" | "{Q}":
            return TapCost(untap=symbols == "{Q}")
        case energy if energy.startswith("{E}"):
            return PayEnergy(Number(energy_in(energy)))
        case _:
            return ManaPayment(mana(symbols))


def _symbols_words(cost: Cost) -> str:
    match cost:
        case ManaPayment(paid) if paid.symbols:
            return str(paid)
        case TapCost(untap):
            return "{Q}" if untap else "{T}"
        case _:
            raise refuse(cost)


def _half_paid(cost: PayLife) -> dict[str, Any] | None:
    match cost:
        case PayLife(Half(LifeOf(You(), False), up)):
            return {"up": up}
        case _:
            return None


def _energy_words(cost: Cost) -> str:
    if not isinstance(cost, PayEnergy) or not isinstance(cost.amount, Number):
        raise refuse(cost)
    return "{E}" * cost.amount.value


def _energy_sign(symbols: Token) -> None:
    if str(symbols) != "{E}":
        raise Misread("a number stands before one symbol of energy", symbols)


def _holder(of: Said) -> Subject | Filter:
    match of.value:
        case This() as this:
            return this
        case Picked(kinds, Number(1), False, ""):
            return kinds
        case _:
            raise Misread("counters are removed from the permanent itself or from one of a kind as a cost")


def _holder_words(of: Subject | Filter) -> str:
    return one_of(of) if isinstance(of, Filter) else subject_words(of).words


def _revealed(action: ActionOf) -> Any:
    agrees(Said(You()), action.verb)
    return action.make(You())


def _another_card(described: Described) -> Filter | None:
    return cards_in_hand(Number(1), described)[1]


part("another_discarded", "description", discarded_words, "card named Forest", read=_another_card)
part("symbols_of_cost", "MANA", _symbols_words, "{2}", read=_symbols)
part("energy_sign", "MANA", lambda: "{E}", "{E}", read=_energy_sign)
part("energy_or_mana", "MANA", _energy_words, "{E}{E}", read=_symbols)
part("counter_holder", "object", _holder_words, "this creature", of=Subject | Filter, read=_holder)
part(
    "revealed_as_cost",
    "reveal",
    PLAYER_ACTIONS.words,
    "reveal a card in your hand",
    of=Reveal,
    read=_revealed,
)


part("beheld_type", "SUBTYPE", str, "Dragon", of=str, read=str)


part("moved_as_cost", "move", MOVES.words, "exile this creature", of=Move)


def _not_tapping(cost: Cost) -> str:
    return "a symbol of tapping is not paid" if isinstance(cost, TapCost) else ""


def _may_be_a_cost(cost: Any) -> str:
    may_be = isinstance(cost.effect, ActionAsCost) and not isinstance(cost.effect, KeywordAction)
    return "" if may_be else "that is no cost"


def _several_counters(cost: RemoveCountersCost) -> str:
    return "one counter is said with an article" if cost.amount == Number(1) else ""


COSTS: Final = Topic(
    "cost",
    the_same("{it:symbols_of_cost}"),
    the_same("pay {it:energy_or_mana}", where=_not_tapping),
    Form(
        PayEnergy,
        "pay {amount:so_much} {energy_sign}",
        written=False,
    ),
    Form(PayEnergy, "pay / X / {energy_sign}", amount=X()),
    Form(SacrificeCost, "~sacrifice {subject:named}"),
    Form(SacrificeCost, "~sacrifice {amount subject:so_many_of}"),
    Form(SacrificeCost, "~sacrifice another {subject:another_of}"),
    fixed(DiscardCost(CardsIn(You(), "hand")), "discard your hand"),
    Form(DiscardCost, "~discard {amount what:cards_discarded} {at_random=|at random}"),
    Form(DiscardCost, "~discard another {what:another_discarded}", amount=Number(1), written=False),
    Form(DiscardThis, "~discard {this_card}"),
    Form(PayLife, "pay {amount:how_much} life"),
    Form(
        PayLife,
        "pay half your life {up:comma_rounded}",
        make=lambda up: PayLife(Half(LifeOf(You()), up)),
        unmake=_half_paid,
    ),
    Form(RemoveCountersCost, "remove {amount kind:counters} from {subject:counter_holder}"),
    Form(RemoveCountersCost, "remove a counter from {subject:counter_holder}", kind="", amount=Number(1)),
    Form(
        RemoveCountersCost,
        "remove {amount:so_much} counters from {subject:counter_holder}",
        kind="",
        where=_several_counters,
    ),
    Form(RemoveCountersCost, "remove X counters from {subject:counter_holder}", kind="", amount=X()),
    Form(
        RemoveCountersCost,
        "remove all {kind:counter_kind} counters from {subject:counter_holder}",
        amount=None,
    ),
    Form(
        RemoveCountersCost,
        "remove one or more {kind:counter_kind} counters from {subject:counter_holder}",
        amount=Number(1),
        or_more=True,
    ),
    Form(RemoveCountersCost, "remove {amount kind:counters} from among {subject:kinds}", among=True),
    Form(
        RemoveCountersCost,
        "remove {amount:so_much} counters from among {subject:kinds}",
        kind="",
        among=True,
        where=_several_counters,
    ),
    Form(
        RemoveCountersCost,
        "remove one or more {kind:counter_kind} counters from among {subject:kinds}",
        amount=Number(1),
        or_more=True,
        among=True,
    ),
    Form(
        TapTotalPower,
        "tap any number of untapped creatures you control with total power {power:digits} or more",
    ),
    Form(
        lambda word: DoCost(KeywordAction("behold", You(), word=word)),
        "behold / a(n) {word:beheld_type}",
    ),
    Form(
        lambda amount: DoCost(KeywordAction("collect evidence", You(), amount)),
        "collect evidence {amount:how_much}",
    ),
    Form(lambda subject: DoCost(AttachTo(subject, None)), "unattach {subject:named}"),
    Form(PayLife, "pay life equal to {amount:amount}"),
    Form(lambda amount: DoCost(Mill(You(), amount)), "~mill {amount:how_many} card(s)"),
    Form(lambda amount: DoCost(DrawCards(You(), amount)), "~draw {amount:how_many} card(s)"),
    *(
        Form(DoCost, f"{{effect:{kind}}}", where=_may_be_a_cost)
        for kind in ("cost_instruction", "moved_as_cost", "revealed_as_cost")
    ),
    frame="{}: Draw a card.",
)


def payment_words(cost: Cost) -> str:
    """Return a cost as a clause that says what is done: mana is paid."""
    return f"pay {cost.mana}" if isinstance(cost, ManaPayment) else COSTS.words(cost)


def costs_words(costs: tuple[Cost, ...]) -> str:
    """Costs as they stand before the colon of an activated ability, or behind the dash of a keyword."""
    return ", ".join(capital(COSTS.words(cost)) for cost in costs)
