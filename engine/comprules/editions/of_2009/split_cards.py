"""505 of 2009: a split card that is no spell has two sets of characteristics."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.book.citing import cite
from comprules.mana import ManaCost
from comprules.rules.meaning.last_known_information import mana_value
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, View

__all__ = [
    "COMPARING_EITHER_HALF",
    "NAMING_BOTH_HALVES",
    "TWO_ANSWERS",
    "TWO_SETS_OF_CHARACTERISTICS",
    "an_answer_for_each_half",
    "both_halves_named",
    "of_either_half",
    "two_sets",
]

TWO_SETS_OF_CHARACTERISTICS = cite("505.2", "2009-05-01")
TWO_ANSWERS = cite("505.5", "2009-05-01")
COMPARING_EITHER_HALF = cite("505.6", "2009-05-01")
NAMING_BOTH_HALVES = cite("505.7", "2009-05-01")


@TWO_SETS_OF_CHARACTERISTICS
def two_sets(game: Game, thing: GameObject) -> Characteristics:
    """A split card that is no spell has the characteristics of either half, which are not one."""
    TWO_SETS_OF_CHARACTERISTICS.decided_once(game, f"{thing.label} has two sets of characteristics")
    return thing.base


@TWO_ANSWERS
def an_answer_for_each_half(game: Game, found: GameObject, cost: ManaCost | None) -> ManaCost | None:
    """Asked for its converted mana cost, a split card that is no spell answers for each half."""
    if len(found.base.halves) == 2 and found.zone != "stack":
        TWO_ANSWERS.decided_once(
            game, f"{found.label} costs {' and '.join(str(half.cost) for half in found.base.halves)}"
        )
    return cost


@NAMING_BOTH_HALVES
def both_halves_named(game: Game, known: frozenset[str]) -> frozenset[str]:
    """Who names a split card names both of its halves."""
    pairs = [tuple(half.name for half in card.halves) for card in game.reference if card.halves]
    for pair in pairs:
        NAMING_BOTH_HALVES.decided(game, f"{' and '.join(pair)} are named together")
    return (known - {name for pair in pairs for name in pair}).union(" // ".join(pair) for pair in pairs)


@COMPARING_EITHER_HALF
def of_either_half(game: Game, board: Mapping[int, View], thing: int) -> tuple[int, ...]:
    """A comparison with a split card that is no spell is true if it is so for either of its halves."""
    found = game.objects[thing]
    if len(found.base.halves) < 2 or found.zone == "stack":
        return (mana_value(game, board, thing),)
    values = tuple(half.cost.mana_value if half.cost is not None else 0 for half in found.base.halves)
    COMPARING_EITHER_HALF.decided_once(
        game, f"{found.label} is compared by {' and by '.join(map(str, values))}"
    )
    return values
