"""107.5-107.7, 118.3, 118.13: symbols in costs, how they are paid, and how often."""

from __future__ import annotations

from comprules.abilities.costs import Cost, ManaPayment, PayLife
from comprules.abilities.parts import once_for_each, parts_of
from comprules.abilities.simple_nouns import Number, X
from comprules.book.citing import Citation, IllegalError, cite
from comprules.events.permanents import PutsCounters, RemovesCounters
from comprules.happening import happen
from comprules.mana import ManaCost
from comprules.questions import ask_one
from comprules.rules.mana.mana_symbols import halves_to_pay, with_life
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "ABILITY_TO_PAY",
    "COSTS_WITH_X",
    "LOYALTY_SYMBOLS",
    "SYMBOLS_OF_PROPOSALS",
    "SYMBOLS_OF_SPECIAL_ACTIONS",
    "SYMBOLS_WHILE_RESOLVING",
    "SYMBOLS_WITH_A_CHOICE",
    "TAP_SYMBOL",
    "UNTAP_SYMBOL",
    "has_x",
    "pay_loyalty",
    "so_often",
    "too_late_to_tap",
    "too_late_to_untap",
    "way_to_pay",
    "with_symbols_settled",
    "with_x_settled",
]

ABILITY_TO_PAY = cite("118.3")
TAP_SYMBOL = cite("107.5")
UNTAP_SYMBOL = cite("107.6")
LOYALTY_SYMBOLS = cite("107.7")
COSTS_WITH_X = cite("118.4")
SYMBOLS_WITH_A_CHOICE = cite("118.13")
SYMBOLS_OF_PROPOSALS = cite("118.13a")
SYMBOLS_WHILE_RESOLVING = cite("118.13b")
SYMBOLS_OF_SPECIAL_ACTIONS = cite("118.13c")


@TAP_SYMBOL
def too_late_to_tap(game: Game, source: int) -> IllegalError | None:
    """The tap symbol says to tap the permanent, and one that is tapped can't be tapped again."""
    if source in game.objects and not game.objects[source].tapped:
        return None
    what = "already tapped" if source in game.objects else "gone"
    refusal = ABILITY_TO_PAY.refuses(f"{game.label(source)} is {what}")
    refusal.steps = (TAP_SYMBOL,)
    return refusal


@UNTAP_SYMBOL
def too_late_to_untap(game: Game, source: int) -> IllegalError | None:
    """The untap symbol says to untap the permanent, and one that is untapped can't be untapped again."""
    if source in game.objects and game.objects[source].tapped:
        return None
    what = "already untapped" if source in game.objects else "gone"
    refusal = ABILITY_TO_PAY.refuses(f"{game.label(source)} is {what}")
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


@COSTS_WITH_X
def with_x_settled(game: Game, symbols: tuple[str, ...], x: int) -> list[str]:
    """In a cost X is the value that was chosen for it."""
    if "X" in symbols:
        COSTS_WITH_X.decided_once(game, f"X in the cost is {x}")
    return [str(x) if symbol == "X" else symbol for symbol in symbols]


@SYMBOLS_WITH_A_CHOICE
@SYMBOLS_OF_PROPOSALS
@SYMBOLS_WHILE_RESOLVING
@SYMBOLS_OF_SPECIAL_ACTIONS
def way_to_pay(game: Game, player: str, symbol: str) -> str:
    """For a hybrid or Phyrexian symbol the payer chooses one of the ways to pay it.

    For a spell or ability that is as it is proposed; while something resolves, and for a special action, just
    before the payment.
    """
    ways = (*(f"{{{half}}}" for half in halves_to_pay(game, symbol)), *with_life(game, symbol))
    return ask_one(game, player, f"choose how to pay {{{symbol}}}", ways)


def with_symbols_settled(game: Game, player: str, cost: Cost, *when: Citation) -> tuple[Cost, ...]:
    """Return a mana payment with the player's choice for each hybrid or Phyrexian symbol (118.13).

    ``when`` are the rules by which that is chosen now.
    """
    if not isinstance(cost, ManaPayment) or not any("/" in s for s in cost.mana.symbols):
        return (cost,)
    symbols: list[str] = []
    life = 0
    for symbol in cost.mana.symbols:
        if "/" not in symbol:
            symbols.append(symbol)
            continue
        way = way_to_pay(game, player, symbol)
        for citation in (SYMBOLS_WITH_A_CHOICE, *when):
            citation.decided(game, f"{player} will pay {way} for {{{symbol}}}")
        if way == "2 life":
            life += 2
        else:
            symbols.append(way.strip("{}"))
    plain = ManaPayment(ManaCost(tuple(symbols)))
    return (plain, PayLife(Number(life))) if life else (plain,)
