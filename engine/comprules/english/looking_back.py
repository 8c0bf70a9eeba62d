"""What an instruction does to objects, as later words of the text look back on it: ``destroyed this way``."""

from __future__ import annotations

from typing import Any, Final

from comprules.abilities.instructions import (
    DealDamage,
    Destroy,
    Discard,
    Mill,
    Move,
    Reveal,
    Sacrifice,
    SacrificeAnyNumber,
    Tap,
)
from comprules.abilities.keyword_actions import DigUntil
from comprules.abilities.nouns import DoneTo
from comprules.abilities.searching import LookAtHand, PlayersMove

__all__ = ["done_by"]

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
