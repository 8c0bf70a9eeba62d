"""701.40g, 701.58g, 708.2b, 712.16: what an instruction to turn something face up or face down does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from comprules.book.citing import Citation, cite
from comprules.events.permanents import TurnsFace
from comprules.events.zones import Reveals
from comprules.happening.turning_over import CONCEALED_BY
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "CLOAKED_INSTANTS",
    "DOUBLE_FACED_STAYS_FACE_UP",
    "FACE_DOWN_ALREADY",
    "MANIFESTED_INSTANTS",
    "can_lie_face_down",
    "shown_and_left",
    "turning_over",
]

FACE_DOWN_ALREADY = cite("708.2b")
DOUBLE_FACED_STAYS_FACE_UP = cite("712.16")
MANIFESTED_INSTANTS = cite("701.40g")
CLOAKED_INSTANTS = cite("701.58g")

_STAYS_DOWN: Final[Mapping[str, Citation]] = {"manifest": MANIFESTED_INSTANTS, "cloak": CLOAKED_INSTANTS}


@FACE_DOWN_ALREADY
def turning_over(game: Game, thing: int, *, down: bool) -> tuple[TurnsFace | Reveals, ...]:
    """What is face down already is not turned face down: nothing happens to it."""
    if game.objects[thing].face_down != down:
        if down:
            return (TurnsFace(thing, down),) if can_lie_face_down(game, thing) else ()
        return shown_and_left(game, thing) or (TurnsFace(thing, down),)
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


@MANIFESTED_INSTANTS
@CLOAKED_INSTANTS
def shown_and_left(game: Game, thing: int) -> tuple[Reveals, ...]:
    """A manifested or cloaked instant or sorcery card that would be turned face up is revealed instead."""
    there = game.objects[thing]
    cited = _STAYS_DOWN.get(there.notes.get(CONCEALED_BY, ""))
    if cited is None or not there.base.types & {"instant", "sorcery"}:
        return ()
    cited.decided(game, f"{there.label} is no card of a permanent, and is shown and stays face down")
    return (Reveals(there.controller, thing),)
