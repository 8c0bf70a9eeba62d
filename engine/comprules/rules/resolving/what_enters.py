"""110.2b, 111.13, 608.3a: what a permanent spell becomes as it resolves, and whose that is."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.zones import Moves
from comprules.state.game import Game
from comprules.state.objects import GameObject, View

__all__ = [
    "CONTROLLER_BY_DEFAULT",
    "COPIES_THAT_BECOME_TOKENS",
    "PERMANENT_SPELL_WITHOUT_TARGET",
    "as_it_enters",
    "controller_by_default",
    "who_gets_it",
]

CONTROLLER_BY_DEFAULT = cite("110.2b")
COPIES_THAT_BECOME_TOKENS = cite("111.13")
PERMANENT_SPELL_WITHOUT_TARGET = cite("608.3a")


@PERMANENT_SPELL_WITHOUT_TARGET
def who_gets_it(game: Game, thing: GameObject, view: View) -> str:
    """Whoever controls a permanent spell as it resolves controls the permanent."""
    PERMANENT_SPELL_WITHOUT_TARGET.decided(
        game, f"{game.label(thing.id)} enters under {view.controller}'s control"
    )
    return controller_by_default(game, thing, view)


@CONTROLLER_BY_DEFAULT
def controller_by_default(game: Game, thing: GameObject, view: View) -> str:
    """Whoever put a permanent spell on the stack controls the permanent where no effect says otherwise.

    An effect that gave another player the spell goes on to apply to the permanent.
    """
    if view.controller != thing.controller:
        says = f"{view.controller} has {game.label(thing.id)}, which by default is {thing.controller}'s"
        CONTROLLER_BY_DEFAULT.decided(game, says)
    return thing.controller


@COPIES_THAT_BECOME_TOKENS
def as_it_enters(game: Game, thing: GameObject, entry: Moves) -> tuple[Event, ...]:
    """The copy of a permanent spell becomes a token with its characteristics; nobody creates that token."""
    if thing.kind == "copy of a spell":
        COPIES_THAT_BECOME_TOKENS.decided(game, f"{game.label(thing.id)} enters, and no token is created")
    return (entry,)
