"""701: actions that effects can replace as a whole, before anything of them is done (614.1a)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from comprules.book.citing import Citation, cite
from comprules.events.zones import Acts
from comprules.happening import happen
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["SCRYING_NOTHING", "SURVEILLING_NOTHING", "acting", "is_nothing"]

SCRYING_NOTHING = cite("701.22b")
SURVEILLING_NOTHING = cite("701.25c")

_OF_NO_CARDS: Final[Mapping[str, Citation]] = {"scry": SCRYING_NOTHING, "surveil": SURVEILLING_NOTHING}
"""The rules by which an action that looks at no cards is no event."""


@SCRYING_NOTHING
@SURVEILLING_NOTHING
def is_nothing(game: Game, action: str, amount: int) -> bool:
    """Say whether an action that looks at no cards is no event, so that nothing triggers on it."""
    rule = _OF_NO_CARDS.get(action)
    if rule is None or amount > 0:
        return False
    rule.decided(game, f"to {action} 0 is no event")
    return True


def acting(
    game: Game,
    player: str,
    action: Literal["search", "scry", "surveil", "proliferate", "collect evidence", "the Ring tempts"],
    amount: int = 1,
) -> tuple[Game, Acts | None]:
    """A player sets about an action; what is left of it when effects have replaced it, or nothing."""
    if is_nothing(game, action, amount):
        return game, None
    number = game.next_id
    game = happen(replace(game, next_id=number + 1), Acts(player, action, number, amount))
    return game, next((e for e in reversed(game.deeds) if isinstance(e, Acts) and e.number == number), None)
