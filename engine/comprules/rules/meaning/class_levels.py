"""107.16a, 716.2: the level of a Class, or of any permanent."""

from __future__ import annotations

from comprules.abilities.conditions import LevelIs
from comprules.book.citing import cite
from comprules.state.game import Game

__all__ = [
    "CLASS_LEVEL_ABILITIES",
    "LEVELS_OF_CLASSES",
    "LEVELS_WITHOUT_COUNTERS",
    "LEVEL_BY_DEFAULT",
    "LEVEL_DESIGNATION",
    "is_at_level",
    "level_beside_counters",
    "level_by_default",
    "level_of",
]

LEVELS_OF_CLASSES = cite("107.16a")
CLASS_LEVEL_ABILITIES = cite("716.2a")
LEVEL_DESIGNATION = cite("716.2b")
LEVEL_BY_DEFAULT = cite("716.2d")
LEVELS_WITHOUT_COUNTERS = cite("716.4")


@LEVEL_DESIGNATION
def level_of(game: Game, thing: int) -> int:
    """A permanent keeps its level, whatever it becomes, until it leaves; a copy of it has none of it."""
    said = game.last_seen(thing).notes.get("level")
    if said is None:
        return level_by_default(game, thing)
    LEVEL_DESIGNATION.decided_once(game, f"{game.label(thing)} has become level {said}")
    return int(said)


@LEVEL_BY_DEFAULT
def level_by_default(game: Game, thing: int) -> int:
    """A permanent without a level is treated as being level 1."""
    LEVEL_BY_DEFAULT.decided_once(game, f"{game.label(thing)} has no level, and is treated as level 1")
    return 1


@LEVELS_WITHOUT_COUNTERS
def level_beside_counters(game: Game, thing: int, level: int) -> int:
    """Level counters belong to levelers, and change nothing about the level of a Class."""
    if "level" in game.last_seen(thing).counters:
        LEVELS_WITHOUT_COUNTERS.decided_once(
            game, f"level counters do not change the level of {game.label(thing)}"
        )
    return level


@LEVELS_OF_CLASSES
@CLASS_LEVEL_ABILITIES
def is_at_level(game: Game, thing: int, condition: LevelIs) -> bool:
    """A level is gained only from the one before it; its abilities are there from that level on."""
    level = level_beside_counters(game, thing, level_of(game, thing))
    is_so = level >= condition.level if condition.or_greater else level == condition.level
    wanted = f"level {condition.level}{' or greater' if condition.or_greater else ''}"
    for citation in (LEVELS_OF_CLASSES, CLASS_LEVEL_ABILITIES):
        citation.decided_once(game, f"{game.label(thing)} {'is' if is_so else 'is not'} {wanted}")
    return is_so
