"""Deeds that are done any number of times as an ability resolves, and what can't be countered."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.kinds import Triggered
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.damage_sources import is_such_a_source
from comprules.rules.targeting.targets import INSTRUCTIONS_AFTER_THE_EFFECT
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["COSTS_STAY_PAID", "can_be_countered", "what_is_given_back"]

COSTS_STAY_PAID = cite("701.6b")


@INSTRUCTIONS_AFTER_THE_EFFECT
def can_be_countered(game: Game, thing: int, by: int) -> bool:
    """An ability that says so can't be countered.

    The instruction is no part of its effect, and holds on the stack.
    """
    made = game.objects[thing].on_stack
    ability = made.ability.ability if made is not None and made.ability is not None else None
    if isinstance(ability, Triggered) and ability.cant_be_countered:
        INSTRUCTIONS_AFTER_THE_EFFECT.decided(game, f"{game.label(thing)} says that it can't be countered")
        return False
    if isinstance(ability, Triggered):
        INSTRUCTIONS_AFTER_THE_EFFECT.decided(
            game, f"{game.label(thing)} says nothing against being countered"
        )
    view = views(game)[thing]
    speaker = Speaker(thing, view.controller)
    barred = any(
        isinstance(change, CantBe)
        and change.what == "be countered"
        and change.by is not None
        and is_such_a_source(game, speaker, change.by, by)
        for change in view.rules
    )
    return not barred and not view.cannot("be countered")


@COSTS_STAY_PAID
def what_is_given_back(game: Game, thing: int) -> tuple[Event, ...]:
    """Nothing is given back of the costs that were paid for what is countered."""
    made = game.objects[thing].on_stack
    if made is not None and made.paid:
        COSTS_STAY_PAID.decided(
            game, f"what was paid for {game.label(thing)} stays paid, though it is countered"
        )
    return ()
