"""120.4a, 120.10: the damage beyond what is lethal for a permanent, or beyond its loyalty or defense."""

from __future__ import annotations

from collections.abc import Iterable

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.players import Deals
from comprules.keyword_instances import works
from comprules.ruleset import seen
from comprules.state.game import Game

__all__ = ["EXCESS_DAMAGE", "EXCESS_DEALT_ELSEWHERE", "beyond", "excess_dealt", "sent_on"]

EXCESS_DEALT_ELSEWHERE = cite("120.4a")
EXCESS_DAMAGE = cite("120.10")


def beyond(before: Game, permanent: int, dealt: Iterable[Deals]) -> int:
    """Return how much of the damage is too much for a permanent, as it was ``before`` the damage.

    Of several types of the permanent the one counts by which it is most.
    """
    mine = [event for event in dealt if event.to == permanent and event.amount > 0]
    view, thing = seen(before, permanent), before.last_seen(permanent)
    total = sum(event.amount for event in mine)
    limits: list[int] = []
    if "creature" in view.types:
        lethal = max(0, view.toughness_or_0 - thing.damage)
        by_deathtouch = any(works(before, seen(before, event.source), "deathtouch") for event in mine)
        limits.append(min(lethal, 1) if by_deathtouch else lethal)
    for kind, counter in (("planeswalker", "loyalty"), ("battle", "defense")):
        if kind in view.types:
            held = thing.counters.get(counter)
            limits.append(held.amount if held else 0)
    return max((total - limit for limit in limits if total > limit), default=0)


@EXCESS_DAMAGE
def excess_dealt(before: Game, permanent: int, dealt: Iterable[Event]) -> int:
    """How much excess damage a permanent was dealt is seen once all sources have dealt theirs."""
    mine = tuple(event for event in dealt if isinstance(event, Deals) and event.to == permanent)
    much = beyond(before, permanent, mine)
    EXCESS_DAMAGE.decided(before, f"{before.label(permanent)} is dealt {much or 'no'} excess damage")
    return much


@EXCESS_DEALT_ELSEWHERE
def sent_on(game: Game, event: Deals, to: int | str) -> list[Deals]:
    """What is too much for a permanent is dealt to another, or to a player, if the effect says so."""
    much = beyond(game, event.to, (event,)) if isinstance(event.to, int) else 0
    EXCESS_DEALT_ELSEWHERE.decided(
        game, f"{much or 'nothing'} of {event.amount} is too much for {game.label(event.to)}"
    )
    parts = [(event.to, event.amount - much), (to, much)]
    return [Deals(event.source, one, part, event.combat, event.preventable) for one, part in parts if part]
