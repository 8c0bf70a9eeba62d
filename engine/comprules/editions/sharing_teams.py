"""805, 810: teams that share turns, and Two-Headed Giant."""

from __future__ import annotations

from dataclasses import replace

from comprules.happening.controlled_players import who_is_controlled
from comprules.happening.damage_and_counters import (
    change_to,
    from_whom_they_go,
    kinds_had,
    life_total,
    number_had,
    whose_life_changes,
    whose_life_is_set,
)
from comprules.happening.whose_turn import (
    once_for_those,
    who_decides_together,
    whose_part_of_turn,
    with_priority,
    with_whom_turns_are_taken,
)
from comprules.happening.winning_and_losing import (
    lose_with_them,
    win_with_them,
)
from comprules.rules.actions.exchanging import may_exchange
from comprules.rules.casting.casting import may_play_another
from comprules.rules.combat.attacking import judged_together
from comprules.rules.combat.combat_damage import assigns_after_attackers
from comprules.rules.effects.choices import choosing_in_turn
from comprules.rules.effects.instructions_as_events import INSTRUCTIONS_IN_ORDER
from comprules.rules.effects.paying_life import life_to_pay_from
from comprules.rules.fighting.several_defenders import blocks_for_oneself, whose_lands_count
from comprules.rules.fighting.who_fights import defending_players
from comprules.rules.permission.looking_at_cards import those_who_see_the_hand
from comprules.rules.replacement.beginning_replacements import drawing_in_order
from comprules.rules.replacement.impossible_events import also_for
from comprules.rules.starting.decks import assigned_from_pool
from comprules.rules.starting.opening_hands import (
    who_act_together,
    who_declare,
)
from comprules.rules.starting.starting import (
    starting_life,
)
from comprules.rules.starting.who_begins import starting_player
from comprules.rules.state_based.players_and_permanents import no_life_left, ten_poison_counters
from comprules.rules.triggers.putting_on_the_stack import who_order_triggers
from comprules.rules.turn.priority import next_with_priority
from comprules.rules.turn.turn_based_actions import has_draw_step, who_draws_for_the_turn
from comprules.rules.variants import (
    before_the_game,
    shared_poison,
    shared_turns,
    team_decisions,
)
from comprules.rules.variants import state_based_actions as of_variants
from comprules.rules.variants.shared_life import (
    also_for_the_team,
    change_of_the_team,
    hands_of_both_heads,
    life_total_of_the_team,
    lose_with_the_team,
    no_exchange_within_a_team,
    one_of_each_team,
    or_in_what_the_team_has,
    team_with_one_life_total,
    what_the_team_has_left,
    win_with_the_team,
)
from comprules.ruleset import Ruleset

__all__ = ["one_life_a_team", "sharing_turns", "two_headed"]


def one_life_a_team(ruleset: Ruleset) -> Ruleset:
    """Teams with one life total each: a team without life loses (704.6a, 810.4)."""
    table = ruleset.state_based_actions.replacing(no_life_left, of_variants.team_without_life)
    return (
        replace(ruleset, state_based_actions=table)
        .replacing(whose_life_changes, team_with_one_life_total)
        .replacing(lose_with_them, lose_with_the_team)
        .replacing(win_with_them, win_with_the_team)
        .replacing(also_for, also_for_the_team)
        .replacing(life_total, life_total_of_the_team)
        .replacing(change_to, change_of_the_team)
    )


def sharing_turns(ruleset: Ruleset) -> Ruleset:
    """Teams whose players share their turns (805)."""
    picking = team_decisions.PICKING_AN_ACTIVE_PLAYER
    following = next(row for row in ruleset.resolving if row.citation == INSTRUCTIONS_IN_ORDER)
    ruleset = replace(ruleset, resolving=ruleset.resolving.adding(picking, before=following))
    return (
        ruleset.replacing(with_whom_turns_are_taken, shared_turns.team_taking_turns)
        .replacing(with_priority, shared_turns.team_with_priority)
        .replacing(next_with_priority, shared_turns.next_team_with_priority)
        .replacing(who_draws_for_the_turn, shared_turns.team_draws_for_the_turn)
        .replacing(who_order_triggers, shared_turns.teams_in_turn_order)
        .replacing(drawing_in_order, shared_turns.team_draws_first)
        .replacing(who_decides_together, team_decisions.primary_player)
        .replacing(choosing_in_turn, team_decisions.teams_choose_in_turn)
        .replacing(once_for_those, team_decisions.once_for_each_team)
        .replacing(whose_part_of_turn, team_decisions.part_of_the_teams_turn)
        .replacing(who_is_controlled, team_decisions.team_is_controlled)
        .replacing(starting_player, before_the_game.starting_team)
        .replacing(who_declare, before_the_game.teams_declare)
        .replacing(who_act_together, before_the_game.team_acts_together)
        .replacing(defending_players, shared_turns.team_that_defends)
        .replacing(may_play_another, shared_turns.land_of_each_of_the_team)
        .replacing(blocks_for_oneself, shared_turns.team_blocks_together)
        .replacing(whose_lands_count, shared_turns.lands_of_the_one_attacked)
        .replacing(judged_together, shared_turns.judged_as_one_attack)
        .replacing(assigns_after_attackers, shared_turns.team_assigns_first)
    )


def two_headed(ruleset: Ruleset) -> Ruleset:
    """Two-Headed Giant: teams share turns and life, and their poison counters are counted together (810)."""
    table = ruleset.state_based_actions.replacing(
        ten_poison_counters, of_variants.poison_of_one_player
    ).adding(of_variants.team_with_poison)
    ruleset = sharing_turns(one_life_a_team(replace(ruleset, state_based_actions=table)))
    return (
        ruleset.replacing(has_draw_step, shared_turns.team_has_draw_step)
        .replacing(starting_life, before_the_game.life_of_two_heads)
        .replacing(whose_life_is_set, one_of_each_team)
        .replacing(also_for, or_in_what_the_team_has)
        .replacing(assigned_from_pool, before_the_game.left_by_both_heads)
        .replacing(those_who_see_the_hand, hands_of_both_heads)
        .replacing(with_whom_turns_are_taken, shared_turns.turns_of_two_heads)
        .replacing(defending_players, shared_turns.both_heads_defend)
        .replacing(life_to_pay_from, what_the_team_has_left)
        .replacing(may_exchange, no_exchange_within_a_team)
        .replacing(number_had, shared_poison.poison_where_asked_for)
        .replacing(kinds_had, shared_poison.kinds_of_the_team)
        .replacing(from_whom_they_go, shared_poison.from_the_whole_team)
    )
