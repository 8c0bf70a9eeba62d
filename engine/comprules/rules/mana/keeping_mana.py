"""106.4: the mana that a player keeps as steps and phases end."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import KeepsMana
from comprules.rules.continuous.interaction import changes_for_player
from comprules.state.game import Game
from comprules.words import COLOR_LETTERS

__all__ = ["types_kept"]


def types_kept(game: Game, player: str) -> frozenset[str]:
    """Return the types of mana that effects have a player keep, as the pool tells them: ``G``, ``C``."""
    kept: set[str] = set()
    for change in changes_for_player(game, player):
        if isinstance(change, KeepsMana):
            kept.update(
                kind
                for kind in game.players[player].mana
                if not change.color or COLOR_LETTERS.get(kind) == change.color
            )
    return frozenset(kept)
