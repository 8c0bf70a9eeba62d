"""301.5, 303.4, 604.4: what an Aura, Equipment or Fortification is attached to, and what texts call it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from comprules.book.citing import cite
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__ = [
    "ENCHANTED",
    "ENCHANTED_BY_ANYTHING",
    "EQUIPPED",
    "EQUIPPED_BY_ANYTHING",
    "STATIC_ABILITIES_OF_ATTACHMENTS",
    "Verb",
    "called_so",
    "host_of",
    "is_about_its_host",
]

EQUIPPED = cite("301.5a")
EQUIPPED_BY_ANYTHING = cite("301.5f")
ENCHANTED = cite("303.4b")
ENCHANTED_BY_ANYTHING = cite("303.4m")
STATIC_ABILITIES_OF_ATTACHMENTS = cite("604.4")

Verb = Literal["enchanted", "equipped", "fortified"]


@STATIC_ABILITIES_OF_ATTACHMENTS
def host_of(game: Game, thing: GameObject, board: Mapping[int, View], verb: Verb) -> int | str | None:
    """An Aura, Equipment or Fortification modifies what it is attached to now, without targeting it."""
    host = thing.attached_to
    if host is None:
        return None
    STATIC_ABILITIES_OF_ATTACHMENTS.decided_once(
        game, f"{game.label(thing.id)} is about {game.label(host)} now"
    )
    wanted = "Aura" if verb == "enchanted" else "Equipment"
    there = board.get(thing.id, thing.base)
    is_so = verb == "fortified" or wanted in there.subtypes
    means = called_so(game, thing, verb) if is_so else is_about_its_host(game, thing, verb)
    return host if means else None


@EQUIPPED
@ENCHANTED
def called_so(game: Game, thing: GameObject, verb: Verb) -> bool:
    """What an Equipment is attached to is the equipped creature; what an Aura is attached to is enchanted."""
    citation = ENCHANTED if verb == "enchanted" else EQUIPPED
    citation.decided_once(game, f"{game.label(thing.attached_to)} is {verb} by {game.label(thing.id)}")
    return True


@EQUIPPED_BY_ANYTHING
@ENCHANTED_BY_ANYTHING
def is_about_its_host(game: Game, thing: GameObject, verb: Verb) -> bool:
    """The words mean what the permanent is attached to, even if it is no Equipment, or no Aura."""
    citation = ENCHANTED_BY_ANYTHING if verb == "enchanted" else EQUIPPED_BY_ANYTHING
    citation.decided_once(
        game, f"{game.label(thing.id)} calls {game.label(thing.attached_to)} {verb}, whatever it is itself"
    )
    return True
