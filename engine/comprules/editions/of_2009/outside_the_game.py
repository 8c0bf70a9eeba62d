"""217.1e of 2009: what was removed from the game was outside it."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.counting import many
from comprules.rules.meaning.which_objects import SIDEBOARDS_ARE_OUTSIDE, in_the_main_game
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = ["REMOVED_IS_OUTSIDE", "is_outside_or_removed", "removed_cards_are_outside"]

REMOVED_IS_OUTSIDE = cite("217.1e", "2009-05-01")


@REMOVED_IS_OUTSIDE
def removed_cards_are_outside(game: Game) -> tuple[int, ...]:
    """Cards of sideboards are outside the game, and so is what was removed from the game."""
    outside = tuple(i for player in game.order for i in game.zone("none", player))
    aside = tuple(i for i in outside if game.objects[i].notes.get("deck") == "sideboard")
    removed = game.zone("exile")
    REMOVED_IS_OUTSIDE.decided_once(game, f"outside the game: {many(len(removed), 'removed object')}")
    if aside:
        SIDEBOARDS_ARE_OUTSIDE.decided_once(
            game, f"outside the game: {many(len(aside), 'card')} of sideboards"
        )
    return (*aside, *removed, *in_the_main_game(game, outside))


@REMOVED_IS_OUTSIDE
def is_outside_or_removed(_game: Game, found: GameObject) -> bool:
    """What is in no zone is outside the game, and what was removed from it as well."""
    return found.zone in ("none", "exile")
