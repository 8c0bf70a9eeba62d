"""505 of 2009: a split card that is no spell has two sets of characteristics."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.book.citing import cite
from comprules.rules.meaning.last_known_information import mana_value
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["COMPARING_EITHER_HALF", "of_either_half"]

COMPARING_EITHER_HALF = cite("505.6", "2009-05-01")


@COMPARING_EITHER_HALF
def of_either_half(game: Game, board: Mapping[int, View], thing: int) -> tuple[int, ...]:
    """A comparison with a split card that is no spell is true if it is so for either of its halves."""
    found = game.objects[thing]
    if len(found.base.halves) < 2 or found.zone == "stack":
        return (mana_value(game, board, thing),)
    values = tuple(half.cost.mana_value if half.cost is not None else 0 for half in found.base.halves)
    COMPARING_EITHER_HALF.decided_once(
        game, f"{found.label} is compared by {' and by '.join(map(str, values))}"
    )
    return values
