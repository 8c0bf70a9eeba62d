"""107.4g, 601.3: what symbols stand for in rules text, and from where a spell was cast."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["ANY_PHYREXIAN_SYMBOL", "any_phyrexian", "has_in_cost", "is_origin"]

ANY_PHYREXIAN_SYMBOL = cite("107.4g")


@ANY_PHYREXIAN_SYMBOL
def any_phyrexian(game: Game, symbols: tuple[str, ...]) -> bool:
    """{H} stands for each Phyrexian symbol, of one color or of two."""
    found = [symbol for symbol in symbols if symbol.endswith("/P")]
    if found:
        ANY_PHYREXIAN_SYMBOL.decided_once(game, f"{{{found[0]}}} is a Phyrexian symbol")
    return bool(found)


def has_in_cost(game: Game, view: View, symbol: str) -> bool:
    """Say whether a symbol, or for ``H`` any Phyrexian one, is in an object's mana cost."""
    symbols = view.cost.symbols if view.cost is not None else ()
    return any_phyrexian(game, symbols) if symbol == "H" else symbol in symbols


def is_origin(zone: str, origin: str) -> bool:
    """Say whether a spell that was cast from a zone was cast from where the words say."""
    return zone != "hand" if origin == "not hand" else origin in ("", zone)
