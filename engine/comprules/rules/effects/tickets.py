"""107.17: ticket counters, which a player gets for ticket symbols and pays for stickers."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.permanents import RemovesCounters
from comprules.happening import happen
from comprules.state.game import Game

__all__ = ["TICKET_COSTS", "TICKET_SYMBOLS", "for_symbols", "pay_tickets", "tickets_for"]

TICKET_SYMBOLS = cite("107.17")
TICKET_COSTS = cite("107.17a")


def for_symbols(game: Game, kind: str, number: int) -> int:
    """Return how many counters of a kind so many of them are, tickets being said by their symbol."""
    return tickets_for(game, number) if kind == "ticket" else number


@TICKET_SYMBOLS
def tickets_for(game: Game, symbols: int) -> int:
    """Each ticket symbol is one ticket counter."""
    TICKET_SYMBOLS.decided(game, f"{symbols} ticket symbols are as many ticket counters")
    return symbols


@TICKET_COSTS
def pay_tickets(game: Game, player: str, cost: int) -> Game:
    """A player removes one of his or her ticket counters for each ticket of a cost."""
    if not cost:
        return game
    TICKET_COSTS.decided(game, f"{player} pays {cost} tickets")
    return happen(game, RemovesCounters(player, "ticket", cost))
