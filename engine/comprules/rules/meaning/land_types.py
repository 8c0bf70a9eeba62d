"""305.6: the mana abilities that lands have because of their basic land types."""

from __future__ import annotations

from comprules.abilities.costs import TapCost
from comprules.abilities.kinds import Activated
from comprules.abilities.mana_instructions import AddMana
from comprules.book.citing import cite
from comprules.state.game import Game
from comprules.state.objects import Held, View
from comprules.words import BASIC_LAND_TYPES

__all__ = ["INTRINSIC_MANA_ABILITIES", "abilities_of_land_types", "comes_from_land_type"]

INTRINSIC_MANA_ABILITIES = cite("305.6")

_OF_TYPES = {
    name: Held(Activated((TapCost(),), (AddMana(f"{{{letter}}}"),)), ("land type", name))
    for name, letter in BASIC_LAND_TYPES.items()
}


@INTRINSIC_MANA_ABILITIES
def abilities_of_land_types(_game: Game, view: View) -> tuple[Held, ...]:
    """A land has a mana ability for each of its basic land types, whatever is written on it.

    They are gone where it has lost all of its abilities.
    """
    if "land" not in view.types or view.bare:
        return ()
    return tuple(held for name, held in _OF_TYPES.items() if name in view.subtypes)


def comes_from_land_type(held: Held) -> bool:
    """Say whether an ability is there because of a basic land type."""
    return held.uid[:1] == ("land type",)
