"""702.103c, f: the copy of a bestowed Aura spell, and a bestowed Aura that is attached to nothing."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import Unattaches
from comprules.events.zones import CeasesToExist, Moves
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = ["BESTOWED_COPY", "BESTOWED_UNATTACHED", "is_copied_bestowed", "unattached_by_leaving"]

BESTOWED_COPY = cite("702.103c")
BESTOWED_UNATTACHED = cite("702.103f")


@BESTOWED_UNATTACHED
def unattached_by_leaving(game: Game, happened: tuple[Event, ...]) -> tuple[Unattaches, ...]:
    """What a bestowed Aura was attached to has left: it becomes unattached and ceases to be bestowed."""
    if not any(isinstance(event, Moves | CeasesToExist) for event in happened):
        return ()
    events: list[Unattaches] = []
    for i in game.zone("battlefield"):
        thing = game.objects[i]
        if thing.bestowed and thing.attached_to is not None and thing.attached_to not in game.objects:
            BESTOWED_UNATTACHED.decided(game, f"{game.label(i)} becomes unattached and ceases to be bestowed")
            events.append(Unattaches(i))
    return tuple(events)


@BESTOWED_COPY
def is_copied_bestowed(game: Game, spell: GameObject) -> bool:
    """The copy of a bestowed Aura spell is bestowed as well."""
    if spell.bestowed:
        BESTOWED_COPY.decided(game, f"the copy of {spell.label} is a bestowed Aura spell too")
    return spell.bestowed
