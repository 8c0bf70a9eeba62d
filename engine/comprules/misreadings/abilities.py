"""113: abilities, misread."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.kinds import Ability, Activated, Apply, Change, Effect
from comprules.abilities.nouns import Filter
from comprules.abilities.statements import ThisCosts
from comprules.events.permanents import PutsCounters
from comprules.events.zones import Moves
from comprules.mana import ManaCost
from comprules.rules.activating.activating import (
    CONTROLLER_OF_ABILITY,
    CONTROLLER_OF_MANA_ABILITY,
    controller_of_ability,
    controller_of_mana_ability,
)
from comprules.rules.activating.activation_instructions import (
    INSTRUCTIONS_OF_ADDED_ABILITIES,
    with_instructions_added,
)
from comprules.rules.casting.announcing_costs import COSTS_ARE_ABILITIES, costs_among
from comprules.rules.continuous.abilities_of_objects import (
    ABILITIES_OF_OBJECTS,
    ADDING_AND_REMOVING,
    ALL_INSTANCES_LOST,
    CANT_HAVE,
    may_have,
    parts_that_apply,
    with_abilities,
    without_all_instances,
    without_keywords,
)
from comprules.rules.continuous.effect import Continuous
from comprules.rules.continuous.effects_of_static_abilities import (
    ABILITIES_IN_COMMAND_ZONE,
    ABILITIES_OF_CONSPIRACIES,
    ABILITIES_OF_EMBLEMS,
    ABILITIES_OF_PLANES,
    ABILITIES_OF_SCHEMES,
    ABILITIES_OF_VANGUARDS,
    ABILITIES_THAT_LEAVE_OUT_ZONES,
    DEFINING_ABILITIES_EVERYWHERE,
    defines_everywhere,
    works_everywhere_else,
    works_in_command_zone,
)
from comprules.rules.continuous.interaction import (
    ABILITIES_OF_PLAYERS,
    NEWEST_PREVAILS,
    abilities_of_player,
    earliest,
)
from comprules.rules.costs.total_cost import WHAT_IT_SAYS_OF_ITS_COST, says_of_its_cost
from comprules.rules.keywords.meaning import SPELL_ABILITIES, abilities_meant, spell_instructions
from comprules.rules.meaning.kinds_of_objects import (
    ABILITIES_ARE_NO_SPELLS,
    ABILITIES_ON_THE_STACK,
    HINDERING_ABILITIES,
    QUALITIES_ARE_NO_ABILITIES,
    abilities_that_count,
    has_no_abilities,
    is_ability_meant,
    is_hindrance,
    is_such_ability,
)
from comprules.rules.meaning.zones_of_abilities import (
    COST_FOR_ANOTHER_ZONE,
    where_it_can_be_paid,
    where_it_works,
)
from comprules.rules.replacement.entering_the_battlefield import HOW_IT_ENTERS, changes_its_own_entering
from comprules.rules.replacement.impossible_events import (
    NO_COUNTERS_AS_IT_ENTERS,
    counters_it_cant_have,
    forbidden,
)
from comprules.rules.resolving.resolution import Resolution
from comprules.rules.resolving.resolving import (
    INDEPENDENT_OF_SOURCE,
    SOURCE_OF_ABILITY,
    source_of,
    whatever_became_of_source,
)
from comprules.rules.starting.decks import CARDS_ABOUT_DECKS, limit
from comprules.rules.targeting.proposal import Proposal
from comprules.rules.triggers.putting_on_the_stack import WHAT_IS_ON_THE_STACK
from comprules.rules.triggers.who_watches import (
    ABILITIES_THAT_MOVE_THEIR_OBJECT,
    INSTANCES_WORK_APART,
    Watcher,
    each_by_itself,
)
from comprules.ruleset import Replacing
from comprules.state.game import Game
from comprules.state.objects import AbilityOnStack, GameObject, Held, Origin, View
from comprules.words import Zone

__all__: list[str] = []

# ---- what has them


@ABILITIES_OF_OBJECTS.misreading_of(with_abilities)
@ADDING_AND_REMOVING.misreading_of(with_abilities)
def only_what_is_printed(
    _game: Game, view: View, _effect: Continuous, _abilities: tuple[Ability, ...], _origin: Origin
) -> View:
    """An object has the abilities that are printed on it and no others."""
    return view


@ADDING_AND_REMOVING.misreading_of(without_keywords)
def never_lost(_game: Game, view: View, _keywords: tuple[str, ...]) -> View:
    """What an object has, it keeps."""
    return view


@ALL_INSTANCES_LOST.misreading_of(without_all_instances)
def one_of_them(_game: Game, _view: View, lost: tuple[Held, ...]) -> tuple[Held, ...]:
    """One ability is lost, and another one like it stays."""
    return lost[:1]


@CANT_HAVE.misreading_of(may_have)
def gained_after_all(_game: Game, _view: View, _ability: Ability) -> bool:
    """What gives the ability later gives it all the same."""
    return True


@CANT_HAVE.misreading_of(parts_that_apply)
def all_parts(_game: Game, changes: tuple[Change, ...], _thing: int) -> tuple[Change, ...]:
    """All of the effect applies."""
    return changes


@NEWEST_PREVAILS.misreading_of(earliest)
def oldest_last(_game: Game, free: list[Continuous]) -> Continuous:
    """The oldest effect has the last word."""
    return max(free, key=lambda e: e.timestamp)


@ABILITIES_OF_PLAYERS.misreading_of(abilities_of_player)
def players_have_none(_game: Game, _player: str) -> tuple[Ability, ...]:
    """Only objects have abilities."""
    return ()


@INSTANCES_WORK_APART.misreading_of(each_by_itself)
def once_is_enough(_game: Game, found: tuple[Watcher, ...]) -> tuple[Watcher, ...]:
    """However often an object has an ability, it works once."""
    return tuple({(thing, ability): (thing, held, ability) for thing, held, ability in found}.values())


@HINDERING_ABILITIES.misreading_of(abilities_that_count)
def only_the_good_ones(_game: Game, view: View) -> tuple[Held, ...]:
    """What hinders its object is no ability."""
    return tuple(held for held in view.held if not is_hindrance(held))


@QUALITIES_ARE_NO_ABILITIES.misreading_of(has_no_abilities)
def nothing_is_said_of_it(game: Game, view: View) -> bool:
    """Whatever effects say of an object, or make of it, is an ability of it."""
    printed = [game.objects[i].base for i in game.battlefield if game.objects[i].base.name == view.name]
    same = all((base.colors, base.types) == (view.colors, view.types) for base in printed)
    return same and not view.held and not view.rules


@COSTS_ARE_ABILITIES.misreading_of(costs_among)
def the_mana_cost_alone(_game: Game, view: View) -> tuple[Ability, ...]:  # noqa: ARG001
    """What a card costs stands in its corner."""
    return ()


@INSTRUCTIONS_OF_ADDED_ABILITIES.misreading_of(with_instructions_added)
def without_instructions(_game: Game, held: Held, ability: Activated) -> Activated:
    """What is added is a cost and an effect."""
    return ability if held.own else Activated(ability.costs, ability.effects)


# ---- on the stack


@SPELL_ABILITIES.misreading_of(spell_instructions)
def every_effect(game: Game, view: View) -> tuple[Effect, ...]:
    """Whatever stands on the card is done."""
    meant = (said for ability in view.abilities for said in abilities_meant(game, ability))
    return tuple(effect for said in meant for effect in getattr(said, "effects", ()))


@ABILITIES_ON_THE_STACK.misreading_of(is_ability_meant)
def no_object(_game: Game, _found: GameObject, _d: Filter) -> bool:
    """An ability is nothing that could be spoken of."""
    return False


@ABILITIES_ARE_NO_SPELLS.misreading_of(is_ability_meant)
def a_spell_too(_game: Game, found: GameObject, d: Filter) -> bool:
    """What is on the stack is a spell."""
    return d.zone == "stack" and (d.noun == "spell" or is_such_ability(found, d.noun))


@CONTROLLER_OF_ABILITY.misreading_of(controller_of_ability)
@WHAT_IS_ON_THE_STACK.misreading_of(controller_of_ability)
def owner_of_its_source(game: Game, _player: str, source: int) -> str:
    """The owner of the source controls the ability."""
    return game.last_seen(source).owner


@CONTROLLER_OF_MANA_ABILITY.misreading_of(controller_of_mana_ability)
def owner_of_what_makes_mana(game: Game, _player: str, source: int, _ability: Activated) -> str:
    """The owner of the source controls the mana ability."""
    return game.last_seen(source).owner


@SOURCE_OF_ABILITY.misreading_of(source_of)
def the_ability_itself(_game: Game, thing: GameObject, _from_ability: AbilityOnStack) -> int:
    """The ability on the stack is a source of its own."""
    return thing.id


@INDEPENDENT_OF_SOURCE.misreading_of(whatever_became_of_source)
def gone_with_its_source(game: Game, resolution: Resolution) -> tuple[Effect, ...]:
    """Whoever removes the source has removed the ability."""
    return resolution.effects if resolution.speaker.source in game.objects else ()


# ---- where they work


@ABILITIES_IN_COMMAND_ZONE.misreading_of(works_in_command_zone)
@ABILITIES_OF_EMBLEMS.misreading_of(works_in_command_zone)
@ABILITIES_OF_PLANES.misreading_of(works_in_command_zone)
@ABILITIES_OF_VANGUARDS.misreading_of(works_in_command_zone)
@ABILITIES_OF_SCHEMES.misreading_of(works_in_command_zone)
@ABILITIES_OF_CONSPIRACIES.misreading_of(works_in_command_zone)
def not_from_there(_game: Game, _there: GameObject) -> bool:
    """What is not on the battlefield says nothing."""
    return False


@WHAT_IT_SAYS_OF_ITS_COST.misreading_of(says_of_its_cost)
def the_same_for_all(game: Game, proposal: Proposal, part: ThisCosts) -> tuple[str, ManaCost, int, int]:
    """What a spell says of its own cost counts once it is there, and that is too late."""
    return game.label(proposal.source), ManaCost(()), part.by, 0


@HOW_IT_ENTERS.misreading_of(changes_its_own_entering)
def once_it_is_there(_game: Game, _event: Moves) -> bool:
    """What an object says works as soon as it is on the battlefield, and not before."""
    return False


@NO_COUNTERS_AS_IT_ENTERS.misreading_of(counters_it_cant_have)
def those_it_enters_with(game: Game, event: PutsCounters) -> Iterator[Replacing]:
    """What an object says of its counters works as soon as it is on the battlefield, and not before."""
    yield from forbidden(game, event)


@CARDS_ABOUT_DECKS.misreading_of(limit)
def four_of_each(_game: Game, _card: GameObject) -> int | None:
    """What stands on a card begins to count as the game begins."""
    return 4


@COST_FOR_ANOTHER_ZONE.misreading_of(where_it_can_be_paid)
def on_the_battlefield(_game: Game, _source: int) -> Zone:
    """Abilities are activated on the battlefield."""
    return "battlefield"


@ABILITIES_THAT_MOVE_THEIR_OBJECT.misreading_of(where_it_works)
def wherever_others_do(_game: Game, _source: int, _ability: Activated) -> Zone:
    """Abilities are activated on the battlefield."""
    return "battlefield"


@ABILITIES_THAT_LEAVE_OUT_ZONES.misreading_of(works_everywhere_else)
def on_the_battlefield_alone(_game: Game, there: GameObject, left_out: Zone) -> bool:
    """Abilities work on the battlefield, and where their text names it, on the battlefield not."""
    return there.zone == "battlefield" != left_out


@DEFINING_ABILITIES_EVERYWHERE.misreading_of(defines_everywhere)
def defines_on_the_battlefield(_game: Game, there: GameObject, _part: Apply) -> bool:
    """What an ability defines is so on the battlefield alone."""
    return there.zone == "battlefield"
