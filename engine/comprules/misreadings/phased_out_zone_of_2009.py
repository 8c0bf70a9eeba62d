"""The phased-out zone (217.8) of 2009, misread."""

from __future__ import annotations

from comprules.editions.of_2009.phased_out_zone import (
    PHASED_OUT_ZONE,
    STATE_OF_THE_PHASED_OUT,
    in_the_same_state,
    put_into_the_zone,
)
from comprules.state.copying import EMPTY
from comprules.state.game import Game

__all__: list[str] = []


@PHASED_OUT_ZONE.misreading_of(put_into_the_zone)
def stays_in_play(game: Game, thing: int) -> Game:
    """A permanent that would phase out stays where it is."""
    return game.altering(thing, phased_out="")


@STATE_OF_THE_PHASED_OUT.misreading_of(in_the_same_state)
def as_good_as_new(game: Game, thing: int) -> Game:
    """What phases in is as if it had just come into play, without counters."""
    return game.altering(thing, counters=EMPTY)
