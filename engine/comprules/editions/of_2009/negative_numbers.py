"""104.1b of 2009: what modifies power or toughness by a negative number uses it."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.conditions import AnyAmount
from comprules.abilities.nouns import Negative
from comprules.book.citing import cite
from comprules.rules.meaning.amounts import amount_of
from comprules.rules.meaning.speaker import Speaker
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["NEGATIVE_NUMBERS_OF_2009", "negative_as_well"]

NEGATIVE_NUMBERS_OF_2009 = cite("104.1b", "2009-05-01")


@NEGATIVE_NUMBERS_OF_2009
def negative_as_well(game: Game, board: Mapping[int, View], speaker: Speaker, amount: AnyAmount) -> int:
    """A size is modified by what the words count, be it less than zero."""
    if isinstance(amount, Negative):
        return -negative_as_well(game, board, speaker, amount.amount)
    counted = amount_of(game, board, speaker, amount)
    if counted < 0:
        NEGATIVE_NUMBERS_OF_2009.decided(game, f"a size is modified by {counted}, which is less than zero")
    return counted
