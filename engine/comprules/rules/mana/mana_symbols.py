"""107.4: what the symbols of a mana cost are paid with."""

from __future__ import annotations

from comprules.book.citing import Citation, cite
from comprules.mana import NOT_WILD, ManaCost, Pool, Wild, paid_from
from comprules.state.game import Game
from comprules.words import COLOR_LETTERS

__all__ = [
    "COLORED_SYMBOLS",
    "COLORLESS_SYMBOL",
    "GENERIC_SYMBOLS",
    "HYBRID_SYMBOLS",
    "MANA_SPENT_TO_CAST",
    "PHYREXIAN_SYMBOLS",
    "colored_symbols",
    "colorless_symbols",
    "generic_symbols",
    "halves_to_pay",
    "left_after",
    "note_what_was_paid",
    "reasons_for_lacking",
    "with_life",
]

COLORED_SYMBOLS = cite("107.4a")
GENERIC_SYMBOLS = cite("107.4b")
COLORLESS_SYMBOL = cite("107.4c")
HYBRID_SYMBOLS = cite("107.4e")
PHYREXIAN_SYMBOLS = cite("107.4f")
MANA_SPENT_TO_CAST = cite("202.1a")


def left_after(
    game: Game, pool: Pool, cost: ManaCost, x: int = 0, wild: Wild = NOT_WILD
) -> dict[str, int] | None:
    """Return what is left of the mana after a cost is paid, or None where it can't be."""
    cost = ManaCost(tuple(str(x) if symbol == "X" else symbol for symbol in cost.symbols))
    generic = generic_symbols(game, cost)
    return paid_from(pool, colorless_symbols(game, colored_symbols(game, generic)), 0, wild)


@COLORED_SYMBOLS
@MANA_SPENT_TO_CAST
def colored_symbols(_game: Game, cost: ManaCost) -> ManaCost:
    """A colored symbol is paid with mana of its own color, and with no other."""
    return cost


@COLORLESS_SYMBOL
def colorless_symbols(game: Game, cost: ManaCost) -> ManaCost:
    """The colorless symbol is paid with colorless mana alone."""
    if "C" in cost.symbols:
        COLORLESS_SYMBOL.decided_once(game, f"{{C}} in {cost} is paid with colorless mana")
    return cost


@GENERIC_SYMBOLS
def generic_symbols(_game: Game, cost: ManaCost) -> ManaCost:
    """Generic mana, a number or X, is paid with mana of any type."""
    return cost


def note_what_was_paid(game: Game, cost: ManaCost, spent: dict[str, int]) -> None:
    """Record which symbols took mana of one color alone, and which took mana of any type."""
    letters = [symbol for symbol in cost.symbols if symbol in COLOR_LETTERS]
    colored = sum(amount for kind, amount in spent.items() if kind[-1] in COLOR_LETTERS)
    generic = colored - len(letters)
    if generic > 0:
        GENERIC_SYMBOLS.decided(game, f"{generic} colored mana is spent on what is generic in {cost}")


def reasons_for_lacking(game: Game, pool: Pool, cost: ManaCost, x: int, wild: Wild) -> tuple[Citation, ...]:
    """Return the rules for which there is mana enough, but not of the types that the symbols ask for."""
    found: list[Citation] = []
    for citation, letters in ((COLORED_SYMBOLS, tuple(COLOR_LETTERS)), (COLORLESS_SYMBOL, ("C",))):
        freed = ManaCost(tuple("1" if symbol in letters else symbol for symbol in cost.symbols))
        if freed != cost and left_after(game, pool, freed, x, wild) is not None:
            found.append(citation)
    return tuple(found)


@HYBRID_SYMBOLS
def halves_to_pay(game: Game, symbol: str) -> tuple[str, ...]:
    """A hybrid symbol is paid in one of two ways, one for each half."""
    halves = tuple(half for half in symbol.split("/") if half != "P")
    if len(halves) > 1:
        HYBRID_SYMBOLS.decided(game, f"{{{symbol}}} is paid as {' or as '.join(f'{{{h}}}' for h in halves)}")
    return halves


@PHYREXIAN_SYMBOLS
def with_life(game: Game, symbol: str) -> tuple[str, ...]:
    """A Phyrexian symbol is paid with mana of its color, or of one of its two, or with 2 life."""
    if not symbol.endswith("/P"):
        return ()
    PHYREXIAN_SYMBOLS.decided(game, f"{{{symbol}}} may be paid with 2 life")
    return ("2 life",)
