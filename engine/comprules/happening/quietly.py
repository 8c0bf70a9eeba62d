"""Events that nothing can replace, prevent or forbid, seen at a glance.

It decides nothing, and only saves the time of asking.
"""

from __future__ import annotations

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Activated
from comprules.events.every import Event
from comprules.events.permanents import (
    BecomePaired,
    BecomesBlockedCreature,
    BecomesUnblockedCreature,
    DeclaresAttacker,
    DeclaresBlocker,
    Enlisting,
    EntersAttacking,
    EntersBlocking,
    FormsBand,
    JoinsBlock,
    LeavesCombat,
    Notes,
    Reselects,
    Taps,
)
from comprules.events.players import (
    AddsMana,
    Deals,
    DrawsGame,
    EmptiesPool,
    GainsLife,
    LosesLife,
    PaysLife,
    PlaysLand,
    RemovesDamage,
    SpendsMana,
    TakesPool,
    TapsForMana,
)
from comprules.events.spells_and_abilities import (
    Activates,
    Casts,
    ChangesTargets,
    ChoosesTargets,
    CreatesOnStack,
    EndsShields,
    PutsAbilityOnStack,
    Resolves,
)
from comprules.events.turn import BeginsPhase, BeginsStep, BeginsTurn
from comprules.events.zones import Chaos, Reveals, Ventures
from comprules.keywords.table import WATCHING_FOR_NOTHING
from comprules.ruleset import abilities_of_permanents, rules_of, views
from comprules.state.game import Game
from comprules.state.lasting import Underway

__all__ = ["happens_quietly", "nothing_replaces"]

_WITHOUT_MORE = frozenset(
    {
        Activates,
        AddsMana,
        BecomesBlockedCreature,
        BecomesUnblockedCreature,
        BeginsPhase,
        BeginsStep,
        BeginsTurn,
        Casts,
        ChangesTargets,
        ChoosesTargets,
        CreatesOnStack,
        Chaos,
        DeclaresAttacker,
        DeclaresBlocker,
        DrawsGame,
        EmptiesPool,
        EndsShields,
        Enlisting,
        EntersAttacking,
        EntersBlocking,
        FormsBand,
        JoinsBlock,
        Reselects,
        BecomePaired,
        LeavesCombat,
        Notes,
        PlaysLand,
        PutsAbilityOnStack,
        RemovesDamage,
        Resolves,
        Reveals,
        SpendsMana,
        TakesPool,
        Taps,
        TapsForMana,
        Ventures,
    }
)
"""Events that contain no other event and change what no object is."""

_ONLY_ABILITIES_REPLACE = _WITHOUT_MORE | {Deals, GainsLife, LosesLife, PaysLife}
"""No rule replaces or forbids these events, nor does an ability outside the battlefield."""

_NOTHING = Underway()


def happens_quietly(game: Game, events: tuple[Event, ...]) -> bool:
    """Say whether these events are performed and noticed, and nothing else has to be looked at."""
    return _WITHOUT_MORE.issuperset(map(type, events)) and nothing_replaces(game, *events)


def nothing_replaces(game: Game, *events: Event) -> bool:
    """Say whether these events need not be offered to anything: no effect is there that could want them."""
    if rules_of(game).versions or not _ONLY_ABILITIES_REPLACE.issuperset(map(type, events)):
        return False
    for event in events:
        about = event.object if isinstance(event, Taps) else event.to if isinstance(event, Deals) else ""
        if isinstance(about, int) and (about not in game.objects or game.objects[about].counters):
            return False  # stun and shield counters watch for it (122.1d, 122.1c)
    waiting = game.lasting or game.shields or game.pending or game.untils or game.watched or game.afterwards
    if waiting or game.zone("command") or game.underway != _NOTHING:
        return False
    views(game)
    return "no effects" in game.memo and _only_plain_abilities(game)


def _only_plain_abilities(game: Game) -> bool:
    found: bool | None = game.memo.get("only plain abilities")
    if found is None:
        abilities = [held.ability for _, held in abilities_of_permanents(game)]
        found = all(
            isinstance(a, Activated) or (isinstance(a, Keyword) and a.name in WATCHING_FOR_NOTHING)
            for a in abilities
        )
        game.memo["only plain abilities"] = found
    return found
