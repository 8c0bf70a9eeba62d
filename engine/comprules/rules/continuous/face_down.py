"""708.2, 701.58a, 702.168a: the characteristics of what is face down."""

from __future__ import annotations

from typing import Final

from comprules.abilities.keywords import Keyword
from comprules.book.citing import cite
from comprules.happening.turning_over import CONCEALED_BY
from comprules.keyword_instances import working
from comprules.keywords.rules_701 import CLOAKING
from comprules.keywords.rules_702_121_to_183 import DISGUISE
from comprules.mana import ManaCost
from comprules.rules.continuous.what_is_copied import abilities_if_face_up
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject, Held, View

__all__ = [
    "FACE_DOWN_CREATURE",
    "FACE_DOWN_OBJECTS",
    "as_listed",
    "face_down",
    "face_down_by",
    "has_ward",
    "still_concealed",
    "what_conceals",
]

FACE_DOWN_OBJECTS = cite("708.2")
FACE_DOWN_CREATURE = cite("708.2a")

_CAST_FACE_DOWN: Final = ("morph", "megamorph", "disguise")
_WARD = (Held(Keyword("ward", cost=ManaCost(("2",))), ("own", 0)),)


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
    view = replace(view, types=frozenset({"creature"}), power=2, toughness=2)
    return replace(view, held=_WARD) if has_ward(game, thing) else view


@CLOAKING
@DISGUISE
def has_ward(game: Game, thing: int) -> bool:
    """What is face down because it was cloaked, or cast by its disguise ability, has ward {2}."""
    how = game.objects[thing].notes.get(CONCEALED_BY)
    for word, citation in (("cloak", CLOAKING), ("disguise", DISGUISE)):
        if how == word:
            citation.decided_once(game, f"{game.label(thing)} is face down by {word}, and has ward {{2}}")
            return True
    return False


def face_down_by(game: Game, card: GameObject) -> tuple[Keyword, ...]:
    """Return the abilities by which a card could be cast face down, and turned face up."""
    shown = abilities_if_face_up(game, card)
    return tuple(a for word in _CAST_FACE_DOWN for a in working(game, shown, word))


def what_conceals(game: Game, card: int, *, face_down: bool) -> tuple[tuple[str, str], ...]:
    """Return the note of a card that is cast face down by its disguise ability, and none of other cards."""
    by = face_down_by(game, game.objects[card])[:1] if face_down else ()
    return ((CONCEALED_BY, "disguise"),) if any(ability.name == "disguise" for ability in by) else ()


def still_concealed(spell: GameObject) -> tuple[tuple[str, str], ...]:
    """Return the note of a face-down spell, which the permanent that it becomes has as well."""
    how = spell.notes.get(CONCEALED_BY)
    return () if how is None else ((CONCEALED_BY, how),)
