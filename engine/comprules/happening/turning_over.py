"""110.5, 708.8: what becomes of a permanent that is turned over or flipped."""

from __future__ import annotations

from typing import Final, Literal

from comprules.book.citing import cite
from comprules.happening import timestamps
from comprules.state.game import Game

__all__ = [
    "CONCEALED_BY",
    "EACH_CATEGORY_OF_STATUS",
    "TURNED_FACE_UP",
    "as_it_is_face_up",
    "turned_over",
    "with_status",
]

EACH_CATEGORY_OF_STATUS = cite("110.5")
TURNED_FACE_UP = cite("708.8")

CONCEALED_BY: Final = "face down by"
"""The note on a face-down object of what it is face down by, where a rule tells it from others."""


def turned_over(game: Game, thing: int, *, down: bool) -> Game:
    """An object is turned face up or face down, and receives a timestamp."""
    game = timestamps.tick(with_status(game, thing, "face_down", now=down))
    game = game.with_object(timestamps.turned_over(game, game.objects[thing]))
    there = game.objects[thing]
    if not down and CONCEALED_BY in there.notes:
        game = game.altering(thing, notes=there.notes.delete(CONCEALED_BY))
    return game if down or there.zone != "battlefield" else as_it_is_face_up(game, thing)


@EACH_CATEGORY_OF_STATUS
def with_status(game: Game, thing: int, category: Literal["face_down", "flipped"], *, now: bool) -> Game:
    """A permanent has a value of each category of status: one that changes leaves the others alone."""
    there = game.objects[thing]
    if there.tapped:
        becomes = (
            ("flipped" if now else "unflipped")
            if category == "flipped"
            else "face down"
            if now
            else "face up"
        )
        EACH_CATEGORY_OF_STATUS.decided(game, f"{there.label} becomes {becomes}, and is tapped as before")
    return game.altering(thing, **{category: now})


@TURNED_FACE_UP
def as_it_is_face_up(game: Game, thing: int) -> Game:
    """It has its usual copiable values, what affected it goes on, and it has not entered just now."""
    TURNED_FACE_UP.decided(game, f"{game.label(thing)} is face up, and otherwise what it has been")
    return game
