"""The trigger events (603.2) that hold others or none at all, and the union of all of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.conditions import Condition
from comprules.abilities.nouns import Filter, Players
from comprules.abilities.trigger_events_of_objects import (
    Attacks,
    AttacksSo,
    AttacksUnblocked,
    BecomesAttached,
    BecomesBlocked,
    BecomesLevel,
    BecomesMarked,
    BecomesTapped,
    BecomesTarget,
    BecomesUnattached,
    Blocks,
    CountersArePut,
    CountersAreRemoved,
    Crews,
    DamageIsPrevented,
    DealsDamage,
    Dies,
    Enlists,
    Enters,
    Exploits,
    FullyUnlocks,
    GainsControlFrom,
    HauntedDies,
    IsChampioned,
    IsCountered,
    IsDealtDamage,
    IsTurnedFaceUp,
    IsVisited,
    Leaves,
    LeavesZone,
    LosesControl,
    Mutates,
    Phases,
    PutInto,
    SpellResolves,
    StickerIsPut,
    TransformsInto,
    UnlocksThisDoor,
)
from comprules.abilities.trigger_events_of_players import (
    ActivatesAbility,
    AttacksWith,
    CastsSpell,
    ChaosIsAwaited,
    CompletesDungeon,
    CopiesSpell,
    CreatesTokens,
    CyclesCard,
    DayOrNightEnds,
    DiscardsCard,
    DrawsCard,
    Encountered,
    ExertsPermanent,
    Expends,
    GetsCounters,
    GetsDesignation,
    IsAttacked,
    IsTappedForMana,
    LifeIsGained,
    LifeIsLost,
    LosesTheGame,
    ManaIsSpent,
    PlaneswalksAway,
    PlaneswalksTo,
    PlaysLandCard,
    RevealsCard,
    RollsNumber,
    SacrificesPermanent,
    SetInMotion,
    TakesAction,
)
from comprules.words import Step

__all__ = [
    "AbilityTriggers",
    "BeginningOf",
    "Either",
    "HasResolved",
    "NextBeginning",
    "PaysThisCost",
    "StateIs",
    "ThisWay",
    "TriggerEvent",
]


@dataclass(frozen=True, slots=True)
class BeginningOf:
    """A step or phase begins: ``at the beginning of your upkeep``."""

    step: Step
    whose: Players
    nth: int = 0
    """Of the main phases of a turn, which one it is: ``your second main phase``."""


@dataclass(frozen=True, slots=True)
class StateIs:
    """The game comes to be in a state (603.8)."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Either:
    """One event or another happens: ``enters or attacks``."""

    first: TriggerEvent
    second: TriggerEvent
    word: Literal["", "when", "whenever", "at"] = ""
    """The word of the second, where each has its own: ``when this enters and whenever it attacks``."""


@dataclass(frozen=True, slots=True)
class AbilityTriggers:
    """A triggered ability triggers: any of ``of``, or with ``cause`` because of that event (603.3b)."""

    of: Filter
    cause: TriggerEvent | None = None


@dataclass(frozen=True, slots=True)
class HasResolved:
    """The ability that says so has resolved so many times in a turn (603.7h)."""

    times: int


@dataclass(frozen=True, slots=True)
class NextBeginning:
    """The next such step begins (603.7): ``the next end step``, ``your next upkeep``."""

    step: Step
    whose: Players


@dataclass(frozen=True, slots=True)
class ThisWay:
    """Something happens because of the text that refers to it.

    It happens earlier in the same resolution (603.12), or by a linked ability (603.11).
    """

    when: TriggerEvent


@dataclass(frozen=True, slots=True)
class PaysThisCost:
    """The cost that could be paid any number of times was paid one or more times (603.12a)."""


TriggerEvent = (
    Enters
    | Dies
    | Leaves
    | Phases
    | Attacks
    | AttacksWith
    | IsAttacked
    | Blocks
    | BecomesBlocked
    | DealsDamage
    | CastsSpell
    | PlaysLandCard
    | DrawsCard
    | LifeIsGained
    | LosesTheGame
    | IsTurnedFaceUp
    | UnlocksThisDoor
    | FullyUnlocks
    | IsVisited
    | SetInMotion
    | ChaosIsAwaited
    | CompletesDungeon
    | Encountered
    | BeginningOf
    | StateIs
    | Either
    | AttacksUnblocked
    | AttacksSo
    | CopiesSpell
    | CyclesCard
    | PutInto
    | LeavesZone
    | BecomesLevel
    | BecomesMarked
    | BecomesTapped
    | BecomesAttached
    | BecomesUnattached
    | BecomesTarget
    | IsDealtDamage
    | DamageIsPrevented
    | CountersArePut
    | StickerIsPut
    | CountersAreRemoved
    | IsCountered
    | LifeIsLost
    | DiscardsCard
    | SacrificesPermanent
    | ActivatesAbility
    | TakesAction
    | GetsDesignation
    | CreatesTokens
    | GetsCounters
    | DayOrNightEnds
    | IsTappedForMana
    | ManaIsSpent
    | LosesControl
    | GainsControlFrom
    | PlaneswalksAway
    | PlaneswalksTo
    | RevealsCard
    | RollsNumber
    | ExertsPermanent
    | Crews
    | Enlists
    | HauntedDies
    | AbilityTriggers
    | HasResolved
    | SpellResolves
    | TransformsInto
    | Mutates
    | Exploits
    | IsChampioned
    | Expends
    | NextBeginning
    | ThisWay
    | PaysThisCost
)
