"""Replacement effects watch for these kinds of events, and alter them in these ways (614)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.conditions import Duration
from comprules.abilities.nouns import Filter, ObjectsOrPlayers, Players, Subject
from comprules.abilities.slots import Introduces
from comprules.words import PartOfTurn

__all__ = [
    "BeginCant",
    "CantHappen",
    "Halved",
    "Increased",
    "LifeLeft",
    "ManaProduced",
    "Multiplied",
    "Redirected",
    "SearchTop",
    "SkipThat",
    "UnderControl",
    "WouldAct",
    "WouldBeDealtDamage",
    "WouldBeDestroyed",
    "WouldBeSacrificed",
    "WouldBegin",
    "WouldChangeLife",
    "WouldCreateTokens",
    "WouldDealDamage",
    "WouldDie",
    "WouldDiscard",
    "WouldDraw",
    "WouldEnter",
    "WouldGainLife",
    "WouldGetCounters",
    "WouldGoToGraveyard",
    "WouldHappen",
    "WouldLeave",
    "WouldLoseLife",
    "WouldLoseTheGame",
    "WouldPayLife",
    "WouldTapForMana",
    "WouldWinTheGame",
]


@dataclass(frozen=True, slots=True)
class WouldLoseTheGame:
    """A player would lose the game; with ``reason`` because of that alone: ``for having 0 or less life``."""

    who: Players
    reason: str = ""


@dataclass(frozen=True, slots=True)
class WouldWinTheGame:
    """A player would win the game."""

    who: Players


@dataclass(frozen=True, slots=True)
class WouldChangeLife:
    """A player's life total would change: life would be gained, lost or paid."""

    who: Players


@dataclass(frozen=True, slots=True)
class WouldDraw:
    """A player would draw a card.

    ``but_first`` leaves out the first one drawn in each of the player's draw steps; ``after`` counts only
    from when so many were drawn this turn.
    """

    who: Players
    but_first: bool = False
    after: int = 0


@dataclass(frozen=True, slots=True)
class WouldDiscard:
    """A player would discard a card."""

    who: Players


@dataclass(frozen=True, slots=True)
class WouldGainLife:
    """A player would gain life."""

    who: Players


@dataclass(frozen=True, slots=True)
class WouldLoseLife:
    """A player would lose life, be it by paying it or by being dealt damage."""

    who: Players
    below: int | None = None
    """The player would lose it by damage, and have less life than this afterwards."""


@dataclass(frozen=True, slots=True)
class WouldPayLife:
    """A player would pay life."""

    who: Players


@dataclass(frozen=True, slots=True)
class WouldCreateTokens:
    """One or more tokens, or such as match ``kind``, would be created under a player's control."""

    who: Players
    kind: Filter | None = None


@dataclass(frozen=True, slots=True)
class WouldBegin:
    """A player would begin a step (``draw step``), a phase (``combat phase``) or a ``turn``."""

    who: Players
    what: PartOfTurn


@dataclass(frozen=True, slots=True)
class WouldAct:
    """A player would take an action: ``search`` a library, ``scry``, ``surveil`` or ``proliferate`` (701).

    To ``draw`` so many cards as one instruction says is another (121.2a).
    """

    who: Players
    action: Literal["search", "scry", "surveil", "proliferate", "draw"]
    least: int = 1


@dataclass(frozen=True, slots=True)
class WouldTapForMana:
    """A player taps such a permanent for mana (106.12b), for at least so much of it."""

    who: Players
    what: Subject
    least: int = 1


@dataclass(frozen=True, slots=True)
class WouldDie:
    """An object would be put into a graveyard from the battlefield."""

    who: Subject


@dataclass(frozen=True, slots=True)
class WouldBeDestroyed:
    """A permanent would be destroyed."""

    who: Subject


@dataclass(frozen=True, slots=True)
class WouldBeSacrificed:
    """A permanent would be sacrificed."""

    who: Subject
    by: Players | None = None
    """A spell or ability that one of these players controls would cause it."""


@dataclass(frozen=True, slots=True)
class WouldLeave:
    """A permanent would leave the battlefield."""

    who: Subject


@dataclass(frozen=True, slots=True)
class WouldEnter:
    """An object would enter the battlefield."""

    who: Subject
    under: Players | None = None
    """It would enter under the control of one of these players."""
    uncast: bool = False
    """It wasn't cast."""


@dataclass(frozen=True, slots=True)
class WouldGoToGraveyard:
    """An object would be put into a graveyard from anywhere."""

    who: Subject
    whose: Players | None = None
    """The graveyard is that of one of these players."""
    discarded: bool = False
    """An effect makes its owner discard it."""
    by: Players | None = None
    """One of these players controls that effect."""


@dataclass(frozen=True, slots=True)
class WouldGetCounters:
    """One or more counters would be put on an object or player."""

    on: Subject | Players | ObjectsOrPlayers | None
    """Without it, any permanent or player is meant."""
    kind: str = ""
    """With an empty word, counters of any kind are meant."""
    by: Players | None = None
    """One of these players would put them there."""
    by_effect: bool = False
    """Counters that costs and rules put there are left out."""


@dataclass(frozen=True, slots=True)
class WouldBeDealtDamage:
    """Damage would be dealt to an object or player."""

    to: Subject | Players | ObjectsOrPlayers
    kind: Literal["damage", "combat damage", "noncombat damage"] = "damage"


@dataclass(frozen=True, slots=True)
class WouldDealDamage:
    """A source would deal damage, to what is named or to anything."""

    source: Subject
    to: Subject | Players | ObjectsOrPlayers | None = None
    kind: Literal["damage", "combat damage", "noncombat damage"] = "damage"


@dataclass(frozen=True, slots=True)
class Multiplied:
    """So many times as much: ``it deals double that damage``, ``twice that many``."""

    factor: int = 2


@dataclass(frozen=True, slots=True)
class Increased:
    """So much more, or with a negative number less: ``that much damage plus 1``."""

    by: int


@dataclass(frozen=True, slots=True)
class Halved:
    """Half as much, rounded ``up`` or down: ``half that many``."""

    up: bool


@dataclass(frozen=True, slots=True)
class Redirected:
    """The damage is dealt to something else (614.9)."""

    to: Subject | Players


@dataclass(frozen=True, slots=True)
class ManaProduced:
    """Mana of this type is produced instead of any other type."""

    symbol: str
    amount: bool = False
    """Only one mana is produced, however much it would be."""


@dataclass(frozen=True, slots=True)
class SearchTop:
    """Only so many cards from the top of the library are searched."""

    number: int


@dataclass(frozen=True, slots=True)
class LifeLeft:
    """The loss of life leaves the player with so much life: ``reduces it to 1``."""

    life: int


@dataclass(frozen=True, slots=True)
class UnderControl:
    """What enters does so under the control of a player (616.1b)."""

    player: Players


@dataclass(frozen=True, slots=True)
class CantHappen:
    """An event does not happen, and only a self-replacement effect can replace it (614.17)."""

    would: WouldHappen


@dataclass(frozen=True, slots=True)
class BeginCant(Introduces):
    """A resolution says that something can't happen, for a duration (614.17)."""

    cant: CantHappen
    duration: Duration


@dataclass(frozen=True, slots=True)
class SkipThat(Introduces):
    """``Skip that turn``: in the place of the step, phase or turn that would begin."""

    what: PartOfTurn


WouldHappen = (
    WouldLoseTheGame
    | WouldAct
    | WouldTapForMana
    | WouldWinTheGame
    | WouldChangeLife
    | WouldDraw
    | WouldDiscard
    | WouldGainLife
    | WouldLoseLife
    | WouldPayLife
    | WouldCreateTokens
    | WouldBegin
    | WouldDie
    | WouldBeDestroyed
    | WouldBeSacrificed
    | WouldLeave
    | WouldEnter
    | WouldGoToGraveyard
    | WouldGetCounters
    | WouldBeDealtDamage
    | WouldDealDamage
)
