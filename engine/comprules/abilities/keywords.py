"""Keyword abilities (702) as they are printed: a name, and what follows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.nouns import Filter
from comprules.mana import ManaCost

__all__ = ["SPARES_ITSELF", "Keyword", "Quality"]

SPARES_ITSELF: Final = -1
"""Said of protection that doesn't remove the Aura that gives it."""


@dataclass(frozen=True, slots=True)
class Quality:
    """What protection, hexproof or landwalk speaks of: a color, a type, everything."""

    word: str
    spares: int = 0
    """The Aura that the protection doesn't remove, or the one that says so of itself (702.16n)."""


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword ability (702) with what stands behind the word.

    ``flying`` has nothing; ``ward {2}``, ``equip {1}``, ``morph {3}`` have a cost; ``enchant creature`` a
    filter (or ``player``); ``protection from red`` a quality; ``annihilator 2`` a number. ``costs`` is what
    is to be paid besides mana, or instead of it: ``kicker—Sacrifice a creature``.
    ``prototype {2}{R} — 3/2`` has a power and toughness behind its cost.
    """

    name: str
    cost: ManaCost | None = None
    filter: Filter | None = None
    player: bool = False
    quality: Quality | None = None
    number: int | None = None
    costs: tuple[Cost, ...] = ()
    size: tuple[int, int] | None = None

    @property
    def price(self) -> tuple[Cost, ...]:
        """Return all that the keyword asks to be paid: mana first, then the rest."""
        return (*(() if self.cost is None else (ManaPayment(self.cost),)), *self.costs)

    @property
    def amount(self) -> int:
        """Return the number behind the word; 0 if there is none."""
        return self.number or 0

    # ---- costs

    @property
    def called(self) -> str:
        """Return the name by which descriptions refer to it: ``islandwalk`` is a landwalk ability."""
        if self.name != "landwalk" or self.quality is None or self.quality.word == "land":
            return self.name
        word = self.quality.word
        return f"{word.lower()}walk" if word.split()[-1][0].isupper() else f"{word} landwalk"
