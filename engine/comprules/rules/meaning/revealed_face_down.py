"""708.12: what is known of a face-down permanent that a spell or ability has revealed."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.abilities.instructions import Reveal
from comprules.abilities.parts import once_for_each, parts_of
from comprules.book.citing import cite
from comprules.rules.meaning.speaker import Speaker
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Held, View

__all__ = ["REVEALED_FACE_DOWN", "as_revealed"]

REVEALED_FACE_DOWN = cite("708.12")


@REVEALED_FACE_DOWN
def as_revealed(game: Game, board: Mapping[int, View], speaker: Speaker, thing: int) -> Mapping[int, View]:
    """What an ability has a player reveal face down is, for that ability, what it is without any effects."""
    there = game.objects.get(thing)
    if there is None or not there.face_down or there.zone != "battlefield":
        return board
    if not _reveals(speaker.of.ability):
        return board
    REVEALED_FACE_DOWN.decided_once(game, f"{there.label} is looked at as it is without continuous effects")
    held = tuple(Held(ability, ("own", k), origin=("own",)) for k, ability in enumerate(there.base.abilities))
    values = there.base
    shown = replace(
        board[thing],
        name=values.name,
        cost=values.cost,
        colors=values.colors,
        supertypes=values.supertypes,
        types=values.types,
        subtypes=values.subtypes,
        held=held,
        power=values.power,
        toughness=values.toughness,
    )
    return {**board, thing: shown}


@once_for_each
def _reveals(part: object) -> bool:
    """Say whether an ability has a player reveal something."""
    return isinstance(part, Reveal) or any(_reveals(inner) for inner in parts_of(part))
