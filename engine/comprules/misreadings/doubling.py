"""701.10: doubling sizes and counters, misread."""

from __future__ import annotations

from comprules.abilities.changes import ModifySize
from comprules.abilities.conditions import Duration
from comprules.abilities.kinds import Apply
from comprules.abilities.plain_instructions import DoubleCounters, DoubleSize
from comprules.abilities.simple_nouns import It, Number
from comprules.abilities.slots import NOW
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters
from comprules.rules.effects.beginning_effects import begin_effect
from comprules.rules.effects.doubling_sizes import BELOW_ZERO, DOUBLING_SIZES, as_much_again, double_sizes
from comprules.rules.effects.moving_counters import DOUBLING_COUNTERS, counters_doubled
from comprules.rules.meaning.descriptions import base_size
from comprules.rules.meaning.recipients import named_objects
from comprules.rules.meaning.speaker import Speaker, dealing_with
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__: list[str] = []


@DOUBLING_SIZES.misreading_of(double_sizes)
def the_base_is_doubled(game: Game, speaker: Speaker, effect: DoubleSize) -> tuple[Game, Speaker]:
    """A creature gets as much again as its base power and toughness, whatever it has by now."""
    things = named_objects(game, speaker, effect.subject)
    for thing in things:
        power, toughness = base_size(game, views(game)[thing])
        more = ModifySize(Number(power or 0), Number((toughness or 0) if effect.toughness else 0))
        doubled = Apply(It(slot=NOW), (more,), Duration("end of turn"))
        game, _ = begin_effect(game, dealing_with(speaker, (thing,)), doubled)
    return game, dealing_with(speaker, things)


@BELOW_ZERO.misreading_of(as_much_again)
def nothing_sinks(_game: Game, value: int) -> int:
    """A value below zero stays what it is."""
    return max(0, value)


@DOUBLING_COUNTERS.misreading_of(counters_doubled)
def one_more_of_each(game: Game, speaker: Speaker, effect: DoubleCounters) -> list[Event]:
    """Whatever has counters of the kind gets one more of each."""
    events = counters_doubled(game, speaker, effect)
    return [replace(event, amount=1) for event in events if isinstance(event, PutsCounters)]
