"""421.2 of 2009: a loop with optional actions of one player happens as often as that player says."""

from __future__ import annotations

from comprules.book.citing import cite, original
from comprules.rules.turn.loops import goes_on_by_choice
from comprules.state.game import Game

__all__ = ["LOOP_OF_ONE_PLAYER", "as_often_as_is_said"]

LOOP_OF_ONE_PLAYER = cite("421.2", "2009-05-01")


@LOOP_OF_ONE_PLAYER
def as_often_as_is_said(game: Game) -> Game:
    """The player whose action is optional goes on, or stops; the loop ends nothing by itself."""
    LOOP_OF_ONE_PLAYER.decided_once(game, "the loop goes on as often as the player with the choice wants")
    return original(goes_on_by_choice)(game)
