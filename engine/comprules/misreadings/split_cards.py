"""709, 702.102: split cards, misread."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.kinds import Effect
from comprules.editions.of_2009.split_cards import (
    COMPARING_EITHER_HALF,
    NAMING_BOTH_HALVES,
    TWO_ANSWERS,
    TWO_SETS_OF_CHARACTERISTICS,
    an_answer_for_each_half,
    both_halves_named,
    of_either_half,
    two_sets,
)
from comprules.events.permanents import Locks, Unlocks
from comprules.happening.split_cards import (
    BOTH_HALVES_COMBINED,
    CHOSEN_HALF_ALONE,
    COMBINED_MANA_COST,
    FUSED_SPELLS,
    FUSED_SPELLS_COMBINED,
    HALVES,
    OTHER_HALF_IS_COPIABLE,
    SHARED_TYPES,
    TWO_NAMES,
    TYPES_AND_ABILITIES_OF_BOTH,
    UNLOCKED_AS_IT_WAS_CAST,
    being_cast,
    half_on_the_stack,
    halves_as_spells,
    is_fused,
    of_shared_line,
    unlocked_as_cast,
    values_of_both,
    values_of_fused,
    with_both_names,
    with_combined_cost,
    with_types_and_abilities_of_both,
)
from comprules.keywords.rules_702_61_to_120 import FUSE
from comprules.keywords.rules_702_121_to_183 import AFTERMATH
from comprules.mana import ManaCost
from comprules.rules.casting.choosing_a_half import (
    CHOOSING_A_HALF,
    COST_OF_FUSED,
    casts_both_halves,
    chosen_half,
    costs_of_halves,
)
from comprules.rules.casting.other_special_actions import UNLOCK_COST, cost_to_unlock
from comprules.rules.continuous.locked_halves import UNLOCKED_DESIGNATIONS, locked_halves
from comprules.rules.continuous.starting_values import as_printed_view
from comprules.rules.copying.copying import COPIES_OF_SPLIT_CARDS, halves_kept_apart
from comprules.rules.effects.unlocking import (
    TOLD_TO_LOCK,
    TOLD_TO_UNLOCK,
    locked_by_effect,
    unlocked_by_effect,
)
from comprules.rules.keywords.meaning import spell_instructions
from comprules.rules.meaning.amounts import ONE_CARD, how_many
from comprules.rules.meaning.descriptions import mana_values_compared
from comprules.rules.meaning.last_known_information import (
    MANA_VALUE_OF_SPLIT_CARD,
    cost_of_split_card,
    mana_value,
)
from comprules.rules.meaning.names_of_objects import NAMES_OF_SPLIT_CARDS, names_of_split_cards
from comprules.rules.permission.ways_to_cast import CHOSEN_HALF_EVALUATED, Method, half_looked_at
from comprules.rules.permission.where_to_play_from import has_aftermath
from comprules.rules.resolving.resolving import LEFT_HALF_FIRST, left_half_first
from comprules.rules.starting.additional_steps import symbols_in_cost
from comprules.rules.triggers.doors import (
    TRIGGERS_ON_FULLY_UNLOCKING,
    TRIGGERS_ON_UNLOCKING,
    fully_unlocked,
    unlocked_by,
)
from comprules.rules.triggers.what_triggered import Event_
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, View
from comprules.words import Half, Zone

__all__: list[str] = []


# ---- both halves, and one of them


@ONE_CARD.misreading_of(how_many)
def two_of_a_split_card(game: Game, things: tuple[int, ...]) -> int:
    """What has two names, and can be cast as either, is two cards."""
    return sum(2 if i in game.objects and game.objects[i].base.halves else 1 for i in things)


@CHOOSING_A_HALF.misreading_of(chosen_half)
def left_half_always(_game: Game, _player: str, _card: int, _options: tuple[str, ...]) -> Half:
    """A split card is cast as what stands first on it."""
    return "left"


@CHOSEN_HALF_EVALUATED.misreading_of(half_looked_at)
def whole_card_looked_at(game: Game, card: GameObject, _half: str) -> GameObject:
    """Whether a half can be cast, the whole card decides."""
    return being_cast(game, card, "both")


@CHOSEN_HALF_ALONE.misreading_of(half_on_the_stack)
def both_on_the_stack(_game: Game, card: GameObject, _half: Half) -> Characteristics:
    """A split card is the same on the stack as anywhere else."""
    return card.base


@BOTH_HALVES_COMBINED.misreading_of(values_of_both)
def left_half_everywhere(_game: Game, thing: GameObject) -> Characteristics:
    """A card is what stands first on it."""
    return thing.base.halves[0]


@TWO_NAMES.misreading_of(with_both_names)
def first_name_alone(_game: Game, values: Characteristics) -> Characteristics:
    """A card has the name that stands first on it."""
    return replace(values, also_named=frozenset())


@TWO_NAMES.misreading_of(names_of_split_cards)
@NAMES_OF_SPLIT_CARDS.misreading_of(names_of_split_cards)
def first_names_to_choose(_game: Game, known: frozenset[str]) -> frozenset[str]:
    """Of the names on a card the first can be chosen."""
    return known


@COMBINED_MANA_COST.misreading_of(with_combined_cost)
def cost_of_left_half(_game: Game, values: Characteristics) -> Characteristics:
    """The mana cost of a card is the first one on it."""
    left = values.halves[0]
    return replace(values, cost=left.cost, colors=left.colors)


@COMBINED_MANA_COST.misreading_of(symbols_in_cost)
def generic_mana_in_one(_game: Game, card: GameObject) -> tuple[str, ...]:
    """A mana cost is written with one symbol for all of its generic mana."""
    symbols = card.base.cost.symbols if card.base.cost is not None else ()
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit())
    return (str(generic), *(symbol for symbol in symbols if not symbol.isdigit()))


@TYPES_AND_ABILITIES_OF_BOTH.misreading_of(with_types_and_abilities_of_both)
def types_of_left_half(_game: Game, values: Characteristics) -> Characteristics:
    """The first type line on a card is that of the card."""
    left = values.halves[0]
    return replace(values, types=left.types, subtypes=left.subtypes, abilities=left.abilities)


@MANA_VALUE_OF_SPLIT_CARD.misreading_of(cost_of_split_card)
def cost_of_dearer_half(_game: Game, found: GameObject, cost: ManaCost | None) -> ManaCost | None:
    """The mana value of a split card is that of its dearer half, wherever the card is."""
    halves = (found.whole or found.base).halves
    costs = [half.cost for half in halves if half.cost is not None]
    return max(costs, key=lambda one: one.mana_value) if costs else cost


@COPIES_OF_SPLIT_CARDS.misreading_of(halves_kept_apart)
def copy_of_left_half(_game: Game, values: Characteristics) -> Characteristics:
    """A copy of a card is one of what stands first on it."""
    return values.halves[0] if values.halves else values


@AFTERMATH.misreading_of(has_aftermath)
def half_like_any_other(_game: Game, _card: int, _method: Method) -> bool:
    """Either half is cast from the hand, and from nowhere else."""
    return False


# ---- fused spells


@FUSE.misreading_of(casts_both_halves)
def one_half_at_a_time(_game: Game, _card: int, _options: tuple[str, ...]) -> bool:
    """No more than one half of a card is ever cast."""
    return False


@FUSED_SPELLS.misreading_of(values_of_fused)
@FUSED_SPELLS_COMBINED.misreading_of(values_of_fused)
def left_half_of_fused(_game: Game, thing: GameObject) -> Characteristics:
    """A fused spell is its left half, with something more to do."""
    left = thing.base.halves[0]
    return replace(left, abilities=thing.base.abilities)


@COST_OF_FUSED.misreading_of(costs_of_halves)
def left_half_is_paid_for(_game: Game, spell: GameObject, view: View) -> View:
    """The left half is paid for, and the other one comes with it."""
    return replace(view, cost=spell.base.halves[0].cost) if is_fused(spell) else view


@LEFT_HALF_FIRST.misreading_of(left_half_first)
def right_half_first(game: Game, thing: GameObject, written: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The last half comes first, as on the stack."""
    if not is_fused(thing):
        return written
    left, right = (spell_instructions(game, as_printed_view(half)) for half in thing.base.halves)
    return (*right, *left)


# ---- halves of permanents


@SHARED_TYPES.misreading_of(of_shared_line)
def room_on_the_left(_game: Game, card: Characteristics, half: Characteristics) -> Characteristics:
    """The subtype stands on the left, and the right half is an enchantment without one."""
    return half if half.name == card.name else replace(half, subtypes=frozenset())


@OTHER_HALF_IS_COPIABLE.misreading_of(halves_as_spells)
def other_half_is_forgotten(_game: Game, card: GameObject) -> tuple[Characteristics, ...]:
    """A spell is the half that is cast, and so is a copy of it."""
    return card.base.halves


@UNLOCKED_DESIGNATIONS.misreading_of(locked_halves)
def open_if_one_is(_game: Game, thing: GameObject) -> tuple[Half, ...]:
    """Who has opened one door of a room can walk through it."""
    is_room = thing.zone == "battlefield" and bool(thing.base.halves) and not thing.face_down
    return HALVES if is_room and not thing.unlocked else ()


@UNLOCKED_AS_IT_WAS_CAST.misreading_of(unlocked_as_cast)
def unlocked_altogether(_game: Game, old: GameObject, to: Zone) -> frozenset[Half]:
    """A permanent enters with all that is printed on it."""
    return frozenset(HALVES) if to == "battlefield" and old.base.halves else frozenset()


@UNLOCK_COST.misreading_of(cost_to_unlock)
def cost_of_both(_game: Game, view: View, _half: Half) -> ManaCost | None:
    """To unlock a half, the mana cost of the whole card is paid."""
    return ManaCost(tuple(s for half in view.halves if half.cost is not None for s in half.cost.symbols))


@TOLD_TO_UNLOCK.misreading_of(unlocked_by_effect)
def for_its_cost_alone(_game: Game, _player: str, _thing: int, _half: Half) -> tuple[Unlocks, ...]:
    """Whoever wants a half unlocked pays for it."""
    return ()


@TOLD_TO_LOCK.misreading_of(locked_by_effect)
def unlocked_for_good(_game: Game, _player: str, _thing: int, _half: Half) -> tuple[Locks, ...]:
    """What is unlocked stays so."""
    return ()


@TRIGGERS_ON_UNLOCKING.misreading_of(unlocked_by)
def unlocked_later_alone(_after: Game, event: Event_) -> tuple[int, str, frozenset[Half]] | None:
    """What enters unlocked was not unlocked by anybody."""
    if not isinstance(event, Unlocks):
        return None
    return event.object, event.player, frozenset({event.half})


@TRIGGERS_ON_FULLY_UNLOCKING.misreading_of(fully_unlocked)
def at_each_door(_before: Game, _after: Game, _thing: int, _halves: frozenset[Half]) -> bool:
    """Unlocking is unlocking."""
    return True


@TWO_SETS_OF_CHARACTERISTICS.misreading_of(two_sets)
def one_set_on_the_left(_game: Game, thing: GameObject) -> Characteristics:
    """A split card is what stands first on it."""
    return thing.base.halves[0]


@TWO_ANSWERS.misreading_of(an_answer_for_each_half)
def first_answer_alone(_game: Game, found: GameObject, cost: ManaCost | None) -> ManaCost | None:
    """What a split card costs, its left half says."""
    halves = found.base.halves
    return halves[0].cost if len(halves) == 2 and found.zone != "stack" else cost


@NAMING_BOTH_HALVES.misreading_of(both_halves_named)
def a_half_of_the_name(_game: Game, known: frozenset[str]) -> frozenset[str]:
    """Of a split card the first name is the one that can be named."""
    return known


@COMBINED_MANA_COST.misreading_of(mana_values_compared)
@COMPARING_EITHER_HALF.misreading_of(of_either_half)
def of_the_left_half(game: Game, board: Mapping[int, View], thing: int) -> tuple[int, ...]:
    """A split card costs what its left half costs."""
    halves = game.objects[thing].base.halves
    if len(halves) < 2 or game.objects[thing].zone == "stack" or halves[0].cost is None:
        return (mana_value(game, board, thing),)
    return (halves[0].cost.mana_value,)
