"""606 of 2009: Two-Headed Giant as it was."""

from __future__ import annotations

from dataclasses import replace

from comprules.editions.of_2009 import attacks_on_two_heads
from comprules.editions.of_2009.draws_of_teams import primary_player_draws_first
from comprules.editions.of_2009.landwalk_of_two_heads import lands_of_either_defender
from comprules.editions.of_2009.life_of_two_heads import (
    change_of_half_the_life,
    half_the_life_of_the_team,
    sum_for_each_team,
)
from comprules.editions.of_2009.opening_hands import all_who_keep_no_hand
from comprules.editions.sharing_teams import one_life_a_team, sharing_turns
from comprules.happening.damage_and_counters import change_to, life_total
from comprules.rules.combat.combat_damage import whom_it_damages
from comprules.rules.continuous.rules_for_one_creature import of_whom_it_is_so
from comprules.rules.effects.instructions_as_events import INSTRUCTIONS_IN_ORDER, life_totals_become
from comprules.rules.fighting.restrictions_and_requirements import attacked_with
from comprules.rules.fighting.several_defenders import whose_lands_count
from comprules.rules.meaning.deployment import abilities_of_options
from comprules.rules.meaning.which_players import the_defending_player
from comprules.rules.permission.looking_at_cards import those_who_see_the_hand
from comprules.rules.replacement.beginning_replacements import drawing_in_order
from comprules.rules.starting.opening_hands import who_declare
from comprules.rules.starting.starting import starting_life
from comprules.rules.turn.turn_based_actions import has_draw_step
from comprules.rules.variants.before_the_game import life_of_two_heads
from comprules.rules.variants.shared_life import hands_of_both_heads
from comprules.rules.variants.shared_turns import team_has_draw_step
from comprules.ruleset import Ruleset

__all__ = ["two_heads_with_poison_of_their_own"]


def two_heads_with_poison_of_their_own(ruleset: Ruleset) -> Ruleset:
    """Two-Headed Giant: teams share turns and life, and each player's poison counters count alone.

    The players of a team take mulligans together, as soon as those of the team before have kept.
    """
    picking = attacks_on_two_heads.PICKING_A_DEFENDING_PLAYER
    following = next(row for row in ruleset.resolving if row.citation == INSTRUCTIONS_IN_ORDER)
    return (
        replace(
            sharing_turns(one_life_a_team(ruleset)),
            resolving=ruleset.resolving.adding(picking, before=following),
        )
        .replacing(who_declare, all_who_keep_no_hand)
        .replacing(has_draw_step, team_has_draw_step)
        .replacing(starting_life, life_of_two_heads)
        .replacing(those_who_see_the_hand, hands_of_both_heads)
        .replacing(drawing_in_order, primary_player_draws_first)
        .replacing(life_total, half_the_life_of_the_team)
        .replacing(change_to, change_of_half_the_life)
        .replacing(life_totals_become, sum_for_each_team)
        .replacing(abilities_of_options, attacks_on_two_heads.nothing_is_deployed)
        .replacing(whose_lands_count, lands_of_either_defender)
        .replacing(attacked_with, attacks_on_two_heads.the_whole_team)
        .replacing(whom_it_damages, attacks_on_two_heads.one_of_them_is_damaged)
        .replacing(of_whom_it_is_so, attacks_on_two_heads.so_of_either)
        .replacing(the_defending_player, attacks_on_two_heads.both_defending_players)
    )
