"""Targeted mana abilities and sizes in play alone (406.1 and 405.2a of 2006), misread."""

from __future__ import annotations

from comprules.abilities.kinds import Activated, Apply
from comprules.book.citing import original
from comprules.editions.of_2006.characteristic_setting import TYPES_AND_COLORS_EVERYWHERE, all_but_sizes
from comprules.editions.of_2006.mana_abilities import MANA_ABILITIES_OF_2006, with_or_without_target
from comprules.rules.mana.mana_abilities import is_activated_mana_ability
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__: list[str] = []


@MANA_ABILITIES_OF_2006.misreading_of(with_or_without_target)
def without_target_alone(game: Game, source: int, ability: Activated) -> bool:
    """An ability with a target is no mana ability, as in later editions."""
    return original(is_activated_mana_ability)(game, source, ability)


@TYPES_AND_COLORS_EVERYWHERE.misreading_of(all_but_sizes)
def sizes_as_well(_game: Game, _there: GameObject, _part: Apply) -> bool:
    """A size is set in every zone too, as in later editions."""
    return True
