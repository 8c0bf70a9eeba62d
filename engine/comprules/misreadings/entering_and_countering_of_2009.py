"""How permanents come into play (419.6i, 419.9a) and what is countered (413.2a) in 2009, misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.editions.of_2009.countering import COUNTERED_BY_THE_RULES, countered_by_the_rules
from comprules.editions.of_2009.entering import AS_IT_WOULD_BE_BY_ITSELF, none_from_elsewhere
from comprules.editions.of_2009.which_replacement_first import (
    SELF_AND_CONTROL_ALONE_COME_FIRST,
    copies_like_any_other,
)
from comprules.happening.settling import copies_first
from comprules.rules.continuous.continuous_effects import Stage, affected
from comprules.rules.continuous.effect import Continuous
from comprules.rules.resolving.resolving import without_legal_target
from comprules.ruleset import Replacing
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__: list[str] = []


@AS_IT_WOULD_BE_BY_ITSELF.misreading_of(none_from_elsewhere)
def with_all_that_would_apply(game: Game, stage: Stage, effect: Continuous) -> tuple[int, ...]:
    """The effects of other permanents count as well."""
    return original(affected)(game, stage, effect)


@COUNTERED_BY_THE_RULES.misreading_of(countered_by_the_rules)
def not_countered(game: Game, thing: GameObject) -> Game:
    """What has no legal target left does not resolve, and nothing counters it."""
    return original(without_legal_target)(game, thing)


@SELF_AND_CONTROL_ALONE_COME_FIRST.misreading_of(copies_like_any_other)
def copies_before_others(game: Game, offered: tuple[Replacing, ...]) -> tuple[Replacing, ...]:
    """What makes an object come into play as a copy is applied before other effects."""
    return original(copies_first)(game, offered)
