"""701.10: the power and toughness of creatures are doubled by effects that modify them."""

from __future__ import annotations

from comprules.abilities.changes import ModifySize
from comprules.abilities.conditions import Duration
from comprules.abilities.kinds import Apply
from comprules.abilities.plain_instructions import DoubleSize
from comprules.abilities.simple_nouns import It, Number
from comprules.abilities.slots import NOW
from comprules.book.citing import cite
from comprules.rules.effects.beginning_effects import begin_effect
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import named_objects
from comprules.rules.meaning.speaker import dealing_with
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["BELOW_ZERO", "DOUBLING_SIZES", "as_much_again", "double_sizes"]

DOUBLING_SIZES = cite("701.10b")
BELOW_ZERO = cite("701.10c")


@DOUBLING_SIZES
def double_sizes(game: Game, speaker: Speaker, effect: DoubleSize) -> tuple[Game, Speaker]:
    """Each creature gets as much power, and perhaps toughness, as it has now."""
    things = named_objects(game, speaker, effect.subject)
    for thing in things:
        view = views(game)[thing]
        power = as_much_again(game, view.power_or_0)
        toughness = as_much_again(game, view.toughness_or_0) if effect.toughness else 0
        DOUBLING_SIZES.decided(game, f"{game.label(thing)} gets {power:+d}/{toughness:+d}")
        change = ModifySize(Number(power), Number(toughness))
        doubled = Apply(It(slot=NOW), (change,), Duration("end of turn"))
        game, _ = begin_effect(game, dealing_with(speaker, (thing,)), doubled)
    return game, dealing_with(speaker, things)


@BELOW_ZERO
def as_much_again(game: Game, value: int) -> int:
    """A value below zero sinks by as much again."""
    if value < 0:
        BELOW_ZERO.decided(game, f"{value} is doubled by {value}")
    return value
