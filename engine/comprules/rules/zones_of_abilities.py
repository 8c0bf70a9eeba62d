"""113.6: in which zone an activated ability works."""

from __future__ import annotations

from comprules.abilities.kinds import Activated, DiscardThis
from comprules.words import Zone

__all__ = ["zone_of"]


def zone_of(ability: Activated) -> Zone:
    """Where an activated ability works: on the battlefield, unless its cost moves its card out of another zone (113.6m)."""
    for cost in ability.costs:
        if isinstance(cost, DiscardThis):
            return "hand"
    return "battlefield"
