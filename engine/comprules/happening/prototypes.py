"""718.3b: the values of what was cast prototyped."""

from __future__ import annotations

from comprules.abilities.keywords import Keyword
from comprules.abilities.parts import once_for_each
from comprules.book.citing import cite
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject
from comprules.words import Zone

__all__ = [
    "ALTERNATIVE_VALUES",
    "NORMAL_VALUES_ELSEWHERE",
    "alternative_values",
    "part_that_counts",
    "stays_prototyped",
]

ALTERNATIVE_VALUES = cite("718.3b")
NORMAL_VALUES_ELSEWHERE = cite("718.4")


def part_that_counts(thing: GameObject) -> Characteristics:
    """Return the values of the object, or the alternative ones of an Adventure (715.3b) or a prototype."""
    if thing.prototyped:
        return _as_prototype(thing.base)
    return thing.adventure if thing.as_adventure and thing.adventure is not None else thing.base


@ALTERNATIVE_VALUES
def alternative_values(game: Game, thing: GameObject) -> Characteristics:
    """A prototyped spell, and the permanent that it becomes, has its alternative values alone."""
    ALTERNATIVE_VALUES.decided_once(game, f"{thing.label} is prototyped, and has its alternative values")
    return part_that_counts(thing)


@NORMAL_VALUES_ELSEWHERE
def stays_prototyped(game: Game, old: GameObject, to: Zone) -> bool:
    """Say whether what was prototyped stays so: from the stack to the battlefield, and not elsewhere."""
    if not old.prototyped:
        return False
    stays_on = old.zone == "stack" and to == "battlefield"
    if not stays_on:
        NORMAL_VALUES_ELSEWHERE.decided(game, f"{old.label} has its normal values again")
    return stays_on


@once_for_each
def _as_prototype(card: Characteristics) -> Characteristics:
    """Return the card with the mana cost, power and toughness, and so the colors, that prototype names."""
    for ability in card.abilities:
        if isinstance(ability, Keyword) and ability.size is not None and ability.cost is not None:
            power, toughness = ability.size
            colors = ability.cost.colors
            return replace(card, cost=ability.cost, colors=colors, power=power, toughness=toughness)
    return card
