"""702.103f: a bestowed Aura is a creature as soon as it is attached to nothing."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import Unattaches
from comprules.events.zones import CeasesToExist, Moves
from comprules.state.game import Game

__all__ = ["BESTOWED_UNATTACHED", "unattached_by_leaving"]

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
