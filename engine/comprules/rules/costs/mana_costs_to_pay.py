"""107.3h: the mana cost of an object that an effect tells a player to pay."""

from __future__ import annotations

from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.plain_instructions import Pay
from comprules.book.citing import cite
from comprules.mana import ManaCost
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.last_known_information import view_of
from comprules.rules.meaning.recipients import named_objects
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = ["X_OF_COST_TO_PAY", "costs_asked", "x_to_pay"]

X_OF_COST_TO_PAY = cite("107.3h")


def costs_asked(game: Game, speaker: Speaker, instruction: Pay) -> tuple[Cost, ...] | None:
    """Return what an instruction asks to be paid; None where it is a mana cost, and there is none (118.6)."""
    if instruction.cost_of is None:
        return instruction.costs
    symbols: list[str] = []
    for thing in named_objects(game, speaker, instruction.cost_of):
        mana = view_of(game, views(game), thing).cost
        if mana is None:
            return None
        x = str(x_to_pay(game, game.last_seen(thing))) if "X" in mana.symbols else ""
        symbols += [x if symbol == "X" else symbol for symbol in mana.symbols]
    return (ManaPayment(ManaCost(tuple(symbols))),)


@X_OF_COST_TO_PAY
def x_to_pay(game: Game, thing: GameObject) -> int:
    """Whoever pays an object's mana cost pays nothing for X, but for a spell what was chosen for it."""
    x = thing.on_stack.x if thing.zone == "stack" and thing.on_stack is not None else 0
    X_OF_COST_TO_PAY.decided_once(game, f"in the mana cost of {thing.label} X is {x}, as it is to be paid")
    return x
