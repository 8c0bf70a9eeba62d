"""Keyword actions (701) and other actions that a text names with a word of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from comprules.abilities.simple_nouns import Number
from comprules.abilities.slots import Introduces

if TYPE_CHECKING:
    from comprules.abilities.nouns import Amount, Filter, Players, Subject
    from comprules.words import Step

__all__ = [
    "BecomesAttacking",
    "ControlPlayers",
    "DigUntil",
    "ExtraPhases",
    "ExtraSteps",
    "ExtraTurn",
    "KeepSome",
    "KeywordAction",
    "ObjectAction",
    "Reselect",
    "Vote",
]


@dataclass(frozen=True, slots=True)
class KeywordAction(Introduces):
    """Players each take a keyword action."""

    name: str
    """It is in the table of actions, or belongs to a keyword ability that code carries out."""
    players: Players
    amount: Amount = Number(1)
    word: str = ""
    """The creature type of an Army (701.47), or what a gift is (702.174)."""


@dataclass(frozen=True, slots=True)
class ObjectAction(Introduces):
    """An object takes a keyword action, or a player takes one with it."""

    name: Literal[
        "explore", "connive", "manifest", "cloak", "exert", "detain", "suspect", "clear", "endure", "abandon",
    ]  # fmt: skip
    """To ``clear`` is to make it no longer suspected (701.60a)."""
    subject: Subject
    amount: Amount = Number(1)


@dataclass(frozen=True, slots=True)
class ExtraTurn(Introduces):
    """Players each take an extra turn after this one (500.7)."""

    players: Players


@dataclass(frozen=True, slots=True)
class ControlPlayers(Introduces):
    """The controller controls players during the next turn of each (721.1)."""

    players: Players


@dataclass(frozen=True, slots=True)
class ExtraPhases(Introduces):
    """Phases are added after this one (500.8): a combat phase, and with ``main`` a main phase behind it."""

    main: bool = False


@dataclass(frozen=True, slots=True)
class ExtraSteps(Introduces):
    """Players get more steps behind this step or, each in a phase of its own, behind this phase (500.9)."""

    players: Players
    behind: Literal["step", "phase"] = "phase"
    amount: Amount = Number(1)
    step: Step = "upkeep"


@dataclass(frozen=True, slots=True)
class Reselect(Introduces):
    """A player reselects which player or permanent a creature is attacking, or only which player (508.7)."""

    subject: Subject
    only_players: bool = False


@dataclass(frozen=True, slots=True)
class BecomesAttacking(Introduces):
    """A creature is attacking these players or permanents, or whom or what its controller chooses (508.4)."""

    subject: Subject
    whom: Subject | Players | None = None


@dataclass(frozen=True, slots=True)
class KeepSome(Introduces):
    """Players each choose so many permanents of theirs that match, and sacrifice the rest (608.2d).

    With ``kinds`` they choose one of each of these among those that match.
    """

    players: Players
    what: Filter
    amount: Number
    up_to: bool = False
    kinds: tuple[Filter, ...] = ()
    then: Literal["sacrificed", "destroyed", "returned"] = "sacrificed"
    """What becomes of the rest; what is returned goes to its owner's hand."""


@dataclass(frozen=True, slots=True)
class DigUntil(Introduces):
    """Players each exile or reveal cards from the top of their library until one matches.

    The words behind it call that card ``it``, and the others the rest.
    """

    players: Players
    what: Filter
    exile: bool = False
    amount: Amount = Number(1)
    """So many that match are sought."""


@dataclass(frozen=True, slots=True)
class Vote(Introduces):
    """Each player, starting with the controller, votes for a word or for an object that matches (701.38)."""

    words: tuple[str, ...] = ()
    kind: Filter | None = None
