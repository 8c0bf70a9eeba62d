"""502.34 of 2009: imprint, misread."""

from __future__ import annotations

from comprules.rules.meaning.linked_abilities import (
    EACH_IMPRINTED_CARD,
    IMPRINTED,
    each_imprinted,
    imprinted_on,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.state.game import Game

__all__: list[str] = []


@IMPRINTED.misreading_of(imprinted_on)
def whatever_is_removed(
    game: Game, _speaker: Speaker, _exiled: tuple[int | str, ...]
) -> tuple[int | str, ...]:
    """Every card that has been removed from the game is imprinted."""
    return game.zone("exile")


@EACH_IMPRINTED_CARD.misreading_of(each_imprinted)
def the_last_one(_game: Game, found: tuple[int | str, ...]) -> tuple[int | str, ...]:
    """The imprinted card is the one that was imprinted last."""
    return found[-1:]
