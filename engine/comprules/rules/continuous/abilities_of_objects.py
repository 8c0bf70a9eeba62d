"""113.1a, 113.10, 113.11: abilities that effects add to objects and remove, and what can't have them."""

from __future__ import annotations

from comprules.abilities.changes import LoseAbilities, LoseAllAbilities
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, AddAbilities, Change
from comprules.book.citing import cite
from comprules.keywords.rules_702_2_to_60 import BANDS_WITH_OTHER, HEXPROOF_OF_ANY_KIND
from comprules.keywords.table import AT_MANA_COST_AS_GRANTED
from comprules.rules.continuous.effect import Continuous
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Held, Origin, View

__all__ = [
    "ABILITIES_OF_OBJECTS",
    "ADDING_AND_REMOVING",
    "ALL_INSTANCES_LOST",
    "CANT_HAVE",
    "at_mana_cost",
    "give_and_take_the_same",
    "is_instance",
    "is_lost_whole",
    "lost_with",
    "may_have",
    "parts_that_apply",
    "with_abilities",
    "without_all_instances",
    "without_keywords",
]

ABILITIES_OF_OBJECTS = cite("113.1a")
ADDING_AND_REMOVING = cite("113.10")
ALL_INSTANCES_LOST = cite("113.10b")
CANT_HAVE = cite("113.11")


@ABILITIES_OF_OBJECTS
@ADDING_AND_REMOVING
def with_abilities(
    game: Game, view: View, effect: Continuous, abilities: tuple[Ability, ...], origin: Origin
) -> View:
    """An object has what effects give it, beside the abilities of its text or of what made it."""
    new = tuple(
        Held(ability, (*effect.key, k), effect.timestamp[0], own=effect.copiable, origin=origin)
        for k, ability in enumerate(abilities)
        if may_have(game, view, ability)
    )
    if not new:
        return view
    says = f"{effect.name} gives {view.name or 'an object'} an ability"
    ABILITIES_OF_OBJECTS.decided_once(game, says)
    ADDING_AND_REMOVING.decided_once(game, says)
    return replace(view, held=(*view.held, *new))


@CANT_HAVE
def may_have(game: Game, view: View, ability: Ability) -> bool:
    """No effect adds to an object an ability that it can't have."""
    barred = isinstance(ability, Keyword) and ability.name in view.cant_have
    if barred:
        CANT_HAVE.decided_once(
            game, f"{view.name or 'an object'} can't have an ability that it would be given"
        )
    return not barred


@CANT_HAVE
def parts_that_apply(game: Game, changes: tuple[Change, ...], thing: int) -> tuple[Change, ...]:
    """What would add an ability to an object that can't have it doesn't apply; its other parts do."""
    barred = views(game)[thing].cant_have
    if not barred:
        return changes
    kept: list[Change] = []
    for change in changes:
        if isinstance(change, AddAbilities):
            left = tuple(a for a in change.abilities if not (isinstance(a, Keyword) and a.name in barred))
            if len(left) < len(change.abilities):
                CANT_HAVE.decided(
                    game, f"{game.label(thing)} can't have an ability: that part does not apply"
                )
            if left:
                kept.append(replace(change, abilities=left))
        else:
            kept.append(change)
    return tuple(kept)


@ADDING_AND_REMOVING
def without_keywords(game: Game, view: View, keywords: tuple[str, ...]) -> View:
    """An object that loses an ability is without it."""
    names = lost_with(game, view, keywords)
    lost = tuple(held for held in view.held if is_instance(held, names) and is_lost_whole(game, view, held))
    if not lost:
        return view
    ADDING_AND_REMOVING.decided_once(game, f"{view.name or 'an object'} loses an ability")
    gone = without_all_instances(game, view, lost)
    return replace(view, held=tuple(held for held in view.held if held not in gone))


def at_mana_cost(view: View, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return abilities that are granted; a keyword without a cost has the mana cost of the object.

    Where the object has none either, nothing is granted.
    """
    granted: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, Keyword) and ability.name in AT_MANA_COST_AS_GRANTED and not ability.price:
            granted += [replace(ability, cost=view.cost)] if view.cost is not None else []
        else:
            granted.append(ability)
    return tuple(granted)


@BANDS_WITH_OTHER
def lost_with(game: Game, view: View, keywords: tuple[str, ...]) -> tuple[str, ...]:
    """Return the keywords that are lost: with banding goes "bands with other" of every kind."""
    if "banding" not in keywords:
        return keywords
    if any(is_instance(held, ("bands with other",)) for held in view.held):
        BANDS_WITH_OTHER.decided_once(game, f"{view.name or 'an object'} loses “bands with other” as well")
    return (*keywords, "bands with other")


@HEXPROOF_OF_ANY_KIND
def is_lost_whole(game: Game, view: View, held: Held) -> bool:
    """With hexproof goes "hexproof from" of every quality."""
    if isinstance(held.ability, Keyword) and held.ability.name == "hexproof" and held.ability.quality:
        HEXPROOF_OF_ANY_KIND.decided_once(
            game, f"{view.name or 'an object'} loses hexproof from a quality too"
        )
    return True


@ALL_INSTANCES_LOST
def without_all_instances(game: Game, view: View, lost: tuple[Held, ...]) -> tuple[Held, ...]:
    """Whatever has an ability more than once loses it as often."""
    if len(lost) > 1:
        ALL_INSTANCES_LOST.decided_once(
            game, f"{view.name or 'an object'} loses an ability {len(lost)} times over"
        )
    return lost


def is_instance(held: Held, keywords: tuple[str, ...]) -> bool:
    """Say whether an ability is one of these keywords."""
    return isinstance(held.ability, Keyword) and held.ability.name in keywords


def give_and_take_the_same(effects: list[Continuous]) -> bool:
    """Say whether of some effects one adds a keyword that another removes."""
    changes = [change for effect in effects for change in effect.changes]
    given = {
        a.name for c in changes if isinstance(c, AddAbilities) for a in c.abilities if isinstance(a, Keyword)
    }
    taken = {word for c in changes if isinstance(c, LoseAbilities) for word in c.keywords}
    return bool(given & taken) or bool(given and any(isinstance(c, LoseAllAbilities) for c in changes))
