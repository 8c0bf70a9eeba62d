"""710: flipped permanents, misread."""

from __future__ import annotations

from comprules.happening.flip_cards import (
    COLOR_AND_COST_STAY,
    FLIPPED_FOR_GOOD,
    UPPER_HALF,
    cost_and_colors_of_flipped,
    is_flipped_for_good,
    upper_half,
)
from comprules.mana import ManaCost
from comprules.rules.continuous.changing_characteristics import (
    LOWER_HALF,
    flipped_over,
)
from comprules.rules.continuous.continuous_effects import (
    STATUS_IS_KEPT,
    stays_flipped,
)
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, View

__all__: list[str] = []


@LOWER_HALF.misreading_of(flipped_over)
def upper_half_all_the_same(_game: Game, view: View) -> View:
    """A flip card is what stands right side up on it."""
    return view


@STATUS_IS_KEPT.misreading_of(stays_flipped)
def only_as_a_flip_card(_game: Game, thing: GameObject) -> bool:
    """Only a flip card can be flipped, and what has become a copy of one is none."""
    return thing.flipped and thing.base.lower_half is not None


@UPPER_HALF.misreading_of(upper_half)
def either_way_up(_game: Game, card: Characteristics) -> Characteristics:
    """A flip card is what its lower half says from the beginning."""
    return card if card.lower_half is None else replace(card.lower_half, lower_half=card.lower_half)


@COLOR_AND_COST_STAY.misreading_of(cost_and_colors_of_flipped)
def no_cost_on_the_lower_half(_game: Game, _view: View) -> tuple[ManaCost | None, frozenset[str]]:
    """No mana cost stands on the lower half, so what is flipped has none, and no color."""
    return None, frozenset()


@FLIPPED_FOR_GOOD.misreading_of(is_flipped_for_good)
def flipped_back(_game: Game, _thing: int) -> bool:
    """What is told to flip a second time turns its upper half up again."""
    return False
