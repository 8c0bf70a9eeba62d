"""What a description may say of an object by itself, without naming players, other objects or amounts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.adjectives import ADJECTIVES

__all__ = [
    "CastFrom",
    "Color",
    "ConvokedThis",
    "Exceeds",
    "ExiledWith",
    "Facing",
    "Happened",
    "HasCounter",
    "HasKeyword",
    "HasName",
    "Is",
    "LinkedTo",
    "OfPair",
    "OneOfThese",
    "Other",
    "PutThere",
    "Shares",
    "Subtype",
    "Supertype",
    "ThisTurn",
    "Type",
]


@dataclass(frozen=True, slots=True)
class Type:
    """The object has this card type."""

    word: str


@dataclass(frozen=True, slots=True)
class Supertype:
    """The object has this supertype."""

    word: str


@dataclass(frozen=True, slots=True)
class Subtype:
    """The object has this subtype."""

    word: str


@dataclass(frozen=True, slots=True)
class Color:
    """The object has this color, and perhaps others."""

    word: str


@dataclass(frozen=True, slots=True)
class Is:
    """The object is what an adjective of the table says: tapped, attacking, equipped, colorless."""

    adjective: str

    def __post_init__(self) -> None:
        """Refuse an adjective that the table hasn't.

        Raises:
            ValueError: No row of the table has this word.
        """
        if self.adjective not in ADJECTIVES:
            raise ValueError(f"{self.adjective!r} is no row of ADJECTIVES: {', '.join(ADJECTIVES)}")


@dataclass(frozen=True, slots=True)
class HasKeyword:
    """The object has a keyword ability of this name."""

    keyword: str


@dataclass(frozen=True, slots=True)
class HasCounter:
    """At least one counter of this kind is on the object; of any kind where none is said."""

    kind: str


@dataclass(frozen=True, slots=True)
class HasName:
    """The object has this name."""

    name: str


@dataclass(frozen=True, slots=True)
class Other:
    """The object is not the one with the ability, or not ``it``, which the text has just named."""

    than: Literal["this", "it"] = "this"


@dataclass(frozen=True, slots=True)
class LinkedTo:
    """The one with the ability exiled it, created it or put it onto the battlefield (607.2a, 607.2c)."""

    how: Literal["exiled", "the exiled", "imprinted", "championed", "put"]
    """``the exiled`` counts what was exiled with the object's maker as well (607.1d).

    ``imprinted`` is said of what an imprint ability exiled (502.34a of 2009), ``championed`` of what the
    other ability of the same champion ability did (702.72b).
    """


@dataclass(frozen=True, slots=True)
class ExiledWith:
    """The card was exiled with cards of this name before the game began (607.2n)."""

    name: str


Happened = Literal[
    "attacked", "blocked", "died", "cast", "cast by an opponent", "damaged by this", "damaged", "damaged you", "entered",
    "exiled", "left", "discarded", "drawn", "sacrificed", "left graveyard", "put into graveyard",
    "put into graveyard from battlefield", "given a counter",
]  # fmt: skip
"""What may have happened to an object this turn."""


@dataclass(frozen=True, slots=True)
class ThisTurn:
    """Something happened to the object, or was done by it, this turn (608.2i)."""

    what: Happened


@dataclass(frozen=True, slots=True)
class OneOfThese:
    """The object is one of those that words about another object mean; no words say so by themselves."""

    ids: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PutThere:
    """The card came to where it lies this turn: from a zone, or with none said from anywhere."""

    origin: Literal["", "battlefield", "library"] = ""


@dataclass(frozen=True, slots=True)
class Facing:
    """The object blocks the one with the ability, is blocked by it, or either, or it attacks ``you``.

    ``your opponents`` are the players themselves, and not their planeswalkers.
    """

    how: Literal[
        "blocking", "blocked by", "blocking or blocked by", "attacking you", "attacking your opponents"
    ]


@dataclass(frozen=True, slots=True)
class ConvokedThis:
    """The creature was tapped for convoke as the one with the ability was cast (702.51c)."""


@dataclass(frozen=True, slots=True)
class Exceeds:
    """One quality is greater than another of the same object: ``toughness greater than its power``."""

    one: Literal["power", "toughness"]
    than: Literal["power", "toughness", "base power"]


@dataclass(frozen=True, slots=True)
class CastFrom:
    """The spell was cast from this zone, or from anywhere other than a hand."""

    origin: Literal["hand", "library", "graveyard", "exile", "not hand"]


@dataclass(frozen=True, slots=True)
class OfPair:
    """The object is the one with the ability, or the creature that it is paired with (702.95b)."""


@dataclass(frozen=True, slots=True)
class Shares:
    """The object shares a quality with one that was named before."""

    quality: Literal["color", "card type", "creature type", "name"]
    with_this: bool = False
    """It shares the quality with the object that has the ability."""
