"""716.2: a Class gains a level."""

from __future__ import annotations

from comprules.events.permanents import Notes
from comprules.happening import happen
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.class_levels import LEVELS_OF_CLASSES
from comprules.state.game import Game

__all__ = ["gain_level"]


@LEVELS_OF_CLASSES.essential("the level of a Class has to become what its ability says")
def gain_level(game: Game, speaker: Speaker, level: int) -> Game:
    """The level of a Class that is still there becomes that number."""
    if speaker.source not in game.battlefield:
        return game
    LEVELS_OF_CLASSES.decided(game, f"the level of {game.label(speaker.source)} becomes {level}")
    return happen(game, Notes(speaker.source, "level", str(level)))
