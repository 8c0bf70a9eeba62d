"""707.1 to 707.8: what of an object is copied, and what a permanent is that has become a copy."""

from __future__ import annotations

from comprules.abilities.kinds import Ability
from comprules.book.citing import cite
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject, View

__all__ = [
    "ANOTHER_COPY",
    "COLOR_AND_ABILITIES_COPIED",
    "COPIES_STAY",
    "COPYING_OBJECTS",
    "COPY_OF_A_COPY",
    "FACE_DOWN_COPY",
    "FACE_THAT_IS_UP",
    "TRANSFORMING_TOKEN",
    "WHAT_IS_COPIED",
    "abilities_if_face_up",
    "color_and_abilities",
    "copied_alone",
    "copies_keep_their_values",
    "is_a_copy",
    "modified_by_status",
    "of_the_face_that_is_up",
    "other_effects_go_on",
    "what_counts",
    "with_what_it_copies",
]

COPYING_OBJECTS = cite("707.1")
WHAT_IS_COPIED = cite("707.2")
COLOR_AND_ABILITIES_COPIED = cite("707.2a")
COPIES_STAY = cite("707.2b")
COPY_OF_A_COPY = cite("707.3")
ANOTHER_COPY = cite("707.4")
FACE_THAT_IS_UP = cite("707.8")
TRANSFORMING_TOKEN = cite("707.8a")
FACE_DOWN_COPY = cite("708.10")


def is_a_copy(game: Game, thing: int) -> bool:
    """Say whether an effect has made the object a copy of another."""
    return any(effect.copied is not None and thing in effect.locked_to for effect in game.lasting)


@WHAT_IS_COPIED
def what_counts(game: Game, thing: GameObject, _now: View, copiable: View) -> View:
    """Of all that an object is now, only what is printed, copied or said of face-down objects is copied."""
    WHAT_IS_COPIED.decided(game, f"of {thing.label} its copiable values are copied, and nothing else")
    return copiable


@FACE_THAT_IS_UP
def of_the_face_that_is_up(game: Game, thing: GameObject, copiable: View) -> View:
    """Of a double-faced permanent the face that is up is copied."""
    if thing.back is not None and thing.zone == "battlefield":
        FACE_THAT_IS_UP.decided(game, f"{thing.label} has two faces, and the one that is up is copied")
    return copiable


@COPY_OF_A_COPY
def with_what_it_copies(game: Game, thing: GameObject, copiable: View) -> View:
    """What an object has copied is copied from it in turn."""
    if is_a_copy(game, thing.id):
        COPY_OF_A_COPY.decided(game, f"{thing.label} is a copy, and what it copied is copied from it")
    return copiable


@COLOR_AND_ABILITIES_COPIED
def color_and_abilities(game: Game, values: Characteristics) -> Characteristics:
    """The color is copied with the mana cost, and each ability once, with the rules text."""
    if values.colors or values.abilities:
        COLOR_AND_ABILITIES_COPIED.decided(
            game, f"the color of {values.name or 'what is copied'} is copied, and each of its abilities once"
        )
    return values


@COPYING_OBJECTS
def copied_alone(game: Game, thing: GameObject, values: Characteristics) -> Characteristics:
    """What an object is said to be a copy of gives it its values."""
    COPYING_OBJECTS.decided(game, f"{thing.label} is copied")
    return values


@COPY_OF_A_COPY
@FACE_DOWN_COPY
def modified_by_status(game: Game, thing: int, copied: View, modified: View) -> View:
    """A copy that is face down or flipped is what its status makes of what it copies."""
    if thing in game.objects and copied != modified and is_a_copy(game, thing):
        cited = FACE_DOWN_COPY if game.objects[thing].face_down else COPY_OF_A_COPY
        for citation in dict.fromkeys((COPY_OF_A_COPY, cited)):
            citation.decided_once(game, f"{game.label(thing)} is a copy, as its status modifies that")
    return modified


@FACE_DOWN_COPY
def abilities_if_face_up(game: Game, thing: GameObject) -> tuple[Ability, ...]:
    """Return what a face-down permanent would have if it were face up: what it copies, if it is a copy."""
    if is_a_copy(game, thing.id):
        FACE_DOWN_COPY.decided(game, f"{thing.label}, face up, would have the abilities of what it copies")
    turned_up = game.with_object(replace(thing, face_down=False))
    return views(turned_up)[thing.id].abilities


@COPIES_STAY
def copies_keep_their_values(game: Game, things: tuple[int, ...]) -> tuple[int, ...]:
    """Only these objects become copies now: what has copied one of them before stays what it is."""
    for effect in game.lasting:
        if effect.model in things:
            COPIES_STAY.decided(game, f"what is a copy of {game.label(effect.model)} stays what it is")
    return things


@ANOTHER_COPY
def other_effects_go_on(game: Game, things: tuple[int, ...]) -> Game:
    """A copy that becomes a copy of something else neither enters nor leaves, and other effects go on."""
    for i in things:
        if is_a_copy(game, i):
            ANOTHER_COPY.decided(game, f"{game.label(i)} becomes a copy of something else where it is")
    return game
