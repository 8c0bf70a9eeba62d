"""509 of 2009: how the turn was ended."""

from __future__ import annotations

from comprules.book.citing import cite, original
from comprules.rules.turn.ending_early import out_of_combat, stack_exiled
from comprules.state.game import Game
from comprules.words import EndedPart

__all__ = ["EVERYTHING_REMOVED", "TRIGGERED_SINCE_RESOLVING", "out_of_combat_as_well", "what_triggered_waits"]

EVERYTHING_REMOVED = cite("509.1a", "2009-05-01")
TRIGGERED_SINCE_RESOLVING = cite("509.2", "2009-05-01")


@TRIGGERED_SINCE_RESOLVING
def what_triggered_waits(game: Game, _part: EndedPart) -> Game:
    """What has triggered since the spell or ability began to resolve waits for the cleanup step."""
    if game.waiting:
        TRIGGERED_SINCE_RESOLVING.decided(game, f"{len(game.waiting)} that triggered wait for cleanup")
    return game


@EVERYTHING_REMOVED
def out_of_combat_as_well(game: Game, part: EndedPart) -> Game:
    """With the stack, all that fights is removed, before state-based effects are checked."""
    after = out_of_combat(original(stack_exiled)(game, part))
    EVERYTHING_REMOVED.decided(game, "the stack is removed from the game, and all that fights from combat")
    return after
