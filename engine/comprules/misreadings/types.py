"""205: the type line, misread."""

from __future__ import annotations

from comprules.rules.continuous.changed_types import (
    SUBTYPES_NEED_THEIR_TYPE,
    SUBTYPES_OF_THEIR_TYPES,
    SUPERTYPES_STAND_ALONE,
    TYPES_KEPT,
    TYPES_REPLACED,
    gained,
    goes_with,
    kept_of_its_list,
    supertypes_after,
    types_after,
    types_besides,
    types_left,
)
from comprules.rules.meaning.kinds_of_objects import MATERIALS, is_permanent_or_in_graveyard
from comprules.rules.meaning.type_line import (
    PLANAR_TYPES_ARE_ONE,
    SUBTYPES_BEHIND_THE_DASH,
    phrases_behind_the_dash,
)
from comprules.rules.meaning.types_and_subtypes import (
    ANY_OF_ITS_SUBTYPES,
    ANY_OF_ITS_SUPERTYPES,
    ANY_OF_ITS_TYPES,
    BASIC_LANDS,
    CARD_TYPES_THERE_ARE,
    SNOW_PERMANENTS,
    SUBTYPES_OF_A_KIND,
    TYPES_OF_NO_CARDS,
    any_of_its_subtypes,
    any_of_its_supertypes,
    any_of_its_types,
    card_types_among,
    has_types_too,
    is_basic,
    is_snow,
    subtypes_to_choose_from,
)
from comprules.rules.permission.permissions import LEGENDARY_SPELLS, ensure_legendary_company
from comprules.rules.state_based.uniqueness_and_attachments import (
    LEGENDARY_PERMANENTS,
    WORLD_PERMANENTS,
    is_legendary,
    is_world,
)
from comprules.rules.variants.state_based_actions import ONGOING_SCHEMES, is_ongoing
from comprules.state.game import Game
from comprules.state.objects import GameObject, View
from comprules.subtypes import ALL_SUBTYPES
from comprules.words import BASIC_LAND_TYPES, PERMANENT_TYPES

__all__: list[str] = []

# ---- card types


@CARD_TYPES_THERE_ARE.misreading_of(card_types_among)
def all_before_the_dash(_game: Game, views: tuple[View, ...]) -> frozenset[str]:
    """Every word in front of the dash is a card type, and kindred is none."""
    return frozenset[str]().union(*(view.types | view.supertypes for view in views)) - {"kindred"}


@ANY_OF_ITS_TYPES.misreading_of(any_of_its_types)
def the_last_one_alone(_game: Game, view: View, word: str) -> bool:
    """An artifact creature is a creature and no artifact: the last word counts."""
    return word == "creature" if "creature" in view.types else word == max(view.types)


@TYPES_OF_NO_CARDS.misreading_of(has_types_too)
def cards_alone(_game: Game, _thing: int, _word: str) -> bool:
    """Only cards are of a card type."""
    return False


@TYPES_REPLACED.misreading_of(types_after)
def old_ones_too(_game: Game, view: View, named: frozenset[str]) -> frozenset[str]:
    """Whatever an object becomes, it stays what it was."""
    return view.types | named


@TYPES_REPLACED.misreading_of(kept_of_its_list)
def none_is_replaced(_game: Game, view: View, _replaced: frozenset[str]) -> frozenset[str]:
    """Subtypes that are set come besides those that are there."""
    return view.subtypes


@TYPES_REPLACED.misreading_of(types_left)
def none_without_subtypes(
    _game: Game, view: View, named: frozenset[str], subtypes: frozenset[str]
) -> frozenset[str]:
    """A creature without creature types is no creature."""
    return view.types - named - (frozenset({"creature"}) if view.subtypes <= subtypes else frozenset())


@TYPES_KEPT.misreading_of(types_besides)
def new_ones_alone(_game: Game, view: View, named: frozenset[str]) -> frozenset[str]:
    """What an object becomes is all that it is."""
    return named or view.types


# ---- subtypes


@PLANAR_TYPES_ARE_ONE.misreading_of(phrases_behind_the_dash)
@SUBTYPES_BEHIND_THE_DASH.misreading_of(phrases_behind_the_dash)
def one_behind_the_dash(_game: Game, types: frozenset[str], after: str) -> tuple[str, ...]:
    """A card has one subtype, its first; of a plane, too, each word is one by itself."""
    words = tuple(word for word in after.split() if word in ALL_SUBTYPES)
    return words if "plane" in types else words[:1]


@ANY_OF_ITS_SUBTYPES.misreading_of(any_of_its_subtypes)
def one_alone(_game: Game, view: View, word: str) -> bool:
    """Only one subtype of an object counts."""
    return word == min(view.subtypes)


@SUBTYPES_OF_THEIR_TYPES.misreading_of(goes_with)
def with_any_type(_game: Game, _view: View, _word: str, _types: frozenset[str]) -> bool:
    """Subtypes stay, whatever card types an object loses."""
    return True


@SUBTYPES_NEED_THEIR_TYPE.misreading_of(gained)
def by_anything(_game: Game, _view: View, subtypes: frozenset[str], _types: frozenset[str]) -> frozenset[str]:
    """Anything can gain any subtype."""
    return subtypes


@SUBTYPES_OF_A_KIND.misreading_of(subtypes_to_choose_from)
def any_word(_game: Game, _kind: str) -> tuple[str, ...]:
    """Any word that is a type will do."""
    return tuple(sorted(ALL_SUBTYPES | PERMANENT_TYPES))


# ---- supertypes


@ANY_OF_ITS_SUPERTYPES.misreading_of(any_of_its_supertypes)
def first_one_alone(_game: Game, view: View, word: str) -> bool:
    """Only one supertype of an object counts."""
    return word == min(view.supertypes)


@SUPERTYPES_STAND_ALONE.misreading_of(supertypes_after)
def those_named_alone(
    _game: Game, _view: View, _types: frozenset[str], more: frozenset[str], _fewer: frozenset[str]
) -> frozenset[str]:
    """What becomes something else is legendary no more."""
    return more


@BASIC_LANDS.misreading_of(is_basic)
def by_its_land_types(_game: Game, view: View) -> bool:
    """Whatever has a basic land type is a basic land."""
    return "basic" in view.supertypes or not view.subtypes.isdisjoint(BASIC_LAND_TYPES)


@SNOW_PERMANENTS.misreading_of(is_snow)
def by_its_name(_game: Game, view: View) -> bool:
    """What is called Snow-Covered is snow."""
    return view.name.startswith("Snow-Covered")


@LEGENDARY_PERMANENTS.misreading_of(is_legendary)
def legends_are_creatures(_game: Game, view: View) -> bool:
    """Legends are creatures; other legendary permanents may be there as often as one likes."""
    return "legendary" in view.supertypes and "creature" in view.types


@WORLD_PERMANENTS.misreading_of(is_world)
def enchantments_like_others(_game: Game, _view: View) -> bool:
    """That an enchantment is a world enchantment means nothing."""
    return False


@LEGENDARY_SPELLS.misreading_of(ensure_legendary_company)
def like_other_spells(_game: Game, _player: str, _card: int, _versions: tuple[View, ...]) -> None:
    """Legendary spells are cast like others."""


@ONGOING_SCHEMES.misreading_of(is_ongoing)
def like_other_schemes(_game: Game, _scheme: GameObject) -> bool:
    """An ongoing scheme goes when others do."""
    return False


@MATERIALS.misreading_of(is_permanent_or_in_graveyard)
def is_permanent(_game: Game, found: GameObject) -> bool:
    """Materials without the word "card" are permanents."""
    return found.zone == "battlefield"
