"""718: prototype cards, misread."""

from __future__ import annotations

from comprules.happening.prototypes import (
    ALTERNATIVE_VALUES,
    NORMAL_VALUES_ELSEWHERE,
    alternative_values,
    stays_prototyped,
)
from comprules.rules.casting.announcing_costs import CASTING_PROTOTYPED, is_prototyped
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject
from comprules.words import Zone

__all__: list[str] = []


@CASTING_PROTOTYPED.misreading_of(is_prototyped)
def normally_alone(_game: Game, _card: int, _options: tuple[str, ...]) -> bool:
    """A prototype card is cast normally, whatever its player says."""
    return False


@ALTERNATIVE_VALUES.misreading_of(alternative_values)
def values_of_the_card(_game: Game, thing: GameObject) -> Characteristics:
    """However it was cast, it has the values of the card."""
    return thing.base


@NORMAL_VALUES_ELSEWHERE.misreading_of(stays_prototyped)
def prototyped_for_good(_game: Game, old: GameObject, _to: Zone) -> bool:
    """What was cast prototyped stays so, wherever it goes."""
    return old.prototyped
