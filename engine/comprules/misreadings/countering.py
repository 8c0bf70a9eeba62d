"""What is countered (701.6), misread."""

from __future__ import annotations

from collections import Counter

from comprules.events.every import Event
from comprules.events.players import AddsMana
from comprules.rules.effects.countering import COSTS_STAY_PAID, what_is_given_back
from comprules.state.game import Game
from comprules.words import COLOR_LETTERS

__all__: list[str] = []


@COSTS_STAY_PAID.misreading_of(what_is_given_back)
def mana_comes_back(game: Game, thing: int) -> tuple[Event, ...]:
    """The mana that was paid for what is countered is given back."""
    found = game.objects[thing]
    spent = Counter(
        color for paid in (found.on_stack.paid if found.on_stack else ()) for color in paid.colors
    )
    letters = {name: letter for letter, name in COLOR_LETTERS.items()}
    mana = tuple((letters.get(color, "C"), amount) for color, amount in spent.items())
    return (AddsMana(found.controller, mana),) if mana else ()
