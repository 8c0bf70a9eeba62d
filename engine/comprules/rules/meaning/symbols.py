"""107.4g: what a symbol in rules text stands for."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game

__all__ = ["ANY_PHYREXIAN_SYMBOL", "any_phyrexian"]

ANY_PHYREXIAN_SYMBOL = cite("107.4g")


@ANY_PHYREXIAN_SYMBOL
def any_phyrexian(game: Game, symbols: tuple[str, ...]) -> bool:
    """{H} stands for each Phyrexian symbol, of one color or of two."""
    found = [symbol for symbol in symbols if symbol.endswith("/P")]
    if found:
        ANY_PHYREXIAN_SYMBOL.decided_once(game, f"{{{found[0]}}} is a Phyrexian symbol")
    return bool(found)
