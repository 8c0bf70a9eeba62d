"""604.4: what an Aura, Equipment or Fortification is attached to."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "STATIC_ABILITIES_OF_ATTACHMENTS",
    "host_of",
]

STATIC_ABILITIES_OF_ATTACHMENTS = cite("604.4")


@STATIC_ABILITIES_OF_ATTACHMENTS
def host_of(game: Game, thing: GameObject) -> int | str | None:
    """An Aura, Equipment or Fortification modifies what it is attached to now, without targeting it."""
    if thing.attached_to is not None:
        STATIC_ABILITIES_OF_ATTACHMENTS.decided_once(
            game, f"{game.label(thing.id)} is about {game.label(thing.attached_to)} now"
        )
    return thing.attached_to
