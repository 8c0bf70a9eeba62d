"""708.2b: what an instruction to turn something face up or face down does."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.permanents import TurnsFace
from comprules.state.game import Game

__all__ = ["FACE_DOWN_ALREADY", "turning_over"]

FACE_DOWN_ALREADY = cite("708.2b")


@FACE_DOWN_ALREADY
def turning_over(game: Game, thing: int, *, down: bool) -> tuple[TurnsFace, ...]:
    """What is face down already is not turned face down: nothing happens to it."""
    if game.objects[thing].face_down != down:
        return (TurnsFace(thing, down),)
    if down:
        FACE_DOWN_ALREADY.decided(game, f"{game.label(thing)} is face down already, and nothing happens")
    return ()
