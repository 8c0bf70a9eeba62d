"""607.1b, 712: which face of a double-faced card is up."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "DISTURBED_ENTERS_TRANSFORMED",
    "LINKED_ON_EITHER_FACE",
    "ONLY_THE_FRONT_FACE",
    "SAME_FACE_UP",
    "as_it_was_disturbed",
    "as_it_was_on_the_stack",
    "front_face_up",
    "other_face",
]

LINKED_ON_EITHER_FACE = cite("607.1b")
DISTURBED_ENTERS_TRANSFORMED = cite("702.146b")
ONLY_THE_FRONT_FACE = cite("712.8a")
SAME_FACE_UP = cite("712.13")


@LINKED_ON_EITHER_FACE
def other_face(game: Game, thing: GameObject) -> GameObject:
    """Return an object with its other face up.

    Abilities on either face count as printed on the object, so those of one face know what those of the other
    did.
    """
    assert thing.back is not None, "what transforms has another face"
    if thing.linked:
        LINKED_ON_EITHER_FACE.decided(
            game, f"{game.label(thing.id)} keeps what abilities of its other face did"
        )
    return replace(thing, base=thing.back, back=thing.base, turned=not thing.turned)


@SAME_FACE_UP
def as_it_was_on_the_stack(game: Game, spell: GameObject) -> GameObject:
    """A double-faced spell becomes a permanent with the same face up."""
    if spell.turned:
        SAME_FACE_UP.decided(game, f"{spell.label} enters with its back face up, as it was on the stack")
    return as_it_was_disturbed(game, spell)


@DISTURBED_ENTERS_TRANSFORMED
def as_it_was_disturbed(game: Game, spell: GameObject) -> GameObject:
    """A spell that was cast for its disturb cost enters with its back face up."""
    if spell.on_stack is not None and "disturb" in spell.on_stack.options:
        DISTURBED_ENTERS_TRANSFORMED.decided(game, f"{spell.label} was cast for its disturb cost")
    return spell


@ONLY_THE_FRONT_FACE
def front_face_up(game: Game, thing: GameObject) -> GameObject:
    """Return an object that leaves its zone with the front face up, whichever face was up there."""
    if not thing.turned or thing.back is None:
        return thing
    ONLY_THE_FRONT_FACE.decided(game, f"{thing.label} has its front face alone where it goes")
    return replace(thing, base=thing.back, back=thing.base, turned=False)
