"""717.6: where Attraction cards go instead of a graveyard, hand or library."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.zones import Moves
from comprules.ruleset import Instead, Replacing
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["ASTROTORIUM_BACK", "to_the_junkyard"]

ASTROTORIUM_BACK = cite("717.6")


@ASTROTORIUM_BACK
def to_the_junkyard(game: Game, event: Event) -> Iterator[Replacing]:
    """An Attraction card is put into the command zone instead of any zone but the battlefield and exile."""
    if not isinstance(event, Moves) or event.to in ("battlefield", "exile", "command"):
        return
    thing = game.objects.get(event.object)
    if thing is None or thing.kind != "card" or "Attraction" not in thing.base.subtypes:
        return
    going = event

    def apply(now: Game) -> tuple[Game, tuple[Event, ...], tuple[Instead, ...]]:
        return now, (replace(going, to="command"),), ()

    what = "its owner puts an Attraction card into the command zone"
    yield Replacing(("junkyard", thing.id, event.to), what, thing.owner, apply, ASTROTORIUM_BACK)
