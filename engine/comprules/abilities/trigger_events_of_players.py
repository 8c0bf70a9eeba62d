"""The trigger events (603.2) of players: they draw, cast, gain and lose life, discard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.nouns import AllThese, Filter, OneOrMore, Players, Subject
from comprules.abilities.simple_nouns import This
from comprules.words import Designation, TimeOfDay

__all__ = [
    "ActivatesAbility",
    "AttacksWith",
    "CastsSpell",
    "ChaosIsAwaited",
    "CompletesDungeon",
    "CopiesSpell",
    "CreatesTokens",
    "CyclesCard",
    "DayOrNightEnds",
    "DiscardsCard",
    "DrawsCard",
    "Encountered",
    "ExertsPermanent",
    "Expends",
    "GetsCounters",
    "GetsDesignation",
    "IsAttacked",
    "IsTappedForMana",
    "LifeIsGained",
    "LifeIsLost",
    "LosesTheGame",
    "ManaIsSpent",
    "PlaneswalksAway",
    "PlaneswalksTo",
    "PlaysLandCard",
    "RevealsCard",
    "RollsNumber",
    "SacrificesPermanent",
    "SetInMotion",
    "TakesAction",
]


@dataclass(frozen=True, slots=True)
class CastsSpell:
    """A player casts a spell that matches, or this very spell."""

    who: Players
    spell: Filter | This
    nth: int = 0
    """It is the one of this number in the turn."""
    origin: Literal["", "hand", "library", "graveyard", "exile", "not hand"] = ""
    """It is cast from this zone, or from anywhere other than a hand."""


@dataclass(frozen=True, slots=True)
class PlaysLandCard:
    """A player plays a land that matches (305.1)."""

    who: Players
    land: Filter
    origin: Literal["", "hand", "library", "graveyard", "exile", "not hand"] = ""
    """It is played from this zone, or from anywhere other than a hand."""


@dataclass(frozen=True, slots=True)
class ManaIsSpent:
    """Mana that the same ability has added is spent to cast a spell that matches (106.6)."""

    spell: Filter
    mark: int = 0
    """What tells the mana apart, once there is some."""


@dataclass(frozen=True, slots=True)
class GetsDesignation:
    """A player becomes the monarch, or gets the city's blessing."""

    who: Players
    designation: Designation


@dataclass(frozen=True, slots=True)
class DayOrNightEnds:
    """Day becomes night, or night day (729.1a): the one that ends, or either where none is named."""

    time: TimeOfDay | None = None


@dataclass(frozen=True, slots=True)
class AttacksWith:
    """A player attacks: with any creatures, with some that match, or with each of a kind (508.3c-e)."""

    who: Players
    what: OneOrMore | AllThese | None = None
    least: int = 1
    """How many of them have to attack together."""
    exactly: bool = False
    """No more of them may."""
    whom: Players | None = None
    """Which player they have to attack; a planeswalker or battle doesn't count."""


@dataclass(frozen=True, slots=True)
class IsAttacked:
    """A player is attacked by one or more creatures that are declared (508.3b)."""

    who: Players


@dataclass(frozen=True, slots=True)
class DrawsCard:
    """A player draws a card; with ``nth`` the one that is so many in the turn."""

    who: Players
    nth: int = 0
    but_first: bool = False
    """The first card that the player draws in each of his or her draw steps does not count."""


@dataclass(frozen=True, slots=True)
class LifeIsGained:
    """A player gains life."""

    who: Players
    first: bool = False
    """It is the first time this turn."""


@dataclass(frozen=True, slots=True)
class Expends:
    """The mana that a player has spent to cast spells this turn comes to a number (700.14)."""

    who: Players
    number: int


@dataclass(frozen=True, slots=True)
class LosesTheGame:
    """A player loses the game."""

    who: Players


@dataclass(frozen=True, slots=True)
class SetInMotion:
    """A scheme is set in motion (701.32): ``when you set this scheme in motion``."""

    who: Subject


@dataclass(frozen=True, slots=True)
class Encountered:
    """A phenomenon is encountered (312.5): ``when you encounter this phenomenon``."""

    who: Subject


@dataclass(frozen=True, slots=True)
class ChaosIsAwaited:
    """Chaos ensues (311.7): ``whenever chaos ensues``."""


@dataclass(frozen=True, slots=True)
class CompletesDungeon:
    """A player completes a dungeon (309.7)."""

    who: Players


@dataclass(frozen=True, slots=True)
class CopiesSpell:
    """A player copies a spell that matches (707.10)."""

    who: Players
    spell: Filter


@dataclass(frozen=True, slots=True)
class CreatesTokens:
    """A player creates tokens that match (111.2)."""

    who: Players
    what: AllThese | OneOrMore
    first: bool = False
    """It is the first time this turn that the player creates any."""


@dataclass(frozen=True, slots=True)
class GetsCounters:
    """A player gets one or more counters of a kind (122.1f)."""

    who: Players
    kind: str


@dataclass(frozen=True, slots=True)
class CyclesCard:
    """A player cycles a card that is named or matches (702.29c)."""

    who: Players
    what: Subject


@dataclass(frozen=True, slots=True)
class TakesAction:
    """A player takes a keyword action, searches or shuffles his or her library, or commits a crime."""

    who: Players
    action: Literal[
        "scry", "surveil", "proliferate", "search", "shuffle", "gift", "roll", "win a flip", "lose a flip",
        "commit a crime", "roll the planar die", "roll the planeswalker symbol", "open an Attraction",
        "collect evidence", "the Ring tempts",
    ]  # fmt: skip


@dataclass(frozen=True, slots=True)
class RollsNumber:
    """A player rolls a die, and the result is at least and at most so much (706.2)."""

    who: Players
    least: int
    most: int | None = None


@dataclass(frozen=True, slots=True)
class LifeIsLost:
    """A player loses life."""

    who: Players
    first: bool = False
    """It is the first time this turn."""


@dataclass(frozen=True, slots=True)
class DiscardsCard:
    """A player discards a card that is named or matches."""

    who: Players
    what: Subject
    by: Players | None = None
    """A spell or ability that one of these players controls makes the player do so."""


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
    word: str = ""
    """The keyword whose ability it is, such as ``exhaust``, or ``loyalty``; without it any ability does."""


@dataclass(frozen=True, slots=True)
class IsTappedForMana:
    """A player taps a permanent for mana (106.12)."""

    who: Players
    what: Subject


@dataclass(frozen=True, slots=True)
class PlaneswalksAway:
    """A player planeswalks away from a plane (701.31)."""

    who: Players
    plane: Subject


@dataclass(frozen=True, slots=True)
class PlaneswalksTo:
    """A player planeswalks to a plane (701.31)."""

    who: Players
    plane: Subject


@dataclass(frozen=True, slots=True)
class RevealsCard:
    """A player reveals a card."""

    who: Players
    what: Subject


@dataclass(frozen=True, slots=True)
class ExertsPermanent:
    """A player exerts a permanent (701.43)."""

    who: Players
    what: Subject
