"""508.1h-j, 509.1d-f: what has to be paid to attack and to block."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from comprules.abilities.costs import Cost, ManaPayment
from comprules.book.citing import Citation, IllegalError, cite, step
from comprules.counting import many
from comprules.happening.whose_turn import active_players
from comprules.mana import ManaCost
from comprules.rules.costs.paying import make_for, pay_after
from comprules.rules.meaning.speaker import Speaker
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "COST_TO_ATTACK",
    "COST_TO_BLOCK",
    "MANA_FOR_ATTACK_COST",
    "MANA_FOR_BLOCK_COST",
    "PAYING_TO_ATTACK",
    "PAYING_TO_BLOCK",
    "Costs",
    "mana_to_attack",
    "mana_to_block",
    "pay_to_attack",
    "pay_to_block",
    "whole_cost_to_attack",
    "whole_cost_to_block",
]

COST_TO_ATTACK = cite("508.1h")
MANA_FOR_ATTACK_COST = cite("508.1i")
PAYING_TO_ATTACK = cite("508.1j")
COST_TO_BLOCK = cite("509.1d")
MANA_FOR_BLOCK_COST = cite("509.1e")
PAYING_TO_BLOCK = cite("509.1f")

Costs = Mapping[int, tuple[tuple[Cost, ...], ...]]


@COST_TO_ATTACK
def pay_to_attack(game: Game, costs: Costs) -> Game:
    """Each active player pays in all what it costs to attack.

    What it comes to is settled before anything is paid.

    Raises:
        IllegalError: it is not paid in full.
    """
    rules = _Rules(COST_TO_ATTACK, mana_to_attack, whole_cost_to_attack)
    return _paid_by_each(game, active_players(game), costs, rules)


@PAYING_TO_ATTACK
def whole_cost_to_attack(game: Game, player: str, pay: Callable[[], Game]) -> Game:
    """What it costs to attack is paid in full, or the declaration is not legal."""
    return _whole(game, player, pay, PAYING_TO_ATTACK)


@MANA_FOR_ATTACK_COST
def mana_to_attack(game: Game, player: str, mana: ManaCost) -> Game:
    """Whoever has mana to pay in order to attack may activate mana abilities before."""
    return make_for(game, player, mana, MANA_FOR_ATTACK_COST)


@COST_TO_BLOCK
def pay_to_block(game: Game, costs: Costs) -> Game:
    """Each defending player pays in all what it costs to block.

    What it comes to is settled before anything is paid.

    Raises:
        IllegalError: it is not paid in full.
    """
    rules = _Rules(COST_TO_BLOCK, mana_to_block, whole_cost_to_block)
    return _paid_by_each(game, game.alive, costs, rules)


@PAYING_TO_BLOCK
def whole_cost_to_block(game: Game, player: str, pay: Callable[[], Game]) -> Game:
    """What it costs to block is paid in full, or the declaration is not legal."""
    return _whole(game, player, pay, PAYING_TO_BLOCK)


@MANA_FOR_BLOCK_COST
def mana_to_block(game: Game, player: str, mana: ManaCost) -> Game:
    """Whoever has mana to pay in order to block may activate mana abilities before."""
    return make_for(game, player, mana, MANA_FOR_BLOCK_COST)


@dataclass(frozen=True, slots=True)
class _Rules:
    """How a cost to attack or to block is settled, gets its mana made, and is paid."""

    settled: Citation
    chance: Callable[[Game, str, ManaCost], Game]
    in_full: Callable[[Game, str, Callable[[], Game]], Game]


def _paid_by_each(game: Game, players: tuple[str, ...], costs: Costs, rules: _Rules) -> Game:
    """Each of these players pays for the creatures that he or she controls."""
    for player in players:
        theirs = {i: cost for i, cost in costs.items() if cost and views(game)[i].controller == player}
        game = _paid(game, player, theirs, rules)
    return game


def _paid(game: Game, player: str, costs: Costs, rules: _Rules) -> Game:
    """Pay for all creatures together: mana in one sum, after a chance to make some, then the rest."""
    every = [(i, cost) for i, found in costs.items() for costs_of_one in found for cost in costs_of_one]
    if not every:
        return game
    symbols = [s for _, cost in every if isinstance(cost, ManaPayment) for s in cost.mana.symbols]
    rules.settled.decided(game, f"{player} has {many(len(every), 'cost')} to pay")
    with step(rules.settled):
        return rules.in_full(game, player, lambda: _all_costs(game, player, every, symbols, rules))


def _whole(game: Game, player: str, pay: Callable[[], Game], payment: Citation) -> Game:
    try:
        game = pay()
    except IllegalError as error:
        raise payment.refuses(f"{player} does not pay the whole cost: {error.reason}") from error
    payment.decided(game, f"{player} has paid the whole cost")
    return game


def _all_costs(
    game: Game, player: str, every: list[tuple[int, Cost]], symbols: list[str], rules: _Rules
) -> Game:
    if symbols:
        whole = (ManaPayment(_in_one(symbols)),)
        game = pay_after(rules.chance, game, Speaker(every[0][0], player), whole)
    for i, cost in every:
        if not isinstance(cost, ManaPayment):
            game = pay_after(rules.chance, game, Speaker(i, player), (cost,))
    return game


def _in_one(symbols: list[str]) -> ManaCost:
    generic = sum(int(s) for s in symbols if s.isdigit())
    others = tuple(s for s in symbols if not s.isdigit())
    return ManaCost((str(generic), *others))
