"""2006-10-01, as far as it is known: told by how it differs from 2009-05-01."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from comprules.editions.cr2009 import CR2009, VARIANTS_OF_2009
from comprules.editions.of_2006.characteristic_setting import all_but_sizes
from comprules.editions.of_2006.combat_damage import COMBAT_DAMAGE_OF_2006
from comprules.editions.of_2006.mana_abilities import with_or_without_target
from comprules.editions.variants import Variant
from comprules.rules.continuous.effects_of_static_abilities import defines_everywhere
from comprules.rules.mana.mana_abilities import is_activated_mana_ability

__all__ = ["CR2006", "VARIANTS_OF_2006"]

CR2006 = (
    replace(CR2009, edition="2006-10-01", combat_damage=COMBAT_DAMAGE_OF_2006)
    .replacing(is_activated_mana_ability, with_or_without_target)
    .replacing(defines_everywhere, all_but_sizes)
)

VARIANTS_OF_2006: Mapping[str, Variant] = VARIANTS_OF_2009
"""What is known of 2006 says nothing of variants: they are those of 2009."""
