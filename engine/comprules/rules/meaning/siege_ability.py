"""310.11b: the triggered ability that every Siege has."""

from __future__ import annotations

from functools import cache

from comprules.book.citing import cite
from comprules.english.readings import read_abilities
from comprules.state.game import Game
from comprules.state.objects import Held, View

__all__ = ["DEFEATED_SIEGE", "ability_of_sieges"]

DEFEATED_SIEGE = cite("310.11b")


@cache
def _written() -> tuple[Held, ...]:
    said = read_abilities(
        "When the last defense counter is removed from this permanent, exile it, "
        "then you may cast it transformed without paying its mana cost."
    )
    return tuple(Held(ability, ("battle type", "Siege")) for ability in said)


@DEFEATED_SIEGE
def ability_of_sieges(game: Game, view: View) -> tuple[Held, ...]:
    """A Siege without defense counters is exiled, and its controller may cast its other face.

    Every Siege has that ability, whatever is written on it, unless it has lost all abilities.
    """
    if "Siege" not in view.subtypes or "battle" not in view.types or view.bare:
        return ()
    DEFEATED_SIEGE.decided_once(game, f"{view.name} watches for its last defense counter")
    return _written()
