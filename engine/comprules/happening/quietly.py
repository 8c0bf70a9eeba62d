"""Events that nothing can replace, prevent or forbid, seen at a glance; it decides nothing, and only saves the time of asking."""

from __future__ import annotations

from comprules.abilities.kinds import Activated, Keyword
from comprules.events import (
    Activates,
    AddsMana,
    BeginsPhase,
    BeginsStep,
    BeginsTurn,
    ChoosesTargets,
    Event,
    PutsAbilityOnStack,
    Resolves,
    Reveals,
    Taps,
    TapsForMana,
)
from comprules.ruleset import abilities_of_permanents, views
from comprules.state import Game, Underway

__all__ = ["happens_quietly"]

_ONLY_ABILITIES_REPLACE = frozenset(
    {
        Activates,
        AddsMana,
        BeginsPhase,
        BeginsStep,
        BeginsTurn,
        ChoosesTargets,
        PutsAbilityOnStack,
        Resolves,
        Reveals,
        Taps,
        TapsForMana,
    }
)
"""Events that no rule by itself replaces or forbids, and that change what no object is."""

_PLAIN = frozenset(
    [
        "deathtouch",
        "defender",
        "double strike",
        "fear",
        "first strike",
        "flash",
        "flying",
        "haste",
        "hexproof",
        "indestructible",
        "intimidate",
        "lifelink",
        "menace",
        "reach",
        "shadow",
        "shroud",
        "trample",
        "vigilance",
    ]
)
"""Keyword abilities that watch for no event."""

_NOTHING = Underway()


def happens_quietly(game: Game, events: tuple[Event, ...]) -> bool:
    """Whether these events need not be offered to anything: no effect is there that could want them."""
    if game.rules.versions or not _ONLY_ABILITIES_REPLACE.issuperset(map(type, events)):
        return False
    if any(
        isinstance(e, Taps) and not e.tapped and "stun" in game.objects[e.object].counters for e in events
    ):
        return False
    waiting = game.lasting or game.shields or game.pending or game.untils or game.watched or game.afterwards
    if waiting or game.together or game.zone("command") or game.underway != _NOTHING:
        return False
    views(game)
    return "no effects" in game.memo and _only_plain_abilities(game)


def _only_plain_abilities(game: Game) -> bool:
    found: bool | None = game.memo.get("only plain abilities")
    if found is None:
        abilities = [held.ability for _, held in abilities_of_permanents(game)]
        found = all(
            isinstance(a, Activated) or (isinstance(a, Keyword) and a.name in _PLAIN) for a in abilities
        )
        game.memo["only plain abilities"] = found
    return found
