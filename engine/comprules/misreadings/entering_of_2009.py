"""How permanents come into play (419.6i of 2009), misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.editions.of_2009.entering import AS_IT_WOULD_BE_BY_ITSELF, none_from_elsewhere
from comprules.rules.continuous.continuous_effects import Stage, affected
from comprules.rules.continuous.effect import Continuous
from comprules.state.game import Game

__all__: list[str] = []


@AS_IT_WOULD_BE_BY_ITSELF.misreading_of(none_from_elsewhere)
def with_all_that_would_apply(game: Game, stage: Stage, effect: Continuous) -> tuple[int, ...]:
    """The effects of other permanents count as well."""
    return original(affected)(game, stage, effect)
