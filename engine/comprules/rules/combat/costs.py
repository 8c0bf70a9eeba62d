"""508.1h-j, 509.1d-f: what has to be paid to attack and to block."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.costs import Cost, ManaPayment
from comprules.book.citing import Citation, IllegalError, cite, step
from comprules.happening.whose_turn import active_players
from comprules.mana import ManaCost
from comprules.rules.costs.paying import pay_all
from comprules.rules.meaning.speaker import Speaker
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "COST_TO_ATTACK",
    "COST_TO_BLOCK",
    "PAYING_TO_ATTACK",
    "Costs",
    "pay_to_attack",
    "pay_to_block",
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
    return _paid_by_each(
        game, active_players(game), costs, (COST_TO_ATTACK, MANA_FOR_ATTACK_COST, PAYING_TO_ATTACK)
    )


@COST_TO_BLOCK
def pay_to_block(game: Game, costs: Costs) -> Game:
    """Each defending player pays in all what it costs to block.

    What it comes to is settled before anything is paid.

    Raises:
        IllegalError: it is not paid in full.
    """
    return _paid_by_each(game, game.alive, costs, (COST_TO_BLOCK, MANA_FOR_BLOCK_COST, PAYING_TO_BLOCK))


def _paid_by_each(
    game: Game, players: tuple[str, ...], costs: Costs, citations: tuple[Citation, Citation, Citation]
) -> Game:
    """Each of these players pays for the creatures that he or she controls."""
    for player in players:
        theirs = {i: cost for i, cost in costs.items() if cost and views(game)[i].controller == player}
        game = _paid(game, player, theirs, citations)
    return game


def _paid(game: Game, player: str, costs: Costs, citations: tuple[Citation, Citation, Citation]) -> Game:
    """Pay for all creatures together: mana in one sum, after a chance to make some, then the rest."""
    settled, chance, payment = citations
    every = [(i, cost) for i, found in costs.items() for costs_of_one in found for cost in costs_of_one]
    if not every:
        return game
    symbols = [s for _, cost in every if isinstance(cost, ManaPayment) for s in cost.mana.symbols]
    settled.decided(game, f"{player} has {len(every)} cost(s) to pay")
    with step(settled):
        game = _in_full(game, player, every, symbols, (chance, payment))
    payment.decided(game, f"{player} has paid the whole cost")
    return game


def _in_full(
    game: Game,
    player: str,
    every: list[tuple[int, Cost]],
    symbols: list[str],
    citations: tuple[Citation, Citation],
) -> Game:
    chance, payment = citations
    try:
        if symbols:
            whole = (ManaPayment(_in_one(symbols)),)
            game = pay_all(game, Speaker(every[0][0], player), whole, chance)
        for i, cost in every:
            if not isinstance(cost, ManaPayment):
                game = pay_all(game, Speaker(i, player), (cost,), chance)
    except IllegalError as error:
        raise payment.refuses(f"{player} does not pay the whole cost: {error.reason}") from error
    return game


def _in_one(symbols: list[str]) -> ManaCost:
    generic = sum(int(s) for s in symbols if s.isdigit())
    others = tuple(s for s in symbols if not s.isdigit())
    return ManaCost((*((str(generic),) if generic else ()), *others))
