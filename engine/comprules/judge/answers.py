"""What a judge answers: what came of an action, the board, the rules that were applied."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from comprules.judge.position import ZoneName

__all__ = [
    "Applied",
    "Asked",
    "Board",
    "BoardObject",
    "BoardPlayer",
    "Done",
    "Outcome",
    "Refused",
    "Unsupported",
]


class Unsupported(Exception):  # noqa: N818 -- not a fault: the judge says that it has no such thing
    """The judge lacks what the scenario needs (a card, a variant, an action); the scenario is skipped."""


@dataclass(frozen=True, slots=True)
class Done:
    """The action took place."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The action is illegal and nothing changed; the game goes on from where it was."""

    reason: str
    rule: str = ""
    """The number that forbids it, where the judge knows it."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The game waits for an answer: ``least`` to ``most`` picks out of ``options``.

    Only real choices are asked for, one after the other. With no options, any number or name is an answer.
    """

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

    Placed objects are listed wherever they are, as a judge sees all. Cards that nobody looks at (the
    ``library`` of a seat) are counted and not listed while they are in a library or a hand.
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
    decided_by: str = ""
    """Who makes the decisions of the player just now, where that is another player (721.5)."""
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
