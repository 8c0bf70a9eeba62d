"""801.11: what amounts and conditions ask of the game, as far as whose words they are part of can see."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.nouns import Players, Subject
from comprules.rules.meaning import which_objects, which_players
from comprules.rules.meaning.reach import known_objects, known_players
from comprules.rules.meaning.speaker import Speaker
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["named", "objects_of", "players_of"]


def objects_of(game: Game, board: Mapping[int, View], speaker: Speaker, subject: Subject) -> tuple[int, ...]:
    """Return the objects that are looked at where the words ask something of the game."""
    return known_objects(game, board, speaker, which_objects.objects_of(game, board, speaker, subject))


def named(game: Game, board: Mapping[int, View], speaker: Speaker, subject: Subject) -> tuple[int, ...]:
    """As :func:`objects_of`, but an object that is gone counts with what was last known of it (608.2h)."""
    return known_objects(game, board, speaker, which_objects.named(game, board, speaker, subject))


def players_of(game: Game, board: Mapping[int, View], speaker: Speaker, who: Players) -> tuple[str, ...]:
    """Return the players who are looked at where the words ask something of the game."""
    return known_players(game, speaker, which_players.players_of(game, board, speaker, who))
