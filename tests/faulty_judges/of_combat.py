"""506 to 511, 702: what faulty judges do in combat."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tests.faulty_judges.fault import Fault, played

from comprules import misreadings as misread
from comprules.book.citing import original
from comprules.editions import CR2025
from comprules.events.players import Deals
from comprules.happening.combat import removed_by_itself
from comprules.procedure import CombatDamage
from comprules.rules.activating.activation_instructions import is_new
from comprules.rules.combat import combat_damage
from comprules.rules.combat.attacking import obeyed_as_goaded, why_no_attacker
from comprules.rules.combat.blocking import why_no_blocker
from comprules.rules.combat.trample import lethal_damage_for
from comprules.ruleset import Ruleset, views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["OF_COMBAT"]


def assigning(so: Callable[[Game, CombatDamage], tuple[Game, CombatDamage]]) -> Ruleset:
    """Return the ruleset in which combat damage is assigned in another way."""
    row = next(row for row in CR2025.combat_damage if row.carry_out is combat_damage.assign)
    return replace(CR2025, combat_damage=CR2025.combat_damage.replacing(row, replace(row, carry_out=so)))


def first_strike_again(game: Game) -> tuple[Game, tuple[int, ...]]:
    """In the second step those with first strike deal damage once more."""
    if game.struck_first is None:
        return original(combat_damage.those_who_assign)(game)
    return game, combat_damage.creatures_that_deal_now(game)


def whatever_is_marked(game: Game, _source: int, to: int, assigned: Sequence[Deals]) -> int:
    """Lethal is as much as the toughness, whatever damage is marked already."""
    given = sum(event.amount for event in assigned if event.to == to)
    return max(0, (views(game)[to].toughness or 0) - given)


def past_a_blocker_that_is_gone(game: Game, damage: CombatDamage) -> tuple[Game, CombatDamage]:
    """An attacker whose blockers are gone is not blocked any more."""
    for i in game.battlefield:
        if game.objects[i].blocked and not any(i in game.objects[b].blocking for b in game.battlefield):
            game = game.altering(i, blocked=False)
    return combat_damage.assign(game, damage)


def none_by_tapped_blockers(game: Game, damage: CombatDamage) -> tuple[Game, CombatDamage]:
    """A blocker that has been tapped deals no damage."""
    game, damage = combat_damage.assign(game, damage)
    fit = (
        e for e in damage.assigned if not (game.objects[e.source].tapped and game.objects[e.source].blocking)
    )
    return game, replace(damage, assigned=tuple(fit))


def newcomers_do_not_block(game: Game, blocker: int, attacker: int) -> str:
    """A creature that has just come can't block."""
    thing = game.objects.get(blocker)
    if thing is not None and is_new(game, views(game)[blocker].controller, blocker):
        return "it has just come"
    return original(why_no_blocker)(game, blocker, attacker)


def tapped_ones_block(game: Game, blocker: int, attacker: int) -> str:
    """Tapped creatures can block."""
    why = original(why_no_blocker)(game, blocker, attacker)
    return "" if why == "only an untapped creature blocks" else why


OF_COMBAT: Final = (
    Fault(
        "has creatures with first strike deal damage in both steps",
        "510.4, 702.7b",
        played(combat_damage.those_who_assign, first_strike_again),
        (
            "510_combat_damage_step: Double strike deals damage in both steps, first strike and neither in one",
            "510_combat_damage_step: Between the steps players act: what dies there deals no damage in the second",
        ),
    ),
    Fault(
        "has all combat damage dealt at once, first strike or not",
        "510.4, 702.7b",
        played(combat_damage.those_who_assign, misread.combat.all_who_fight),
        ("510_combat_damage_step: What first strike has destroyed deals no damage in the second step",),
    ),
    Fault(
        "asks for full toughness where deathtouch tramples",
        "702.2c, 702.19b",
        played(lethal_damage_for, misread.combat.as_much_as_it_takes),
        ("702_019_trample: With deathtouch one damage is lethal",),
    ),
    Fault(
        "does not count damage that is marked already where something tramples",
        "702.19b",
        played(lethal_damage_for, whatever_is_marked),
        (
            "702_019_trample: Damage that is marked on the blocker already counts",
            "702_019_trample: With deathtouch one damage is lethal",
        ),
    ),
    Fault(
        "lets a blocked attacker damage the player once its blocker is gone",
        "509.1h, 510.1c",
        assigning(past_a_blocker_that_is_gone),
        (
            "506_combat_phase: A blocker of which another player gains control stops blocking, and what it blocked stays blocked",
        ),
    ),
    Fault(
        "has tapped blockers deal no damage",
        "510.1d",
        assigning(none_by_tapped_blockers),
        (
            "509_declare_blockers_step: A blocker that is tapped after the declaration deals its damage all the same",
        ),
    ),
    Fault(
        "keeps a creature that has just come from blocking",
        "302.6, 509.1a",
        played(why_no_blocker, newcomers_do_not_block),
        ("509_declare_blockers_step: A creature that has just come blocks, though it could not attack",),
    ),
    Fault(
        "lets tapped creatures block",
        "509.1a",
        played(why_no_blocker, tapped_ones_block),
        (
            "509_declare_blockers_step: A blocker that is tapped after the declaration deals its damage all the same",
            "609_effects: A tapped creature that can block as though it were untapped stays tapped",
        ),
    ),
    Fault(
        "lets tapped creatures and newcomers attack",
        "508.1a",
        played(why_no_attacker, misread.combat.any_permanent),
        ("508_declare_attackers_step: A tapped creature can't attack",),
    ),
    Fault(
        "has a goaded creature attack whom it likes",
        "701.15b",
        played(obeyed_as_goaded, misread.combat.only_attacks),
        (
            "603_together_and_again: Enchanted by an Aura that says so, a creature is goaded",
            "701_015_goad: A goaded creature attacks <what>",
        ),
    ),
    Fault(
        "has what attacked a planeswalker that is gone damage the player",
        "506.4c",
        played(combat_damage.whom_it_damages, misread.combat.who_defended),
        (
            "506_combat_phase: What attacked a planeswalker that <what> goes on attacking, is blocked or not, and damages nobody",
            "506_combat_phase: What tramples over its blocker still damages nobody else",
        ),
    ),
    Fault(
        "keeps in combat what is no creature any more",
        "506.4",
        played(removed_by_itself, misread.combat.nothing_leaves_by_itself),
        (
            "506_combat_phase: What stops being a creature stops attacking, and deals no damage; others go on",
            "506_combat_phase: What another player gains control of stops attacking; a creature that has its controller anyway does not",
        ),
    ),
    Fault(
        "has every creature assign damage equal to its power",
        "510.1a",
        played(combat_damage.as_much_as_it_assigns, misread.combat.as_much_as_power),
        ("510_combat_damage_step: Toughness counts where an effect says so, and lethal is what it was",),
    ),
)
