"""701.43: what comes of a permanent that is exerted."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import StaysTapped
from comprules.abilities.combat import Named
from comprules.abilities.conditions import Duration
from comprules.abilities.simple_nouns import You
from comprules.events.permanents import Exerts
from comprules.state.lasting import Lasting
from comprules.state.objects import NOT_YET

__all__ = ["of_exerting"]


def of_exerting(event: Exerts) -> Lasting:
    """The permanent does not untap in the next untap step of the player who exerts it."""
    stays = StaysTapped(Named((event.player,)))
    until = Duration("end of next untap step", whose=You())
    return Lasting(
        NOT_YET,
        event.source,
        event.player,
        (stays,),
        NOT_YET,
        until,
        affected=(event.object,),
        timed_by=event.player,
    )
