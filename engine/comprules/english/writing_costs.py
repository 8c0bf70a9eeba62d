"""Costs in words."""

from __future__ import annotations

from typing import assert_never

from comprules.abilities.effects import Mill, Move, Tap
from comprules.abilities.kinds import (
    Cost,
    DiscardCost,
    DiscardThis,
    DoCost,
    LoyaltyCost,
    ManaPayment,
    PayLife,
    RemoveCountersCost,
    SacrificeCost,
    TapCost,
)
from comprules.abilities.nouns import Filter
from comprules.english.writing_deeds import Quote
from comprules.english.writing_effects import clause_words
from comprules.english.writing_nouns import one_of, subject_words
from comprules.english.writing_words import counted, is_one, refuse

__all__ = ["cost_words"]


def cost_words(cost: Cost, quote: Quote) -> str:
    """A cost as a clause: ``sacrifice a creature``.

    Raises:
        CannotWrite: The language has no words for it.
    """
    match cost:
        case ManaPayment(mana) if mana.symbols:
            return str(mana)
        case TapCost(untap):
            return "{Q}" if untap else "{T}"
        case SacrificeCost(what):
            words = one_of(what) if isinstance(what, Filter) else subject_words(what, every="all").words
            return f"sacrifice {words}"
        case DiscardCost(amount):
            return f"discard {counted(amount, 'card' if is_one(amount) else 'cards')}"
        case DiscardThis():
            return "discard this card"
        case PayLife(amount):
            return f"pay {counted(amount, 'life', digits=True)}"
        case RemoveCountersCost(kind, amount):
            counters = f"{kind} counter{'' if is_one(amount) else 's'}"
            return f"remove {counted(amount, counters)} from this"
        case DoCost(Move() | Tap() | Mill() as effect):
            return clause_words(effect, quote)
        case LoyaltyCost() | ManaPayment() | DoCost():
            raise refuse(cost)
        case _:
            assert_never(cost)
