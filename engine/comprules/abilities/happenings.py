"""More of what triggered abilities wait for (603): changes of status and zone, deeds of players, events of one resolution."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from comprules.abilities.kinds import Happening
    from comprules.abilities.nouns import Either as OneOfEither
    from comprules.abilities.nouns import Filter, Players, Subject

__all__ = [
    "AbilityTriggers",
    "ActivatesAbility",
    "AttacksUnblocked",
    "BecomesAttached",
    "BecomesTapped",
    "BecomesTarget",
    "BecomesUnattached",
    "CopiesSpell",
    "CountersArePut",
    "CountersAreRemoved",
    "CyclesCard",
    "DamageIsPrevented",
    "DiscardsCard",
    "Either",
    "GainsControlFrom",
    "HasResolved",
    "IsCountered",
    "IsDealtDamage",
    "LeavesZone",
    "LosesControl",
    "LosesLife",
    "NextBeginning",
    "PaysThisCost",
    "PlaneswalksAway",
    "PutInto",
    "RevealsCard",
    "SacrificesPermanent",
    "SpellResolves",
    "TakesAction",
    "TapsForMana",
    "ThisWay",
]

# ---- one of two


@dataclass(frozen=True, slots=True)
class Either:
    """One event or another happens: ``enters or attacks``."""

    first: Happening
    second: Happening


# ---- zones


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


# ---- damage


@dataclass(frozen=True, slots=True)
class DamageIsPrevented:
    """Damage that would be dealt to what is named is prevented (615.13)."""

    to: Subject | Players


# ---- combat


@dataclass(frozen=True, slots=True)
class AttacksUnblocked:
    """An attacking creature stays unblocked as blockers are declared (509.3g)."""

    who: Subject


# ---- status


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

    who: Subject | Players | OneOfEither
    by: Literal["spell", "ability", "spell or ability"]
    whose: Players | None = None
    first: bool = False


@dataclass(frozen=True, slots=True)
class IsDealtDamage:
    """An object or player is dealt damage, with ``by`` such a source's; all that is dealt at once is one event."""

    who: Subject | Players | OneOfEither
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


# ---- players


@dataclass(frozen=True, slots=True)
class CopiesSpell:
    """A player copies a spell that matches (707.10)."""

    who: Players
    spell: Filter


@dataclass(frozen=True, slots=True)
class CyclesCard:
    """A player cycles a card that is named or matches (702.29c)."""

    who: Players
    what: Subject


@dataclass(frozen=True, slots=True)
class TakesAction:
    """A player takes a keyword action: scries, surveils, proliferates, or searches or shuffles his or her library."""

    who: Players
    action: Literal["scry", "surveil", "proliferate", "search", "shuffle"]


@dataclass(frozen=True, slots=True)
class LosesLife:
    """A player loses life."""

    who: Players


@dataclass(frozen=True, slots=True)
class DiscardsCard:
    """A player discards a card that is named or matches."""

    who: Players
    what: Subject


@dataclass(frozen=True, slots=True)
class SacrificesPermanent:
    """A player sacrifices a permanent that is named or matches."""

    who: Players
    what: Subject


@dataclass(frozen=True, slots=True)
class ActivatesAbility:
    """A player activates an ability of what is named or matches."""

    who: Players
    of: Subject


@dataclass(frozen=True, slots=True)
class TapsForMana:
    """A player taps a permanent for mana (106.12)."""

    who: Players
    what: Subject


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
class PlaneswalksAway:
    """A player planeswalks away from a plane (701.31)."""

    who: Players
    plane: Subject


@dataclass(frozen=True, slots=True)
class RevealsCard:
    """A player reveals a card."""

    who: Players
    what: Subject


# ---- abilities


@dataclass(frozen=True, slots=True)
class AbilityTriggers:
    """A triggered ability triggers: any of ``of``, or with ``cause`` because of that event (603.3b)."""

    of: Filter
    cause: Happening | None = None


@dataclass(frozen=True, slots=True)
class SpellResolves:
    """A spell that matches has resolved (608.2p)."""

    spell: Filter


@dataclass(frozen=True, slots=True)
class HasResolved:
    """The ability that says so has resolved so many times in a turn (603.7h)."""

    times: int


# ---- in delayed and reflexive triggers


@dataclass(frozen=True, slots=True)
class NextBeginning:
    """The next such step begins (603.7): ``the next end step``, ``your next upkeep``."""

    step: str
    whose: Players


@dataclass(frozen=True, slots=True)
class ThisWay:
    """Something happens because of the text that says so: earlier in the same resolution (603.12), or by a linked ability (603.11)."""

    when: Happening


@dataclass(frozen=True, slots=True)
class PaysThisCost:
    """The cost that could be paid any number of times was paid one or more times (603.12a)."""
