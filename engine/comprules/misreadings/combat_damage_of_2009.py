"""Combat damage on the stack (310 of 2009), misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.editions.of_2009.combat_damage import (
    AS_ORIGINALLY_ASSIGNED,
    AS_SOON_AS_ASSIGNED,
    DAMAGE_USES_THE_STACK,
    DOUBLE_STRIKE_OF_2009,
    FIRST_STRIKE_OF_2009,
    NEITHER_SPELL_NOR_ABILITY,
    NOTHING_TO_BE_DEALT_TO,
    OBJECTS_OF_2009,
    SOURCE_AS_IT_IS_OR_WAS,
    as_an_object,
    as_assigned,
    from_what_has_left,
    only_what_assigned_damage,
    put_on_the_stack,
    those_still_in_play,
)
from comprules.events.players import Deals
from comprules.procedure import CombatDamage
from comprules.rules.combat.combat_damage import deal
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__: list[str] = []


@NEITHER_SPELL_NOR_ABILITY.misreading_of(as_an_object)
def as_a_spell(game: Game, assigned: tuple[Deals, ...]) -> GameObject:
    """Combat damage on the stack counts as a spell, which can be countered."""
    return replace(original(as_an_object)(game, assigned), kind="copy of a spell")


@AS_SOON_AS_ASSIGNED.misreading_of(put_on_the_stack)
@DAMAGE_USES_THE_STACK.misreading_of(put_on_the_stack)
@OBJECTS_OF_2009.misreading_of(put_on_the_stack)
def dealt_at_once(game: Game, damage: CombatDamage) -> tuple[Game, CombatDamage]:
    """Combat damage is dealt as soon as it has been assigned."""
    return original(deal)(game, damage)


@AS_ORIGINALLY_ASSIGNED.misreading_of(as_assigned)
def by_the_power_it_has_now(game: Game, assigned: tuple[Deals, ...]) -> tuple[Deals, ...]:
    """A creature deals as much damage as its power is when the damage is dealt."""
    return tuple(
        replace(one, amount=max(0, views(game)[one.source].power or 0))
        for one in assigned
        if one.source in game.battlefield
    )


@SOURCE_AS_IT_IS_OR_WAS.misreading_of(from_what_has_left)
def of_what_is_in_play(game: Game, assigned: tuple[Deals, ...]) -> tuple[Deals, ...]:
    """A creature that has left play deals no damage."""
    return tuple(one for one in assigned if one.source in game.battlefield)


@NOTHING_TO_BE_DEALT_TO.misreading_of(those_still_in_play)
def to_whoever_controlled_it(game: Game, assigned: tuple[Deals, ...]) -> tuple[Deals, ...]:
    """Damage to a creature that has left play is dealt to its player, as if nothing had blocked."""
    return tuple(
        one
        if isinstance(one.to, str) or one.to in game.battlefield
        else replace(one, to=game.last_known[one.to][1].controller)
        for one in assigned
    )


@FIRST_STRIKE_OF_2009.misreading_of(only_what_assigned_damage)
@DOUBLE_STRIKE_OF_2009.misreading_of(only_what_assigned_damage)
def what_had_the_ability(_game: Game, fast: frozenset[int], _assigned: tuple[Deals, ...]) -> frozenset[int]:
    """Whatever had first strike or double strike has had its step, even if it assigned nothing."""
    return fast
