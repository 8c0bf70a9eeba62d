"""701.24, 103.3, 705, 706: what nobody chooses: shuffled libraries, coins, dice, what is picked at random.

The generator's seed is part of the game, so that a game that is replayed comes out the same.
"""

from __future__ import annotations

from random import Random

from comprules.book.citing import cite
from comprules.keywords.rules_701 import SHUFFLING
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "COIN",
    "DIE",
    "as_foretold",
    "at_random",
    "one_of_them",
    "planar_die",
    "shuffled",
    "thrown",
    "tossed",
]

COIN = cite("705.1")
DIE = cite("706.1a")


_BITS = 64


@SHUFFLING
def shuffled(game: Game, player: str) -> Game:
    """The cards of a library are put into an order that no player knows."""
    lot = Random(game.seed)  # noqa: S311 -- no secret, but a game that can be played again
    library = list(game.zone("library", player))
    lot.shuffle(library)
    SHUFFLING.decided(game, f"{player}'s library is shuffled")
    game, order = as_foretold(game, player, tuple(library))
    zones = game.zones.set(("library", player), order)
    return replace(game, zones=zones, seed=lot.getrandbits(_BITS))


def as_foretold(game: Game, deck: str, order: tuple[int, ...]) -> tuple[Game, tuple[int, ...]]:
    """Return cards in a random order, but for those that the position foretells to come to the top."""
    shuffles = game.beginning.shuffles.get(deck)
    if not shuffles:
        return game, order
    left = game.beginning.shuffles.set(deck, shuffles[1:])
    labels = {game.objects[card].label: card for card in order}
    top = tuple(labels[label] for label in shuffles[0] if label in labels)
    game = replace(game, beginning=replace(game.beginning, shuffles=left))
    return game, (*top, *(card for card in order if card not in top))


@COIN
def tossed(game: Game) -> tuple[Game, str]:
    """A coin comes up heads or tails, either as likely as the other."""
    game, side = _lot(game, ("heads", "tails"))
    COIN.decided(game, f"a coin comes up {side}")
    return game, side


@DIE
def thrown(game: Game, sides: int) -> tuple[Game, int]:
    """A die with so many sides comes up as one of the numbers from 1, each as likely as the others."""
    game, number = _lot(game, tuple(map(str, range(1, sides + 1))))
    DIE.decided(game, f"a d{sides} comes up {number}")
    return game, int(number)


def planar_die(game: Game) -> tuple[Game, str]:
    """Of its six faces one has the Planeswalker symbol, one the chaos symbol, and four are blank."""
    return _lot(game, ("planeswalker", "chaos", "blank", "blank", "blank", "blank"))


def one_of_them(game: Game, players: tuple[str, ...]) -> tuple[Game, str]:
    """One of these players, each as likely as the others."""
    only, *others = players
    return _lot(game, players) if others else (game, only)


def _lot(game: Game, outcomes: tuple[str, ...]) -> tuple[Game, str]:
    """Return one of the outcomes: the one that the position foretells, or any."""
    if game.lots and game.lots[0] in outcomes:
        return replace(game, lots=game.lots[1:]), game.lots[0]
    lot = Random(game.seed)  # noqa: S311 -- as above
    found = lot.choice(outcomes)
    return replace(game, seed=lot.getrandbits(_BITS)), found


def at_random(game: Game, things: tuple[int, ...], number: int) -> tuple[int, ...]:
    """Return so many of these, or all there are, in an order that nobody chooses.

    It is another order at each moment of the game.
    """
    lot = Random(f"{game.seed} {game.clock} {game.next_id} {things}")  # noqa: S311 -- as above
    return tuple(lot.sample(things, min(number, len(things))))
