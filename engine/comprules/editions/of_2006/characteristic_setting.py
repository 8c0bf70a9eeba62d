"""405.2 of 2006: abilities that set characteristics, and the zones in which they do."""

from __future__ import annotations

from comprules.abilities.changes import DefineSize
from comprules.abilities.kinds import Apply
from comprules.book.citing import cite
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = ["TYPES_AND_COLORS_EVERYWHERE", "all_but_sizes"]

TYPES_AND_COLORS_EVERYWHERE = cite("405.2a", "2006-10-01")


@TYPES_AND_COLORS_EVERYWHERE
def all_but_sizes(game: Game, there: GameObject, part: Apply) -> bool:
    """Types and colors are set in every zone; power and toughness are set in play alone."""
    sizes = any(isinstance(change, DefineSize) for change in part.changes)
    told = "sets a size, in play alone" if sizes else "sets types or colors in every zone"
    if there.zone != "battlefield":
        TYPES_AND_COLORS_EVERYWHERE.decided_once(game, f"an ability of {game.label(there.id)} {told}")
    return not sizes
