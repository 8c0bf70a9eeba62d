"""701.59: whether a player can collect evidence."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["ENOUGH_EVIDENCE", "can_collect", "total_mana_value"]

ENOUGH_EVIDENCE = cite("701.59b")


def total_mana_value(game: Game, cards: tuple[int, ...]) -> int:
    """Return the mana values of these cards together."""
    board = views(game)
    return sum(board[card].mana_value for card in cards)


@ENOUGH_EVIDENCE
def can_collect(game: Game, player: str, number: int) -> bool:
    """Evidence is collected only where the cards in a player's graveyard are worth enough together."""
    worth = total_mana_value(game, game.zone("graveyard", player))
    ENOUGH_EVIDENCE.decided_once(game, f"{player} has cards worth {worth} to collect evidence {number}")
    return worth >= number
