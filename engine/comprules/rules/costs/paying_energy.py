"""107.14: energy, counters of a player that are paid for energy symbols."""

from __future__ import annotations

from comprules.book.citing import IllegalError, cite
from comprules.events.permanents import RemovesCounters
from comprules.happening import happen
from comprules.state.game import Game

__all__ = ["PAYING_ENERGY", "pay_energy", "why_no_energy"]

PAYING_ENERGY = cite("107.14")


def why_no_energy(game: Game, player: str, symbols: int) -> IllegalError | None:
    """Return what keeps a player from paying so many energy symbols, if anything does."""
    if game.players[player].number_of("energy") < symbols:
        return PAYING_ENERGY.refuses(f"{player} has too few energy counters to pay {symbols}")
    return None


@PAYING_ENERGY
def pay_energy(game: Game, player: str, symbols: int) -> Game:
    """For each energy symbol a player removes one energy counter of his or her own."""
    PAYING_ENERGY.decided(game, f"{player} pays {symbols} energy counters")
    return happen(game, RemovesCounters(player, "energy", symbols))
