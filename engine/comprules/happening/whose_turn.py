"""102.1, 117.1: whose turn it is, and who has priority."""

from __future__ import annotations

from comprules.book.citing import Citation, IllegalError, cite
from comprules.state.game import Game

__all__ = [
    "HAVING_PRIORITY",
    "WHOSE_TURN",
    "active_players",
    "has_priority",
    "is_active",
    "is_turn_of",
    "once_for_those",
    "who_decides_together",
    "whose_part_of_turn",
    "with_priority",
    "with_whom_turns_are_taken",
    "without_priority",
]

WHOSE_TURN = cite("102.1")
HAVING_PRIORITY = cite("117.1")


@WHOSE_TURN.essential("a turn has to be somebody's")
def with_whom_turns_are_taken(_game: Game, player: str) -> tuple[str, ...]:
    """A player takes a turn alone; return everyone whose turn it is then, in turn order."""
    return (player,)


@HAVING_PRIORITY.essential("someone has to be able to act")
def with_priority(_game: Game, player: str) -> tuple[str, ...]:
    """A player has priority alone; return everyone who may act then, in turn order."""
    return (player,)


@WHOSE_TURN.essential("what several players decide together has to be said by one of them")
def who_decides_together(_game: Game, players: tuple[str, ...]) -> str:
    """Return who says what players have decided together: the first of them."""
    return players[0]


@WHOSE_TURN.essential("a step, phase or turn has to be somebody's")
def whose_part_of_turn(game: Game, player: str) -> tuple[str, ...]:
    """Return whose step, phase or turn it is, so that what has them skip it may concern it."""
    return with_whom_turns_are_taken(game, player)


@WHOSE_TURN.essential("a turn, phase or step that is added or skipped has to be somebody's")
def once_for_those(_game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Return for whom a turn, phase or step is added or skipped: for each of the players."""
    return players


def active_players(game: Game) -> tuple[str, ...]:
    """Return the players whose turn it is, in turn order."""
    return with_whom_turns_are_taken(game, game.active)


def is_active(game: Game, player: str) -> bool:
    """Say whether it is the player's turn."""
    return player == game.active or player in active_players(game)


def is_turn_of(game: Game, players: tuple[str, ...]) -> bool:
    """Say whether it is the turn of one of these players."""
    return any(is_active(game, player) for player in players)


def has_priority(game: Game, player: str) -> bool:
    """Say whether the player may act now."""
    if not game.priority:
        return False
    return player == game.priority or player in with_priority(game, game.priority)


def without_priority(citation: Citation, player: str) -> IllegalError:
    """Return the refusal of an action that the player has no priority for (117.1)."""
    refusal = citation.refuses(f"{player} does not have priority")
    refusal.steps = (HAVING_PRIORITY,)
    return refusal
