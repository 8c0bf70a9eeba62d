"""The costs of spells and abilities (118)."""

from __future__ import annotations

from dataclasses import dataclass

from comprules.abilities.instructions import AttachTo, DrawCards, Mill, Move, PutCounters, Reveal, Tap
from comprules.abilities.keyword_actions import KeywordAction, ObjectAction
from comprules.abilities.nouns import Amount, Filter, Subject
from comprules.abilities.simple_nouns import Number, This
from comprules.mana import ManaCost

__all__ = [
    "ActionAsCost",
    "Cost",
    "DiscardCost",
    "DiscardThis",
    "DoCost",
    "LoyaltyCost",
    "ManaPayment",
    "PayEnergy",
    "PayLife",
    "RemoveCountersCost",
    "SacrificeCost",
    "TapCost",
    "TapTotalPower",
    "TicketAndSticker",
]


ActionAsCost = DrawCards | Mill | Move | PutCounters | Reveal | Tap | AttachTo | ObjectAction | KeywordAction
"""The instructions that may be followed as a cost (118.1); of keyword actions, two of 701."""


@dataclass(frozen=True, slots=True)
class ManaPayment:
    """Mana to pay; ``in_words`` where the choice of a hybrid symbol is written as ``{W} or {U}``."""

    mana: ManaCost
    in_words: bool = False


@dataclass(frozen=True, slots=True)
class TapCost:
    """The tap symbol, or with ``untap`` the untap symbol (107.5, 107.6)."""

    untap: bool = False


@dataclass(frozen=True, slots=True)
class SacrificeCost:
    """Sacrifice what is named, or so many permanents that match."""

    subject: Subject | Filter
    amount: Amount = Number(1)


@dataclass(frozen=True, slots=True)
class DiscardCost:
    """Discard a number of cards that match, or so many ``at_random``."""

    amount: Amount
    what: Filter | None = None
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class DiscardThis:
    """Discard the card itself: the ability works in a hand (113.6m)."""


@dataclass(frozen=True, slots=True)
class PayLife:
    """Pay life."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class PayEnergy:
    """Remove so many energy counters from oneself (107.14)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class RemoveCountersCost:
    """Remove counters from the object itself, or from one that matches."""

    kind: str
    """Without one, counters of any kinds are meant."""
    amount: Amount | None
    """Without an amount, all of them are removed."""
    subject: Subject | Filter = This()
    among: bool = False
    """They are removed from any number of those that match, taken together."""
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class DoCost:
    """To pay this cost, its player follows an instruction, which has to be possible in full (118.3)."""

    effect: ActionAsCost


@dataclass(frozen=True, slots=True)
class TapTotalPower:
    """Tap any number of other untapped creatures one controls with so much power in all (702.122a)."""

    power: int


@dataclass(frozen=True, slots=True)
class TicketAndSticker:
    """One gets a ticket counter, and may put a sticker on the spell that this is a cost of (702.33h)."""


@dataclass(frozen=True, slots=True)
class LoyaltyCost:
    """Add (positive) or remove loyalty counters (606.4)."""

    change: Amount


Cost = (
    ManaPayment
    | TapCost
    | SacrificeCost
    | DiscardCost
    | DiscardThis
    | PayLife
    | PayEnergy
    | RemoveCountersCost
    | LoyaltyCost
    | TapTotalPower
    | TicketAndSticker
    | DoCost
)
