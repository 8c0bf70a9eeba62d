"""701.54: how often the Ring has tempted a player, and who bears it."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.counting import many
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["RING_GROWS", "WHOSE_BEARER", "bearers_lost", "has_tempted", "ring_of", "times_tempted"]

RING_GROWS = cite("701.54c")
WHOSE_BEARER = cite("701.54e")


def ring_of(game: Game, player: str) -> int | None:
    """Return the emblem named The Ring that a player has."""
    emblems = (i for i in game.zone("command") if "tempted" in game.objects[i].notes)
    return next((i for i in emblems if game.objects[i].owner == player), None)


def times_tempted(game: Game, player: str) -> int:
    """Return how often the Ring has tempted a player."""
    ring = ring_of(game, player)
    return 0 if ring is None else int(game.objects[ring].notes["tempted"])


@RING_GROWS
def has_tempted(game: Game, player: str, least: int) -> bool:
    """The Ring gains an ability with each of the first four times that it tempts a player."""
    times = times_tempted(game, player)
    RING_GROWS.decided_once(game, f"the Ring has tempted {player} {many(times, 'time')}")
    return times >= least


@WHOSE_BEARER
def bearers_lost(game: Game) -> tuple[int, ...]:
    """A permanent that another player controls by now is nobody's Ring-bearer any more."""
    if not any("tempted" in game.objects[i].notes for i in game.zone("command")):
        return ()
    board = views(game)
    bearers = tuple(i for i in game.battlefield if game.objects[i].notes.get("Ring-bearer"))
    lost = tuple(i for i in bearers if game.objects[i].notes["Ring-bearer"] != board[i].controller)
    for i in bearers:
        said = "is no Ring-bearer any more" if i in lost else "is a Ring-bearer still"
        WHOSE_BEARER.decided_once(game, f"{game.label(i)} {said}")
    return lost
