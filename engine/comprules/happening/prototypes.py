"""718.3b: the values of what was cast prototyped."""

from __future__ import annotations

from comprules.abilities.keywords import Keyword
from comprules.abilities.parts import once_for_each
from comprules.state.copying import replace
from comprules.state.objects import Characteristics, GameObject

__all__ = ["part_that_counts"]


def part_that_counts(thing: GameObject) -> Characteristics:
    """Return the values of the object, or the alternative ones of an Adventure (715.3b) or a prototype."""
    if thing.prototyped:
        return _as_prototype(thing.base)
    return thing.adventure if thing.as_adventure and thing.adventure is not None else thing.base


@once_for_each
def _as_prototype(card: Characteristics) -> Characteristics:
    """Return the card with the mana cost, power and toughness, and so the colors, that prototype names."""
    for ability in card.abilities:
        if isinstance(ability, Keyword) and ability.size is not None and ability.cost is not None:
            power, toughness = ability.size
            colors = ability.cost.colors
            return replace(card, cost=ability.cost, colors=colors, power=power, toughness=toughness)
    return card
