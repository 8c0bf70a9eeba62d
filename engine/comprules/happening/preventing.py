"""615.13: what prevention effects have prevented of damage that would be dealt at once."""

from __future__ import annotations

from collections.abc import Iterable

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.players import Prevents
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["TRIGGERS_ON_PREVENTION", "prevented_together"]

TRIGGERS_ON_PREVENTION = cite("615.13")


@TRIGGERS_ON_PREVENTION
def prevented_together(game: Game, events: Iterable[Event]) -> tuple[Game, tuple[Event, ...]]:
    """What one effect prevents of damage dealt at once is one event; shields that were used are put away."""
    prevented: dict[object, Prevents] = {}
    others: list[Event] = []
    for event in events:
        if not isinstance(event, Prevents):
            others.append(event)
            continue
        before = prevented.get(event.effect)
        prevented[event.effect] = replace(event, dealt=(*before.dealt, *event.dealt)) if before else event
    for event in prevented.values():
        amount = sum(deals.amount for deals in event.dealt)
        TRIGGERS_ON_PREVENTION.decided(game, f"{amount} damage is prevented by one effect")
    if any(shield.plan is not None or shield.used_on is not None for shield in game.shields):
        kept = tuple(replace(shield, plan=None) for shield in game.shields if shield.used_on is None)
        game = replace(game, shields=kept)
    if any(pending.used_on is not None for pending in game.pending):
        game = replace(game, pending=tuple(p for p in game.pending if p.used_on is None))
    if game.together:
        game = replace(game, together=())
    return game, (*others, *prevented.values())
