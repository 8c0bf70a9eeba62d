"""The trigger events (603.2) that happen to objects: they enter, attack, die, become tapped."""

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
    "BecomesLevel",
    "BecomesMarked",
    "BecomesTapped",
    "BecomesTarget",
    "BecomesUnattached",
    "Blocks",
    "CountersArePut",
    "CountersAreRemoved",
    "Crews",
    "DamageIsPrevented",
    "DealsDamage",
    "Dies",
    "Enlists",
    "Enters",
    "Exploits",
    "FullyUnlocks",
    "GainsControlFrom",
    "HauntedDies",
    "IsChampioned",
    "IsCountered",
    "IsDealtDamage",
    "IsTurnedFaceUp",
    "IsVisited",
    "Leaves",
    "LeavesZone",
    "LosesControl",
    "Mutates",
    "Phases",
    "PutInto",
    "SpellResolves",
    "StickerIsPut",
    "TransformsInto",
    "UnlocksThisDoor",
]


@dataclass(frozen=True, slots=True)
class Enters:
    """An object enters the battlefield."""

    who: Subject
    how: Literal["", "untapped"] = ""
    origin: Literal["", "graveyard", "hand", "library", "exile", "not hand"] = ""
    """It comes from this zone, or from anywhere other than a hand."""
    whose: Players | None = None
    """One of these players owns it, and so that zone is theirs."""


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
    """A creature is declared as an attacker."""

    who: Subject
    alone: bool = False
    """It is the only one."""
    first: bool = False
    """It is the first time this turn."""
    whom: Players | None = None
    """It attacks one of these players."""
    planeswalkers: bool = False
    """It may attack planeswalkers of these players as well."""
    least: int = 1
    """How many such creatures have to attack together."""
    beside: Filter | None = None
    """It attacks together with so many others that match, or more."""
    others: int = 0


@dataclass(frozen=True, slots=True)
class Blocks:
    """A creature is declared as a blocker."""

    who: Subject
    whom: Subject | None = None
    """It triggers for each such creature that it blocks, which is what ``it`` means."""
    least: int = 1
    """How many creatures it has to block at once (509.3e)."""


@dataclass(frozen=True, slots=True)
class BecomesBlocked:
    """An attacking creature becomes blocked."""

    who: Subject
    by: Subject | None = None
    """It triggers for each such creature that blocks it, which is what ``it`` means."""
    least: int = 1
    """How many creatures have to block it at once (509.3e)."""


@dataclass(frozen=True, slots=True)
class DealsDamage:
    """A source deals damage, to anything, or to whom or what is named, one of either with ``Either``."""

    who: Subject
    to: Subject | Players | ObjectsOrPlayers | None = None
    combat: bool = False
    noncombat: bool = False
    """Combat damage does not count."""
    together: bool = False
    """It is one event for all the players who are dealt damage at once."""


@dataclass(frozen=True, slots=True)
class IsTurnedFaceUp:
    """A permanent is turned face up."""

    who: Subject


@dataclass(frozen=True, slots=True)
class UnlocksThisDoor:
    """A player unlocks the half in which this ability stands (709.5h)."""

    who: Players


@dataclass(frozen=True, slots=True)
class FullyUnlocks:
    """A player fully unlocks a permanent (709.5i)."""

    who: Players
    what: Subject


@dataclass(frozen=True, slots=True)
class Mutates:
    """A mutating creature spell merges with a creature (702.140d)."""

    who: Subject


@dataclass(frozen=True, slots=True)
class Exploits:
    """A creature is sacrificed as an exploit ability of another resolves (702.110b)."""

    who: Subject
    what: Subject


@dataclass(frozen=True, slots=True)
class IsChampioned:
    """A permanent is exiled by a champion ability of another one (702.72c)."""

    who: Subject
    by: Subject


@dataclass(frozen=True, slots=True)
class TransformsInto:
    """A permanent transforms into what it is now (701.27a)."""

    who: Subject


@dataclass(frozen=True, slots=True)
class BecomesMarked:
    """A permanent becomes monstrous or renowned, and was not before (701.37b, 702.112b)."""

    who: Subject
    mark: Literal["monstrous", "renowned"]


@dataclass(frozen=True, slots=True)
class BecomesLevel:
    """A Class gains a level (716.2a): ``this Class becomes level 2``."""

    who: Subject
    level: int


@dataclass(frozen=True, slots=True)
class PutInto:
    """An object is put into a zone."""

    who: Subject
    zone: Literal["graveyard", "hand", "library", "exile"]
    whose: Players | None = None
    """The zone is that of one of these players."""
    origin: Literal[
        "", "battlefield", "not battlefield", "graveyard", "hand", "library", "exile", "stack"
    ] = ""
    """It comes from this zone, or from any but the battlefield, rather than from anywhere."""


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
    """An object or player becomes the target of a spell or ability."""

    who: Subject | Players | ObjectsOrPlayers
    by: Literal["spell", "ability", "spell or ability"]
    whose: Players | None = None
    """One of these players controls the spell or ability."""
    first: bool = False
    """It is the first time this turn."""
    kind: Filter | None = None
    """Only such a spell counts."""


@dataclass(frozen=True, slots=True)
class IsDealtDamage:
    """An object or player is dealt damage; all that is dealt at once is one event."""

    who: Subject | Players | ObjectsOrPlayers
    combat: bool = False
    by: Subject | None = None
    """Such a source deals it."""
    excess: Literal["", "damage", "noncombat damage"] = ""
    """Some of it, of any kind or of that kind, has to be excess damage (120.10)."""
    noncombat: bool = False
    """Combat damage does not count."""


@dataclass(frozen=True, slots=True)
class CountersArePut:
    """One or more counters of a kind, or of any, are put on an object (122.6)."""

    kind: str
    who: Subject
    each: bool = False
    """It triggers once for each counter."""
    by: Players | None = None
    """One of these players puts them there."""
    nth: int = 0
    """With them the object has so many of the kind, or more, and had fewer before (122.7)."""


@dataclass(frozen=True, slots=True)
class IsVisited:
    """Players visit an Attraction (701.52a)."""

    by: Players
    who: Subject


@dataclass(frozen=True, slots=True)
class StickerIsPut:
    """A player puts a sticker of a kind, or of any, on an object (123.3)."""

    by: Players
    kind: Literal["", "ability", "power and toughness", "name", "art"]
    who: Subject


@dataclass(frozen=True, slots=True)
class CountersAreRemoved:
    """One or more counters of a kind, or of any, are removed from an object."""

    kind: str
    who: Subject
    each: bool = False
    """It triggers once for each counter."""
    last: bool = False
    """None of the kind is left on the object."""


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


@dataclass(frozen=True, slots=True)
class Crews:
    """A creature is tapped to pay for the crew ability of a Vehicle (702.122b)."""

    who: Subject
    what: Subject


@dataclass(frozen=True, slots=True)
class Enlists:
    """A creature enlists another one (702.154c)."""

    who: Subject
    what: Subject


@dataclass(frozen=True, slots=True)
class HauntedDies:
    """The creature that the card haunts dies (702.55c)."""
