"""407: cards that get another owner."""

from __future__ import annotations

from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["owned_by"]

_OF_PLAYERS = frozenset({"library", "hand", "graveyard"})
_CONTROLLED = frozenset({"battlefield", "stack"})


def owned_by(game: Game, thing: int, player: str) -> Game:
    """Return the game in which a player owns an object; a card in a zone of its owner's is in theirs now."""
    there = game.objects[thing]
    if there.zone in _OF_PLAYERS:
        left = tuple(i for i in game.zone(there.zone, there.owner) if i != thing)
        zones = game.zones.set((there.zone, there.owner), left)
        now = (thing, *zones.get((there.zone, player), ()))
        game = replace(game, zones=zones.set((there.zone, player), now))
    if there.zone in _CONTROLLED:
        return game.altering(thing, owner=player)
    return game.altering(thing, owner=player, controller=player)
