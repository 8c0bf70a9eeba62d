"""What is done at random: by the game's own lot, the same each time that a game is replayed."""

from __future__ import annotations

from hashlib import sha256

from comprules.state import Game

__all__ = ["at_random"]


def at_random(game: Game, things: tuple[int, ...], number: int) -> tuple[int, ...]:
    """So many of these, in an order that nobody chooses."""

    def lot(thing: int) -> bytes:
        return sha256(f"{game.seed} {game.clock} {game.next_id} {thing}".encode()).digest()

    return tuple(sorted(things, key=lot)[:number])
