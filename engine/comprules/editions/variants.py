"""Variants and options of multiplayer: each makes another ruleset of a ruleset, whatever its edition."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from comprules.editions.sharing_teams import sharing_turns, two_headed
from comprules.happening.planar_decks import owner_for_now, owner_in_single_deck
from comprules.happening.winning_and_losing import (
    draw_by_effect,
    draw_with_them,
    lose_with_them,
    the_last_team_wins,
    would_win,
)
from comprules.questions import choosable
from comprules.rules.continuous.durations import is_awaited
from comprules.rules.fighting.reselecting import whose_side_is_reselected
from comprules.rules.fighting.who_fights import defending_players
from comprules.rules.meaning import reach
from comprules.rules.meaning.deployment import abilities_of_options, ability_to_deploy
from comprules.rules.meaning.kinds_of_objects import is_outside
from comprules.rules.meaning.which_players import the_other_players
from comprules.rules.permission.commanders import (
    additional_for_leading,
    commander_may_be_cast,
    commander_tax,
    may_be_cast_for_leading,
)
from comprules.rules.permission.looking_at_cards import those_who_see_the_hand
from comprules.rules.replacement.commanders_kept import commander_kept, kept_for_leading
from comprules.rules.special_cards.ante import is_left_out, is_played_for_ante
from comprules.rules.special_cards.supplementary_cards import set_top_scheme_in_motion
from comprules.rules.starting.additional_steps import (
    CARDS_ANTED,
    COMMANDERS_SET_APART,
    CONSPIRACIES_PUT,
    FIRST_PLANE,
    SHEETS_CHOSEN,
    SUPPLEMENTARY_DECKS_SHUFFLED,
)
from comprules.rules.starting.commander_decks import (
    any_deck_will_do,
    basic_lands_in_brawl,
    beyond_identity,
    commander_deck,
    hundred_cards,
    may_lead,
    may_lead_in_brawl,
    sixty_cards,
)
from comprules.rules.starting.decks import match_goes_on, match_of_a_tournament
from comprules.rules.starting.opening_hands import (
    free_mulligans,
    starting_hand_size,
)
from comprules.rules.starting.restarting import players_involved, those_beyond_range_too
from comprules.rules.starting.starting import (
    DECKS_SHUFFLED,
    FIRST_TURN_BEGINS,
    LIFE_TOTALS,
    SUPERSEDED,
    starting_life,
)
from comprules.rules.starting.who_begins import starting_player
from comprules.rules.turn.loops import mandatory_loop
from comprules.rules.turn.priority import at_the_turn, who_share_the_stack
from comprules.rules.turn.turn_based_actions import usual_hand_size
from comprules.rules.turn.turn_structure import PRECOMBAT_MAIN
from comprules.rules.turn.turns import turn_ends
from comprules.rules.variants import (
    alternating_teams,
    before_the_game,
    emperor,
    free_for_all,
    range_of_influence,
    reach_of_effects,
    to_one_side,
)
from comprules.rules.variants import grand_melee as melee
from comprules.rules.variants import state_based_actions as of_variants
from comprules.rules.variants.bringing_in import may_come_from_outside
from comprules.rules.variants.one_defender import (
    choose_defending_player,
    reselected_of_the_defender,
    the_chosen_one_defends,
)
from comprules.ruleset import Ruleset

__all__ = [
    "VARIANTS",
    "Variant",
    "alternating",
    "alternating_to_the_left",
    "archenemy",
    "attack_left",
    "attack_right",
    "brawl",
    "commander",
    "conspiracy",
    "deploying",
    "emperors",
    "everyone_for_themselves",
    "for_ante",
    "free_for_all_to_the_left",
    "free_for_all_within_range",
    "grand_melee",
    "led_by_emperors",
    "limited_range",
    "one_defender",
    "planechase",
    "planechase_within_range",
    "range_of_two",
    "ranges_of_2009",
    "several_turns",
    "single_planar_deck",
    "tournament",
    "vanguard",
    "within_reach",
]

Variant = Callable[[Ruleset], Ruleset]
"""From the ruleset of an edition to that of the variant in the edition."""


def commander(ruleset: Ruleset) -> Ruleset:
    """Commander: commanders are cast from the command zone, and their combat damage is counted (903)."""
    table = ruleset.state_based_actions.adding(of_variants.commander_damage)
    starting = ruleset.starting.adding(COMMANDERS_SET_APART, before=SHEETS_CHOSEN)
    return (
        replace(ruleset, state_based_actions=table.adding(of_variants.commanders_return), starting=starting)
        .replacing(starting_life, before_the_game.life_in_commander)
        .replacing(any_deck_will_do, commander_deck)
        .replacing(may_be_cast_for_leading, commander_may_be_cast)
        .replacing(additional_for_leading, commander_tax)
        .replacing(kept_for_leading, commander_kept)
        .replacing(is_outside, may_come_from_outside)
    )


def brawl(ruleset: Ruleset) -> Ruleset:
    """Brawl: Commander with smaller decks, less life, and a free mulligan for everybody (903.12)."""
    return (
        commander(ruleset)
        .replacing(starting_life, before_the_game.life_in_brawl)
        .replacing(free_mulligans, before_the_game.free_mulligan_in_brawl)
        .replacing(of_variants.commander_damage, of_variants.no_commander_damage)
        .replacing(may_lead, may_lead_in_brawl)
        .replacing(hundred_cards, sixty_cards)
        .replacing(beyond_identity, basic_lands_in_brawl)
    )


def vanguard(ruleset: Ruleset) -> Ruleset:
    """Vanguard: each player's vanguard changes the starting life total and hand size (902)."""
    return (
        ruleset.replacing(starting_life, before_the_game.life_of_a_vanguard)
        .replacing(starting_hand_size, before_the_game.hand_of_a_vanguard)
        .replacing(usual_hand_size, before_the_game.most_in_hand_with_a_vanguard)
    )


def conspiracy(ruleset: Ruleset) -> Ruleset:
    """Conspiracy Draft: conspiracies are put into the command zone before the game (905)."""
    return replace(ruleset, starting=ruleset.starting.adding(CONSPIRACIES_PUT, before=SUPERSEDED))


def archenemy(ruleset: Ruleset) -> Ruleset:
    """Archenemy: schemes are set in motion as a main phase begins, and go back under their deck (904).

    A team shares its turns.
    """
    before = next(row for row in ruleset.turn if row.name == PRECOMBAT_MAIN.name)
    main = replace(before, actions=(set_top_scheme_in_motion, *before.actions))
    return (
        replace(
            sharing_turns(ruleset),
            turn=ruleset.turn.replacing(before, main),
            state_based_actions=ruleset.state_based_actions.adding(of_variants.schemes_done),
            starting=ruleset.starting.adding(SUPPLEMENTARY_DECKS_SHUFFLED, before=LIFE_TOTALS),
        )
        .replacing(starting_player, before_the_game.archenemy_starts)
        .replacing(starting_life, before_the_game.life_of_the_archenemy)
    )


def planechase(ruleset: Ruleset) -> Ruleset:
    """Planechase: a phenomenon that is done with is left behind (901)."""
    starting = ruleset.starting.adding(SUPPLEMENTARY_DECKS_SHUFFLED, before=LIFE_TOTALS)
    return replace(
        ruleset,
        state_based_actions=ruleset.state_based_actions.adding(of_variants.phenomena_done),
        starting=starting.adding(FIRST_PLANE, before=FIRST_TURN_BEGINS),
    )


def single_planar_deck(ruleset: Ruleset) -> Ruleset:
    """Planechase with one planar deck for all players (108.3a, 901.15)."""
    return planechase(ruleset).replacing(owner_for_now, owner_in_single_deck)


def for_ante(ruleset: Ruleset) -> Ruleset:
    """A game for ante: each player puts a random card of the deck at stake, and no card is left out (407)."""
    starting = ruleset.starting.adding(CARDS_ANTED, before=DECKS_SHUFFLED)
    return replace(ruleset, starting=starting).replacing(is_left_out, is_played_for_ante)


def tournament(ruleset: Ruleset) -> Ruleset:
    """A game of a match in a tournament, as matches usually are (100.6a)."""
    return ruleset.replacing(match_goes_on, match_of_a_tournament)


def one_defender(ruleset: Ruleset) -> Ruleset:
    """Without the option to attack several players: one opponent is chosen to defend (506.2a, 507.1)."""
    row = next(step for step in ruleset.turn if step.name == "beginning of combat")
    chosen = replace(row, actions=(choose_defending_player, *row.actions))
    return (
        replace(ruleset, turn=ruleset.turn.replacing(row, chosen))
        .replacing(defending_players, the_chosen_one_defends)
        .replacing(whose_side_is_reselected, reselected_of_the_defender)
    )


def within_reach(ruleset: Ruleset) -> Ruleset:
    """Spells, abilities and choices that reach no farther than a player does (801.4 to 801.13)."""
    for unlimited, limited in (
        (choosable, reach_of_effects.choosable_within_range),
        (reach.affected_objects, reach_of_effects.affected_objects_within_range),
        (reach.affected_players, reach_of_effects.affected_players_within_range),
        (reach.known_objects, reach_of_effects.known_objects_within_range),
        (reach.known_players, reach_of_effects.known_players_within_range),
        (reach.targets_there, reach_of_effects.targets_within_range),
        (reach.options_open, reach_of_effects.options_beyond_range),
        (reach.asked_beyond_range, reach_of_effects.asked_within_range),
        (reach.activates_there, reach_of_effects.activates_within_range),
        (reach.happens_there, reach_of_effects.happens_within_range),
        (reach.in_range_as_it_left, reach_of_effects.within_range_as_it_left),
        (reach.enchants_there, reach_of_effects.enchants_within_range),
        (reach.equips_there, reach_of_effects.equips_within_range),
        (reach.worlds_seen, reach_of_effects.worlds_within_range),
        (reach.namesakes_seen, reach_of_effects.namesakes_within_range),
        (reach.types_seen, reach_of_effects.types_within_range),
        (reach.replaced_there, reach_of_effects.replaced_within_range),
        (reach.prevents_there, reach_of_effects.prevents_within_range),
    ):
        ruleset = ruleset.replacing(unlimited, limited)
    return ruleset


def range_of_two(ruleset: Ruleset) -> Ruleset:
    """A range of influence of two seats (801.2a)."""
    return limited_range(ruleset).replacing(
        range_of_influence.seats_reached, range_of_influence.two_seats_reached
    )


def ranges_of_2009(limited: Variant) -> Variant:
    """Return how ranges were limited when those of two players counted at once (601.11 of 2009)."""

    def of_both(ruleset: Ruleset) -> Ruleset:
        return limited(ruleset).replacing(
            reach.known_objects, reach_of_effects.known_objects_within_both_ranges
        )

    return of_both


def attack_left(ruleset: Ruleset) -> Ruleset:
    """Attacks on the opponent to the left alone (803.1a)."""
    return ruleset.replacing(defending_players, to_one_side.opponent_to_the_left).replacing(
        whose_side_is_reselected, to_one_side.reselected_to_the_left
    )


def attack_right(ruleset: Ruleset) -> Ruleset:
    """Attacks on the opponent to the right alone (803.1b)."""
    return ruleset.replacing(defending_players, to_one_side.opponent_to_the_right).replacing(
        whose_side_is_reselected, to_one_side.reselected_to_the_right
    )


def deploying(ruleset: Ruleset) -> Ruleset:
    """Creatures that can be deployed to teammates (804)."""
    return ruleset.replacing(abilities_of_options, ability_to_deploy)


def everyone_for_themselves(ruleset: Ruleset) -> Ruleset:
    """Free-for-All, with attacks on several players (806)."""
    return (
        ruleset.replacing(the_other_players, free_for_all.everybody_alone)
        .replacing(defending_players, free_for_all.several_are_attacked)
        .replacing(reach.affected_objects, free_for_all.everything_is_affected)
        .replacing(abilities_of_options, free_for_all.nothing_is_deployed)
    )


def free_for_all_to_the_left(ruleset: Ruleset) -> Ruleset:
    """Free-for-All with attacks to the left (806.2b)."""
    return attack_left(everyone_for_themselves(ruleset)).replacing(
        defending_players, free_for_all.attacked_to_the_left
    )


def free_for_all_within_range(ruleset: Ruleset) -> Ruleset:
    """Free-for-All in which everybody reaches one seat (806.2a)."""
    return limited_range(ruleset.replacing(the_other_players, free_for_all.everybody_alone)).replacing(
        range_of_influence.seats_reached, free_for_all.one_seat_for_everybody
    )


def alternating(ruleset: Ruleset) -> Ruleset:
    """Alternating Teams, with attacks on several players: those in the seats on both sides (811)."""
    first = ruleset.starting.rows[0]
    starting = ruleset.starting.adding(alternating_teams.SEATS_TAKEN, before=first)
    return (
        limited_range(replace(ruleset, starting=starting))
        .replacing(range_of_influence.seats_reached, alternating_teams.two_seats_for_teams)
        .replacing(defending_players, alternating_teams.several_attacked_by_teams)
        .replacing(abilities_of_options, alternating_teams.teams_deploy_nothing)
        .replacing(those_who_see_the_hand, alternating_teams.teammates_beside_see_the_hand)
    )


def alternating_to_the_left(ruleset: Ruleset) -> Ruleset:
    """Alternating Teams with attacks to the left (811.2b)."""
    return (
        alternating(ruleset)
        .replacing(defending_players, alternating_teams.attacked_by_teams_to_the_left)
        .replacing(whose_side_is_reselected, to_one_side.reselected_to_the_left)
    )


def planechase_within_range(ruleset: Ruleset) -> Ruleset:
    """Planechase in which players reach one seat, and planes everybody (801.18)."""
    return limited_range(planechase(ruleset))


def limited_range(ruleset: Ruleset) -> Ruleset:
    """A range of influence of one seat (801)."""
    return (
        within_reach(ruleset)
        .replacing(defending_players, range_of_influence.defending_within_range)
        .replacing(whose_side_is_reselected, range_of_influence.reselected_within_range)
        .replacing(would_win, range_of_influence.win_within_range)
        .replacing(draw_by_effect, range_of_influence.draw_within_range)
        .replacing(mandatory_loop, range_of_influence.loop_within_range)
        .replacing(players_involved, those_beyond_range_too)
    )


def led_by_emperors(ruleset: Ruleset) -> Ruleset:
    """Emperor but for wins and draws: teams lose with their emperors, and reach two seats at most (809)."""
    return (
        limited_range(ruleset)
        .replacing(range_of_influence.seats_reached, emperor.reach_in_emperor)
        .replacing(defending_players, emperor.next_to_each_other)
        .replacing(lose_with_them, emperor.lose_with_the_emperor)
        .replacing(abilities_of_options, emperor.deployed_in_emperor)
        .replacing(starting_player, emperor.an_emperor_starts)
        .replacing(those_who_see_the_hand, emperor.teammates_see_the_hand)
    )


def emperors(ruleset: Ruleset) -> Ruleset:
    """Emperor: teams win, lose and draw with their emperors (809)."""
    return (
        led_by_emperors(ruleset)
        .replacing(the_last_team_wins, emperor.win_with_the_emperor)
        .replacing(draw_with_them, emperor.draw_with_the_emperor)
    )


def several_turns(ruleset: Ruleset) -> Ruleset:
    """Grand Melee, with seats as they were when the turn began: several turns at once, each with a stack."""
    return (
        limited_range(ruleset)
        .replacing(range_of_influence.seats_reached, melee.one_seat_reached)
        .replacing(defending_players, melee.attacking_left)
        .replacing(at_the_turn, melee.at_one_of_the_turns)
        .replacing(who_share_the_stack, melee.those_within_range_of_the_marker)
        .replacing(turn_ends, melee.marker_passed_on)
        .replacing(is_awaited, melee.awaited_in_its_own_turn)
    )


def grand_melee(ruleset: Ruleset) -> Ruleset:
    """Grand Melee: several turns at once; empty seats count until any turn begins (807)."""
    return several_turns(ruleset).replacing(range_of_influence.seats, melee.seats_until_a_turn_begins)


VARIANTS: Mapping[str, Variant] = {
    "Two-Headed Giant": two_headed,
    "Commander": commander,
    "Brawl": brawl,
    "Vanguard": vanguard,
    "Conspiracy Draft": conspiracy,
    "Archenemy": archenemy,
    "Planechase": planechase,
    "single-deck Planechase": single_planar_deck,
    "Ante": for_ante,
    "tournament": tournament,
    "one-defender": one_defender,
    "limited range": limited_range,
    "two-seat range": range_of_two,
    "limited range Planechase": planechase_within_range,
    "Emperor": emperors,
    "Grand Melee": grand_melee,
    "attack left": attack_left,
    "attack right": attack_right,
    "deploy creatures": deploying,
    "Free-for-All": everyone_for_themselves,
    "attack left Free-for-All": free_for_all_to_the_left,
    "limited range Free-for-All": free_for_all_within_range,
    "Alternating Teams": alternating,
    "attack left Alternating Teams": alternating_to_the_left,
}
"""The variants of the base edition by their names."""
