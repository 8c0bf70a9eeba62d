"""Events that move, make and end objects (111, 400, 701)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from comprules.abilities.kinds import Ability
    from comprules.state.lasting import Lasting
    from comprules.state.objects import Characteristics, OnStack, Origin
    from comprules.words import Cause, Half, Zone


__all__ = [
    "Acts",
    "CeasesToExist",
    "ChangesOwner",
    "Chaos",
    "Copies",
    "Creates",
    "Destroys",
    "Discards",
    "Draws",
    "GetsEmblem",
    "Merges",
    "Moves",
    "Reveals",
    "Sacrifices",
    "Shuffles",
    "Ventures",
]


@dataclass(frozen=True, slots=True)
class Moves:
    """An object goes to another zone and becomes a new object there (400.7).

    ``cause`` is ``died of state``, ``destroyed``, ``sacrificed``, ``discarded``, ``resolved`` … where
    something may look for it, ``by`` the player whose effect has a card discarded. The last fields say how it
    enters the battlefield.
    """

    object: int
    to: Zone
    place: Literal["", "top", "second", "third", "bottom"] = ""
    cause: Cause = ""
    by: str = ""
    under: str = ""
    tapped: bool = False
    face_down: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: int | str | None = None
    notes: tuple[tuple[str, str], ...] = ()
    linked: tuple[tuple[Origin, str, tuple[int | str, ...]], ...] = ()
    effects: tuple[Lasting, ...] = ()
    transformed: bool = False
    as_adventure: bool = False
    """Whether the card is cast as its Adventure (715.3b)."""
    bestowed: bool = False
    """Whether the card is cast bestowed (702.103b)."""
    prototyped: bool = False
    """Whether the card is cast prototyped (702.160a)."""
    half: Half | Literal["", "both"] = ""
    """The half of a split card that is cast, or both if it is cast fused (709.3)."""
    melded_with: int = 0
    """The other card of its meld pair, which enters together with it as one permanent (701.42a)."""
    commander_apart: bool = False
    """Whether a commander among its components goes to the command zone instead (903.9c)."""


@dataclass(frozen=True, slots=True)
class Creates:
    """Tokens of one kind, so many, are created under a player's control (111.2).

    That player owns them unless ``owner`` names another.
    """

    player: str
    token: Characteristics
    tapped: bool = False
    attached_to: int | str | None = None
    counters: tuple[tuple[str, int], ...] = ()
    amount: int = 1
    back: Characteristics | None = None
    """The face that is not up, of a transforming token (707.8a)."""
    turned: bool = False
    """Whether the back face is up."""
    owner: str = ""


@dataclass(frozen=True, slots=True)
class Copies:
    """A copy of a spell or ability is put onto the stack under a player's control (707.10).

    One of a card is made in the card's ``zone`` (707.12).
    """

    player: str
    object: int
    values: Characteristics
    on_stack: OnStack | None
    zone: Zone = "stack"
    back: Characteristics | None = None
    """The other face of a transforming spell (707.10g)."""


@dataclass(frozen=True, slots=True)
class Merges:
    """A mutating spell merges with a permanent, over or under it (728.2).

    The permanent stays the same object.
    """

    object: int
    permanent: int
    over: bool


@dataclass(frozen=True, slots=True)
class CeasesToExist:
    """An object is no more: a token or copy outside its zone, an ability that has left the stack."""

    object: int


@dataclass(frozen=True, slots=True)
class Destroys:
    """A permanent is destroyed (701.8); unless it is regenerated it goes to its owner's graveyard.

    No effect does it where a rule does.
    """

    object: int
    regenerable: bool = True
    by_effect: bool = True


@dataclass(frozen=True, slots=True)
class Sacrifices:
    """A player sacrifices a permanent (701.21)."""

    player: str
    object: int
    by: str = ""
    """The controller of the effect that causes it, or nobody if a cost or rule does."""


@dataclass(frozen=True, slots=True)
class Discards:
    """A player discards a card (701.9)."""

    player: str
    object: int
    by: str = ""
    """The controller of the effect that causes it, or nobody if a cost or rule does."""


@dataclass(frozen=True, slots=True)
class Draws:
    """A player draws one card (121.1)."""

    player: str


@dataclass(frozen=True, slots=True)
class Shuffles:
    """A player shuffles his or her library."""

    player: str


@dataclass(frozen=True, slots=True)
class Acts:
    """A player takes an action that effects can replace as a whole."""

    player: str
    action: Literal[
        "search", "scry", "surveil", "proliferate", "gift", "draw", "open an Attraction", "visit",
        "collect evidence", "the Ring tempts",
    ]  # fmt: skip
    number: int
    """It tells the action apart from others."""
    amount: int = 1
    """How many cards it is about, or how many times it is done."""
    top: int | None = None
    """Only so many of the top cards of a library are searched."""


@dataclass(frozen=True, slots=True)
class GetsEmblem:
    """An emblem with these abilities is put into the player's command zone (114.2).

    The player owns and controls it.
    """

    player: str
    abilities: tuple[Ability, ...]
    label: str


@dataclass(frozen=True, slots=True)
class Chaos:
    """Chaos ensues (311.7)."""


@dataclass(frozen=True, slots=True)
class Ventures:
    """A player's venture marker comes to a room of a dungeon (701.49)."""

    player: str
    dungeon: int
    room: str


@dataclass(frozen=True, slots=True)
class Reveals:
    """A player reveals a card (701.20), because of an ability of ``source`` where there is one."""

    player: str
    card: int
    source: int = 0
    origin: Origin = ("own",)


@dataclass(frozen=True, slots=True)
class ChangesOwner:
    """A player owns an object from now on (407.3)."""

    object: int
    player: str
