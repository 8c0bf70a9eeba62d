"""608.2i: what was done earlier in the game, misread."""

from __future__ import annotations

from comprules.events.players import Deals
from comprules.rules.meaning.earlier_in_the_game import has_dealt_damage_to
from comprules.rules.meaning.earlier_this_turn import LOOKING_AT_EARLIER_STATE
from comprules.state.game import Game

__all__: list[str] = []


@LOOKING_AT_EARLIER_STATE.misreading_of(has_dealt_damage_to)
def has_dealt_damage_this_turn(game: Game, source: int, player: str) -> bool:
    """Damage of earlier turns is forgotten."""
    return any(
        isinstance(event, Deals) and (event.source, event.to) == (source, player) for event in game.deeds
    )
