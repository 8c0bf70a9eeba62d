"""702.145: what daybound and nightbound permanents do at any time."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import Transforms
from comprules.events.turn import BecomesDayOrNight
from comprules.happening.day_and_night import bound_to_the_other, transforming_with
from comprules.keyword_instances import works
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.words import TimeOfDay

__all__ = [
    "DAYBOUND_AT_NIGHT",
    "DAYBOUND_BRINGS_DAY",
    "NIGHTBOUND_BRINGS_NIGHT",
    "NIGHTBOUND_BY_DAY",
    "brings_day",
    "brings_night",
    "day_or_night_due",
    "daybound_at_night",
    "nightbound_by_day",
]

DAYBOUND_AT_NIGHT = cite("702.145c")
DAYBOUND_BRINGS_DAY = cite("702.145d")
NIGHTBOUND_BY_DAY = cite("702.145f")
NIGHTBOUND_BRINGS_NIGHT = cite("702.145g")


def day_or_night_due(game: Game) -> tuple[Event, ...]:
    """Return what daybound and nightbound permanents make happen at once, as things are."""
    match game.time_of_day:
        case "night":
            return daybound_at_night(game)
        case "day":
            return nightbound_by_day(game)
        case "":
            return brings_day(game) or brings_night(game)


@DAYBOUND_AT_NIGHT
def daybound_at_night(game: Game) -> tuple[Event, ...]:
    """What is daybound with its front face up transforms as soon as that is so by night."""
    found = bound_to_the_other(game, "night")
    for i in found:
        DAYBOUND_AT_NIGHT.decided(game, f"{game.label(i)} is daybound and it is night: it transforms at once")
    return tuple(map(Transforms, found))


@NIGHTBOUND_BY_DAY
def nightbound_by_day(game: Game) -> tuple[Event, ...]:
    """What is nightbound with its back face up transforms as soon as that is so by day."""
    found = bound_to_the_other(game, "day")
    for i in found:
        NIGHTBOUND_BY_DAY.decided(game, f"{game.label(i)} is nightbound and it is day: it transforms at once")
    return tuple(map(Transforms, found))


def _there_is(game: Game, keyword: str) -> bool:
    board = views(game)
    return any(works(game, board[i], keyword) for i in game.battlefield)


def _becoming(game: Game, time: TimeOfDay) -> tuple[Event, ...]:
    return BecomesDayOrNight(time), *transforming_with(game, time)


@DAYBOUND_BRINGS_DAY
def brings_day(game: Game) -> tuple[Event, ...]:
    """Where it is neither day nor night, a daybound permanent makes it day."""
    if not _there_is(game, "daybound"):
        return ()
    DAYBOUND_BRINGS_DAY.decided(
        game, "something is daybound, and it is neither day nor night: it becomes day"
    )
    return _becoming(game, "day")


@NIGHTBOUND_BRINGS_NIGHT
def brings_night(game: Game) -> tuple[Event, ...]:
    """Where it is neither, a nightbound permanent makes it night if nothing is daybound."""
    if not _there_is(game, "nightbound"):
        return ()
    NIGHTBOUND_BRINGS_NIGHT.decided(
        game, "something is nightbound, nothing daybound, and it is neither day nor night: it becomes night"
    )
    return _becoming(game, "night")
