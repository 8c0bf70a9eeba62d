"""Loops (421) in 2009, misread."""

from __future__ import annotations

from comprules.editions.of_2009.loops import (
    INDEPENDENT_LOOPS,
    LOOP_OF_ONE_PLAYER,
    LOOP_OF_TWO,
    as_often_as_is_said,
    each_as_often_as_is_said,
    until_the_last_word,
)
from comprules.rules.turn.loops import LOOP_IS_A_DRAW, goes_on_by_choice, mandatory_loop
from comprules.state.game import Game
from comprules.state.lasting import Chosen

__all__: list[str] = []


@LOOP_OF_ONE_PLAYER.misreading_of(as_often_as_is_said)
@LOOP_IS_A_DRAW.misreading_of(goes_on_by_choice)
def whatever_comes_again_is_a_draw(game: Game) -> Game:
    """What happens again makes the game a draw, whoever chooses it."""
    return mandatory_loop(game, "what a player chooses")


@LOOP_OF_TWO.misreading_of(until_the_last_word)
@INDEPENDENT_LOOPS.misreading_of(each_as_often_as_is_said)
def without_a_number(game: Game, _player: str, _parts: tuple[Chosen, ...]) -> Game:
    """Nobody has to name a number: each goes on as often as they please."""
    return game
