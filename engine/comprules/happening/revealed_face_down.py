"""708.9: what was face down is revealed as it leaves."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.zones import Moves, Reveals
from comprules.state.game import Game

__all__ = ["FACE_DOWN_REVEALED", "revealed_as_they_leave"]

FACE_DOWN_REVEALED = cite("708.9")


@FACE_DOWN_REVEALED
def revealed_as_they_leave(game: Game, before: Game, happened: tuple[Event, ...]) -> tuple[Event, ...]:
    """The owner of a face-down permanent that leaves the battlefield reveals it, and of a spell likewise."""
    revealed: list[Event] = []
    for event in happened:
        if not isinstance(event, Moves) or event.object not in before.objects:
            continue
        there = before.objects[event.object]
        gone = {"battlefield": True, "stack": event.to != "battlefield"}.get(there.zone, False)
        if there.face_down and gone and (now := game.successor.get(event.object)) in game.objects:
            FACE_DOWN_REVEALED.decided(game, f"{there.owner} reveals {there.label}, which was face down")
            revealed.append(Reveals(there.owner, now or 0))
    return tuple(revealed)
