"""701.43: what comes of a permanent that is exerted."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import StaysTapped
from comprules.abilities.combat import Named
from comprules.abilities.conditions import Duration
from comprules.abilities.simple_nouns import You
from comprules.events.permanents import Exerts
from comprules.state.lasting import Lasting

__all__ = ["of_exerting"]


def of_exerting(event: Exerts) -> Lasting:
    """The permanent does not untap in the next untap step of the player who exerts it."""
    stays = StaysTapped(Named((event.player,)))
    until = Duration("end of next untap step", whose=You())
    return Lasting(
        0, event.source, event.player, (stays,), 0, until, affected=(event.object,), timed_by=event.player
    )
