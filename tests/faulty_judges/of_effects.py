"""608 to 616: what faulty judges do about effects, layers, replacement and prevention."""

from __future__ import annotations

from typing import Final

from tests.faulty_judges.fault import Fault, played, without

from comprules import misreadings as misread
from comprules.abilities.changes import ModifySize
from comprules.abilities.kinds import Change
from comprules.book.citing import original
from comprules.editions import CR2025
from comprules.events.every import Event
from comprules.events.zones import Sacrifices
from comprules.happening import settling
from comprules.happening.timestamps import of_counters
from comprules.rules.continuous import continuous_effects, dependency, layers
from comprules.rules.continuous import interaction as continuous
from comprules.rules.continuous.effect import Continuous
from comprules.rules.effects.beginning_effects import is_locked
from comprules.rules.effects.one_shot_effects import who_controls
from comprules.rules.meaning.last_known_information import as_last_known
from comprules.rules.meaning.linked_abilities import is_linked
from comprules.rules.meaning.which_objects import all_described
from comprules.rules.replacement import as_it_would_enter, prevention, prevention_shields, replacing_events
from comprules.rules.replacement.replacement_effects import replacements
from comprules.rules.replacement.saving_permanents import regenerated, regeneration_shield
from comprules.ruleset import Replacing, Ruleset, seen
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics

__all__ = ["OF_EFFECTS"]


def counters_after_switching() -> Ruleset:
    """Counters are counted once size has been switched."""

    def not_from_counters(effect: Continuous, change: Change) -> bool:
        return isinstance(change, ModifySize) and not effect.counter

    def from_counters(effect: Continuous, change: Change) -> bool:
        return isinstance(change, ModifySize) and effect.counter

    modifying = replace(layers.MODIFIED_SIZE, takes=not_from_counters)
    late = replace(layers.MODIFIED_SIZE, name="counters, too late", takes=from_counters)
    return replace(CR2025, layers=CR2025.layers.replacing(layers.MODIFIED_SIZE, modifying).adding(late))


def moved(layer: layers.Layer, before: layers.Layer) -> Ruleset:
    """Return the ruleset in which a layer comes before another one."""
    return replace(CR2025, layers=CR2025.layers.without(layer).adding(layer, before=before))


def latest(_game: Game, free: list[Continuous]) -> Continuous:
    """The newest effect is applied first."""
    return max(free, key=lambda effect: effect.timestamp)


def as_it_is_now(game: Game, thing: int) -> Characteristics:
    """A copy is a copy of what the object has become."""
    there, view = game.last_seen(thing), seen(game, thing)
    return replace(
        there.base,
        name=view.name,
        cost=view.cost,
        colors=view.colors,
        supertypes=view.supertypes,
        types=view.types,
        subtypes=view.subtypes,
        abilities=view.abilities,
        power=view.power,
        toughness=view.toughness,
    )


def whoever_has_the_effect(game: Game, offered: tuple[Replacing, ...]) -> Replacing:
    """The first effect in the order of the table is applied, and nobody is asked."""
    return offered[0]


def regenerated_from_sacrifice(game: Game, event: Event) -> tuple[Replacing, ...]:
    """Whoever regenerates a creature has sacrificed it and keeps it."""
    found = original(replacements)(game, event)
    if not isinstance(event, Sacrifices):
        return found
    shields = [s for s in game.shields if s.kind == "regeneration" and s.guards == event.object]
    return (*found, *(regeneration_shield(game, shield, event.object) for shield in shields))


OF_EFFECTS: Final = (
    Fault(
        "counts counters after switching",
        "613.4",
        counters_after_switching(),
        ("613_interaction_of_continuous_effects: What a counter gives is switched with the rest",),
    ),
    Fault(
        "sets size after everything else",
        "613.4b",
        moved(layers.SET_SIZE, layers.SWITCHED_SIZE),
        (
            "613_interaction_of_continuous_effects: A size that is set stands in place of the printed one, and older changes go on top",
            "613_interaction_of_continuous_effects: An effect on base power sets that and leaves toughness alone",
        ),
    ),
    Fault(
        "gives and takes abilities before types and colors change",
        "613.1d, 613.1f",
        moved(layers.ABILITIES, layers.TYPES),
        ("613_interaction_of_continuous_effects: A color that a given ability speaks of comes too late",),
    ),
    Fault(
        "works colors out before types",
        "613.1d, 613.1e",
        moved(layers.CHANGED_COLORS, layers.TYPES),
        ("613_interaction_of_continuous_effects: A change of <kind> comes before colors are worked out",),
    ),
    Fault(
        "settles control after abilities",
        "613.1b",
        moved(layers.CONTROL, layers.DEFINED_SIZE),
        (
            "613_interaction_of_continuous_effects: What changes hands comes at once under its new controller's effects and leaves the old one's",
            "613_interaction_of_continuous_effects: A change of the text comes too late for whose the creatures are",
        ),
    ),
    Fault(
        "ignores timestamps",
        "613.7",
        played(continuous.earliest, misread.continuous.in_no_order),
        (
            "613_timestamps_and_dependency: Of two effects in one layer the later one decides",
            "613_timestamps_and_dependency: In a sublayer too the later of two effects decides",
        ),
    ),
    Fault(
        "applies effects from the newest to the oldest",
        "613.7",
        played(continuous.earliest, latest),
        ("613_timestamps_and_dependency: Of two effects in one layer the later one decides",),
    ),
    Fault(
        "ignores dependency",
        "613.8",
        played(dependency.depends_on, misread.continuous.nothing_depends),
        (
            "613_timestamps_and_dependency: Blood Moon takes the ability of Urborg, though Urborg came first",
            "613_timestamps_and_dependency: Feeding makes Bears big before Clipping cuts them down, though Clipping came first",
        ),
    ),
    Fault(
        "looks in every layer for what an effect applies to",
        "613.6",
        played(continuous_effects.affected, misread.continuous.afresh),
        (
            "613_interaction_of_continuous_effects: An effect keeps to the objects it began with, though its words no longer describe them",
        ),
    ),
    Fault(
        "ends an effect once its ability is lost in a layer",
        "613.6",
        played(continuous.begun_and_gone, misread.continuous.nothing_goes_on),
        (
            "613_interaction_of_continuous_effects: An effect that has begun goes on, though its ability is removed in a layer between",
            "613_interaction_of_continuous_effects: An effect that has not begun is lost with its ability, beside one that goes on",
        ),
    ),
    Fault(
        "has abilities that define a characteristic come in the order of timestamps",
        "604.3, 613.3",
        played(continuous.defining_first, misread.continuous.all_alike),
        (
            "613_interaction_of_continuous_effects: A characteristic-defining ability comes first, though another effect is older",
            "613_interaction_of_continuous_effects: An ability that says so only under a condition comes in timestamp order",
        ),
    ),
    Fault(
        "leaves counters the timestamp of the first of them",
        "613.7c",
        played(of_counters, misread.happening.first_counter_counts),
        (
            "613_timestamps_and_dependency: A new counter renews those of its own kind and no others",
            "613_timestamps_and_dependency: The older of two counters has been renewed for good",
        ),
    ),
    Fault(
        "copies what effects and counters have made of a creature",
        "707.2, 613.2c",
        played(continuous.copiable_values, as_it_is_now),
        ("613_interaction_of_continuous_effects: A copy has nothing of what layers 2 to 7 did to its model",),
    ),
    Fault(
        "has a spell's bonus reach creatures that come later",
        "611.2c",
        played(is_locked, misread.effects.follows_its_words),
        ("418_continuous_effects: All white creatures, and who was one at the time",),
    ),
    Fault(
        "has a static ability keep to what was there when it came",
        "611.3a",
        played(continuous_effects.described_now, misread.continuous.locked_in),
        ("418_continuous_effects: Creatures come under the effect and leave it as their color changes",),
    ),
    Fault(
        "counts cards in hands and graveyards as creatures and lands",
        "109.2, 609.2",
        played(all_described, misread.meaning.cards_as_well),
        (
            "609_effects: All lands become creatures, but no land card in a graveyard does",
            "609_effects: A static ability does not touch cards in hands and graveyards either",
        ),
    ),
    Fault(
        "forgets what has left the battlefield",
        "608.2h",
        played(as_last_known, misread.meaning.not_known_any_more),
        (
            "608_resolving_spells_and_abilities: Of a source that is gone the last known information is used",
            "608_resolving_spells_and_abilities: What is said of something that the text has moved is said of it as it was",
        ),
    ),
    Fault(
        "returns what another ability of the object exiled",
        "607.1",
        played(is_linked, misread.meaning.whatever_it_did),
        ("607_linked_abilities: What another ability of the same object exiled does not come back",),
    ),
    Fault(
        "gives what returns to whoever exiled it",
        "610.3c",
        played(who_controls, misread.effects.the_one_who_moved_it),
        ("610_one_shot_effects: A creature that another player controlled returns to its owner's side",),
    ),
    Fault(
        "exiles something until an event that has been already",
        "610.3a",
        without("610.3a"),
        (
            "610_one_shot_effects: Nothing is exiled once the artifact is gone",
            "610_one_shot_effects: A spell that waits for a permanent that has left already",
        ),
    ),
    Fault(
        "applies a replacement effect twice to one event",
        "614.5",
        played(settling.has_a_chance, misread.happening.twice),
        (
            "614_replacement_effects: Two such permanents make it four times the damage",
            "614_replacement_effects: Counters that several effects give what enters are put there at once",
        ),
    ),
    Fault(
        "has an event happen besides what replaces it",
        "614.6",
        played(settling.happens_all_the_same, misread.happening.it_happens),
        (
            "614_replacement_effects: What watches for the event that was replaced sees nothing, and what watches for the other does",
            "614_what_was_done_this_way: Doubled damage counts double",
        ),
    ),
    Fault(
        "asks nobody which of several effects is applied first",
        "616.1, 616.1e",
        played(settling.any_of, misread.happening.first_come),
        (
            "616_interaction_of_replacement_and_prevention_effects: The controller of the affected object chooses, whoever's effects they are",
            "616_interaction_of_replacement_and_prevention_effects: The affected player chooses",
        ),
    ),
    Fault(
        "gives an effect of the spell itself no precedence",
        "614.15, 616.1a",
        played(settling.self_replacements_first, misread.happening.all_alike),
        (
            "614_self_replacement_and_what_cant_happen: What counters a spell replaces where it goes itself, before other effects can",
            "616_interaction_of_replacement_and_prevention_effects: What the spell itself replaces comes before everything else",
        ),
    ),
    Fault(
        "looks at what would enter as it is in the zone it comes from",
        "614.12",
        played(as_it_would_enter.as_it_would_exist, misread.replacement.as_it_is_now),
        (
            "614_entering_the_battlefield: Scarwood Treefolk enters tapped, though it has no abilities in the graveyard",
            "614_entering_the_battlefield: Effects that would apply to it once it is there count",
        ),
    ),
    Fault(
        "redirects damage to what is not there any more",
        "614.9",
        played(replacing_events.redirected, misread.replacement.anywhere),
        (
            "614_replacement_effects: What has left the battlefield can't be dealt it",
            "614_replacement_effects: Nor what is no longer a creature",
        ),
    ),
    Fault(
        "uses up two effects that skip a step with one step",
        "614.10a",
        played(replacing_events.one_skip_for_each, misread.replacement.all_at_once),
        ("614_replacement_effects: Two effects are satisfied by two skips",),
    ),
    Fault(
        "has a shield for 3 damage prevent whatever is dealt",
        "615.7",
        played(prevention_shields.amount_left, misread.prevention.without_limit),
        (
            "615_prevention_effects: It counts damage, not events or sources",
            "615_prevention_effects: One shield may be for a player and that player's permanents together",
        ),
    ),
    Fault(
        "prevents damage that can't be prevented",
        "615.12",
        played(prevention.is_unpreventable, misread.prevention.prevented_like_any),
        (
            "615_prevention_effects: It is dealt in full and reduces no shield",
            "615_prevention_effects: A shield for the next time is not used up by it",
        ),
    ),
    Fault(
        "saves a creature from being sacrificed by regeneration",
        "701.19a, 701.21a",
        played(replacements, regenerated_from_sacrifice),
        ("701_019_regenerate: A creature that is sacrificed is gone, shield or not",),
    ),
    Fault(
        "lets a creature that regenerates stay untapped, in combat and hurt",
        "701.19b",
        played(regenerated, misread.prevention.as_it_was),
        (
            "701_actions_that_are_replaced: Each time that it would be destroyed, it is tapped and its damage removed",
            "701_actions_that_are_replaced: Once it can't be regenerated for a time, its own ability is of no use",
        ),
    ),
)
