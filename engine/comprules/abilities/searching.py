"""Instructions to look at hidden cards, to search and to shuffle a library (701.20, 701.23, 701.24)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from comprules.abilities.slots import Introduces

if TYPE_CHECKING:
    from comprules.abilities.instructions import Move
    from comprules.abilities.nouns import Amount, Filter, Players, Subject

__all__ = ["LookAt", "LookAtHand", "PlayersMove", "SearchLibrary", "ShuffleLibrary"]


@dataclass(frozen=True, slots=True)
class SearchLibrary(Introduces):
    """Players each search their library for cards that match (701.23)."""

    players: Players
    what: Filter
    amount: Amount
    up_to: bool = False
    """They may find fewer than so many."""
    also: tuple[Literal["graveyard", "hand"], ...] = ()
    """Other zones of theirs; they search the library, or these, or all of them, as they like."""
    every_zone: bool = False
    """They search all of these zones."""
    whose: Players | None = None
    """The library is of these players rather than their own."""


@dataclass(frozen=True, slots=True)
class ShuffleLibrary(Introduces):
    """Players each shuffle their library (701.24)."""

    players: Players


@dataclass(frozen=True, slots=True)
class LookAt(Introduces):
    """The controller looks at cards (701.20e): what follows may speak of ``one of them`` and ``the rest``."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class LookAtHand(Introduces):
    """Players reveal their hand; a card may then be chosen ``from it``."""

    players: Players
    reveal: bool = True
    """If not, only the controller looks at it."""


@dataclass(frozen=True, slots=True)
class PlayersMove(Introduces):
    """Players each move something of their choice.

    They choose in turn order, then it happens at once (608.2e).
    """

    players: Players
    move: Move
