"""Expansion symbols (206) in 2009, misread."""

from __future__ import annotations

from comprules.editions.of_2009.expansion_symbols import EXPANSION_SYMBOL, by_its_symbol
from comprules.rules.meaning.names_of_objects import is_first_printed_in
from comprules.state.game import Game
from comprules.state.objects import View

__all__: list[str] = []


@EXPANSION_SYMBOL.misreading_of(by_its_symbol)
def by_its_name(game: Game, view: View, expansion: str) -> bool:
    """A card is of the expansion that printed its name first, in whatever printing it lies there."""
    return is_first_printed_in(game, view, expansion)
