"""What cards say about decks, and about how the game starts."""

from __future__ import annotations

from dataclasses import dataclass

from comprules.abilities.nouns import Filter

__all__ = ["Companion", "DeckLimit", "OnlyForAnte", "StartsFirst"]


@dataclass(frozen=True, slots=True)
class DeckLimit:
    """A deck can have so many cards of this name, or any number of them, rather than four (100.2a)."""

    name: str
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Companion:
    """The card is a companion where each card of the starting deck is of one of these kinds (702.139)."""

    only: tuple[Filter, ...] = ()
    """Without any kind, all cards that are no lands have different names."""
    symbols_differ: bool = False
    """It is instead one where no card has a mana symbol twice in its mana cost."""


@dataclass(frozen=True, slots=True)
class StartsFirst:
    """The card's owner is the starting player (103.1c)."""


@dataclass(frozen=True, slots=True)
class OnlyForAnte:
    """The card is taken out of the deck unless the game is played for ante (407.3)."""
