"""803: attacks to one side of the table."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.rules.meaning import opponents_of
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "ATTACKING_LEFT",
    "ATTACKING_RIGHT",
    "in_the_seat_beside",
    "opponent_to_the_left",
    "opponent_to_the_right",
    "reselected_to_the_left",
    "reselected_to_the_right",
]

ATTACKING_LEFT = cite("803.1a")
ATTACKING_RIGHT = cite("803.1b")


def in_the_seat_beside(game: Game, player: str, step: int) -> str:
    """Return who sits in the next seat to one side: 1 is the left, -1 the right.

    Seats of those who have left are taken away.
    """
    seats = tuple(p for p in game.order if p in game.alive or p == player)
    return seats[(seats.index(player) + step) % len(seats)]


def _neighbor(game: Game, player: str, step: int) -> tuple[str, ...]:
    """Return who sits in the next seat to one side, if that is an opponent."""
    beside = in_the_seat_beside(game, player, step)
    return (beside,) if beside in opponents_of(game, player) else ()


@ATTACKING_LEFT
def opponent_to_the_left(game: Game) -> tuple[str, ...]:
    """Only the opponent in the next seat to the left is attacked: that of the next player in turn order."""
    beside = _neighbor(game, game.active, 1)
    ATTACKING_LEFT.decided_once(game, f"to the left {game.active} can attack {', '.join(beside) or 'nobody'}")
    return beside


@ATTACKING_RIGHT
def opponent_to_the_right(game: Game) -> tuple[str, ...]:
    """Only the opponent in the next seat to the right is attacked: that of the one before in turn order."""
    beside = _neighbor(game, game.active, -1)
    ATTACKING_RIGHT.decided_once(
        game, f"to the right {game.active} can attack {', '.join(beside) or 'nobody'}"
    )
    return beside


@ATTACKING_LEFT
def reselected_to_the_left(game: Game, thing: int) -> tuple[str, ...]:
    """What is reselected belongs to the opponent to the left of the attacker's controller."""
    return _neighbor(game, views(game)[thing].controller, 1)


@ATTACKING_RIGHT
def reselected_to_the_right(game: Game, thing: int) -> tuple[str, ...]:
    """What is reselected belongs to the opponent to the right of the attacker's controller."""
    return _neighbor(game, views(game)[thing].controller, -1)
