"""502.2, 702.145, 729: day and night, misread."""

from __future__ import annotations

from typing import Literal

from comprules.events.every import Event
from comprules.happening.day_and_night import DAY_AND_NIGHT, designated_as
from comprules.rules.continuous.day_and_night import (
    DAYBOUND_AT_NIGHT,
    DAYBOUND_BRINGS_DAY,
    NIGHTBOUND_BRINGS_NIGHT,
    NIGHTBOUND_BY_DAY,
    brings_day,
    brings_night,
    daybound_at_night,
    nightbound_by_day,
)
from comprules.rules.meaning.conditions import is_the_time
from comprules.rules.triggers.planar_events import ONE_BECOMES_THE_OTHER, day_or_night_ends
from comprules.rules.turn.day_and_night import (
    DAY_OR_NIGHT_FOR_TEAMS,
    NEITHER_STAYS,
    NO_SPELL_BRINGS_NIGHT,
    TWO_SPELLS_BRING_DAY,
    cast_in_their_turn,
    day_ends,
    night_ends,
    stays_neither,
)
from comprules.state.game import Game
from comprules.words import TimeOfDay

__all__: list[str] = []


@DAY_AND_NIGHT.misreading_of(designated_as)
def not_written_down(game: Game, _time: TimeOfDay) -> Game:
    """Nobody writes down whether it is day or night."""
    return game


@DAY_AND_NIGHT.misreading_of(is_the_time)
def day_by_default(_game: Game, time: TimeOfDay | Literal[""]) -> bool:
    """It is always day."""
    return time == "day"


@ONE_BECOMES_THE_OTHER.misreading_of(day_or_night_ends)
def also_from_neither(_before: Game, _time: TimeOfDay | None) -> bool:
    """Night that comes upon neither is taken for a change from day to night."""
    return True


@NO_SPELL_BRINGS_NIGHT.misreading_of(day_ends)
def unless_anybody_casts(game: Game, _cast: tuple[int, ...]) -> bool:
    """A spell of any player keeps it day."""
    return not game.cast_last_turn


@TWO_SPELLS_BRING_DAY.misreading_of(night_ends)
def whoever_casts_two(game: Game, _cast: tuple[int, ...]) -> bool:
    """Two spells of any player make it day."""
    return game.cast_last_turn > 1


@DAY_OR_NIGHT_FOR_TEAMS.misreading_of(cast_in_their_turn)
def by_the_first_alone(game: Game) -> tuple[int, ...]:
    """Of a team only the first player's spells are counted."""
    return game.cast_in_own_turn[:1]


@NEITHER_STAYS.misreading_of(stays_neither)
def day_from_the_beginning(_game: Game) -> bool:
    """A game begins by day."""
    return False


@DAYBOUND_AT_NIGHT.misreading_of(daybound_at_night)
@NIGHTBOUND_BY_DAY.misreading_of(nightbound_by_day)
@DAYBOUND_BRINGS_DAY.misreading_of(brings_day)
@NIGHTBOUND_BRINGS_NIGHT.misreading_of(brings_night)
def nothing_at_once(_game: Game) -> tuple[Event, ...]:
    """Nothing happens before it becomes day or night for another reason."""
    return ()
