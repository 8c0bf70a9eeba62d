"""300-307: rules of the card types, misread."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from comprules.abilities.changes import ModifySize
from comprules.abilities.nouns import Target
from comprules.abilities.simple_nouns import PlayerTarget
from comprules.events.every import Event
from comprules.events.players import Deals, PlaysLand
from comprules.events.zones import Moves
from comprules.happening.results_of_damage import PLANESWALKERS_LOSE_LOYALTY, loyalty_counters_lost
from comprules.rules.activating.activation_instructions import (
    CONTROLLER_OF_AURA,
    CONTROLLER_OF_EQUIPMENT,
    SUMMONING_SICKNESS,
    controls_what_is_attached,
    is_new,
)
from comprules.rules.casting.casting import (
    COUNTING_LANDS_PLAYED,
    LANDS_ON_OWN_TURN,
    NO_LAND_LEFT,
    ensure_land_left,
    ensure_own_turn,
    may_play_another,
)
from comprules.rules.combat.combat_damage import POWER, power_of
from comprules.rules.continuous.changed_types import SETTING_BASIC_LAND_TYPES, with_land_type_set
from comprules.rules.continuous.changing_characteristics import SIZE_WITH_EFFECTS, resized
from comprules.rules.continuous.values_of_types import (
    LOYALTY_COUNTERS,
    LOYALTY_IS_COUNTERS,
    ONLY_CREATURES_HAVE_SIZE,
    ONLY_PLANESWALKERS_HAVE_LOYALTY,
    PRINTED_LOYALTY_ELSEWHERE,
    SIZE_OF_CREATURES_ALONE,
    VEHICLE_AS_CREATURE,
    VEHICLE_WITHOUT_SIZE,
    loyalty_elsewhere,
    loyalty_there,
    size_of_vehicle,
    with_loyalty,
    without_size,
)
from comprules.rules.effects.entering_attached import (
    AURA_STAYS,
    ENTERING_UNATTACHED,
    EQUIPMENT_UNATTACHED,
    aura_stays,
    equipment_unattached,
    unattached,
)
from comprules.rules.effects.moving_objects import PUTTING_IS_NOT_PLAYING, put_not_played
from comprules.rules.fighting.who_fights import (
    CREATURES_FIGHT,
    PLANESWALKERS_ARE_ATTACKED,
    can_fight,
    is_planeswalker_attacked,
)
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.attached_to import (
    ENCHANTED,
    ENCHANTED_BY_ANYTHING,
    EQUIPPED,
    EQUIPPED_BY_ANYTHING,
    Verb,
    called_so,
    is_about_its_host,
)
from comprules.rules.meaning.card_types import (
    INSTANTS_AT_ANY_TIME,
    KINDRED_CARDS,
    KINDREDS_FOLLOW_THE_OTHER_TYPE,
    is_instant,
    types_followed,
)
from comprules.rules.meaning.descriptions import COLORS_OF_ARTIFACTS, may_be_colored
from comprules.rules.meaning.types_and_subtypes import (
    ALL_CARD_TYPES,
    COMBINED_TYPES,
    NONBASIC_LANDS,
    any_of_its_types,
    card_types_among,
    is_basic,
)
from comprules.rules.permission.permissions import LANDS_ARE_NOT_CAST, LANDS_OF_OTHER_TYPES, ensure_no_land
from comprules.rules.permission.ways_to_cast import Version
from comprules.rules.replacement.impossible_events import (
    INSTANTS_NEVER_ENTER,
    SORCERIES_NEVER_ENTER,
    never_permanents,
)
from comprules.rules.state_based.players_and_permanents import TOUGHNESS, is_enough_to_destroy
from comprules.rules.state_based.uniqueness_and_attachments import PLANESWALKERS_BY_NAME, told_apart_by
from comprules.rules.targeting.attaching import (
    AURA_DOES_NOT_MOVE,
    AURAS_SAY_WHAT_THEY_ENCHANT,
    CREATURES_ENCHANT_NOTHING,
    CREATURES_EQUIP_NOTHING,
    EQUIPMENT,
    EQUIPMENT_STAYS,
    FORTIFICATIONS,
    aura_does_not_move,
    creatures_enchant_nothing,
    creatures_equip_nothing,
    enchants,
    equipment_stays,
    equips,
    fortifies,
    one_host,
)
from comprules.rules.targeting.targets_on_the_stack import AURA_SPELLS_TARGET, targets_of_aura
from comprules.ruleset import Replacing, views
from comprules.state.game import Game
from comprules.state.objects import GameObject, View
from comprules.words import BASIC_LAND_TYPES, PERMANENT_TYPES

__all__: list[str] = []

# ---- several card types


@ALL_CARD_TYPES.misreading_of(card_types_among)
def of_permanents_alone(_game: Game, of: Iterable[View]) -> frozenset[str]:
    """Only what permanents can be counts as a card type."""
    return frozenset[str]().union(*(view.types for view in of)) & PERMANENT_TYPES


@COMBINED_TYPES.misreading_of(any_of_its_types)
def one_type_alone(_game: Game, view: View, word: str) -> bool:
    """An object has one real card type: creature, if it is among them, or else the last one."""
    return word == ("creature" if "creature" in view.types else max(view.types))


@KINDRED_CARDS.misreading_of(types_followed)
@KINDREDS_FOLLOW_THE_OTHER_TYPE.misreading_of(types_followed)
def kindred_alone(_game: Game, view: View) -> frozenset[str]:
    """A kindred card is a kindred card, and nothing says how that is cast."""
    return frozenset({"kindred"}) if "kindred" in view.types else view.types


@INSTANTS_AT_ANY_TIME.misreading_of(is_instant)
def like_a_sorcery(_game: Game, _view: View) -> bool:
    """An instant waits for its player's main phase like any other spell."""
    return False


@LANDS_OF_OTHER_TYPES.misreading_of(ensure_no_land)
@LANDS_ARE_NOT_CAST.misreading_of(ensure_no_land)
def cast_for_nothing(_game: Game, _card: int, _versions: tuple[Version, ...]) -> None:
    """A land that is a creature or an artifact as well is cast as one."""


@INSTANTS_NEVER_ENTER.misreading_of(never_permanents)
@SORCERIES_NEVER_ENTER.misreading_of(never_permanents)
def lies_there(_game: Game, _event: Moves) -> Iterator[Replacing]:
    """An instant or sorcery card is put onto the battlefield like any other."""
    yield from ()


# ---- artifacts


@COLORS_OF_ARTIFACTS.misreading_of(may_be_colored)
def colorless(_game: Game, _view: View) -> bool:
    """An artifact is colorless."""
    return False


@EQUIPMENT.misreading_of(equips)
@FORTIFICATIONS.misreading_of(fortifies)
@AURAS_SAY_WHAT_THEY_ENCHANT.misreading_of(enchants)
def whatever_it_is(_game: Game, _thing: int, _host: int) -> bool:
    """What is attached may be attached to anything."""
    return True


@EQUIPPED.misreading_of(called_so)
@ENCHANTED.misreading_of(called_so)
@EQUIPPED_BY_ANYTHING.misreading_of(is_about_its_host)
@ENCHANTED_BY_ANYTHING.misreading_of(is_about_its_host)
def about_nothing(_game: Game, _thing: GameObject, _verb: Verb) -> bool:
    """The words mean nothing."""
    return False


@EQUIPMENT_STAYS.misreading_of(equipment_stays)
@AURA_DOES_NOT_MOVE.misreading_of(aura_does_not_move)
def moves_all_the_same(_game: Game, _thing: int, _host: int) -> bool:
    """It is moved there, and what becomes of it is seen later."""
    return False


@CREATURES_EQUIP_NOTHING.misreading_of(creatures_equip_nothing)
@CREATURES_ENCHANT_NOTHING.misreading_of(creatures_enchant_nothing)
def like_any_other(_game: Game, _thing: int) -> bool:
    """That it is a creature does not matter to what is attached."""
    return False


@CREATURES_EQUIP_NOTHING.misreading_of(one_host)
@CREATURES_ENCHANT_NOTHING.misreading_of(one_host)
def the_first(_game: Game, _thing: int, hosts: tuple[int, ...]) -> int:
    """Nobody chooses."""
    return hosts[0]


@CONTROLLER_OF_EQUIPMENT.misreading_of(controls_what_is_attached)
@CONTROLLER_OF_AURA.misreading_of(controls_what_is_attached)
def who_controls_the_host(game: Game, _thing: int, host: int) -> str:
    """What is attached belongs to whoever controls what it is attached to."""
    return views(game)[host].controller


@EQUIPMENT_UNATTACHED.misreading_of(equipment_unattached)
@ENTERING_UNATTACHED.misreading_of(unattached)
def attached_as_told(_game: Game, event: Moves, host: int | str | None) -> tuple[Moves, ...]:
    """It enters attached to what the text says."""
    return (replace(event, attached_to=host),)


@SIZE_OF_CREATURES_ALONE.misreading_of(without_size)
@VEHICLE_WITHOUT_SIZE.misreading_of(without_size)
@ONLY_CREATURES_HAVE_SIZE.misreading_of(without_size)
def of_the_size_printed(_game: Game, _thing: GameObject, view: View) -> View:
    """What has a size printed on it has that size."""
    return view


@VEHICLE_AS_CREATURE.misreading_of(size_of_vehicle)
def of_no_size(_game: Game, _thing: GameObject, view: View) -> View:
    """A Vehicle that becomes a creature is 0/0 until an effect says more."""
    return view.of_size(0, 0)


# ---- creatures


@POWER.misreading_of(power_of)
def by_toughness(game: Game, creature: int) -> int:
    """A creature deals damage by its toughness."""
    return views(game)[creature].toughness or 0


@TOUGHNESS.misreading_of(is_enough_to_destroy)
def one_more(_game: Game, thing: GameObject, view: View) -> bool:
    """Damage equal to its toughness leaves a creature alive."""
    return 0 < (view.toughness or 0) < thing.damage


@SIZE_WITH_EFFECTS.misreading_of(resized)
def printed_size(_game: Game, view: View, _change: ModifySize) -> View:
    """The printed numbers are what counts."""
    return view


@CREATURES_FIGHT.misreading_of(can_fight)
def creatures_alone(game: Game, thing: int) -> bool:
    """What is something else besides a creature stays out of combat."""
    return views(game)[thing].types == {"creature"}


@SUMMONING_SICKNESS.misreading_of(is_new)
def ready_at_once(_game: Game, _player: str, _thing: int) -> bool:
    """A creature attacks and is tapped as soon as it is there."""
    return False


# ---- enchantments


@AURA_SPELLS_TARGET.misreading_of(targets_of_aura)
def no_target(_game: Game, _view: View) -> tuple[Target | PlayerTarget, ...]:
    """An Aura spell has no target; what it enchants is chosen as it enters."""
    return ()


@AURA_STAYS.misreading_of(aura_stays)
def enters_and_dies(_game: Game, event: Moves) -> tuple[Moves, ...]:
    """An Aura enters whatever it is to enchant, and is put into a graveyard afterwards."""
    return (event,)


# ---- lands


@LANDS_ON_OWN_TURN.misreading_of(ensure_own_turn)
@NO_LAND_LEFT.misreading_of(ensure_land_left)
def allowed(_game: Game, _player: str) -> None:
    """Nothing keeps the player from it."""


@COUNTING_LANDS_PLAYED.misreading_of(may_play_another)
def one_is_all(game: Game, player: str) -> bool:
    """Who has played a land this turn plays no other."""
    return game.players[player].lands_played < 1


@PUTTING_IS_NOT_PLAYING.misreading_of(put_not_played)
def counts_as_played(game: Game, speaker: Speaker, event: Moves) -> tuple[Event, ...]:
    """A land that an effect puts onto the battlefield is the land for the turn."""
    is_land = event.to == "battlefield" and "land" in views(game)[event.object].types
    return (event, PlaysLand(speaker.controller, event.object)) if is_land else (event,)


@SETTING_BASIC_LAND_TYPES.misreading_of(with_land_type_set)
def with_its_text(_game: Game, view: View) -> View:
    """The land keeps its own abilities besides those of its new types."""
    return view


@NONBASIC_LANDS.misreading_of(is_basic)
def by_its_types(_game: Game, view: View) -> bool:
    """A land with a basic land type is a basic land."""
    return bool(view.subtypes & BASIC_LAND_TYPES.keys()) or "basic" in view.supertypes


# ---- planeswalkers


@PLANESWALKERS_BY_NAME.misreading_of(told_apart_by)
def planeswalker_type(_game: Game, view: View) -> str:
    """Of planeswalkers of one planeswalker type a player keeps one."""
    return min(view.subtypes, default=view.name) if "planeswalker" in view.types else view.name


@PLANESWALKERS_ARE_ATTACKED.misreading_of(is_planeswalker_attacked)
def only_players(_game: Game, _thing: int) -> bool:
    """Players are attacked, and their planeswalkers are not."""
    return False


@PLANESWALKERS_LOSE_LOYALTY.misreading_of(loyalty_counters_lost)
def unharmed(_game: Game, _event: Deals, _planeswalker: int) -> tuple[Event, ...]:
    """Damage does nothing to a planeswalker."""
    return ()


@ONLY_PLANESWALKERS_HAVE_LOYALTY.misreading_of(with_loyalty)
def loyalty_as_printed(_game: Game, _thing: GameObject, view: View) -> View:
    """Loyalty is the number printed on a permanent, whatever it is now."""
    return view


@LOYALTY_COUNTERS.misreading_of(loyalty_there)
@LOYALTY_IS_COUNTERS.misreading_of(loyalty_there)
def printed_loyalty(_game: Game, thing: GameObject) -> int:
    """The loyalty of a planeswalker stays the printed number."""
    return thing.base.loyalty or 0


@PRINTED_LOYALTY_ELSEWHERE.misreading_of(loyalty_elsewhere)
def loyalty_0_elsewhere(_game: Game, _thing: GameObject, _printed: int) -> int:
    """A planeswalker card without counters has loyalty 0."""
    return 0
