"""Bands with other (502.11 of 2009), misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.editions.of_2009.bands import (
    BANDS_WITH_THE_SAME,
    DAMAGE_AMONG_THE_SAME,
    all_have_the_same,
    two_have_the_same,
)
from comprules.rules.fighting.bands import are_two_that_band, is_band_with_others
from comprules.state.game import Game

__all__: list[str] = []


@BANDS_WITH_THE_SAME.misreading_of(all_have_the_same)
def one_has_the_ability(game: Game, things: tuple[int, ...]) -> bool:
    """One creature with the ability is enough for a band of creatures of the quality."""
    return original(is_band_with_others)(game, things)


@DAMAGE_AMONG_THE_SAME.misreading_of(two_have_the_same)
def one_beside_another(game: Game, things: tuple[int, ...]) -> bool:
    """One creature with the ability beside another of the quality is enough."""
    return original(are_two_that_band)(game, things)
