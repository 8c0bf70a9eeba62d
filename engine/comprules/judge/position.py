"""The position that a judge is given: what Given steps set up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

__all__ = [
    "Card",
    "PastGame",
    "Placed",
    "Position",
    "Seat",
    "ZoneName",
]

ZoneName = Literal["battlefield", "hand", "library", "graveyard", "exile", "stack", "command", "ante", "none"]


@dataclass(frozen=True, slots=True)
class Card:
    """A card by its printed values.

    ``back`` is the other face of a double-faced card, ``adventure`` the smaller card that an adventurer card
    holds. A split card is named ``Left // Right``, and else is its left half.
    """

    name: str
    type_line: str
    cost: str = ""
    """Like ``{1}{W}``; it is empty if there is no mana cost."""
    size: str = ""
    """Like ``2/2`` or ``*/*``, or empty."""
    loyalty: str = ""
    """The printed number, or empty."""
    defense: str = ""
    """The printed number, or empty."""
    color: str = ""
    """A color indicator in color words; if it is empty, the colors follow from the cost."""
    text: str = ""
    """It holds one ability a line."""
    back: Card | None = None
    adventure: Card | None = None
    flip: Card | None = None
    """What stands upside down on a flip card; its cost is that of the card."""
    right: Card | None = None
    """The right half of a split card."""
    melds_with: str = ""
    """The name of the counterpart of a meld card."""
    melded: Card | None = None
    """The combined back face of a meld card, which one of the two has."""
    hand_modifier: str = ""
    """Of a vanguard, like ``+1``, or empty."""
    lights: str = ""
    """The numbers that are lit up on an Attraction, such as ``2 6``."""
    life_modifier: str = ""
    """Of a vanguard, like ``-8``, or empty."""


@dataclass(frozen=True, slots=True)
class Placed:
    """One object of the position; objects of a library are listed from the top."""

    label: str
    """The scenario calls the object so; the label is unique and follows the card from zone to zone."""
    card: str
    zone: ZoneName
    owner: str
    controller: str
    token: bool = False
    tapped: bool = False
    face_down: bool = False
    summoning_sick: bool = False
    damage: int = 0
    counters: Mapping[str, int] = field(default_factory=dict)
    attached_to: str = ""
    """A label or a player's name."""
    notes: Mapping[str, str] = field(default_factory=dict)
    """Earlier decisions for the object: ``{"sector": "alpha", "protector": "Bob", "room": "…"}``.

    The note ``circled`` names the two colors that are circled on Cryptic Spires: ``red green``, the note
    ``symbol`` the expansion of which the card is a printing.

    A card outside the game, in zone ``none``, is in a ``sideboard`` or ``card pool``, as its note ``deck``
    says.
    """


@dataclass(frozen=True, slots=True)
class Seat:
    """One player of the position; players are listed in turn order."""

    name: str
    life: int = 20
    poison: int = 0
    mana: str = ""
    """The mana pool, written like ``{2}{R}``."""
    team: str = ""
    """Players of one team play together."""
    library: int = 0
    """How many cards that nobody looks at lie in the library below the placed ones.

    A judge calls them ``Alice's unseen card 1`` and so on, from the top.
    """
    speed: int | None = None
    stickers: tuple[str, ...] = ()
    """The player brought these: a size, or the text of an ability, behind a cost like ``{TK}{TK} — ``."""
    name_stickers: tuple[str, ...] = ()
    counters: Mapping[str, int] = field(default_factory=dict)
    commander_damage: Mapping[str, int] = field(default_factory=dict)
    art_stickers: tuple[str, ...] = ()
    sheets: tuple[tuple[str, ...], ...] = ()
    """Each sticker sheet that was brought: its name, its stickers, with ``name:`` before names."""
    shuffles: Mapping[str, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """The labels that come to the top in each of the next shuffles of the ``library`` or another deck."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """An earlier game of the match: who lost it, empty for a draw, and who chose its starting player."""

    loser: str
    chooser: str


@dataclass(frozen=True, slots=True)
class Position:
    """A whole position: everything that the Given steps of a scenario set up."""

    edition: str
    """An effective date (``2025-06-06``)."""
    seats: tuple[Seat, ...]
    cards: tuple[Card, ...] = ()
    """Only those that are placed, or that the scenario or another of these cards names."""
    placed: tuple[Placed, ...] = ()
    active: str = ""
    step: str = "precombat main"
    """A step or phase of the turn, such as ``upkeep``, ``precombat main`` or ``end of combat``."""
    variant: str = ""
    """Empty, or ``Two-Headed Giant``, ``Commander``, ``Archenemy``, ``Planechase`` and so on."""
    lots: tuple[str, ...] = ()
    """What the next coin flips and die rolls come up as: ``heads``, ``17``."""
    decks: Literal["", "constructed", "limited"] = ""
    """By which rules the decks were made, where that matters."""
    chooser: str = ""
    """Who chooses the starting player, as the players have agreed, where they have."""
    games: tuple[PastGame, ...] = ()
    """The earlier games of the match."""
