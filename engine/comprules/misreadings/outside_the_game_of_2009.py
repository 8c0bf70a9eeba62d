"""What was outside the game (217.1e) in 2009, misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.editions.of_2009.outside_the_game import (
    REMOVED_IS_OUTSIDE,
    is_outside_or_removed,
    removed_cards_are_outside,
)
from comprules.rules.meaning.kinds_of_objects import is_outside
from comprules.rules.meaning.which_objects import cards_outside
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__: list[str] = []


@REMOVED_IS_OUTSIDE.misreading_of(removed_cards_are_outside)
def removed_cards_are_in_a_zone(game: Game) -> tuple[int, ...]:
    """What was removed from the game is in a zone of it, and not outside."""
    return original(cards_outside)(game)


@REMOVED_IS_OUTSIDE.misreading_of(is_outside_or_removed)
def only_in_no_zone(game: Game, found: GameObject) -> bool:
    """Only what is in no zone is outside the game."""
    return original(is_outside)(game, found)
