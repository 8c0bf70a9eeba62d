"""903.11: which cards may be brought from outside the game where Commander is played."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.rules.meaning.color_identity import color_identity, identity_of_commanders
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = ["BROUGHT_INTO_COMMANDER", "may_come_from_outside"]

BROUGHT_INTO_COMMANDER = cite("903.11")


@BROUGHT_INTO_COMMANDER
def may_come_from_outside(game: Game, found: GameObject) -> bool:
    """No card comes in that has the name of a card which its owner has in the game, or another color."""
    if found.zone != "none":
        return False
    own = (one.base.name for one in game.objects.values() if one.owner == found.owner and one.zone != "none")
    allowed = identity_of_commanders(game, found.owner)
    may = found.base.name not in set(own) and color_identity(game, found) <= allowed
    BROUGHT_INTO_COMMANDER.decided_once(
        game, f"{found.label} {'may' if may else 'may not'} come into this game"
    )
    return may
