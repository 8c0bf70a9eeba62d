"""Loops (421) in 2009, misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.editions.of_2009.loops import LOOP_OF_ONE_PLAYER, as_often_as_is_said
from comprules.rules.turn.loops import goes_on_by_choice
from comprules.state.game import Game

__all__: list[str] = []


@LOOP_OF_ONE_PLAYER.misreading_of(as_often_as_is_said)
def whoever_has_the_choice(game: Game) -> None:
    """The loop is no draw, and nobody says how often it happens."""
    original(goes_on_by_choice)(game)
