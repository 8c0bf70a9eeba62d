"""The Judge protocol: an engine answers these messages, so that the suite can examine it.

A judge is given a position, is told what players do, and lets itself be looked at. Every message is a frozen
dataclass of JSON-able values; :mod:`comprules.kit.pipe` carries them as JSON lines to engines in other
languages. What a scenario expects is never told to the judge.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol

__all__ = [
    "Action",
    "Activate",
    "Advance",
    "Applied",
    "Asked",
    "Attack",
    "Block",
    "Board",
    "BoardObject",
    "BoardPlayer",
    "Card",
    "Cast",
    "Choice",
    "Concede",
    "Done",
    "ExchangeCards",
    "Judge",
    "Outcome",
    "Pass",
    "PastGame",
    "Placed",
    "Play",
    "Position",
    "PresentDeck",
    "ReceivePriority",
    "Refused",
    "Seat",
    "SetAside",
    "SpecialAction",
    "StartGame",
    "TurnFaceUp",
    "Unsupported",
    "ZoneName",
]

ZoneName = Literal["battlefield", "hand", "library", "graveyard", "exile", "stack", "command", "ante", "none"]


class Unsupported(Exception):  # noqa: N818 -- not a fault: the judge says that it has no such thing
    """The judge lacks what the scenario needs (a card, a variant, an action); the scenario is skipped."""


# ---- the position: what Given steps set up


@dataclass(frozen=True, slots=True)
class Card:
    """A card by its printed values.

    ``back`` is the other face of a double-faced card, ``adventure`` the smaller card that an adventurer card
    holds, ``flip`` what stands upside down on a flip card, whose cost is that of the card, ``right`` the right
    half of a split card, which is named ``Left // Right`` and else is its left half. Of a meld card
    ``melds_with`` names the counterpart, and one of the two has ``melded``, their combined back face.
    """

    name: str
    type_line: str
    cost: str = ""
    """Like ``{1}{W}``; it is empty if there is no mana cost."""
    size: str = ""
    """Like ``2/2`` or ``*/*``, or empty."""
    loyalty: str = ""
    """The printed number, or empty, as with ``defense``."""
    defense: str = ""
    color: str = ""
    """A color indicator in color words; if it is empty, the colors follow from the cost."""
    text: str = ""
    """It holds one ability a line."""
    back: Card | None = None
    adventure: Card | None = None
    flip: Card | None = None
    right: Card | None = None
    melds_with: str = ""
    melded: Card | None = None
    hand_modifier: str = ""
    """Of a vanguard, like ``+1``, or empty, as with ``life_modifier``."""
    life_modifier: str = ""


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
    """How many cards that nobody looks at lie in the library below the placed ones."""
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


# ---- actions: what When steps let players do


@dataclass(frozen=True, slots=True)
class Cast:
    """A player casts the card with this label."""

    player: str
    card: str
    targets: tuple[str, ...] = ()
    """Labels or players' names in the order of the text."""
    x: int | None = None
    modes: tuple[int, ...] = ()
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Play:
    """A player plays the land with this label."""

    player: str
    card: str


@dataclass(frozen=True, slots=True)
class Activate:
    """A player activates an ability of the object with this label.

    ``ability`` is the part of its text that singles it out, or empty when the object has only one.
    """

    player: str
    source: str
    ability: str = ""
    targets: tuple[str, ...] = ()
    x: int | None = None


@dataclass(frozen=True, slots=True)
class TurnFaceUp:
    """A player turns the face-down permanent with this label face up."""

    player: str
    permanent: str


@dataclass(frozen=True, slots=True)
class SetAside:
    """A player suspends, foretells or plots the card with this label by a special action."""

    player: str
    card: str
    how: Literal["suspend", "foretell", "plot"]
    x: int | None = None


@dataclass(frozen=True, slots=True)
class SpecialAction:
    """A player takes another special action, that an object (none for the planar die) or a rule allows."""

    player: str
    what: Literal["end effect", "ignore effect", "discard", "fetch companion", "roll planar die", "unlock"]
    object: str = ""


@dataclass(frozen=True, slots=True)
class Attack:
    """A player declares attackers."""

    player: str
    attackers: Mapping[str, str]
    """Each attacker's label with the player or permanent it attacks."""


@dataclass(frozen=True, slots=True)
class Block:
    """A player declares blockers: ``blockers`` maps the label of each to the attackers it blocks."""

    player: str
    blockers: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Pass:
    """A player who has priority passes; with an empty name every player in turn passes once."""

    player: str = ""


@dataclass(frozen=True, slots=True)
class ReceivePriority:
    """The game comes to the point at which this player would receive priority."""

    player: str


@dataclass(frozen=True, slots=True)
class Advance:
    """All players pass, doing nothing, until the named step of the named player's next turn part begins.

    The step reached is the first one of that name, of that player's turn, that lies ahead.
    Abilities that trigger as it begins are on the stack then, and have not resolved.
    """

    player: str
    step: str


@dataclass(frozen=True, slots=True)
class Concede:
    """A player leaves the game."""

    player: str


@dataclass(frozen=True, slots=True)
class PresentDeck:
    """A player presents the deck, with all that belongs to it, to play the game with it."""

    player: str


@dataclass(frozen=True, slots=True)
class ExchangeCards:
    """Before a game, a player puts one card of the deck into the sideboard, and one from there into it."""

    player: str
    out: str
    into: str


@dataclass(frozen=True, slots=True)
class StartGame:
    """The game starts, from decks to the first turn.

    This player was chosen to take that turn; with an empty name that is still to be found out.
    """

    player: str = ""


Action = (
    StartGame
    | PresentDeck
    | ExchangeCards
    | Cast
    | Play
    | Activate
    | TurnFaceUp
    | SetAside
    | SpecialAction
    | Attack
    | Block
    | Pass
    | ReceivePriority
    | Advance
    | Concede
)


@dataclass(frozen=True, slots=True)
class Choice:
    """A player answers the question that was asked."""

    player: str
    picks: tuple[str, ...]
    """Labels, players' names, numbers, words or ``yes``/``no``."""


# ---- what a judge answers


@dataclass(frozen=True, slots=True)
class Done:
    """The action took place."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The action is illegal and nothing changed."""

    reason: str
    rule: str = ""
    """The number that forbids it, where the judge knows it."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The game waits for an answer: ``least`` to ``most`` picks out of ``options``."""

    player: str
    question: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    known: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What others have chosen at the same time and the player knows of (101.4b)."""


Outcome = Done | Refused | Asked


@dataclass(frozen=True, slots=True)
class BoardObject:
    """One object as it is now: characteristics after all effects, and its status.

    Hidden objects are listed too, as a judge sees all.
    """

    label: str
    name: str
    zone: ZoneName
    owner: str
    controller: str = ""
    cost: str = ""
    colors: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    """Keywords, and whole abilities as text."""
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    token: bool = False
    tapped: bool = False
    face_down: bool = False
    phased_out: bool = False
    damage: int = 0
    counters: Mapping[str, int] = field(default_factory=dict)
    attached_to: str = ""
    attacking: str = ""
    blocking: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    notes: Mapping[str, str] = field(default_factory=dict)
    hidden_from: tuple[str, ...] = ()
    """These players may not look at it."""


@dataclass(frozen=True, slots=True)
class BoardPlayer:
    """One player now; ``lost`` says why, ``drew`` that it is a draw for one; neither for one in the game."""

    name: str
    life: int
    poison: int = 0
    hand: int = 0
    library: int = 0
    speed: int | None = None
    mana: str = ""
    maximum_hand_size: int | None = 7
    abilities: tuple[str, ...] = ()
    counters: Mapping[str, int] = field(default_factory=dict)
    stickers: tuple[str, ...] = ()
    """The stickers that the player may use: a size, or the text of an ability."""
    lost: str = ""
    drew: bool = False
    won: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """All that can be looked at; ``stack`` lists labels from the top.

    An ability on the stack is labeled ``ability of Ox``, and an emblem ``emblem of Ox``; where that label is
    taken already, ``ability of Ox (2)``, as tokens are numbered.
    """

    players: tuple[BoardPlayer, ...]
    objects: tuple[BoardObject, ...]
    stack: tuple[str, ...]
    turn: int
    active: str
    step: str
    priority: str
    over: bool = False


@dataclass(frozen=True, slots=True)
class Applied:
    """A line of the trace: what a rule decided, or what the story needs beside it."""

    number: str
    """A rule of the base edition, or of ``edition`` where that is given."""
    what: str
    edition: str = ""
    decided: bool = True
    """Whether something was done, allowed, refused or spared because of the rule, not anyway."""


class Judge(Protocol):
    """An engine under examination; it plays one game at a time.

    Every method may raise :class:`Unsupported`; any other exception counts as an error of the judge.
    """

    @property
    def name(self) -> str:
        """Return the engine's name and version."""
        ...

    def begin(self, position: Position) -> None:
        """Forget any earlier game and set up this position; no rule is applied yet."""
        ...

    def act(self, action: Action) -> Outcome:
        """Let a player do something, and its consequences follow until the game waits for a player."""
        ...

    def answer(self, choice: Choice) -> Outcome:
        """Go on from the question that the last outcome asked."""
        ...

    def would(self, action: Action) -> Outcome:
        """Say what ``act`` would, and change nothing."""
        ...

    def board(self) -> Board:
        """Return the game as it stands."""
        ...

    def trace(self) -> tuple[Applied, ...]:
        """Return every rule applied since ``begin``, in order; empty if the engine keeps no trace."""
        ...
