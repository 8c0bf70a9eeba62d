"""118.3c: mana abilities that are activated for a payment, one after the other."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.mana import ManaCost
from comprules.questions import Question, ask
from comprules.state.game import Game

__all__ = ["NOBODY_MUST_MAKE_MANA", "activated_to_pay"]

NOBODY_MUST_MAKE_MANA = cite("118.3c")


@NOBODY_MUST_MAKE_MANA
def activated_to_pay(game: Game, player: str, mana: ManaCost, offered: tuple[str, ...]) -> tuple[str, ...]:
    """A player may activate one mana ability more for a payment, and need not, even if it is mandatory."""
    text = f"choose a mana ability to activate for {mana}"
    picks = ask(game, Question(player, text, offered, 0, 1, repeated=True))
    if not picks:
        NOBODY_MUST_MAKE_MANA.decided(game, f"{player} could make more mana for {mana}, and does not")
    return picks
