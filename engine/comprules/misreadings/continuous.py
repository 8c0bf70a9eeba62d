"""609.4, 611-613: continuous effects, misread."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from comprules.abilities.changes import AddWord, DefineColors, DefineSize, SetName
from comprules.abilities.conditions import Duration, ThisIs
from comprules.abilities.kinds import Ability, Apply, Change
from comprules.abilities.nouns import Filter
from comprules.abilities.simple_nouns import This
from comprules.book.citing import Citation, original
from comprules.events.every import Event
from comprules.keywords.rules_702_61_to_120 import CHANGELING, DEVOID
from comprules.rules.continuous.as_though import (
    AS_THOUGH,
    counts_as_having,
    counts_as_untapped,
    may_treat_as_having,
    tapped_power,
)
from comprules.rules.continuous.changing_characteristics import (
    ADDING_AND_REMOVING_ABILITIES,
    GRANTED_ABILITIES_ARE_NOT_TEXT,
    LINKED_BY_GRANTING,
    as_granted,
    can_gain_abilities,
    origin_granted,
    origin_of,
)
from comprules.rules.continuous.changing_text import (
    FIELDS_OF_COLOR_WORDS,
    FIELDS_OF_TYPE_WORDS,
    FULL_TEXT_OF_ANOTHER,
    NAMES_OF_ALL,
    SETTING_NAMES,
    TEXT_CHANGES,
    TEXT_OF_TOKENS,
    WORDS_ADDED_TO_NAMES,
    WORDS_USED_AS_SUCH,
    all_that_is_printed,
    has_text_to_change,
    named_anew,
    named_like_all,
    reworded,
    with_full_text,
    with_rules_text,
    with_text,
    with_word,
    word_added,
    words_used_as,
)
from comprules.rules.continuous.continuous_effects import (
    EFFECTS_IN_SEVERAL_LAYERS,
    NOTHING_LOCKED_IN,
    OVERRIDING_EFFECTS,
    Stage,
    affected,
    described_now,
    overriding,
    said_now,
)
from comprules.rules.continuous.copy_exceptions import COPY_WITHOUT_DEFINING_ABILITY, without_what_defines
from comprules.rules.continuous.dependency import (
    DEPENDENCY_CHECKED_AGAIN,
    DEPENDENT_EFFECTS_WAIT,
    WHAT_DEPENDS,
    Dependencies,
    dependencies_among,
    depends_on,
    free_now,
    free_of_dependency,
    may_depend,
)
from comprules.rules.continuous.designations import ASCENDING, ascending
from comprules.rules.continuous.durations import (
    DECISIONS_OF_THE_GONE,
    DURATIONS,
    END_OF_STEP,
    as_steps_begin,
    as_steps_end,
    with_ended_durations,
    without_those_of_the_gone,
)
from comprules.rules.continuous.effect import Continuous, EffectKey
from comprules.rules.continuous.effects_of_static_abilities import (
    CHARACTERISTIC_DEFINING,
    CRITERIA_OF_DEFINING,
    DEFINING_ABILITIES_EVERYWHERE,
    EFFECTS_OF_STATIC_ABILITIES,
    NOT_TO_BE_COUNTERED,
    STATEMENTS,
    STATIC_ABILITIES,
    STATIC_ABILITIES_AT_ALL_TIMES,
    STATIC_ABILITIES_ON_THE_STACK,
    STATIC_ABILITIES_WITHOUT_THE_STACK,
    TIMESTAMP_OF_STATIC_ABILITY,
    WHILE_SOURCE_IS_THERE,
    ZONES_OF_ABILITIES,
    ZONES_OF_STATIC_ABILITIES,
    WorkingBoard,
    as_static,
    is_characteristic_defining,
    meets_the_criteria,
    of_static_ability,
    statics_of,
    works_in,
    works_on_the_stack,
)
from comprules.rules.continuous.effects_on_spells import (
    EFFECTS_ON_NEXT_SPELL,
    STATIC_EFFECTS_WITHOUT_END,
    on_next_spell,
    without_end,
)
from comprules.rules.continuous.interaction import (
    DEFINING_FIRST,
    DEPENDENCY,
    EFFECTS_ON_PLAYERS,
    EFFECTS_ON_RULES,
    TIMESTAMP_ORDER,
    NamedChanges,
    begun_and_gone,
    defining_first,
    earliest,
    next_effect,
    next_without_dependency,
    on_players,
    on_rules,
    rules_of_objects,
)
from comprules.rules.continuous.layers import (
    SUBLAYERS_OF_COPYING,
    SUBLAYERS_OF_SIZE,
    Layer,
    sublayers_of,
    sublayers_of_layer_1,
    sublayers_of_layer_7,
)
from comprules.rules.meaning import objects_of
from comprules.ruleset import Table, views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, Held, Origin, View
from comprules.words import Moment, Step

__all__: list[str] = []

# ---- as though


@AS_THOUGH.misreading_of(counts_as_having)
def as_it_is(game: Game, thing: int, keyword: str, _do: str, _other: int | None = None) -> bool:
    """Only what is so counts."""
    return views(game)[thing].has(keyword)


@AS_THOUGH.misreading_of(counts_as_untapped)
def tapped_as_it_is(game: Game, thing: int, _do: str) -> bool:
    """A tapped creature is a tapped creature."""
    return not game.objects[thing].tapped


@AS_THOUGH.misreading_of(may_treat_as_having)
def as_it_has_it(game: Game, _player: str, thing: int, keyword: str, _do: str) -> bool:
    """Only what is so counts, for every player."""
    return views(game)[thing].has(keyword)


@AS_THOUGH.misreading_of(tapped_power)
def power_as_it_is(game: Game, _source: int, thing: int) -> int:
    """Only the power that it has counts."""
    return views(game)[thing].power or 0


# ---- changing characteristics


@GRANTED_ABILITIES_ARE_NOT_TEXT.misreading_of(as_granted)
def reworded_as_well(game: Game, view: View, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """A changed text changes granted abilities too."""
    for change in view.reworded:
        words = words_used_as(game, change.kind)
        abilities = tuple(reworded(each, change.old, change.new, words) for each in abilities)
    return abilities


@LINKED_BY_GRANTING.misreading_of(origin_granted)
def origin_of_effect(_game: Game, effect: Continuous, _thing: int) -> Origin:
    """What an ability gives its own object comes from elsewhere too."""
    return origin_of(effect)


# ---- changing text


@WORDS_USED_AS_SUCH.misreading_of(words_used_as)
def anywhere(_game: Game, kind: str) -> frozenset[str]:
    """A word is changed wherever it stands, in names too."""
    return (FIELDS_OF_COLOR_WORDS if kind == "color word" else FIELDS_OF_TYPE_WORDS) | {"name"}


@TEXT_CHANGES.misreading_of(with_text)
@TEXT_CHANGES.misreading_of(with_rules_text)
@TEXT_CHANGES.misreading_of(with_full_text)
@TEXT_CHANGES.misreading_of(with_word)
@TEXT_CHANGES.misreading_of(named_like_all)
def text_stays(_game: Game, view: View, *_what: Any) -> View:
    """No effect changes the words on an object."""
    return view


@TEXT_OF_TOKENS.misreading_of(has_text_to_change)
def cards_only(game: Game, thing: int) -> bool:
    """Tokens have no text to change."""
    return game.objects[thing].kind != "token"


@FULL_TEXT_OF_ANOTHER.misreading_of(all_that_is_printed)
def text_box_alone(_game: Game, view: View, other: View) -> View:
    """Only what stands in the text box is taken."""
    own = tuple(held for held in other.held if held.own)
    return replace(view, held=(*own, *(held for held in view.held if not held.own)))


@SETTING_NAMES.misreading_of(named_anew)
def one_more_name(_game: Game, view: View, change: SetName) -> View:
    """The object has the new name besides those that it had."""
    return replace(view, also_named=view.also_named | {change.name})


@WORDS_ADDED_TO_NAMES.misreading_of(word_added)
def no_word_added(_game: Game, view: View, _change: AddWord) -> View:
    """What is stuck on an object is no part of its name."""
    return view


@NAMES_OF_ALL.misreading_of(named_like_all)
def name_stays(_game: Game, view: View, _of: Filter, _thing: int) -> View:
    """The object has the one name that it had."""
    return view


# ---- continuous effects


@EFFECTS_OF_STATIC_ABILITIES.misreading_of(statics_of)
@STATEMENTS.misreading_of(statics_of)
@STATIC_ABILITIES.misreading_of(statics_of)
def makes_nothing(_game: Game, _board: WorkingBoard, _thing: int) -> Iterator[Continuous]:
    """Static abilities make no continuous effects."""
    yield from ()


@STATIC_ABILITIES_WITHOUT_THE_STACK.misreading_of(statics_of)
def once_the_stack_is_empty(game: Game, board: WorkingBoard, thing: int) -> Iterator[Continuous]:
    """What a static ability says waits until the stack is empty."""
    if not game.zone("stack"):
        yield from original(statics_of)(game, board, thing)


@WHILE_SOURCE_IS_THERE.misreading_of(works_in)
@ZONES_OF_ABILITIES.misreading_of(works_in)
@ZONES_OF_STATIC_ABILITIES.misreading_of(works_in)
def works_anywhere(_game: Game, _there: GameObject, *, defining: bool) -> bool:  # noqa: ARG001
    """A static ability works in whatever zone its object is."""
    return True


@NOT_TO_BE_COUNTERED.misreading_of(works_on_the_stack)
@STATIC_ABILITIES_ON_THE_STACK.misreading_of(works_on_the_stack)
def only_on_the_battlefield(_game: Game, _there: GameObject, _part: Apply) -> bool:
    """What a spell says of itself does not count while it is on the stack."""
    return False


@CHANGELING.misreading_of(as_static)
@DEVOID.misreading_of(as_static)
def keyword_alone(_game: Game, ability: Ability) -> Ability:
    """The keyword says nothing about characteristics."""
    return ability


@DEFINING_ABILITIES_EVERYWHERE.misreading_of(is_characteristic_defining)
@CHARACTERISTIC_DEFINING.misreading_of(is_characteristic_defining)
def nothing_defines(_game: Game, _held: Held, _part: Apply) -> bool:
    """No ability defines a characteristic: its effect is one like any other."""
    return False


@CRITERIA_OF_DEFINING.misreading_of(meets_the_criteria)
def whatever_it_defines(_game: Game, _held: Held, part: Apply) -> bool:
    """Whatever says what a characteristic of its object is defines it."""
    return isinstance(part.subject, This) and all(
        isinstance(change, DefineSize | DefineColors) for change in part.changes
    )


@TIMESTAMP_OF_STATIC_ABILITY.misreading_of(of_static_ability)
def of_object_alone(_game: Game, there: GameObject, held: Held) -> tuple[int, int]:
    """The object's timestamp, whenever it got the ability."""
    return (there.timestamp, held.uid[-1] if held.own else -1)


@EFFECTS_IN_SEVERAL_LAYERS.misreading_of(affected)
def afresh(_game: Game, stage: Stage, effect: Continuous) -> tuple[int, ...]:
    """What the effect's words say now, whatever they said in an earlier layer."""
    return said_now(stage, effect)


@NOTHING_LOCKED_IN.misreading_of(described_now)
def locked_in(game: Game, stage: Stage, effect: Continuous) -> tuple[int, ...]:
    """Only what was there when the ability came to be."""
    found = objects_of(game, stage.board, effect.speaker, effect.subject)
    return tuple(i for i in found if (game.objects[i].timestamp, 0) <= effect.timestamp)


@OVERRIDING_EFFECTS.misreading_of(overriding)
def the_first_prevails(_game: Game, things: tuple[int, ...], touched: frozenset[int]) -> tuple[int, ...]:
    """What one effect has changed in a layer, no other effect changes there."""
    return tuple(i for i in things if i not in touched)


# ---- copy exceptions


@COPY_WITHOUT_DEFINING_ABILITY.misreading_of(without_what_defines)
def with_every_ability(_game: Game, view: View, _exception: Change) -> View:
    """Whatever defines a characteristic is copied, even one for which the exception has values."""
    return view


# ---- dependency


@WHAT_DEPENDS.misreading_of(depends_on)
def nothing_depends(
    _game: Game, _stage: Stage, _layer: Layer, _effect: Continuous, _other: Continuous
) -> bool:
    """No effect depends on another."""
    return False


@WHAT_DEPENDS.misreading_of(may_depend)
def any_may_depend(_game: Game, _effect: Continuous, _other: Continuous) -> bool:
    """It makes no difference where effects come from."""
    return True


@DEPENDENT_EFFECTS_WAIT.misreading_of(free_of_dependency)
def all_at_once(_game: Game, waiting: list[Continuous], _depends: Dependencies) -> list[Continuous]:
    """Nothing waits for anything."""
    return waiting


@DEPENDENCY_CHECKED_AGAIN.misreading_of(free_now)
def as_planned(game: Game, stage: Stage, layer: Layer, waiting: list[Continuous]) -> list[Continuous]:
    """The order that was worked out as the layer began is kept, whatever has been applied since."""
    if layer.name not in stage.plans:
        depends = dependencies_among(game, stage, layer, waiting)
        left, plan = list(waiting), []
        while left:
            keys = {e.key for e in left}
            still = {k: on & keys for k, on in depends.items() if k in keys and on & keys}
            pick = min(free_of_dependency(game, left, still), key=lambda e: e.timestamp)
            plan.append(pick.key)
            left.remove(pick)
        stage.plans[layer.name] = plan
    plan = stage.plans[layer.name]
    return [min(waiting, key=lambda e: plan.index(e.key) if e.key in plan else len(plan))]


# ---- durations


@DURATIONS.misreading_of(with_ended_durations)
def durations_never_end(game: Game, *_moments: Moment) -> Game:
    """What has begun lasts for ever."""
    return game


@END_OF_STEP.misreading_of(as_steps_end)
def never_expire(game: Game) -> Game:
    """What lasts until the end of a step or phase goes on."""
    return game


@END_OF_STEP.misreading_of(as_steps_begin)
def later_than_that(game: Game, _step: Step) -> Game:
    """What lasts until a step or phase begins goes on."""
    return game


@DECISIONS_OF_THE_GONE.misreading_of(without_those_of_the_gone)
def for_good(game: Game, _player: str) -> Game:
    """Effects that last until that player's turn never end."""
    return game


# ---- effects on spells


@EFFECTS_ON_NEXT_SPELL.misreading_of(on_next_spell)
def never_begins(game: Game, _player: str, _spell: int) -> Game:
    """What waits for a spell waits for ever."""
    return game


@STATIC_EFFECTS_WITHOUT_END.misreading_of(without_end)
def while_permitted(_game: Game, source: int) -> Duration:
    """The ability lasts while what granted it is there."""
    return Duration(as_long_as=ThisIs(This(), Filter())) if source else Duration()


# ---- interaction


@EFFECTS_ON_RULES.misreading_of(rules_of_objects)
def rules_stay_as_they_are(_game: Game, _effect: Continuous) -> tuple[Change, ...]:
    """No effect changes what objects may or must do."""
    return ()


@EFFECTS_IN_SEVERAL_LAYERS.misreading_of(begun_and_gone)
def nothing_goes_on(_game: Game, _stage: Stage) -> dict[EffectKey, Continuous]:
    """An effect ends at once when its ability is lost while characteristics are worked out."""
    return {}


@DEFINING_FIRST.misreading_of(defining_first)
def all_alike(_game: Game, _layer: Layer, waiting: list[Continuous]) -> list[Continuous]:
    """Characteristic-defining abilities have no place of their own."""
    return waiting


@DEPENDENCY.misreading_of(next_effect)
def by_timestamp_alone(game: Game, _stage: Stage, layer: Layer, waiting: list[Continuous]) -> Continuous:
    """Only timestamps count."""
    return next_without_dependency(game, _stage, layer, waiting)


@TIMESTAMP_ORDER.misreading_of(earliest)
def in_no_order(_game: Game, free: list[Continuous]) -> Continuous:
    """Effects are applied in the order of their sources' names, which has nothing to do with time."""
    return min(free, key=lambda e: (e.name, str(e.key)))


@EFFECTS_ON_PLAYERS.misreading_of(on_players)
@EFFECTS_ON_RULES.misreading_of(on_rules)
def no_effect_on_players(_game: Game, _player: str, _changes: NamedChanges) -> tuple[Change, ...]:
    """Nothing affects players."""
    return ()


# ---- layers


@SUBLAYERS_OF_COPYING.misreading_of(sublayers_of_layer_1)
@SUBLAYERS_OF_SIZE.misreading_of(sublayers_of_layer_7)
def as_one_layer(_game: Game, layer: Citation, layers: Table[Layer]) -> tuple[Layer, ...]:
    """The sublayers of a layer flow together into one, in timestamp order throughout."""
    sublayers = sublayers_of(layer, layers)

    def takes(effect: Continuous, change: Change) -> bool:
        return any(layer.takes(effect, change) for layer in sublayers)

    gives_copiable = any(layer.gives_copiable for layer in sublayers)
    return (replace(sublayers[0], takes=takes, gives_copiable=gives_copiable),) if sublayers else ()


@ASCENDING.misreading_of(ascending)
def nobody_ascends(_game: Game, _permanents: tuple[int, ...]) -> tuple[Event, ...]:
    """Ten permanents give nothing."""
    return ()


@ADDING_AND_REMOVING_ABILITIES.misreading_of(can_gain_abilities)
def bare_for_good(_game: Game, view: View) -> bool:
    """What has lost all abilities can't gain any."""
    return not view.bare


@STATIC_ABILITIES_AT_ALL_TIMES.misreading_of(statics_of)
def while_someone_has_priority(game: Game, board: WorkingBoard, thing: int) -> Iterator[Continuous]:
    """Static abilities do something while their player has priority."""
    if game.priority == game.objects[thing].controller:
        yield from original(statics_of)(game, board, thing)
