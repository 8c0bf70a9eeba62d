"""What When steps let players do, and the answers that they give."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

__all__ = [
    "Action",
    "Activate",
    "Advance",
    "Attack",
    "Block",
    "Cast",
    "Choice",
    "Concede",
    "ExchangeCards",
    "Pass",
    "Play",
    "PresentDeck",
    "ReceivePriority",
    "SetAside",
    "SpecialAction",
    "StartGame",
    "TurnFaceUp",
]


@dataclass(frozen=True, slots=True)
class Cast:
    """A player casts the card with this label; players before that one in turn pass for it.

    They do so as long as that resolves nothing and ends no step, as before every action that takes priority.
    """

    player: str
    card: str
    targets: tuple[str, ...] = ()
    """Labels or players' names in the order of the text."""
    x: int | None = None
    modes: tuple[int, ...] = ()
    """They are counted from 1."""
    options: tuple[str, ...] = ()
    """Words for what is decided as it is cast: ``kicker``, ``flashback``, ``splice Glacial Ray``.

    A keyword that the card has twice is told by its cost: ``kicker {2}{R}``.
    """


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
    """A player declares attackers; before that all players pass until the declare attackers step.

    What is on the stack resolves on the way. Afterwards the active player has priority.
    """

    player: str
    attackers: Mapping[str, str]
    """Each attacker's label with the player or permanent it attacks."""


@dataclass(frozen=True, slots=True)
class Block:
    """A player declares blockers: ``blockers`` maps the label of each to the attackers it blocks.

    Before that all players pass until the declare blockers step.
    """

    player: str
    blockers: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class Pass:
    """A player who has priority passes; with an empty name every player who has not passed does so once.

    That ends as soon as something has resolved or a step has begun.
    """

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
