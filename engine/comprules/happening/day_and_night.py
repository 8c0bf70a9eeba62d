"""729: day and night, which are designations of the game itself."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.permanents import Transforms
from comprules.keyword_instances import works
from comprules.keywords.rules_702_121_to_183 import DAYBOUND, NIGHTBOUND
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.words import TimeOfDay

__all__ = ["DAY_AND_NIGHT", "bound_to_the_other", "designated_as", "transforming_with"]

DAY_AND_NIGHT = cite("729.1")


@DAY_AND_NIGHT
def designated_as(game: Game, time: TimeOfDay) -> Game:
    """The game is day or night from now on, and the one that it was before no more."""
    DAY_AND_NIGHT.decided(game, f"it becomes {time}")
    return replace(game, time_of_day=time)


def bound_to_the_other(game: Game, time: TimeOfDay) -> tuple[int, ...]:
    """Return the permanents whose upper face is bound to day where it is night, or to night by day.

    Only what two faces stand for has a front or a back face.
    """
    keyword = "daybound" if time == "night" else "nightbound"
    board = views(game)
    return tuple(
        i
        for i in game.battlefield
        if works(game, board[i], keyword)
        and game.objects[i].back is not None
        and game.objects[i].turned is (time == "day")
    )


def transforming_with(game: Game, time: TimeOfDay) -> tuple[Transforms, ...]:
    """As it becomes night, what is daybound transforms; as it becomes day, what is nightbound does."""
    found = bound_to_the_other(game, time)
    for i in found:
        rule = DAYBOUND if time == "night" else NIGHTBOUND
        rule.decided(game, f"{game.label(i)} transforms as it becomes {time}")
    return tuple(map(Transforms, found))
