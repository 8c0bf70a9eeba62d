"""401.6: a card of a library that stops being revealed, and is revealed once more."""

from __future__ import annotations

from comprules.happening.new_objects import remember_object
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["as_new_object", "hidden_again", "was_hidden_again"]

_NOTE = "revealed"


def hidden_again(game: Game, card: int) -> Game:
    """Note that a card of a library is not revealed any more."""
    return game.altering(card, notes=game.objects[card].notes.set(_NOTE, "before"))


def was_hidden_again(game: Game, card: int) -> bool:
    """Say whether a card has been revealed before, where it lies, and then was not."""
    return _NOTE in game.objects[card].notes


def as_new_object(game: Game, card: int) -> Game:
    """Return the game in which a new object lies in a library in a card's place."""
    old = game.objects[card]
    new = replace(old, id=game.next_id, notes=old.notes.delete(_NOTE))
    game = remember_object(game, game, card)
    where = ("library", old.owner)
    there = tuple(new.id if i == card else i for i in game.zones[where])
    objects = game.objects.delete(card).set(new.id, new)
    return replace(game, objects=objects, zones=game.zones.set(where, there), next_id=game.next_id + 1)
