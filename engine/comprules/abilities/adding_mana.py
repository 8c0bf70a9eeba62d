"""What an ability says of adding mana: whether it could (605.1a)."""

from __future__ import annotations

from typing import Any

from comprules.abilities.costs import LoyaltyCost
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Activated, Static, TokenSpec, Triggered
from comprules.abilities.mana_instructions import AddMana
from comprules.abilities.nouns import Target
from comprules.abilities.parts import once_for_each, parts_of
from comprules.abilities.simple_nouns import PlayerTarget

__all__ = ["could_add_mana", "is_for_mana"]


@once_for_each
def could_add_mana(part: Any) -> bool:
    """Say whether following these instructions could put mana into a mana pool.

    Abilities that they give to something do not count.
    """
    if isinstance(part, AddMana):
        return True
    if isinstance(part, Activated | Triggered | Static | Keyword | TokenSpec):
        return False
    return any(could_add_mana(inner) for inner in parts_of(part))


@once_for_each
def is_for_mana(ability: Any) -> bool:
    """Say whether an ability is by its words an activated mana ability.

    It is one if it has no target, is no loyalty ability and could add mana.
    """
    return (
        isinstance(ability, Activated)
        and not any(isinstance(cost, LoyaltyCost) for cost in ability.costs)
        and could_add_mana(ability.effects)
        and not _has_target(ability.effects)
    )


def _has_target(part: Any) -> bool:
    return isinstance(part, Target | PlayerTarget) or any(_has_target(inner) for inner in parts_of(part))
