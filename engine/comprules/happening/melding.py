"""701.42, 712: two meld cards become one permanent, which comes apart as it leaves the battlefield."""

from __future__ import annotations

from collections.abc import Iterable

from comprules.book.citing import cite
from comprules.happening.commanders import is_melded_commander
from comprules.happening.stickers import stickers_of_melded
from comprules.mana import ManaCost
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject

__all__ = [
    "BOTH_CARDS_FOUND",
    "COMBINED_BACK_FACE",
    "MELDED_LEAVES",
    "MERGED_PARTS_FOUND",
    "ONE_PERMANENT",
    "all_that_it_became",
    "as_component",
    "combined_face",
    "melded",
    "parts_that_leave",
    "what_they_became",
]

COMBINED_BACK_FACE = cite("712.8g")
ONE_PERMANENT = cite("712.14c")
MELDED_LEAVES = cite("712.21")
BOTH_CARDS_FOUND = cite("712.21c")
MERGED_PARTS_FOUND = cite("728.3c")


@COMBINED_BACK_FACE
def combined_face(game: Game, first: GameObject, second: GameObject) -> Characteristics:
    """Return the values of a melded permanent: those of the combined back face, and no others."""
    face = first.base.melded or second.base.melded or first.base
    costs = [part.base.cost for part in (first, second) if part.base.cost is not None]
    COMBINED_BACK_FACE.decided_once(game, f"{first.label} and {second.label} are {face.name}")
    return replace(face, front_cost=ManaCost(tuple(s for cost in costs for s in cost.symbols)))


@ONE_PERMANENT.essential("two cards would enter, each with half a face")
def melded(game: Game, first: GameObject, second: GameObject) -> GameObject:
    """Return the one object that two meld cards are as they enter, with their back faces up."""
    ONE_PERMANENT.decided(game, f"{first.label} and {second.label} enter as a single permanent")
    face = combined_face(game, first, second)
    return replace(
        first,
        label=face.name,
        base=face,
        back=None,
        adventure=None,
        components=(first, second),
        commander=is_melded_commander(game, (first, second)),
        stickers=stickers_of_melded(game, first, second),
    )


@MELDED_LEAVES
def parts_that_leave(game: Game, old: GameObject) -> tuple[GameObject, ...]:
    """Return the objects that go where a permanent goes: all cards that it was made of."""
    if any(part.base.melds_with for part in old.components):
        names = " and ".join(part.label for part in old.components)
        MELDED_LEAVES.decided(game, f"{old.label} leaves the battlefield, and {names} go there")
    return old.components


@BOTH_CARDS_FOUND
@MERGED_PARTS_FOUND
def all_that_it_became(game: Game, old: int, new: int) -> tuple[int, ...]:
    """What finds the object that a melded or merged permanent has become finds all that it has become."""
    if new == old or new not in game.objects or old not in game.last_known:
        return (new,)
    was = game.last_known[old][0]
    if not was.components:
        return (new,)
    others = (i for i, one in game.objects.items() if one.came_from == old and i != new)
    found = (new, *(i for i in others if game.objects[i].zone == game.objects[new].zone))
    cited = BOTH_CARDS_FOUND if any(part.base.melds_with for part in was.components) else MERGED_PARTS_FOUND
    cited.decided(game, f"{' and '.join(map(game.label, found))} are all that {was.label} has become")
    return found


def what_they_became(game: Game, things: Iterable[int]) -> tuple[int, ...]:
    """Return the objects that those of these which have changed zones became there."""
    gone = ((old, game.successor[old]) for old in things if old in game.successor)
    return tuple([each for old, new in gone for each in all_that_it_became(game, old, new)])


def as_component(whole: GameObject, part: GameObject) -> GameObject:
    """One of the objects that represent a merged or melded permanent, as it leaves with it (728.3)."""
    return replace(
        whole,
        label=part.label,
        base=part.base,
        owner=part.owner,
        kind=part.kind,
        back=part.back,
        turned=part.turned,
        adventure=part.adventure,
        commander=part.commander,
        components=(),
    )
