"""What each kind of event is called where a play is told."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from comprules.events import permanents, players, spells_and_abilities, turn, zones
from comprules.events.every import Event

__all__ = ["in_words"]

_WORDS: Final[Mapping[type, str]] = MappingProxyType(
    {
        permanents.PutsCounters: "putting counters",
        permanents.PutsSticker: "putting a sticker",
        permanents.RemovesCounters: "removing counters",
        permanents.Attaches: "becoming attached",
        permanents.Unattaches: "becoming unattached",
        permanents.Taps: "tapping or untapping",
        permanents.TurnsFace: "turning face up or face down",
        permanents.Transforms: "transforming",
        permanents.FlipsOver: "flipping",
        permanents.PhasesOut: "phasing out",
        permanents.PhasesIn: "phasing in",
        permanents.DeclaresAttacker: "declaring an attacker",
        permanents.EntersAttacking: "entering attacking",
        permanents.Reselects: "attacking another player or permanent",
        permanents.DeclaresBlocker: "declaring a blocker",
        permanents.EntersBlocking: "entering blocking",
        permanents.FormsBand: "forming a band",
        permanents.JoinsBlock: "blocking all of a band",
        permanents.BecomesBlockedCreature: "becoming blocked",
        permanents.BecomesUnblockedCreature: "becoming unblocked",
        permanents.LeavesCombat: "leaving combat",
        permanents.BecomePaired: "becoming paired",
        permanents.Unlocks: "unlocking a door",
        permanents.Locks: "locking a door",
        permanents.Exerts: "exerting",
        permanents.Enlisting: "enlisting",
        permanents.Notes: "deciding something",
        permanents.Links: "doing what another ability refers to",
        players.Deals: "damage",
        players.Prevents: "preventing damage",
        players.GainsLife: "gaining life",
        players.LosesLife: "losing life",
        players.LosesGame: "losing the game",
        players.DrawsGame: "the game being a draw",
        players.WinsGame: "winning the game",
        players.TapsForMana: "tapping for mana",
        players.AddsMana: "adding mana",
        players.RemovesDamage: "removing damage",
        players.EmptiesPool: "losing unspent mana",
        players.PlaysLand: "playing a land",
        players.SpendsMana: "spending mana",
        players.TakesPool: "another player adding unspent mana",
        players.RoundsTeamLife: "rounding a team's life",
        players.SetsSpeed: "a change of speed",
        players.Designates: "receiving a designation",
        players.Flips: "flipping a coin",
        players.Rolls: "rolling a die",
        players.PaysLife: "paying life",
        spells_and_abilities.BeginsEffect: "an effect beginning",
        spells_and_abilities.EndsEffects: "effects ending",
        spells_and_abilities.Raises: "raising a shield",
        spells_and_abilities.Awaits: "waiting for an event",
        spells_and_abilities.ChangesTargets: "changing targets",
        spells_and_abilities.CeasesToBeBestowed: "ceasing to be bestowed",
        spells_and_abilities.EndsShields: "shields ending",
        spells_and_abilities.BeginsReplacement: "a replacement effect beginning",
        spells_and_abilities.CreatesOnStack: "an ability coming onto the stack",
        spells_and_abilities.ChoosesTargets: "choosing targets",
        spells_and_abilities.Casts: "casting a spell",
        spells_and_abilities.PutsAbilityOnStack: "putting an ability on the stack",
        spells_and_abilities.CreatesTrigger: "creating a delayed ability",
        spells_and_abilities.Resolves: "resolving",
        spells_and_abilities.Activates: "activating an ability",
        turn.BeginsStep: "a step beginning",
        turn.BeginsPhase: "a phase beginning",
        turn.BeginsTurn: "a turn beginning",
        turn.AddsTurn: "adding a turn",
        turn.WillControl: "controlling a player",
        turn.AddsPhases: "adding phases",
        turn.AddsSteps: "adding steps",
        turn.BecomesDayOrNight: "becoming day or night",
        turn.Restarts: "restarting the game",
        turn.Discontinues: "beginning a subgame",
        turn.TakesBack: "ending a subgame",
        turn.EndsEarly: "ending the turn or the combat phase",
        zones.Moves: "a change of zone",
        zones.Creates: "creating tokens",
        zones.Copies: "copying a spell or ability",
        zones.Merges: "merging",
        zones.CeasesToExist: "ceasing to exist",
        zones.Destroys: "destroying",
        zones.Sacrifices: "sacrificing",
        zones.Discards: "discarding",
        zones.Draws: "drawing a card",
        zones.Shuffles: "shuffling",
        zones.Acts: "a keyword action",
        zones.GetsEmblem: "receiving an emblem",
        zones.Chaos: "chaos ensuing",
        zones.Ventures: "venturing",
        zones.Reveals: "revealing a card",
        zones.ChangesOwner: "a change of owner",
    }
)


def in_words(event: Event) -> str:
    """Return what an event of this kind is called, such as ``drawing a card``."""
    return _WORDS[type(event)]
