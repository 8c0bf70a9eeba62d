"""Variants and options of multiplayer: each makes another ruleset of a ruleset, whatever its edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from comprules.happening.damage_and_counters import whose_life_changes
from comprules.happening.whose_turn import with_priority, with_whom_turns_are_taken
from comprules.rules.special_cards.supplementary_cards import set_top_scheme_in_motion
from comprules.rules.state_based.players_and_permanents import no_life_left, ten_poison_counters
from comprules.rules.triggers.putting_on_the_stack import who_order_triggers
from comprules.rules.turn.turn_based_actions import has_draw_step
from comprules.rules.turn.turn_structure import PRECOMBAT_MAIN
from comprules.rules.variants import shared_turns
from comprules.rules.variants import state_based_actions as of_variants
from comprules.rules.variants.shared_life import team_with_one_life_total
from comprules.ruleset import Ruleset

__all__ = [
    "VARIANTS",
    "Variant",
    "archenemy",
    "commander",
    "one_life_a_team",
    "planechase",
    "sharing_turns",
    "two_headed",
]

Variant = Callable[[Ruleset], Ruleset]
"""From the ruleset of an edition to that of the variant in the edition."""


def one_life_a_team(ruleset: Ruleset) -> Ruleset:
    """Teams with one life total each: a team without life loses (704.6a, 810.4)."""
    table = ruleset.state_based_actions.replacing(no_life_left, of_variants.team_without_life)
    return replace(ruleset, state_based_actions=table).replacing(whose_life_changes, team_with_one_life_total)


def sharing_turns(ruleset: Ruleset) -> Ruleset:
    """Teams whose players share their turns (805)."""
    return (
        ruleset.replacing(with_whom_turns_are_taken, shared_turns.team_taking_turns)
        .replacing(with_priority, shared_turns.team_with_priority)
        .replacing(who_order_triggers, shared_turns.teams_in_turn_order)
    )


def two_headed(ruleset: Ruleset) -> Ruleset:
    """Two-Headed Giant: teams share turns and life, and their poison counters are counted together (810)."""
    table = ruleset.state_based_actions.replacing(
        ten_poison_counters, of_variants.poison_of_one_player
    ).adding(of_variants.team_with_poison)
    ruleset = sharing_turns(one_life_a_team(replace(ruleset, state_based_actions=table)))
    return ruleset.replacing(has_draw_step, shared_turns.team_has_draw_step)


def commander(ruleset: Ruleset) -> Ruleset:
    """Commander: combat damage by commanders is counted, and they may return to the command zone (903)."""
    table = ruleset.state_based_actions.adding(of_variants.commander_damage)
    return replace(ruleset, state_based_actions=table.adding(of_variants.commanders_return))


def archenemy(ruleset: Ruleset) -> Ruleset:
    """Archenemy: schemes are set in motion as a main phase begins, and go back under their deck (904).

    A team shares its turns.
    """
    main = replace(PRECOMBAT_MAIN, actions=(set_top_scheme_in_motion, *PRECOMBAT_MAIN.actions))
    return replace(
        sharing_turns(ruleset),
        turn=ruleset.turn.replacing(PRECOMBAT_MAIN, main),
        state_based_actions=ruleset.state_based_actions.adding(of_variants.schemes_done),
    )


def planechase(ruleset: Ruleset) -> Ruleset:
    """Planechase: a phenomenon that is done with is left behind (901)."""
    return replace(
        ruleset, state_based_actions=ruleset.state_based_actions.adding(of_variants.phenomena_done)
    )


VARIANTS: Mapping[str, Variant] = {
    "Two-Headed Giant": two_headed,
    "Commander": commander,
    "Archenemy": archenemy,
    "Planechase": planechase,
}
"""The variants of the base edition by their names."""
