"""What was done earlier in the game, in whatever turn (608.2i)."""

from __future__ import annotations

from comprules.rules.meaning.earlier_this_turn import LOOKING_AT_EARLIER_STATE
from comprules.state.game import Game

__all__ = ["has_dealt_damage_to"]


@LOOKING_AT_EARLIER_STATE
def has_dealt_damage_to(game: Game, source: int, player: str) -> bool:
    """Say whether an object has dealt damage to a player since it came to its zone."""
    is_so = player in game.has_hurt.get(source, frozenset())
    LOOKING_AT_EARLIER_STATE.decided_once(
        game, f"{game.label(source)} has {'dealt' if is_so else 'not dealt'} damage to {player} before"
    )
    return is_so
