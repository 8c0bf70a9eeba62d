"""The trigger events (603.2) that befall objects: they enter, attack, die, are tapped, attached, targeted, dealt damage."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.nouns import Filter, ObjectsOrPlayers, Players, Subject

__all__ = [
    "Attacks",
    "AttacksSo",
    "AttacksUnblocked",
    "BecomesAttached",
    "BecomesBlocked",
    "BecomesTapped",
    "BecomesTarget",
    "BecomesUnattached",
    "Blocks",
    "CountersArePut",
    "CountersAreRemoved",
    "DamageIsPrevented",
    "DealsDamage",
    "Dies",
    "Enters",
    "GainsControlFrom",
    "IsCountered",
    "IsDealtDamage",
    "IsTurnedFaceUp",
    "Leaves",
    "LeavesZone",
    "LosesControl",
    "Phases",
    "PutInto",
    "SpellResolves",
]


@dataclass(frozen=True, slots=True)
class Enters:
    """An object enters the battlefield."""

    who: Subject


@dataclass(frozen=True, slots=True)
class Dies:
    """A creature or planeswalker is put into a graveyard from the battlefield (700.4)."""

    who: Subject


@dataclass(frozen=True, slots=True)
class Leaves:
    """An object leaves the battlefield."""

    who: Subject


@dataclass(frozen=True, slots=True)
class Phases:
    """A permanent phases in, or with ``out`` phases out (702.26)."""

    who: Subject
    out: bool = False


@dataclass(frozen=True, slots=True)
class Attacks:
    """A creature is declared as an attacker: ``alone``, for the ``first`` time in a turn, or against players, with ``planeswalkers`` or those that they control."""

    who: Subject
    alone: bool = False
    first: bool = False
    whom: Players | None = None
    planeswalkers: bool = False
    least: int = 1
    """How many such creatures have to attack together."""


@dataclass(frozen=True, slots=True)
class Blocks:
    """A creature is declared as a blocker; with ``whom`` for each such creature that it blocks, which is what ``it`` means."""

    who: Subject
    whom: Subject | None = None


@dataclass(frozen=True, slots=True)
class BecomesBlocked:
    """An attacking creature becomes blocked; with ``by`` for each such creature that blocks it, which is what ``it`` means."""

    who: Subject
    by: Subject | None = None


@dataclass(frozen=True, slots=True)
class DealsDamage:
    """A source deals damage, to anything, or to whom or what is named, one of either with ``Either``."""

    who: Subject
    to: Subject | Players | ObjectsOrPlayers | None = None
    combat: bool = False


@dataclass(frozen=True, slots=True)
class IsTurnedFaceUp:
    """A permanent is turned face up."""

    who: Subject


@dataclass(frozen=True, slots=True)
class PutInto:
    """An object is put into a zone, from anywhere or, with ``origin``, from one zone; ``whose`` narrows the zone."""

    who: Subject
    zone: Literal["graveyard", "hand", "library", "exile"]
    whose: Players | None = None
    origin: Literal["", "battlefield", "graveyard", "hand", "library", "exile", "stack"] = ""


@dataclass(frozen=True, slots=True)
class LeavesZone:
    """A card leaves a graveyard, or another zone than the battlefield."""

    who: Subject
    zone: Literal["graveyard", "hand", "library"]
    whose: Players | None = None


@dataclass(frozen=True, slots=True)
class DamageIsPrevented:
    """Damage that would be dealt to what is named is prevented (615.13)."""

    to: Subject | Players


@dataclass(frozen=True, slots=True)
class AttacksUnblocked:
    """An attacking creature stays unblocked as blockers are declared (509.3g)."""

    who: Subject


@dataclass(frozen=True, slots=True)
class AttacksSo:
    """A creature is declared as an attacker in a way that only a keyword asks for (702.105a, 702.149a)."""

    who: Subject
    how: Literal["the player with the most life", "beside a creature with greater power", "while saddled"]


@dataclass(frozen=True, slots=True)
class BecomesTapped:
    """A permanent's status changes to tapped, or with ``untapped`` the other way (603.2f)."""

    who: Subject
    untapped: bool = False


@dataclass(frozen=True, slots=True)
class BecomesAttached:
    """An object becomes attached to another."""

    who: Subject
    to: Subject


@dataclass(frozen=True, slots=True)
class BecomesUnattached:
    """An object ceases to be attached, to what is named or to anything (701.3d)."""

    who: Subject
    host: Subject | None = None


@dataclass(frozen=True, slots=True)
class BecomesTarget:
    """An object or player becomes the target of a spell or ability; ``whose`` narrows who controls that, ``first`` means for the first time in a turn."""

    who: Subject | Players | ObjectsOrPlayers
    by: Literal["spell", "ability", "spell or ability"]
    whose: Players | None = None
    first: bool = False


@dataclass(frozen=True, slots=True)
class IsDealtDamage:
    """An object or player is dealt damage, with ``by`` such a source's; all that is dealt at once is one event."""

    who: Subject | Players | ObjectsOrPlayers
    combat: bool = False
    by: Subject | None = None


@dataclass(frozen=True, slots=True)
class CountersArePut:
    """Counters of a kind, or of any, are put on an object (122.6), ``by`` such players: once however many, or with ``each`` once for each counter."""

    kind: str
    who: Subject
    each: bool = False
    by: Players | None = None


@dataclass(frozen=True, slots=True)
class CountersAreRemoved:
    """Counters of a kind, or of any, are removed from an object: once however many, or with ``each`` once for each counter; or the ``last`` of a kind is."""

    kind: str
    who: Subject
    each: bool = False
    last: bool = False


@dataclass(frozen=True, slots=True)
class IsCountered:
    """A spell is countered (701.6)."""

    who: Subject


@dataclass(frozen=True, slots=True)
class LosesControl:
    """A player loses control of an object."""

    who: Players
    of: Subject


@dataclass(frozen=True, slots=True)
class GainsControlFrom:
    """A player gains control of an object from another."""

    who: Players
    of: Subject
    source: Players


@dataclass(frozen=True, slots=True)
class SpellResolves:
    """A spell that matches has resolved (608.2p)."""

    spell: Filter
