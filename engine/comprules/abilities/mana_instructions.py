"""Adding mana, what the mana may be spent on, and what comes of spending it (106)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from comprules.abilities.nouns import Amount, Filter, Players, Subject
from comprules.abilities.simple_nouns import Chosen, You
from comprules.abilities.slots import Introduces

__all__ = ["AddMana", "IfSpent", "SpendOnly"]


@dataclass(frozen=True, slots=True)
class SpendOnly:
    """Mana may be spent only on certain spells or the abilities of certain objects (106.6)."""

    spells: Filter | None = None
    """Without a description, it may be spent on no spell."""
    abilities: Filter | None = None
    """Without a description, it may be spent on no ability."""
    barred: Filter | None = None
    """The spells that it can't be spent on; then it may be spent on all else."""
    protecting: bool = False
    """The spell that it is spent on can't be countered."""


@dataclass(frozen=True, slots=True)
class IfSpent(Introduces):
    """What is so of a spell if mana is spent on it (106.6)."""

    spells: Filter
    effects: tuple[Any, ...]
    """The instructions that are followed then."""


@dataclass(frozen=True, slots=True)
class AddMana(Introduces):
    """Players add mana."""

    symbols: str
    """The mana as written: ``{G}{G}``."""
    any_color: bool = False
    """It is that many of one color of the player's choice."""
    chosen: Chosen | None = None
    """It is of the chosen color."""
    times: Amount | None = None
    """How often it is added: ``{G} for each creature you control``."""
    produced: bool = False
    """It is of any type that the land produced."""
    players: Players = You()
    one_of: tuple[str, ...] = ()
    """The player chooses one of these symbols: ``{G} or {U}``."""
    apart: bool = False
    """The player chooses anew for each mana: ``in any combination of colors``."""
    only: SpendOnly | None = None
    """It may be spent on nothing else."""
    different: bool = False
    """No color is chosen twice then."""
    among: Filter | None = None
    """It is of a color that is among these objects: ``any color among permanents you control``."""
    identity: bool = False
    """It is of a color in the color identity of the player's commander (903.4f)."""
    could: Filter | None = None
    """It is of a color (with ``any_color``) or type that one of these could produce (106.7)."""
    circled: bool = False
    """It is of a color whose symbol was circled on the card as a deck was made with it (207.5)."""
    cost_of: Subject | None = None
    """It is what the mana costs of these objects show."""
    double: bool = False
    """It is as much of each type as the player has unspent."""
    then: IfSpent | None = None
    """What is so if it is spent on certain spells."""
    kept: bool = False
    """Until end of turn it is not lost as steps and phases end (106.4)."""
