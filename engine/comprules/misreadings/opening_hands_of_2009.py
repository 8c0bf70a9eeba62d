"""Mulligans (101.4) in 2009, misread."""

from __future__ import annotations

from comprules.editions.of_2009.opening_hands import (
    FREE_MULLIGAN_OF_2009,
    IN_HANDS_AT_FIRST,
    MULLIGANS_OF_2009,
    MULLIGANS_OF_TWO_HEADS,
    MULTIPLAYER_MULLIGAN_OF_2009,
    can_go_below,
    cards_at_first,
    first_mulligan_for_seven,
    who_go_on_together,
)
from comprules.procedure import OpeningHands
from comprules.state.game import Game

__all__: list[str] = []


@MULLIGANS_OF_2009.misreading_of(can_go_below)
def one_mulligan_alone(_game: Game, hands: OpeningHands, player: str) -> bool:
    """One mulligan is all that a player gets."""
    return hands.number(player) < 1


@IN_HANDS_AT_FIRST.misreading_of(cards_at_first)
def empty_hands(_game: Game) -> int:
    """The game begins with empty hands, into which cards are drawn."""
    return 0


@FREE_MULLIGAN_OF_2009.misreading_of(first_mulligan_for_seven)
@MULTIPLAYER_MULLIGAN_OF_2009.misreading_of(first_mulligan_for_seven)
def for_six_at_once(_game: Game) -> int:
    """The first mulligan is for six cards, however many play."""
    return 0


@MULLIGANS_OF_TWO_HEADS.misreading_of(who_go_on_together)
def each_head_alone(_game: Game, player: str) -> tuple[str, ...]:
    """Each player of a team finishes before the next one begins."""
    return (player,)
