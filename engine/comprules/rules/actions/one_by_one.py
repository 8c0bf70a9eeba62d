"""701.44d, 701.50d: several permanents explore or connive one after the other."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.questions import ask_objects
from comprules.ruleset import seen
from comprules.state.game import Game

__all__ = ["CONNIVING_ONE_BY_ONE", "EXPLORING_ONE_BY_ONE", "next_to_connive", "next_to_explore"]

EXPLORING_ONE_BY_ONE = cite("701.44d")
CONNIVING_ONE_BY_ONE = cite("701.50d")


@EXPLORING_ONE_BY_ONE
def next_to_explore(game: Game, left: tuple[int, ...]) -> int:
    """The first player in turn order who controls any of those left chooses which of them explores next."""
    if len(left) > 1:
        EXPLORING_ONE_BY_ONE.decided(game, "permanents explore one by one, in turn order of their players")
    return _chosen(game, left, "choose which permanent explores next")


@CONNIVING_ONE_BY_ONE
def next_to_connive(game: Game, left: tuple[int, ...]) -> int:
    """The first player in turn order who controls any of those left chooses which of them connives next."""
    if len(left) > 1:
        CONNIVING_ONE_BY_ONE.decided(game, "permanents connive one by one, in turn order of their players")
    return _chosen(game, left, "choose which permanent connives next")


def _chosen(game: Game, left: tuple[int, ...], text: str) -> int:
    controllers = {thing: seen(game, thing).controller for thing in left}
    player = min(controllers.values(), key=lambda name: (*game.alive, name).index(name))
    own = tuple(thing for thing in left if controllers[thing] == player)
    return ask_objects(game, player, text, own)[0]
