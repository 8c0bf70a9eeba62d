"""Loops (730) in which players choose something, misread."""

from __future__ import annotations

from comprules.events.players import LosesGame
from comprules.happening import happen
from comprules.rules.turn.fragmented_loops import FRAGMENTED_LOOP, fragmented_loop, loops_of_their_own
from comprules.rules.turn.loops import (
    NOBODY_HAS_TO_AVERT,
    NOBODY_HAS_TO_END_IT,
    as_though_mandatory,
    nobody_has_to_end_it,
)
from comprules.state.game import Game
from comprules.state.lasting import Chosen

__all__: list[str] = []


@FRAGMENTED_LOOP.misreading_of(fragmented_loop)
def on_and_on(game: Game, _player: str, _since: tuple[Chosen, ...]) -> Game:
    """Each player may answer the other for ever."""
    return game


@FRAGMENTED_LOOP.misreading_of(loops_of_their_own)
def nothing_twice(_game: Game, player: str, _loops: tuple[Chosen, ...]) -> Game:
    """What a player has done again and again is not done once more when another player has done so too."""
    raise FRAGMENTED_LOOP.refuses(f"{player} has done so before")


@NOBODY_HAS_TO_AVERT.misreading_of(as_though_mandatory)
def averted_or_lost(game: Game, _recurring: str) -> Game:
    """Whoever could avert what goes on for ever has to, and loses otherwise."""
    return happen(game, LosesGame(game.active, "averted nothing"))


@NOBODY_HAS_TO_END_IT.misreading_of(nobody_has_to_end_it)
def ended_or_lost(game: Game, _recurring: str, could: tuple[str, int]) -> Game:
    """Whoever could end a loop has to, and loses otherwise."""
    return happen(game, LosesGame(could[0], "brought no end to a loop"))
