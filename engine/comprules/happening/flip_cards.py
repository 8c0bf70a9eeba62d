"""710: flip cards: the half that counts, what both halves share, and that there is no way back."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.mana import ManaCost
from comprules.state.game import Game
from comprules.state.objects import Characteristics, View

__all__ = [
    "COLOR_AND_COST_STAY",
    "FLIPPED_FOR_GOOD",
    "UPPER_HALF",
    "cost_and_colors_of_flipped",
    "is_flipped_for_good",
    "upper_half",
]

UPPER_HALF = cite("710.1a")
COLOR_AND_COST_STAY = cite("710.1c")
FLIPPED_FOR_GOOD = cite("710.4")


@UPPER_HALF
def upper_half(game: Game, card: Characteristics) -> Characteristics:
    """The upper half of a flip card holds its normal characteristics."""
    UPPER_HALF.decided_once(game, f"{card.name} is what the upper half of a flip card says")
    return card


@COLOR_AND_COST_STAY
def cost_and_colors_of_flipped(game: Game, view: View) -> tuple[ManaCost | None, frozenset[str]]:
    """A flipped permanent has the mana cost and the colors that it had."""
    COLOR_AND_COST_STAY.decided_once(
        game, f"{view.name} keeps its mana cost and colors, though it is flipped"
    )
    return view.cost, view.colors


@FLIPPED_FOR_GOOD
def is_flipped_for_good(game: Game, thing: int) -> bool:
    """Say whether a permanent is flipped already, so that no instruction to flip it changes anything."""
    if game.objects[thing].flipped:
        FLIPPED_FOR_GOOD.decided(game, f"{game.label(thing)} is flipped already, and stays so")
    return game.objects[thing].flipped
