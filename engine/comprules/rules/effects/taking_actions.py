"""701: actions that effects can replace as a whole, before anything of them is done (614.1a)."""

from __future__ import annotations

from typing import Literal

from comprules.events.zones import Acts
from comprules.happening import happen
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["acting"]


def acting(
    game: Game, player: str, action: Literal["search", "scry", "surveil", "proliferate"], amount: int = 1
) -> tuple[Game, Acts | None]:
    """A player sets about an action; what is left of it when effects have replaced it, or nothing."""
    number = game.next_id
    game = happen(replace(game, next_id=number + 1), Acts(player, action, number, amount))
    return game, next((e for e in reversed(game.deeds) if isinstance(e, Acts) and e.number == number), None)
