"""710: flipped permanents, misread."""

from __future__ import annotations

from comprules.rules.continuous.changing_characteristics import (
    LOWER_HALF,
    flipped_over,
)
from comprules.rules.continuous.continuous_effects import (
    STATUS_IS_KEPT,
    stays_flipped,
)
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__: list[str] = []


@LOWER_HALF.misreading_of(flipped_over)
def upper_half_all_the_same(_game: Game, view: View) -> View:
    """A flip card is what stands right side up on it."""
    return view


@STATUS_IS_KEPT.misreading_of(stays_flipped)
def only_as_a_flip_card(_game: Game, thing: GameObject) -> bool:
    """Only a flip card can be flipped, and what has become a copy of one is none."""
    return thing.flipped and thing.base.lower_half is not None
