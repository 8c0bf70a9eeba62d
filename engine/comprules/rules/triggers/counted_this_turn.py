"""603.2: spells and draws that are counted in a turn."""

from __future__ import annotations

from comprules.abilities.nouns import AllThese
from comprules.abilities.simple_nouns import This
from comprules.abilities.trigger_events_of_players import CastsSpell
from comprules.events.spells_and_abilities import Casts
from comprules.events.zones import Moves
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.triggers.zone_changes import left_as
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["drawn_this_turn", "is_nth_cast"]


def is_nth_cast(game: Game, speaker: Speaker, when: CastsSpell, event: Casts) -> bool:
    """Say whether this is the spell of that number among those of its kind that the player cast this turn."""
    if not when.nth or isinstance(when.spell, This):
        return True
    cast = [e for e in game.deeds if isinstance(e, Casts) and e.player == event.player]
    kind = AllThese(replace(when.spell, zone="stack"))
    return sum(left_as(game, game, e.spell, speaker, kind) for e in cast) == when.nth


def drawn_this_turn(game: Game, player: str) -> int:
    """Return how many cards a player has drawn this turn."""
    drawn = (e for e in game.deeds if isinstance(e, Moves) and e.cause == "drawn")
    return sum(game.last_known[e.object][0].owner == player for e in drawn)
