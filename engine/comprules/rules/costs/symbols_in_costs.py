"""107.5-107.7, 118.3: symbols in costs, and whether and how often they are paid."""

from __future__ import annotations

from comprules.abilities.costs import (
    Cost,
    ManaPayment,
)
from comprules.abilities.parts import once_for_each, parts_of
from comprules.abilities.simple_nouns import X
from comprules.book.citing import IllegalError, cite
from comprules.events.permanents import PutsCounters, RemovesCounters
from comprules.happening import happen
from comprules.mana import ManaCost
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "ABILITY_TO_PAY",
    "LOYALTY_SYMBOLS",
    "TAP_SYMBOL",
    "UNTAP_SYMBOL",
    "has_x",
    "pay_loyalty",
    "so_often",
    "too_late_to_tap",
    "too_late_to_untap",
]

ABILITY_TO_PAY = cite("118.3")
TAP_SYMBOL = cite("107.5")
UNTAP_SYMBOL = cite("107.6")
LOYALTY_SYMBOLS = cite("107.7")


@TAP_SYMBOL
def too_late_to_tap(game: Game, source: int) -> IllegalError | None:
    """The tap symbol says to tap the permanent, and one that is tapped can't be tapped again."""
    if not game.objects[source].tapped:
        return None
    refusal = ABILITY_TO_PAY.refuses(f"{game.label(source)} is already tapped")
    refusal.steps = (TAP_SYMBOL,)
    return refusal


@UNTAP_SYMBOL
def too_late_to_untap(game: Game, source: int) -> IllegalError | None:
    """The untap symbol says to untap the permanent, and one that is untapped can't be untapped again."""
    if game.objects[source].tapped:
        return None
    refusal = ABILITY_TO_PAY.refuses(f"{game.label(source)} is already untapped")
    refusal.steps = (UNTAP_SYMBOL,)
    return refusal


@LOYALTY_SYMBOLS
def pay_loyalty(game: Game, source: int, change: int) -> Game:
    """A plus sign puts so many loyalty counters on it, a minus sign removes them, 0 does neither."""
    LOYALTY_SYMBOLS.decided(game, f"[{change:+d}] is paid with loyalty counters of {game.label(source)}")
    if not change:
        return game
    if change < 0:
        return happen(game, RemovesCounters(source, "loyalty", -change))
    player = views(game)[source].controller
    return happen(game, PutsCounters(source, "loyalty", change, player, by_effect=False))


def so_often(costs: tuple[Cost, ...], times: int) -> tuple[Cost, ...]:
    """The costs as many times over; mana in one sum."""
    symbols = [s for cost in costs if isinstance(cost, ManaPayment) for s in cost.mana.symbols] * times
    others = tuple(cost for cost in costs if not isinstance(cost, ManaPayment)) * times
    return (*((ManaPayment(ManaCost(tuple(symbols))),) if symbols else ()), *others)


@once_for_each
def has_x(part: object) -> bool:
    """Say whether a cost has X in it."""
    if isinstance(part, ManaCost):
        return "X" in part.symbols
    if isinstance(part, X):
        return True
    return any(has_x(inner) for inner in parts_of(part))
