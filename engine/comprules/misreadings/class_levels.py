"""716: the levels of Classes, misread."""

from __future__ import annotations

from comprules.abilities.conditions import LevelIs
from comprules.rules.meaning.class_levels import (
    CLASS_LEVEL_ABILITIES,
    LEVEL_BY_DEFAULT,
    LEVEL_DESIGNATION,
    LEVELS_OF_CLASSES,
    LEVELS_WITHOUT_COUNTERS,
    is_at_level,
    level_beside_counters,
    level_by_default,
    level_of,
)
from comprules.ruleset import seen, views
from comprules.state.game import Game

__all__: list[str] = []


@LEVELS_OF_CLASSES.misreading_of(is_at_level)
@CLASS_LEVEL_ABILITIES.misreading_of(is_at_level)
def at_any_level(_game: Game, _thing: int, _condition: LevelIs) -> bool:
    """Each level is bought by itself, and its abilities are there from the beginning."""
    return True


@LEVELS_WITHOUT_COUNTERS.misreading_of(level_beside_counters)
def counters_are_levels(game: Game, thing: int, level: int) -> int:
    """A level counter on a Class brings it a level further."""
    counter = game.last_seen(thing).counters.get("level")
    return level + (counter.amount if counter is not None else 0)


@LEVEL_DESIGNATION.misreading_of(level_of)
def level_like_any_of_its_name(game: Game, thing: int) -> int:
    """A copy of a Class has the level of that Class."""
    name = seen(game, thing).name
    same = (game.objects[i].notes.get("level", "1") for i in game.battlefield if views(game)[i].name == name)
    return max(map(int, same), default=1)


@LEVEL_BY_DEFAULT.misreading_of(level_by_default)
def no_level_at_all(_game: Game, _thing: int) -> int:
    """Without a level a Class is at level 0."""
    return 0
