"""607.2: what objects remember of what their abilities did."""

from __future__ import annotations

from comprules.events.permanents import Links
from comprules.events.zones import Moves
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Origin

__all__ = ["link_to", "with_links"]


def link_to(game: Game, event: Links) -> Game:
    """What an ability did is remembered by its object, or goes with what is just entering the battlefield."""
    link = (event.origin, event.kind, event.values)
    arriving = game.underway.arriving
    if isinstance(arriving, Moves) and arriving.object == event.object:
        arriving = replace(arriving, linked=(*arriving.linked, link))
        return replace(game, underway=replace(game.underway, arriving=arriving))
    return with_links(game, event.object, (link,))


def with_links(game: Game, thing: int, links: tuple[tuple[Origin, str, tuple[int | str, ...]], ...]) -> Game:
    """Return the game in which an object remembers more of what its abilities did (607.2)."""
    if not links or thing not in game.objects:
        return game
    there = game.objects[thing]
    linked = there.linked
    for origin, kind, values in links:
        linked = linked.set((origin, kind), (*linked.get((origin, kind), ()), *values))
    return game.altering(thing, linked=linked)
