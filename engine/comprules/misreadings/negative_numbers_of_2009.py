"""Negative numbers (104.1b) in 2009, misread."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.conditions import AnyAmount
from comprules.editions.of_2009.negative_numbers import NEGATIVE_NUMBERS_OF_2009, negative_as_well
from comprules.rules.meaning.amounts import NEGATIVE_RESULTS, amount_of, modification, result_of
from comprules.rules.meaning.speaker import Speaker
from comprules.state.game import Game
from comprules.state.objects import View

__all__: list[str] = []


@NEGATIVE_NUMBERS_OF_2009.misreading_of(negative_as_well)
def zero_at_least(game: Game, board: Mapping[int, View], speaker: Speaker, amount: AnyAmount) -> int:
    """No size is modified by less than zero that was counted."""
    return result_of(game, board, speaker, amount)


@NEGATIVE_RESULTS.misreading_of(modification)
def less_than_zero(game: Game, board: Mapping[int, View], speaker: Speaker, amount: AnyAmount) -> int:
    """A size is modified by what was counted, be it less than zero."""
    return amount_of(game, board, speaker, amount)
