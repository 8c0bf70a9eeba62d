"""707: what objects are that copy others, misread."""

from __future__ import annotations

from comprules.abilities.kinds import Ability, Change
from comprules.events.every import Event
from comprules.events.permanents import TurnsFace
from comprules.events.spells_and_abilities import BeginsEffect, EndsEffects
from comprules.events.zones import Copies, Moves
from comprules.happening import happen
from comprules.happening.in_new_zones import SOURCE_OF_COPIED_ABILITY, with_its_source
from comprules.happening.new_objects import COPIES_OF_PERMANENT_SPELLS, becomes_a_token
from comprules.rules.continuous.copy_exceptions import CHARACTERISTICS_NOT_COPIED, without_what_is_not_copied
from comprules.rules.continuous.starting_values import as_printed_view
from comprules.rules.continuous.what_is_copied import (
    ANOTHER_COPY,
    COLOR_AND_ABILITIES_COPIED,
    COPIES_STAY,
    COPY_OF_A_COPY,
    COPYING_OBJECTS,
    FACE_DOWN_COPY,
    FACE_THAT_IS_UP,
    WHAT_IS_COPIED,
    abilities_if_face_up,
    color_and_abilities,
    copied_alone,
    copies_keep_their_values,
    is_a_copy,
    modified_by_status,
    of_the_face_that_is_up,
    other_effects_go_on,
    what_counts,
    with_what_it_copies,
)
from comprules.rules.meaning.choosing_words import choose_word, remembered_as
from comprules.rules.meaning.which_objects import NAMED_WHATEVER_IT_IS, whatever_it_copies
from comprules.rules.replacement.entering_as_a_copy import (
    CHOICES_NOT_COPIED,
    ENTERING_AS_A_COPY,
    chosen_anew,
    copy_at_once,
)
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import Characteristics, GameObject, OnStack, View

__all__: list[str] = []


@COPYING_OBJECTS.misreading_of(copied_alone)
def in_name_alone(_game: Game, _thing: GameObject, values: Characteristics) -> Characteristics:
    """A copy is called what it copies, and that is all."""
    return Characteristics(name=values.name, types=values.types, power=0, toughness=1)


@WHAT_IS_COPIED.misreading_of(what_counts)
def all_that_it_is(_game: Game, _thing: GameObject, now: View, _copiable: View) -> View:
    """An object is copied with all that effects make of it."""
    return now


@COLOR_AND_ABILITIES_COPIED.misreading_of(color_and_abilities)
def twice_and_colorless(_game: Game, values: Characteristics) -> Characteristics:
    """Abilities are copied, and so is the text that says them; of a color nothing is said."""
    return replace(values, abilities=values.abilities * 2, colors=frozenset())


@COPIES_STAY.misreading_of(copies_keep_their_values)
def copies_follow(game: Game, things: tuple[int, ...]) -> tuple[int, ...]:
    """What is a copy of something becomes whatever that becomes."""
    copies = (i for e in game.lasting if e.model in things for i in e.affected or () if i in game.objects)
    return tuple(dict.fromkeys((*things, *copies)))


@COPY_OF_A_COPY.misreading_of(with_what_it_copies)
def as_it_was_printed(game: Game, thing: GameObject, copiable: View) -> View:
    """Of a copy, the card is copied that it really is."""
    return as_printed_view(thing.base) if is_a_copy(game, thing.id) else copiable


@COPY_OF_A_COPY.misreading_of(modified_by_status)
@FACE_DOWN_COPY.misreading_of(modified_by_status)
def whatever_its_status(game: Game, thing: int, copied: View, modified: View) -> View:
    """A copy is what it copies, whether it is face down or flipped."""
    return copied if is_a_copy(game, thing) else modified


@FACE_DOWN_COPY.misreading_of(abilities_if_face_up)
def as_printed_on_the_card(_game: Game, thing: GameObject) -> tuple[Ability, ...]:
    """A face-down permanent is turned up for what is printed on the card, whatever it copies."""
    return thing.base.abilities


@ANOTHER_COPY.misreading_of(other_effects_go_on)
def as_if_it_entered(game: Game, things: tuple[int, ...]) -> Game:
    """What becomes a copy of something else is new, and no effect from before is on it."""
    old = tuple(e.id for e in game.lasting if e.copied is None and set(e.affected or ()) & set(things))
    return happen(game, EndsEffects(old)) if old else game


@FACE_THAT_IS_UP.misreading_of(of_the_face_that_is_up)
def always_the_front(_game: Game, thing: GameObject, copiable: View) -> View:
    """Of a double-faced permanent the front face is copied."""
    return as_printed_view(thing.back) if thing.turned and thing.back is not None else copiable


@CHARACTERISTICS_NOT_COPIED.misreading_of(without_what_is_not_copied)
def everything_is(_game: Game, _before: View, copied: View, _but: tuple[Change, ...]) -> View:
    """A copy is like what it copies in everything."""
    return copied


@ENTERING_AS_A_COPY.misreading_of(copy_at_once)
def a_copy_afterwards(game: Game, event: Moves, copy: Lasting) -> tuple[Event, ...]:
    """It enters as itself, and then becomes a copy."""
    return event, BeginsEffect(replace(copy, affected=(game.next_id,)))


@CHOICES_NOT_COPIED.misreading_of(chosen_anew)
def chosen_already(game: Game, event: Moves | TurnsFace, player: str, kind: str) -> str:
    """What was chosen for an object holds for its copies too."""
    for effect in event.effects if isinstance(event, Moves) else ():
        if effect.model in game.objects:
            for (_, what), values in game.objects[effect.model].linked.items():
                if what == remembered_as(kind) and values:
                    return str(values[-1])
    return choose_word(game, player, kind)


@SOURCE_OF_COPIED_ABILITY.misreading_of(with_its_source)
def from_another_of_its_name(game: Game, copied: GameObject, event: Copies) -> OnStack | None:
    """The copy of an ability may be that of any object with the name."""
    on_stack = event.on_stack
    if copied.kind != "ability" or on_stack is None or on_stack.ability is None:
        return on_stack
    name = game.last_seen(on_stack.ability.source).base.name
    others = [i for i in game.battlefield if game.objects[i].base.name == name]
    others = [i for i in others if i != on_stack.ability.source] or [on_stack.ability.source]
    return replace(on_stack, ability=replace(on_stack.ability, source=others[0]))


@NAMED_WHATEVER_IT_IS.misreading_of(whatever_it_copies)
def not_under_another_name(game: Game, source: int) -> tuple[int, ...]:
    """What has become a copy is no longer the permanent that was named."""
    return () if is_a_copy(game, source) else (source,)


@COPIES_OF_PERMANENT_SPELLS.misreading_of(becomes_a_token)
def still_a_copy(_game: Game, _copy: GameObject) -> bool:
    """The copy of a permanent spell is never anything else."""
    return False
