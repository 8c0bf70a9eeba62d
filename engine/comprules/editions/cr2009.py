"""2009-05-01: told by how it differs from the base edition."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from comprules.abilities.changes import (
    DefineSize,
    ModifySize,
    SetSize,
)
from comprules.abilities.kinds import Change
from comprules.book.citing import cite
from comprules.editions.cr2025 import CR2025
from comprules.editions.of_2009 import opening_hands
from comprules.editions.of_2009.bands import all_have_the_same, two_have_the_same
from comprules.editions.of_2009.changeling_to_prowl import as_it_last_was, with_those_of_lorwyn
from comprules.editions.of_2009.combat_damage import (
    COMBAT_DAMAGE_ON_THE_STACK,
    only_what_assigned_damage,
    resolve_top_or_damage,
)
from comprules.editions.of_2009.costs_and_mana import in_any_order, without_target
from comprules.editions.of_2009.countering import countered_by_the_rules
from comprules.editions.of_2009.damage_to_planeswalkers import (
    creatures_and_players_alone,
    with_damage_turned_on_planeswalkers,
)
from comprules.editions.of_2009.ending_turns import out_of_combat_as_well, what_triggered_waits
from comprules.editions.of_2009.entering import as_it_would_be_by_itself, none_from_elsewhere
from comprules.editions.of_2009.expansion_symbols import by_its_symbol
from comprules.editions.of_2009.keywords import (
    by_what_it_makes_of_itself,
    offered_as_announced,
    sacrificed_at_once,
    with_help_as_a_cost,
)
from comprules.editions.of_2009.loops import (
    as_often_as_is_said,
    each_as_often_as_is_said,
    until_the_last_word,
)
from comprules.editions.of_2009.madness import may_be_removed
from comprules.editions.of_2009.mana_burn import burning_at_the_end_of_phases
from comprules.editions.of_2009.negative_numbers import negative_as_well
from comprules.editions.of_2009.outside_the_game import is_outside_or_removed, removed_cards_are_outside
from comprules.editions.of_2009.phased_out_zone import phased_out_tokens, seen_in_the_phased_out_zone
from comprules.editions.of_2009.split_cards import (
    an_answer_for_each_half,
    both_halves_named,
    of_either_half,
    two_sets,
)
from comprules.editions.of_2009.suspend import SUSPEND_OF_2009, SUSPEND_OF_TODAY
from comprules.editions.of_2009.timestamps import (
    all_in_one,
    as_old_as_it_came,
    ordered_by_active_player,
)
from comprules.editions.of_2009.tokens import called_by_types_alone, of_whose_effect_it_is
from comprules.editions.of_2009.two_heads import two_heads_with_poison_of_their_own
from comprules.editions.of_2009.which_replacement_first import copies_like_any_other
from comprules.editions.variants import (
    Variant,
    alternating,
    alternating_to_the_left,
    archenemy,
    attack_left,
    attack_right,
    deploying,
    everyone_for_themselves,
    for_ante,
    free_for_all_to_the_left,
    free_for_all_within_range,
    led_by_emperors,
    limited_range,
    one_defender,
    planechase,
    range_of_two,
    ranges_of_2009,
    several_turns,
)
from comprules.events.players import Deals, GainsLife, LosesGame
from comprules.events.zones import Moves
from comprules.happening import timestamps
from comprules.happening.contents import life_gained
from comprules.happening.damage_and_counters import as_it_struck
from comprules.happening.phasing import phase_out, phased_in_as_it_was
from comprules.happening.phasing_of_2009 import as_though_with_haste, gone_with_what_it_had
from comprules.happening.settling import copies_first
from comprules.happening.split_cards import values_of_both
from comprules.keywords.rows import KeywordRow
from comprules.rules.casting.offering import given_up, with_offering
from comprules.rules.combat.combat_damage import done_in_the_first_step
from comprules.rules.continuous import dependency, layers
from comprules.rules.continuous.continuous_effects import affected
from comprules.rules.continuous.effect import Continuous
from comprules.rules.continuous.layers import SIZE_LAYER, Layer
from comprules.rules.costs.paying_with_permanents import with_help
from comprules.rules.costs.total_cost import in_paying_order
from comprules.rules.fighting.bands import are_two_that_band, is_band_with_others
from comprules.rules.mana.mana_abilities import is_activated_mana_ability
from comprules.rules.meaning.amounts import modification
from comprules.rules.meaning.descriptions import mana_values_compared
from comprules.rules.meaning.keyword_amounts import enters_as_creature
from comprules.rules.meaning.kinds_of_objects import is_outside
from comprules.rules.meaning.last_known_information import cost_of_split_card
from comprules.rules.meaning.names_of_objects import is_from_expansion, names_of_split_cards
from comprules.rules.meaning.reach import namesakes_seen, types_seen
from comprules.rules.meaning.tokens import name_of_types, whose_token
from comprules.rules.meaning.which_objects import cards_outside
from comprules.rules.permission.looking_at_cards import those_who_see_phased_out
from comprules.rules.replacement.as_it_would_enter import as_it_would_exist
from comprules.rules.replacement.leaving_the_stack import discarded_with_madness
from comprules.rules.resolving.resolving import resolve_top, without_legal_target
from comprules.rules.starting.additional_steps import (
    COMPANIONS_REVEALED,
    SHEETS_CHOSEN,
    in_the_order_listed,
)
from comprules.rules.starting.opening_hands import (
    OPENING_HANDS,
    can_mulligan,
    declares_mulligan,
    free_mulligans,
    who_declare,
)
from comprules.rules.starting.starting import STARTING, SUPERSEDED
from comprules.rules.state_based import state_based_actions as actions
from comprules.rules.state_based.players_and_permanents import (
    LOSING_FOR_POISON,
    TEN_POISON_COUNTERS,
    deathtouch_damage,
    ten_poison_counters,
)
from comprules.rules.state_based.uniqueness_and_attachments import (
    is_legendary,
    legend_rule,
    spared_by_effects,
    world_rule,
)
from comprules.rules.state_based.verdicts import Verdict
from comprules.rules.targeting.targets import is_of_kind_to_aim_at
from comprules.rules.turn.ending_early import stack_exiled, waiting_lost
from comprules.rules.turn.fragmented_loops import fragmented_loop, loops_of_their_own
from comprules.rules.turn.loops import goes_on_by_choice
from comprules.ruleset import Ruleset, views
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "CR2009",
    "DEPENDENCY_OF_2009",
    "VARIANTS_OF_2009",
    "never_on_defining",
]

SIZE_LAYERS_OF_2009 = cite("418.5a", "2009-05-01")
DEPENDENCY_OF_2009 = cite("418.5c", "2009-05-01")
LEGEND_RULE_OF_2009 = cite("420.5e", "2009-05-01")
POISON_OF_2009 = cite("420.5h", "2009-05-01")
PLANESWALKER_UNIQUENESS = cite("420.5q", "2009-05-01")
CUMULATIVE_UPKEEP_OF_2009 = cite("502.13a", "2009-05-01")
DEATHTOUCH_OF_2009 = cite("502.63a", "2009-05-01")
EACH_DEATHTOUCH_OF_2009 = cite("502.63b", "2009-05-01")
CASCADE_OF_2009 = cite("502.85a", "2009-05-01")
LIFELINK_OF_2009 = cite("502.68a", "2009-05-01")
EACH_LIFELINK_OF_2009 = cite("502.68b", "2009-05-01")

_EDITION = "2009-05-01"

# ---- 418.5a: other layers


def from_counters(effect: Continuous, change: Change) -> bool:
    """Layer 6c: changes from counters."""
    return effect.counter and isinstance(change, ModifySize)


def modifying_static(effect: Continuous, change: Change) -> bool:
    """Layer 6d: static abilities that modify power and toughness without setting them."""
    return effect.static and isinstance(change, ModifySize)


def other_sizes(effect: Continuous, change: Change) -> bool:
    """Layer 6b: every other effect on power and toughness, whether it sets or modifies."""
    sizes = isinstance(change, SetSize | DefineSize | ModifySize) and not effect.defining
    return (
        sizes
        and not effect.copiable
        and not from_counters(effect, change)
        and not modifying_static(effect, change)
    )


def all_else(effect: Continuous, change: Change) -> bool:
    """Layer 5: what has layers of its own today, for colors and for abilities."""
    return layers.CHANGED_COLORS.takes(effect, change) or layers.ABILITIES.takes(effect, change)


ALL_ELSE = Layer(SIZE_LAYERS_OF_2009, "5: all else but power and toughness", all_else, defining_first=True)
OTHER_SIZES = Layer(
    SIZE_LAYERS_OF_2009,
    "6b: all on power and toughness that is not in 6c, 6d or 6e",
    other_sizes,
    part_of=SIZE_LAYER,
)
COUNTERS = Layer(SIZE_LAYERS_OF_2009, "6c: counters", from_counters, part_of=SIZE_LAYER)
MODIFYING_STATICS = Layer(
    SIZE_LAYERS_OF_2009, "6d: static abilities that modify", modifying_static, part_of=SIZE_LAYER
)

LAYERS_OF_2009 = (
    layers.LAYERS.replacing(layers.CHANGED_COLORS, ALL_ELSE)
    .without(layers.ABILITIES)
    .replacing(layers.SET_SIZE, OTHER_SIZES)
    .replacing(layers.MODIFIED_SIZE, COUNTERS)
    .adding(MODIFYING_STATICS, before=layers.SWITCHED_SIZE)
)


# ---- 418.5c: characteristic-defining abilities and dependency


@DEPENDENCY_OF_2009
def never_on_defining(game: Game, effect: Continuous, other: Continuous) -> bool:
    """No dependency where either effect comes from a characteristic-defining ability."""
    if effect.defining and other.defining:
        DEPENDENCY_OF_2009.decided_once(
            game, f"{effect.name} and {other.name} define characteristics: no dependency"
        )
    return not effect.defining and not other.defining


# ---- 420.5: state-based effects


@LEGEND_RULE_OF_2009
def legend_rule_for_all(game: Game) -> Iterator[Verdict]:
    """Legendary permanents of one name all go to their owners' graveyards, whoever controls them."""
    groups: dict[str, list[GameObject]] = defaultdict(list)
    board = views(game)
    spared = spared_by_effects(game)
    for i in game.battlefield:
        if i not in spared and board[i].name and is_legendary(game, board[i]):
            groups[board[i].name].append(game.objects[i])
    for name, things in groups.items():
        ids = tuple(thing.id for thing in things)
        for thing in ids:
            if len(namesakes_seen(game, thing, ids)) == 1:
                yield LEGEND_RULE_OF_2009.spared(f"{game.label(thing)} is the only legendary {name}")
            else:
                yield Moves(thing, "graveyard", cause="state-based action")


@PLANESWALKER_UNIQUENESS
def planeswalker_uniqueness(game: Game) -> Iterator[Verdict]:
    """Planeswalkers that share a planeswalker type all go to their owners' graveyards."""
    board = views(game)
    walkers = [i for i in game.battlefield if "planeswalker" in board[i].types]
    for i in walkers:
        alike = tuple(other for other in walkers if board[other].subtypes & board[i].subtypes)
        if set(types_seen(game, i, alike)) - {i}:
            yield Moves(i, "graveyard", cause="state-based action")
        else:
            yield PLANESWALKER_UNIQUENESS.spared(
                f"{game.label(i)} shares its planeswalker type with no other"
            )


@LOSING_FOR_POISON
@TEN_POISON_COUNTERS
@POISON_OF_2009
def poison_in_every_game(game: Game) -> Iterator[Verdict]:
    """Ten poison counters or more lose a player the game, whatever game is played."""
    for name in game.alive:
        poison = game.players[name].counters.get("poison")
        if poison and poison.amount >= 10:
            yield LosesGame(name, "ten or more poison counters")
        elif poison:
            for citation in (LOSING_FOR_POISON, TEN_POISON_COUNTERS, POISON_OF_2009):
                yield citation.spared(f"{name} has {poison.amount} poison counters")


# ---- cumulative upkeep asked for nothing; deathtouch and lifelink were triggered abilities; cascade did not
# ask what spell the card becomes

_CUMULATIVE_UPKEEP = next(row for row in CR2025.keywords if row.name == "cumulative upkeep")
_CASCADE = next(row for row in CR2025.keywords if row.name == "cascade")
_DEATHTOUCH = next(row for row in CR2025.keywords if row.name == "deathtouch")
_LIFELINK = next(row for row in CR2025.keywords if row.name == "lifelink")
_KEYWORDS = (
    CR2025.keywords.replacing(
        _CUMULATIVE_UPKEEP,
        KeywordRow(
            "cumulative upkeep",
            CUMULATIVE_UPKEEP_OF_2009,
            follows=_CUMULATIVE_UPKEEP.follows,
            means=(
                "At the beginning of your upkeep, put an age counter on this permanent. Sacrifice this permanent "
                "unless you pay {cost} for each age counter on this permanent."
            ),
            each_instance=_CUMULATIVE_UPKEEP.each_instance,
        ),
    )
    .replacing(
        _LIFELINK,
        KeywordRow(
            "lifelink",
            LIFELINK_OF_2009,
            means="Whenever this permanent deals damage, you gain that much life.",
            each_instance=EACH_LIFELINK_OF_2009,
        ),
    )
    .replacing(
        _DEATHTOUCH,
        KeywordRow(
            "deathtouch",
            DEATHTOUCH_OF_2009,
            means="Whenever this permanent deals damage to a creature, destroy that creature.",
            each_instance=EACH_DEATHTOUCH_OF_2009,
        ),
    )
    .replacing(SUSPEND_OF_TODAY, SUSPEND_OF_2009)
    .replacing(
        _CASCADE,
        KeywordRow(
            "cascade",
            CASCADE_OF_2009,
            means=(
                "When you cast this spell, exile cards from the top of your library until you exile a nonland card "
                "with mana value less than this spell's mana value. You may cast that card without paying its mana "
                "cost. Put the rest on the bottom of your library in a random order."
            ),
            each_instance=_CASCADE.each_instance,
        ),
    )
)


@LIFELINK_OF_2009
def no_life_with_damage(game: Game, dealt: Iterable[Deals]) -> tuple[GainsLife, ...]:  # noqa: ARG001
    """Lifelink is an ability that triggers: nobody gains life together with the damage."""
    return ()


_STATE_BASED_EFFECTS = (
    actions.STATE_BASED_ACTIONS.replacing(legend_rule, legend_rule_for_all)
    .replacing(ten_poison_counters, poison_in_every_game)
    .adding(planeswalker_uniqueness, before=world_rule)
    .adding(phased_out_tokens, before=world_rule)
    .without(deathtouch_damage, *actions.OF_NEWER_KINDS)
)


def commander_by_house_rules(ruleset: Ruleset) -> Ruleset:
    """The rules said nothing of Commander: it is played by those of any other game."""
    return ruleset


CR2009 = (
    replace(
        CR2025,
        edition=_EDITION,
        wording="2009",
        layers=LAYERS_OF_2009,
        starting=STARTING.without(COMPANIONS_REVEALED, SHEETS_CHOSEN, SUPERSEDED).replacing(
            OPENING_HANDS, opening_hands.HANDS_OF_FEWER_CARDS
        ),
        keywords=with_those_of_lorwyn(_KEYWORDS),
        turn=burning_at_the_end_of_phases(CR2025.turn),
        combat_damage=COMBAT_DAMAGE_ON_THE_STACK,
        replacements=with_damage_turned_on_planeswalkers,
        state_based_actions=_STATE_BASED_EFFECTS,
    )
    .replacing(in_the_order_listed, opening_hands.without_further_steps)
    .replacing(who_declare, opening_hands.all_who_keep_no_hand)
    .replacing(declares_mulligan, opening_hands.declares_for_fewer_cards)
    .replacing(can_mulligan, opening_hands.can_go_below)
    .replacing(free_mulligans, opening_hands.first_mulligan_for_seven)
    .replacing(dependency.may_depend, never_on_defining)
    .replacing(resolve_top, resolve_top_or_damage)
    .replacing(done_in_the_first_step, only_what_assigned_damage)
    .replacing(is_band_with_others, all_have_the_same)
    .replacing(are_two_that_band, two_have_the_same)
    .replacing(life_gained, no_life_with_damage)
    .replacing(as_it_struck, as_it_last_was)
    .replacing(as_it_would_exist, as_it_would_be_by_itself)
    .replacing(affected, none_from_elsewhere)
    .replacing(copies_first, copies_like_any_other)
    .replacing(in_paying_order, in_any_order)
    .replacing(is_activated_mana_ability, without_target)
    .replacing(enters_as_creature, by_what_it_makes_of_itself)
    .replacing(with_offering, offered_as_announced)
    .replacing(given_up, sacrificed_at_once)
    .replacing(with_help, with_help_as_a_cost)
    .replacing(without_legal_target, countered_by_the_rules)
    .replacing(is_of_kind_to_aim_at, creatures_and_players_alone)
    .replacing(modification, negative_as_well)
    .replacing(goes_on_by_choice, as_often_as_is_said)
    .replacing(is_from_expansion, by_its_symbol)
    .replacing(fragmented_loop, until_the_last_word)
    .replacing(loops_of_their_own, each_as_often_as_is_said)
    .replacing(is_outside, is_outside_or_removed)
    .replacing(cards_outside, removed_cards_are_outside)
    .replacing(timestamps.on_turning_face, as_old_as_it_came)
    .replacing(mana_values_compared, of_either_half)
    .replacing(values_of_both, two_sets)
    .replacing(cost_of_split_card, an_answer_for_each_half)
    .replacing(names_of_split_cards, both_halves_named)
    .replacing(whose_token, of_whose_effect_it_is)
    .replacing(name_of_types, called_by_types_alone)
    .replacing(phase_out, gone_with_what_it_had)
    .replacing(phased_in_as_it_was, as_though_with_haste)
    .replacing(discarded_with_madness, may_be_removed)
    .replacing(those_who_see_phased_out, seen_in_the_phased_out_zone)
    .replacing(stack_exiled, out_of_combat_as_well)
    .replacing(waiting_lost, what_triggered_waits)
    .replacing(timestamps.groups_to_order, all_in_one)
    .replacing(timestamps.ordered_by, ordered_by_active_player)
)

VARIANTS_OF_2009: Mapping[str, Variant] = {
    "Two-Headed Giant": two_heads_with_poison_of_their_own,
    "Commander": commander_by_house_rules,
    "Archenemy": archenemy,
    "Planechase": planechase,
    "Ante": for_ante,
    "one-defender": one_defender,
    "limited range": ranges_of_2009(limited_range),
    "two-seat range": ranges_of_2009(range_of_two),
    "Emperor": ranges_of_2009(led_by_emperors),
    "Grand Melee": ranges_of_2009(several_turns),
    "attack left": attack_left,
    "attack right": attack_right,
    "deploy creatures": deploying,
    "Free-for-All": everyone_for_themselves,
    "attack left Free-for-All": free_for_all_to_the_left,
    "limited range Free-for-All": ranges_of_2009(free_for_all_within_range),
    "Alternating Teams": ranges_of_2009(alternating),
    "attack left Alternating Teams": ranges_of_2009(alternating_to_the_left),
}
"""Variants by their names: poison counted for each player of a team, and Commander had no rules.

Teams lost with their emperors, and nothing was said of wins and draws.
"""
