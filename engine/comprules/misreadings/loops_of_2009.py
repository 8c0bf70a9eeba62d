"""Loops (421) in 2009, misread."""

from __future__ import annotations

from comprules.editions.of_2009.loops import LOOP_OF_ONE_PLAYER, as_often_as_is_said
from comprules.rules.turn.loops import LOOP_IS_A_DRAW, goes_on_by_choice, mandatory_loop
from comprules.state.game import Game

__all__: list[str] = []


@LOOP_OF_ONE_PLAYER.misreading_of(as_often_as_is_said)
@LOOP_IS_A_DRAW.misreading_of(goes_on_by_choice)
def whatever_comes_again_is_a_draw(game: Game) -> Game:
    """What happens again makes the game a draw, whoever chooses it."""
    return mandatory_loop(game, "what a player chooses")
