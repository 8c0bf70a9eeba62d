"""701.24, 103.3: what nobody chooses: the order of a shuffled library, and what is picked at random.

The generator's seed is part of the game, so that a game that is replayed comes out the same.
"""

from __future__ import annotations

from random import Random

from comprules.keywords.rules_701 import SHUFFLING
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "at_random",
    "shuffled",
]


_BITS = 64


@SHUFFLING
def shuffled(game: Game, player: str) -> Game:
    """The cards of a library are put into an order that no player knows."""
    lot = Random(game.seed)  # noqa: S311 -- no secret, but a game that can be played again
    library = list(game.zone("library", player))
    lot.shuffle(library)
    SHUFFLING.decided(game, f"{player}'s library is shuffled")
    zones = game.zones.set(("library", player), tuple(library))
    return replace(game, zones=zones, seed=lot.getrandbits(_BITS))


def at_random(game: Game, things: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return so many of these, or all there are, in an order that nobody chooses.

    It is another order at each moment of the game.
    """
    lot = Random(f"{game.seed} {game.clock} {game.next_id} {things}")  # noqa: S311 -- as above
    return tuple(lot.sample(things, min(number, len(things))))
