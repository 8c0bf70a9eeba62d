"""703.2: whose doing it is that something happens, which for turn-based actions is nobody's."""

from __future__ import annotations

from comprules.abilities.nouns import Players
from comprules.book.citing import cite
from comprules.rules.meaning import Speaker
from comprules.rules.triggers.what_triggered import is_player
from comprules.state.game import Game

__all__ = ["NOBODY_CONTROLS_THEM", "is_doing_of"]

NOBODY_CONTROLS_THEM = cite("703.2")


@NOBODY_CONTROLS_THEM
def is_doing_of(game: Game, speaker: Speaker, who: Players, cause: str) -> bool:
    """Say whether a spell or ability of one of these players is the cause; a turn-based action is nobody's.

    ``cause`` is the controller of that spell or ability, or empty where a cost or the game is the cause.
    """
    if not cause and game.step == "cleanup":
        NOBODY_CONTROLS_THEM.decided(
            game, "the cleanup step makes a player discard, and nobody controls that"
        )
    return bool(cause) and is_player(game, speaker, who, cause)
