"""Every event: whatever changes a game is one of these, and goes through ``happen``."""

from __future__ import annotations

from comprules.events.permanents import (
    Attaches,
    BecomePaired,
    BecomesBlockedCreature,
    BecomesUnblockedCreature,
    DeclaresAttacker,
    DeclaresBlocker,
    Enlisting,
    EntersAttacking,
    EntersBlocking,
    Exerts,
    FlipsOver,
    FormsBand,
    JoinsBlock,
    LeavesCombat,
    Links,
    Locks,
    Notes,
    PhasesIn,
    PhasesOut,
    PutsCounters,
    PutsSticker,
    RemovesCounters,
    Reselects,
    Taps,
    Transforms,
    TurnsFace,
    Unattaches,
    Unlocks,
)
from comprules.events.players import (
    AddsMana,
    Deals,
    Designates,
    DrawsGame,
    EmptiesPool,
    Flips,
    GainsLife,
    LosesGame,
    LosesLife,
    PaysLife,
    PlaysLand,
    Prevents,
    RemovesDamage,
    Rolls,
    RoundsTeamLife,
    SetsSpeed,
    SpendsMana,
    TakesPool,
    TapsForMana,
    WinsGame,
)
from comprules.events.spells_and_abilities import (
    Activates,
    Awaits,
    BeginsEffect,
    BeginsReplacement,
    Casts,
    CeasesToBeBestowed,
    ChangesTargets,
    ChoosesTargets,
    CreatesOnStack,
    CreatesTrigger,
    EndsEffects,
    EndsShields,
    PutsAbilityOnStack,
    Raises,
    Resolves,
)
from comprules.events.turn import (
    AddsPhases,
    AddsSteps,
    AddsTurn,
    BecomesDayOrNight,
    BeginsPhase,
    BeginsStep,
    BeginsTurn,
    Discontinues,
    EndsEarly,
    Restarts,
    TakesBack,
    WillControl,
)
from comprules.events.zones import (
    Acts,
    CeasesToExist,
    ChangesOwner,
    Chaos,
    Copies,
    Creates,
    Destroys,
    Discards,
    Draws,
    GetsEmblem,
    Merges,
    Moves,
    Reveals,
    Sacrifices,
    Shuffles,
    Ventures,
)

__all__ = ["Event"]

Event = (
    Moves
    | Creates
    | Copies
    | CeasesToExist
    | Merges
    | Destroys
    | Sacrifices
    | Discards
    | Draws
    | Deals
    | Prevents
    | GainsLife
    | LosesLife
    | PutsCounters
    | PutsSticker
    | RemovesCounters
    | LosesGame
    | WinsGame
    | DrawsGame
    | Restarts
    | Discontinues
    | TakesBack
    | EndsEarly
    | ChangesOwner
    | Attaches
    | Unattaches
    | Taps
    | Shuffles
    | TurnsFace
    | FlipsOver
    | Unlocks
    | Locks
    | Transforms
    | Acts
    | AddsMana
    | BeginsEffect
    | EndsEffects
    | GetsEmblem
    | Raises
    | PhasesOut
    | PhasesIn
    | Awaits
    | DeclaresAttacker
    | EntersAttacking
    | EntersBlocking
    | FormsBand
    | JoinsBlock
    | Reselects
    | DeclaresBlocker
    | BecomesBlockedCreature
    | BecomesUnblockedCreature
    | BecomePaired
    | Exerts
    | Enlisting
    | LeavesCombat
    | RemovesDamage
    | EmptiesPool
    | PlaysLand
    | SpendsMana
    | TakesPool
    | ChangesTargets
    | Ventures
    | Chaos
    | CeasesToBeBestowed
    | EndsShields
    | BeginsReplacement
    | CreatesOnStack
    | Notes
    | Links
    | RoundsTeamLife
    | SetsSpeed
    | Designates
    | Flips
    | Rolls
    | Casts
    | ChoosesTargets
    | Activates
    | Resolves
    | TapsForMana
    | PutsAbilityOnStack
    | CreatesTrigger
    | Reveals
    | BeginsStep
    | BeginsPhase
    | BeginsTurn
    | BecomesDayOrNight
    | PaysLife
    | AddsTurn
    | WillControl
    | AddsPhases
    | AddsSteps
)
