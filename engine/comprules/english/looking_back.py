"""What an instruction does to objects, as later words of the text look back on it: ``destroyed this way``."""

from __future__ import annotations

from typing import Any, Final, get_args

from comprules.abilities.instructions import (
    DealDamage,
    Destroy,
    Discard,
    GainLife,
    LoseLife,
    Mill,
    Move,
    RemoveCounters,
    Reveal,
    Sacrifice,
    SacrificeAnyNumber,
    Tap,
)
from comprules.abilities.keyword_actions import DigUntil, Vote
from comprules.abilities.nouns import DoneTo
from comprules.abilities.plain_instructions import PayAnyLife
from comprules.abilities.searching import LookAtHand, PlayersMove

__all__ = ["BY_NAME", "done_by", "number_of"]

BY_NAME: Final = frozenset(
    {
        "subgame",
        "prevented",
        "searched",
        "milled",
        "revealed",
        "damage dealt",
        "energy paid",
        "life gained",
        "life lost",
        "counters removed",
        *get_args(DoneTo),
    }
)
"""What answers to no other word."""
_DONE: Final[dict[type, DoneTo]] = {
    Destroy: "destroyed",
    Sacrifice: "sacrificed",
    Discard: "discarded",
    Mill: "milled",
    Reveal: "revealed",
    SacrificeAnyNumber: "sacrificed",
}


def done_by(effect: Any) -> DoneTo | None:
    """Return what is done to the objects of an instruction; None where nobody asks for it afterwards."""
    match effect:
        case DealDamage():
            return "dealt damage"
        case Vote(kind=kind) if kind is not None:
            return "given the most votes"
        case Move(to="exile"):
            return "exiled"
        case Move(to="hand"):
            return "returned"
        case Tap(untap=False):
            return "tapped"
        case PlayersMove(move=move):
            return done_by(move)
        case DigUntil(exile=exile):
            return "exiled" if exile else "revealed"
        case LookAtHand(reveal=True):
            return "revealed"
        case _:
            return _DONE.get(type(effect))


def number_of(effect: Any) -> str:
    """Return what the number is called that an instruction brings about; empty where it has no name."""
    match effect:
        case DealDamage():
            return "damage dealt"
        case PayAnyLife(energy=True):
            return "energy paid"
        case GainLife():
            return "life gained"
        case LoseLife():
            return "life lost"
        case RemoveCounters():
            return "counters removed"
        case _:  # it is spoken of as "that many" alone
            return ""
