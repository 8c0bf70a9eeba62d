"""What ``other`` and ``another`` are said in comparison with."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Final

from comprules.rules.meaning.speaker import Speaker
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["is_another", "speaks_as_spell"]

_SPELLS: Final = frozenset({"instant", "sorcery"})


def is_another(game: Game, board: Mapping[int, View], speaker: Speaker, thing: int) -> bool:
    """Say whether an object is another one than those of which the text has spoken.

    A permanent speaks of others than itself. An Aura or Equipment speaks of others than what it is attached
    to as well, and a spell, which is no permanent, of others than its targets. What an ability deals with
    just now is what it speaks of where its own object is of another type altogether.
    """
    if thing in (speaker.source, game.successor.get(speaker.source)):
        return False
    source = game.last_seen(speaker.source)
    if source.attached_to is not None:
        return thing != source.attached_to and thing not in speaker.current.objects
    if not speaks_as_spell(game, board, speaker):
        own = board.get(source.id, source.base).types
        return thing not in speaker.current.objects or not own.isdisjoint(board[thing].types)
    return thing not in speaker.current.objects and thing not in chain(*speaker.chosen.targets)


def speaks_as_spell(game: Game, board: Mapping[int, View], speaker: Speaker) -> bool:
    """Say whether the words are those of an instant or sorcery, which they could not mean."""
    source = game.last_seen(speaker.source)
    return not board.get(source.id, source.base).types.isdisjoint(_SPELLS)
