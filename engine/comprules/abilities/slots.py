"""Words of an ability introduce things, each in a slot of its own, and other words refer to a slot."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

__all__ = ["CURRENT", "HOST", "NOW", "PAID", "SOURCE", "Aspect", "Introduces", "Reference", "Slot"]

Aspect = Literal[
    "object",
    "two",
    "player",
    "either",
    "amount",
    "whether",
    "pile",
    "zones",
    "cause",
    "source",
    "hurt",
    "done",
    "doers",
    "those it was done by",
    "host",
    "votes",
]
"""What a reference asks of an introduction: objects, players, objects or players, how much, whether it was
done, the cards looked at or revealed, the zones searched, the spell or ability that something comes from,
the source of damage, the objects to which damage was really dealt, those to which the rest was really
done, the players who did what they might have done, or what all were told to do, what an object was to
be attached to, and what was voted for.
"""

CURRENT: Final = -1
"""The number of what an instruction, an event or a description is dealing with at the very moment."""

PAID: Final = -2
"""The number of what the costs of the spell or ability took."""

SOURCE: Final = -3
"""The number of the source of the ability."""

HOST: Final = -4
"""The number of what the source is attached to, which fills no slot: it is named again instead."""


@dataclass(frozen=True, slots=True)
class Slot:
    """What a reference means: an introduction earlier in the same ability."""

    number: int
    """The number of the introduction, in the order of the words."""
    aspect: Aspect
    """What is asked of it."""
    words: str
    """What was introduced there, as one would call it: ``the target creature``."""
    paid: str = ""
    """For what costs took, the kind of payment: ``sacrifice``, ``discard``, ``exile``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reference:
    """Words that mean something introduced before them."""

    slot: Slot | None = field(default=None, compare=False, repr=False)
    """What they mean; None until the ability has been bound."""


NOW: Final = Slot(CURRENT, "object", "what is being dealt with")
"""What an instruction, an event or a description is dealing with at the very moment."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Introduces:
    """Words that introduce something for later words to refer to."""

    fills: int = field(default=0, compare=False, repr=False)
    """The number of the slot that is filled while playing; 0 until the ability has been bound."""
