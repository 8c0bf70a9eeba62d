"""Phasing and madness (217.8, 502.15, 502.24 of 2009), misread."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from comprules.book.citing import original
from comprules.editions.of_2009.madness import MADNESS_OF_2009, may_be_removed
from comprules.events.every import Event
from comprules.happening.phasing_of_2009 import (
    AS_THOUGH_WITH_HASTE,
    DAMAGE_GONE,
    LIMITED_EFFECTS_GONE,
    PHASED_OUT_ZONE,
    STATE_OF_THE_PHASED_OUT,
    as_though_with_haste,
    gone_with_what_it_had,
    in_the_same_state,
    put_into_the_zone,
    without_limited_effects,
)
from comprules.rules.replacement.leaving_the_stack import discarded_with_madness
from comprules.ruleset import Replacing
from comprules.state.copying import EMPTY, replace
from comprules.state.game import Game

__all__: list[str] = []


@DAMAGE_GONE.misreading_of(gone_with_what_it_had)
def with_its_damage(game: Game, thing: int, how: Literal["directly", "indirectly", "until"]) -> Game:
    """The damage stays marked on what phases out."""
    game = without_limited_effects(game, thing)
    return put_into_the_zone(game.with_object(replace(game.objects[thing], phased_out=how)), thing)


@PHASED_OUT_ZONE.misreading_of(put_into_the_zone)
def stays_in_play(game: Game, thing: int) -> Game:
    """A permanent that would phase out stays where it is."""
    return game.altering(thing, phased_out="")


@STATE_OF_THE_PHASED_OUT.misreading_of(in_the_same_state)
def as_good_as_new(game: Game, thing: int) -> Game:
    """What phases in is as if it had just come into play, without counters."""
    return game.altering(thing, counters=EMPTY)


@LIMITED_EFFECTS_GONE.misreading_of(without_limited_effects)
def still_affected(game: Game, _thing: int) -> Game:
    """Whatever has affected it goes on as soon as it is back."""
    return game


@AS_THOUGH_WITH_HASTE.misreading_of(as_though_with_haste)
def still_new(game: Game, thing: int) -> Game:
    """What is new is still new when it has phased in."""
    return in_the_same_state(game, thing)


@MADNESS_OF_2009.misreading_of(may_be_removed)
def always_removed(game: Game, event: Event) -> Iterator[Replacing]:
    """A card with madness always leaves the game as it is discarded."""
    yield from original(discarded_with_madness)(game, event)
