"""Phasing and madness (502.15, 502.24 of 2009), misread."""

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
    as_though_with_haste,
    gone_with_what_it_had,
    without_limited_effects,
)
from comprules.rules.replacement.leaving_the_stack import discarded_with_madness
from comprules.ruleset import Replacing
from comprules.state.copying import replace
from comprules.state.game import Game

__all__: list[str] = []


@DAMAGE_GONE.misreading_of(gone_with_what_it_had)
def with_its_damage(game: Game, thing: int, how: Literal["directly", "indirectly", "until"]) -> Game:
    """The damage stays marked on what phases out."""
    game = without_limited_effects(game, thing)
    return game.with_object(replace(game.objects[thing], phased_out=how))


@LIMITED_EFFECTS_GONE.misreading_of(without_limited_effects)
def still_affected(game: Game, _thing: int) -> Game:
    """Whatever has affected it goes on as soon as it is back."""
    return game


@AS_THOUGH_WITH_HASTE.misreading_of(as_though_with_haste)
def still_new(game: Game, _thing: int) -> Game:
    """What is new is still new when it has phased in."""
    return game


@MADNESS_OF_2009.misreading_of(may_be_removed)
def always_removed(game: Game, event: Event) -> Iterator[Replacing]:
    """A card with madness always leaves the game as it is discarded."""
    yield from original(discarded_with_madness)(game, event)
