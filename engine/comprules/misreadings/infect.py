"""702.90: infect, misread."""

from __future__ import annotations

from comprules.events.every import Event
from comprules.events.players import Deals
from comprules.happening.results_of_damage import (
    INFECT_AS_IT_LAST_WAS,
    INFECT_SHRINKS,
    as_minus_counters,
    infect_of,
)
from comprules.keyword_instances import working
from comprules.ruleset import seen
from comprules.state.game import Game

__all__: list[str] = []


@INFECT_SHRINKS.misreading_of(as_minus_counters)
def shrinks_nothing(_game: Game, _event: Deals, _creature: int) -> tuple[Event, ...]:
    """Damage with infect puts no counters on a creature."""
    return ()


@INFECT_AS_IT_LAST_WAS.misreading_of(infect_of)
def only_what_is_there(game: Game, source: int) -> int:
    """What is gone has no infect any more."""
    return len(working(game, seen(game, source).abilities, "infect")) if source in game.objects else 0
