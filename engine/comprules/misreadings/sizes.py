"""208: power and toughness, misread."""

from __future__ import annotations

from comprules.abilities.changes import ModifySize, SetSize
from comprules.abilities.kinds import Change
from comprules.abilities.nouns import Amount
from comprules.abilities.simple_nouns import Number
from comprules.rules.continuous.changing_characteristics import SIZES_SET, with_size_set
from comprules.rules.continuous.settling_changes import SIZES_DEFINED, defined_size
from comprules.rules.continuous.values_of_types import (
    SIZE_OF_EVERY_CREATURE,
    of_some_size,
)
from comprules.rules.effects.beginning_effects import SIZES_OF_NONCREATURES, begins_on
from comprules.rules.meaning.descriptions import BASE_POWER_AND_TOUGHNESS, BASE_SIZES, base_size
from comprules.rules.replacement.entering_the_battlefield import SIZES_CHOSEN, settled_for_good
from comprules.rules.state_based.players_and_permanents import POWER_AND_TOUGHNESS, damage_needed
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import View

__all__: list[str] = []


@POWER_AND_TOUGHNESS.misreading_of(damage_needed)
def the_first_number(_game: Game, view: View) -> int:
    """What a creature deals is also what it takes to destroy it."""
    return view.power or 0


@SIZES_DEFINED.misreading_of(defined_size)
def on_the_battlefield_alone(game: Game, thing: int, size: SetSize) -> SetSize:
    """A star is 0 wherever its card is no permanent."""
    return size if game.objects[thing].zone == "battlefield" else SetSize(Number(0), Number(0))


@SIZES_CHOSEN.misreading_of(settled_for_good)
def like_other_effects(_game: Game, effect: Lasting) -> Lasting:
    """What it became is no part of what a copy takes."""
    return effect


@SIZES_OF_NONCREATURES.misreading_of(begins_on)
def on_creatures_alone(game: Game, thing: int, changes: tuple[Change, ...]) -> bool:
    """Nothing that isn't a creature gets bigger or smaller."""
    is_creature = thing in game.objects and "creature" in views(game)[thing].types
    return is_creature or not any(isinstance(each, SetSize | ModifySize) for each in changes)


@SIZES_SET.misreading_of(with_size_set)
def what_is_printed_stays(_game: Game, view: View, _power: Amount | None, _toughness: Amount | None) -> View:
    """No effect can set a base power or toughness: that is what is printed."""
    return view


@BASE_POWER_AND_TOUGHNESS.misreading_of(base_size)
@BASE_SIZES.misreading_of(base_size)
def as_it_is_now(_game: Game, view: View) -> tuple[int | None, int | None]:
    """Counters and whatever else changes a size change the base too."""
    return view.power, view.toughness


@SIZE_OF_EVERY_CREATURE.misreading_of(of_some_size)
def at_least_one(_game: Game, view: View) -> View:
    """A creature of which nothing says how big it is is a 1/1."""
    return view.of_size(
        1 if view.power is None else view.power, 1 if view.toughness is None else view.toughness
    )
