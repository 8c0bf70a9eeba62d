"""708.2: the characteristics of what is face down."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = ["FACE_DOWN_CREATURE", "FACE_DOWN_OBJECTS", "as_listed", "face_down"]

FACE_DOWN_OBJECTS = cite("708.2")
FACE_DOWN_CREATURE = cite("708.2a")


@FACE_DOWN_OBJECTS
def face_down(game: Game, thing: int, view: View) -> View:
    """A face-down object has the characteristics that are listed for it, and no others."""
    FACE_DOWN_OBJECTS.decided_once(game, f"{game.label(thing)} is face down, and is what is listed alone")
    nothing = replace(
        view,
        name="",
        cost=None,
        front_cost=None,
        lower_half=None,
        halves=(),
        also_named=frozenset(),
        symbol="",
        colors=frozenset(),
        supertypes=frozenset(),
        types=frozenset(),
        subtypes=frozenset(),
        held=(),
        power=None,
        toughness=None,
        loyalty=None,
        defense=None,
    )
    return as_listed(game, thing, nothing)


@FACE_DOWN_CREATURE
def as_listed(game: Game, thing: int, view: View) -> View:
    """Where nothing is listed it is a 2/2 creature, without name, mana cost, subtypes or text."""
    FACE_DOWN_CREATURE.decided_once(game, f"{game.label(thing)} is a face-down 2/2 creature")
    return replace(view, types=frozenset({"creature"}), power=2, toughness=2)
