"""What older editions say otherwise, misread."""

from __future__ import annotations

from collections.abc import Sequence

from comprules.book.citing import original
from comprules.editions.cr2009 import DEPENDENCY_OF_2009, never_on_defining
from comprules.editions.of_2009.timestamps import (
    TIMESTAMPS_OF_2009,
    all_in_one,
    as_old_as_it_came,
    ordered_by_active_player,
)
from comprules.events.every import Event
from comprules.happening import timestamps
from comprules.rules.continuous import dependency
from comprules.rules.continuous.effect import Continuous
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__: list[str] = []


@DEPENDENCY_OF_2009.misreading_of(never_on_defining)
def dependent_as_today(game: Game, effect: Continuous, other: Continuous) -> bool:
    """Effects that define characteristics depend on one another, as in later editions."""
    return original(dependency.may_depend)(game, effect, other)


@TIMESTAMPS_OF_2009.misreading_of(ordered_by_active_player)
def ordered_by_each_controller(game: Game, player: str, events: Sequence[Event]) -> Sequence[Event]:
    """Each player orders the timestamps of what that player controls, as in later editions."""
    return original(timestamps.ordered_by)(game, player, events)


@TIMESTAMPS_OF_2009.misreading_of(all_in_one)
def grouped_by_controller(game: Game, stamped: Sequence[Event]) -> tuple[tuple[str, tuple[Event, ...]], ...]:
    """What receives a timestamp at once is ordered in a group for each controller, as in later editions."""
    return original(timestamps.groups_to_order)(game, tuple(stamped))


@TIMESTAMPS_OF_2009.misreading_of(as_old_as_it_came)
def new_by_turning_over(game: Game, thing: GameObject) -> GameObject:
    """What turns face up or face down receives a new timestamp, as in later editions."""
    return original(timestamps.on_turning_face)(game, thing)
