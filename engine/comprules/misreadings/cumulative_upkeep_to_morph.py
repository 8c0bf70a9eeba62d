"""702.24 to 702.37: keyword abilities from cumulative upkeep to morph, misread."""

from __future__ import annotations

from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability
from comprules.abilities.trigger_events import TriggerEvent
from comprules.rules.casting.keywords_announced import (
    EACH_OF_TWO_KICKERS,
    MADNESS_COST,
    price_by_keyword,
    with_each_kicker,
)
from comprules.rules.casting.morph import FACE_DOWN_BY_MORPH_ALONE, ensure_may_be_cast_face_down
from comprules.rules.meaning.cycling import (
    CYCLED_OR_DISCARDED_ONCE,
    CYCLING_IN_EVERY_ZONE,
    TRIGGERS_WHEREVER_CYCLED,
    TYPECYCLING_IS_CYCLING,
    abilities_there,
    is_called_cycling,
    triggers_on_cycling_too,
    was_cycled_itself,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.meaning.what_was_paid import ONE_KICKER_OR_THE_OTHER, is_among, with_that_kicker
from comprules.rules.permission.ways_to_cast import (
    CAST_AS_FACE_DOWN_CREATURE,
    Method,
    Version,
    as_it_would_be_cast,
    imagined,
)
from comprules.rules.triggers.times_triggered import X_OF_MORPH, x_of_morph
from comprules.state.game import Game
from comprules.state.objects import GameObject, OnStack, View

__all__: list[str] = []

# ---- cycling


@CYCLING_IN_EVERY_ZONE.misreading_of(abilities_there)
def without_cycling(game: Game, thing: int, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Only a card in a hand has cycling."""
    if game.objects[thing].zone == "hand":
        return abilities
    return tuple(a for a in abilities if not (isinstance(a, Keyword) and a.name.endswith("cycling")))


@TRIGGERS_WHEREVER_CYCLED.misreading_of(was_cycled_itself)
def it_is_gone(_game: Game, _speaker: Speaker, _card: int) -> bool:
    """The ability of a card that has been discarded sees nothing any more."""
    return False


@CYCLED_OR_DISCARDED_ONCE.misreading_of(triggers_on_cycling_too)
def for_both(_game: Game, _whole: TriggerEvent, _when: TriggerEvent) -> bool:
    """A card that is cycled has been cycled and discarded: two things have happened."""
    return True


@TYPECYCLING_IS_CYCLING.misreading_of(is_called_cycling)
def another_ability(_game: Game, keyword: str) -> bool:
    """Typecycling is an ability of another name."""
    return keyword == "cycling"


# ---- kicker


@EACH_OF_TWO_KICKERS.misreading_of(with_each_kicker)
def one_kicker_alone(_game: Game, view: View, used: tuple[str, ...]) -> tuple[str, ...]:
    """One of the costs may be paid, and not the other one besides."""
    if sum(word.startswith("kicker ") for word in used) > 1:
        raise EACH_OF_TWO_KICKERS.refuses(f"{view.name} is kicked with one cost or the other")
    return used


@ONE_KICKER_OR_THE_OTHER.misreading_of(with_that_kicker)
def kicked_at_all(_game: Game, _thing: GameObject, chosen: OnStack, _cost: str) -> bool:
    """A kicked spell does all that it does if it was kicked, with whichever kicker."""
    return is_among("kicker", chosen.options)


# ---- madness


@MADNESS_COST.misreading_of(price_by_keyword)
def mana_cost_as_well(_game: Game, view: View, word: str, price: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """The madness cost is paid besides the mana cost."""
    if word != "madness" or view.cost is None:
        return price
    return (ManaPayment(view.cost), *price)


# ---- morph


@FACE_DOWN_BY_MORPH_ALONE.misreading_of(ensure_may_be_cast_face_down)
def any_card_is(_game: Game, _card: GameObject) -> None:
    """Whoever likes casts a card face down."""


@CAST_AS_FACE_DOWN_CREATURE.misreading_of(as_it_would_be_cast)
def as_its_face_is(game: Game, player: str, card: int, _method: Method) -> Version:
    """What forbids or allows casting looks at the face of the card."""
    return imagined(game, player, card, Method())


@X_OF_MORPH.misreading_of(x_of_morph)
def no_x(_game: Game, _source: int) -> int:
    """X of an ability is not the X that was paid to turn the permanent face up."""
    return 0
