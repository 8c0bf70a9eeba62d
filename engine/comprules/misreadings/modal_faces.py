"""712.11, 712.12: which face of a modal double-faced card is cast or played, misread."""

from __future__ import annotations

from comprules.rules.casting.choosing_a_face import (
    FACE_TO_CAST,
    FACE_TO_PLAY,
    casts_back_face,
    face_to_play,
)
from comprules.rules.permission.ways_to_cast import CHOSEN_FACE_EVALUATED, modal_face_looked_at
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject

__all__: list[str] = []


@FACE_TO_CAST.misreading_of(casts_back_face)
def front_face_always(_game: Game, _card: int, _options: tuple[str, ...]) -> bool:
    """What is cast is what the front face says."""
    return False


@FACE_TO_PLAY.misreading_of(face_to_play)
def front_face_played(game: Game, _player: str, card: int) -> GameObject:
    """Only a card whose front face is a land is played as one."""
    return game.objects[card]


@CHOSEN_FACE_EVALUATED.misreading_of(modal_face_looked_at)
def front_face_looked_at(_game: Game, card: GameObject, _back: Characteristics) -> GameObject:
    """Whether a card can be cast, its front face decides."""
    return card
