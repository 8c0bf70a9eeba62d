"""702.88: rebound, as far as it waits for the next upkeep.

That the spell is exiled stands with what leaves the stack.
"""

from __future__ import annotations

from comprules.abilities.kinds import May
from comprules.abilities.plain_instructions import CastNow
from comprules.abilities.simple_nouns import It, You
from comprules.abilities.slots import Slot
from comprules.abilities.trigger_events import NextBeginning
from comprules.rules.replacement.leaving_the_stack import rebounds
from comprules.rules.triggers.waiting_for_steps import await_step
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = ["with_rebound_awaited"]

_CARD = Slot(1, "object", "the card that rebound has exiled")


def with_rebound_awaited(game: Game, thing: GameObject) -> Game:
    """Let the card that rebound exiled wait for its player's next upkeep, when it may be cast for nothing."""
    fresh = game.successor.get(thing.id, 0)
    is_exiled = fresh in game.objects and game.objects[fresh].zone == "exile"
    if not is_exiled or not rebounds(game.with_object(thing), thing):
        return game
    may_cast = (May((CastNow(It(slot=_CARD), free=True),)),)
    return await_step(
        game,
        NextBeginning("upkeep", You()),
        may_cast,
        (fresh,),
        _CARD,
        source=fresh,
        controller=thing.controller,
        way="permission",
    )
