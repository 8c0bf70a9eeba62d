"""603.2: in which events abilities look for what they wait for."""

from __future__ import annotations

from typing import Final

from comprules.abilities.trigger_events import (
    BeginningOf,
    HasResolved,
    NextBeginning,
)
from comprules.abilities.trigger_events_of_objects import (
    Attacks,
    AttacksSo,
    AttacksUnblocked,
    BecomesAttached,
    BecomesBlocked,
    BecomesMarked,
    BecomesTapped,
    BecomesTarget,
    BecomesUnattached,
    Blocks,
    CountersArePut,
    CountersAreRemoved,
    DamageIsPrevented,
    DealsDamage,
    Dies,
    Enlists,
    Enters,
    Exploits,
    GainsControlFrom,
    HauntedDies,
    IsCountered,
    IsDealtDamage,
    IsTurnedFaceUp,
    Leaves,
    LeavesZone,
    LosesControl,
    Mutates,
    Phases,
    PutInto,
    SpellResolves,
    TransformsInto,
)
from comprules.abilities.trigger_events_of_players import (
    ActivatesAbility,
    AttacksWith,
    CastsSpell,
    CopiesSpell,
    CyclesCard,
    DiscardsCard,
    DrawsCard,
    Encountered,
    ExertsPermanent,
    Expends,
    GetsDesignation,
    IsAttacked,
    IsTappedForMana,
    LifeIsGained,
    LifeIsLost,
    LosesTheGame,
    PlaneswalksAway,
    RevealsCard,
    SacrificesPermanent,
    SetInMotion,
    TakesAction,
)
from comprules.events.permanents import Attaches as AttachesEvent
from comprules.events.permanents import (
    BecomesBlockedCreature,
    BecomesUnblockedCreature,
    DeclaresAttacker,
    DeclaresBlocker,
    Enlisting,
    Exerts,
    Notes,
    PhasesIn,
    PhasesOut,
    PutsCounters,
    RemovesCounters,
    Taps,
    Transforms,
    TurnsFace,
    Unattaches,
)
from comprules.events.players import Deals, Designates, Flips, LosesGame, Prevents, Rolls
from comprules.events.players import GainsLife as GainsLifeEvent
from comprules.events.players import LosesLife as LosesLifeEvent
from comprules.events.players import TapsForMana as TapsForManaEvent
from comprules.events.spells_and_abilities import (
    Activates,
    Casts,
    ChangesTargets,
    ChoosesTargets,
    PutsAbilityOnStack,
    Resolves,
)
from comprules.events.turn import BeginsStep
from comprules.events.zones import Acts, Copies, Discards, Draws, Merges, Moves, Reveals, Sacrifices, Shuffles
from comprules.rules.triggers.what_triggered import ControlChanges

__all__ = ["SEEN_IN"]

SEEN_IN: Final[dict[type, tuple[type, ...]]] = {
    Moves: (
        Enters, Dies, Leaves, PutInto, LeavesZone, BecomesTapped, BecomesAttached, BecomesUnattached, IsCountered,
        PlaneswalksAway, CountersArePut, HauntedDies,
    ),
    LosesGame: (Dies, Leaves, LosesTheGame),
    Taps: (BecomesTapped,),
    Notes: (BecomesMarked,),
    TapsForManaEvent: (IsTappedForMana,),
    AttachesEvent: (BecomesAttached, BecomesUnattached),
    Unattaches: (BecomesUnattached,),
    PhasesIn: (Phases,),
    PhasesOut: (Phases,),
    Transforms: (TransformsInto,),
    TurnsFace: (IsTurnedFaceUp, SetInMotion, Encountered),
    Deals: (DealsDamage, IsDealtDamage),
    RemovesCounters: (CountersAreRemoved,),
    Prevents: (DamageIsPrevented,),
    DeclaresAttacker: (Attacks, AttacksSo, AttacksWith, IsAttacked),
    DeclaresBlocker: (Blocks,),
    BecomesBlockedCreature: (BecomesBlocked, AttacksUnblocked),
    BecomesUnblockedCreature: (AttacksUnblocked,),
    PutsCounters: (CountersArePut,),
    Resolves: (HasResolved, SpellResolves),
    Casts: (CastsSpell, Expends),
    Merges: (Mutates,),
    Copies: (CopiesSpell,),
    ChoosesTargets: (BecomesTarget, TakesAction),
    ChangesTargets: (BecomesTarget,),
    Activates: (ActivatesAbility, BecomesTarget, CyclesCard, TakesAction),
    PutsAbilityOnStack: (BecomesTarget, TakesAction),
    Draws: (DrawsCard,),
    Acts: (TakesAction,),
    Flips: (TakesAction,),
    Rolls: (TakesAction,),
    Designates: (GetsDesignation,),
    Shuffles: (TakesAction,),
    GainsLifeEvent: (LifeIsGained,),
    LosesLifeEvent: (LifeIsLost,),
    Discards: (DiscardsCard,),
    Sacrifices: (SacrificesPermanent, Exploits),
    Reveals: (RevealsCard,),
    Exerts: (ExertsPermanent,),
    Enlisting: (Enlists,),
    ControlChanges: (LosesControl, GainsControlFrom),
    BeginsStep: (BeginningOf, NextBeginning),
}  # fmt: skip
