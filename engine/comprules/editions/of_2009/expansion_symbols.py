"""206.3 of 2009: what affects the cards of an expansion looks for its symbol."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["EXPANSION_SYMBOL", "by_its_symbol"]

EXPANSION_SYMBOL = cite("206.3", "2009-05-01")


@EXPANSION_SYMBOL
def by_its_symbol(game: Game, view: View, expansion: str) -> bool:
    """Only what bears the symbol of an expansion is of it, whoever printed the name first."""
    if view.symbol:
        EXPANSION_SYMBOL.decided_once(game, f"{view.name} bears the symbol of {view.symbol}")
    return view.symbol == expansion
