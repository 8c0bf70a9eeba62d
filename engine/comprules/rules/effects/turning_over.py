"""708.2b, 712.16: what an instruction to turn something face up or face down does."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.permanents import TurnsFace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = ["DOUBLE_FACED_STAYS_FACE_UP", "FACE_DOWN_ALREADY", "can_lie_face_down", "turning_over"]

FACE_DOWN_ALREADY = cite("708.2b")
DOUBLE_FACED_STAYS_FACE_UP = cite("712.16")


@FACE_DOWN_ALREADY
def turning_over(game: Game, thing: int, *, down: bool) -> tuple[TurnsFace, ...]:
    """What is face down already is not turned face down: nothing happens to it."""
    if game.objects[thing].face_down != down:
        return (TurnsFace(thing, down),) if not down or can_lie_face_down(game, thing) else ()
    if down:
        FACE_DOWN_ALREADY.decided(game, f"{game.label(thing)} is face down already, and nothing happens")
    return ()


@DOUBLE_FACED_STAYS_FACE_UP
def can_lie_face_down(game: Game, thing: int) -> bool:
    """A double-faced permanent that is face up can't be turned face down."""
    if not _is_double_faced(game.objects[thing]):
        return True
    DOUBLE_FACED_STAYS_FACE_UP.decided(
        game, f"{game.label(thing)} has a face on either side, and stays face up"
    )
    return False


def _is_double_faced(thing: GameObject) -> bool:
    return (
        thing.back is not None
        or thing.base.melded is not None
        or any(map(_is_double_faced, thing.components))
    )
