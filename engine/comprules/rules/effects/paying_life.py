"""119.4: life that is paid, for a cost or as an instruction says."""

from __future__ import annotations

from comprules.book.citing import IllegalError, cite
from comprules.events.players import LosesLife, PaysLife
from comprules.happening import happen
from comprules.happening.damage_and_counters import whose_life_changes
from comprules.rules.replacement.impossible_events import COSTS_THAT_CANT_BE_PAID, can_happen
from comprules.state.game import Game

__all__ = [
    "LIFE_IS_SUBTRACTED",
    "NO_LIFE_LOST",
    "PAYING_LIFE",
    "PAYING_NO_LIFE",
    "PAYING_TEAM_LIFE",
    "can_always_be_paid",
    "can_lose_to_pay",
    "life_to_pay_from",
    "pay_life",
    "why_no_life",
]

PAYING_LIFE = cite("119.4")
LIFE_IS_SUBTRACTED = cite("118.3b")
PAYING_TEAM_LIFE = cite("119.4a")
PAYING_NO_LIFE = cite("119.4b")
NO_LIFE_LOST = cite("119.8")


@PAYING_LIFE
def why_no_life(game: Game, player: str, amount: int) -> IllegalError | None:
    """A player can pay no more life than he or she has."""
    if can_always_be_paid(game, player, amount):
        return None
    life = life_to_pay_from(game, player)
    if life < amount:
        return PAYING_LIFE.refuses(f"{player} can't pay {amount} life")
    PAYING_LIFE.decided(game, f"{player} has {life} life, of which {amount} can be paid")
    if not can_lose_to_pay(game, player, amount):
        refusal = COSTS_THAT_CANT_BE_PAID.refuses(f"{player} can't lose life, and so can pay none")
        refusal.steps = (NO_LIFE_LOST,)
        return refusal
    return None


@PAYING_TEAM_LIFE
def life_to_pay_from(game: Game, player: str) -> int:
    """In Two-Headed Giant a player pays out of the life total of the team."""
    life = game.players[player].life
    if len(whose_life_changes(game, player)) > 1:
        PAYING_TEAM_LIFE.decided(game, f"{player} pays out of the {life} life of the team")
    return life


@NO_LIFE_LOST
def can_lose_to_pay(game: Game, player: str, amount: int) -> bool:
    """A player who can't lose life can pay no cost in life."""
    can = can_happen(game, PaysLife(player, amount)) and can_happen(game, LosesLife(player, amount))
    if not can:
        NO_LIFE_LOST.decided(game, f"{player} can't lose life, and so can pay none")
    return can


@PAYING_NO_LIFE
def can_always_be_paid(game: Game, player: str, amount: int) -> bool:
    """0 life can always be paid, whatever the life total is, and even if no life can be paid."""
    if amount == 0:
        PAYING_NO_LIFE.decided(game, f"{player} can pay 0 life")
    return amount == 0


@LIFE_IS_SUBTRACTED
def pay_life(game: Game, player: str, amount: int) -> Game:
    """Life is paid by subtracting it from one's life total; paying 0 life subtracts nothing."""
    LIFE_IS_SUBTRACTED.decided(game, f"{player} pays {amount} life")
    return happen(game, PaysLife(player, amount)) if amount else game
