"""Costs in words."""

from __future__ import annotations

from typing import assert_never

from comprules.abilities.costs import (
    Cost,
    DiscardCost,
    DiscardThis,
    DoCost,
    LoyaltyCost,
    ManaPayment,
    PayEnergy,
    PayLife,
    RemoveCountersCost,
    SacrificeCost,
    TapCost,
    TapTotalPower,
)
from comprules.abilities.nouns import Filter
from comprules.english.forms.player_actions import discarded_words
from comprules.english.writing_effects import clause_words
from comprules.english.writing_nouns import kinds_words, one_of, subject_words
from comprules.english.writing_words import capital, counted, is_one, refuse

__all__ = ["cost_words", "costs_words", "payment_words"]


def cost_words(cost: Cost) -> str:
    """Return a cost as a clause: ``sacrifice a creature``.

    Raises:
        CannotWrite: The language has no words for it.
    """
    match cost:
        case ManaPayment(mana) if mana.symbols:
            return str(mana)
        case TapCost(untap):
            return "{Q}" if untap else "{T}"
        case SacrificeCost(Filter() as what, amount) if is_one(amount):
            return f"sacrifice {one_of(what)}"
        case SacrificeCost(Filter() as what, amount):
            return f"sacrifice {counted(amount, kinds_words(what))}"
        case SacrificeCost(what) if not isinstance(what, Filter):
            return f"sacrifice {subject_words(what, every='all').words}"
        case DiscardCost(amount, what, at_random):
            return f"discard {discarded_words(amount, what)}{' at random' * at_random}"
        case DiscardThis():
            return "discard this card"
        case PayEnergy(amount):
            return f"pay {'{E}' * amount.value}"
        case PayLife(amount):
            return f"pay {counted(amount, 'life', digits=True)}"
        case RemoveCountersCost(kind, amount, subject):
            counters = f"{kind} counter{'' if is_one(amount) else 's'}"
            where = one_of(subject) if isinstance(subject, Filter) else subject_words(subject).words
            return f"remove {counted(amount, counters)} from {where}"
        case DoCost(effect):
            return clause_words(effect)
        case TapTotalPower(power):
            return f"tap any number of untapped creatures you control with total power {power} or more"
        case LoyaltyCost() | ManaPayment() | SacrificeCost():
            raise refuse(cost)
        case _:
            assert_never(cost)


def payment_words(cost: Cost) -> str:
    """Return a cost as a clause that says what is done: mana is paid."""
    return f"pay {cost.mana}" if isinstance(cost, ManaPayment) else cost_words(cost)


def costs_words(costs: tuple[Cost, ...]) -> str:
    """Costs as they stand before the colon of an activated ability, or behind the dash of a keyword."""
    return ", ".join(capital(cost_words(cost)) for cost in costs)
