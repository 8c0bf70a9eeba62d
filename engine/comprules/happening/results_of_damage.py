"""120.3: what damage does to those to whom it is dealt."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters, RemovesCounters
from comprules.events.players import Deals, LosesLife
from comprules.happening.keywords_of_sources import of_source
from comprules.keyword_instances import working
from comprules.keywords.rules_702_61_to_120 import INFECT, WITHER
from comprules.ruleset import seen
from comprules.state.game import Game

__all__ = [
    "BATTLES_LOSE_DEFENSE",
    "DAMAGE_AS_POISON",
    "DAMAGE_COSTS_LIFE",
    "DAMAGE_COSTS_THAT_MUCH_LIFE",
    "DAMAGE_SHRINKS",
    "DAMAGE_TO_BATTLES",
    "DAMAGE_TO_PLANESWALKERS",
    "INFECT_AS_IT_LAST_WAS",
    "INFECT_SHRINKS",
    "PLANESWALKERS_LOSE_LOYALTY",
    "RESULTS_OF_DAMAGE",
    "as_minus_counters",
    "as_poison",
    "defense_counters_lost",
    "infect_of",
    "life_lost",
    "loyalty_counters_lost",
    "results_of_damage",
]

DAMAGE_COSTS_LIFE = cite("119.2")
PLANESWALKERS_LOSE_LOYALTY = cite("306.8")
BATTLES_LOSE_DEFENSE = cite("310.6")
DAMAGE_AND_ITS_SOURCE = cite("120.1")
RESULTS_OF_DAMAGE = cite("120.3")
DAMAGE_COSTS_THAT_MUCH_LIFE = cite("120.3a")
DAMAGE_AS_POISON = cite("120.3b")
DAMAGE_TO_PLANESWALKERS = cite("120.3c")
DAMAGE_SHRINKS = cite("120.3d")
DAMAGE_TO_BATTLES = cite("120.3h")
INFECT_SHRINKS = cite("702.90c")
INFECT_AS_IT_LAST_WAS = cite("702.90d")


@DAMAGE_AND_ITS_SOURCE.essential("damage has to be dealt by something, and to something")
@RESULTS_OF_DAMAGE.essential("damage has to have some result")
def results_of_damage(game: Game, event: Deals) -> tuple[Event, ...]:
    """What damage does depends on its source, and on who or what is dealt it; it may do several things.

    What lifelink gains is counted for all that the source deals at once.
    """
    whom = game.label(event.to)
    DAMAGE_AND_ITS_SOURCE.decided(game, f"{game.label(event.source)} is the source of damage to {whom}")
    if isinstance(event.to, str):
        results = (*life_lost(game, event, event.to), *as_poison(game, event, event.to))
    else:
        types = seen(game, event.to).types
        results = (
            *(as_minus_counters(game, event, event.to) if "creature" in types else ()),
            *(loyalty_counters_lost(game, event, event.to) if "planeswalker" in types else ()),
            *(defense_counters_lost(game, event, event.to) if "battle" in types else ()),
        )
    RESULTS_OF_DAMAGE.decided(
        game, f"{event.amount} damage to {whom}: {many(len(results), 'result')} besides what is marked"
    )
    return results


@INFECT_AS_IT_LAST_WAS
def infect_of(game: Game, source: int) -> int:
    """Return how often a source has infect that works, or had it as it last was if it is gone."""
    found = len(working(game, seen(game, source).abilities, "infect"))
    if found and source not in game.objects:
        INFECT_AS_IT_LAST_WAS.decided_once(game, f"{game.label(source)} is gone, and had infect")
    return found


def _wither(game: Game, source: int) -> int:
    found = len(of_source(game, source, "wither"))
    if found:
        WITHER.decided_once(game, f"{game.label(source)} has wither")
    return found


@DAMAGE_COSTS_LIFE
@DAMAGE_COSTS_THAT_MUCH_LIFE
def life_lost(game: Game, event: Deals, player: str) -> tuple[Event, ...]:
    """Damage costs a player that much life, unless its source has infect."""
    if infect_of(game, event.source):
        DAMAGE_COSTS_THAT_MUCH_LIFE.decided(
            game, f"{game.label(event.source)} has infect: its damage costs {player} no life"
        )
        return ()
    for citation in (DAMAGE_COSTS_LIFE, DAMAGE_COSTS_THAT_MUCH_LIFE):
        citation.decided(game, f"{event.amount} damage costs {player} {event.amount} life")
    return (LosesLife(player, event.amount, by_damage=True),)


@DAMAGE_AS_POISON
def as_poison(game: Game, event: Deals, player: str) -> tuple[Event, ...]:
    """If the source has infect, its controller gives the player that many poison counters."""
    infect = infect_of(game, event.source)
    if not infect:
        return ()
    by = seen(game, event.source).controller
    for citation in (DAMAGE_AS_POISON, INFECT):
        citation.decided(game, f"{by} gives {player} {event.amount} poison counters")
    return (PutsCounters(player, "poison", event.amount * infect, by, by_effect=False),)


@DAMAGE_SHRINKS
@INFECT_SHRINKS
def as_minus_counters(game: Game, event: Deals, creature: int) -> tuple[Event, ...]:
    """If the source has wither or infect, its controller puts that many -1/-1 counters on the creature."""
    dealer = seen(game, event.source)
    infect = infect_of(game, event.source)
    shrinking = infect or _wither(game, event.source)
    if not shrinking:
        return ()
    DAMAGE_SHRINKS.decided(
        game, f"{dealer.controller} puts {event.amount} -1/-1 counters on {game.label(creature)}"
    )
    if infect:
        INFECT_SHRINKS.decided(game, f"{game.label(event.source)} has infect, and marks no damage")
    return (PutsCounters(creature, "-1/-1", event.amount * shrinking, dealer.controller, by_effect=False),)


@PLANESWALKERS_LOSE_LOYALTY
@DAMAGE_TO_PLANESWALKERS
def loyalty_counters_lost(game: Game, event: Deals, planeswalker: int) -> tuple[Event, ...]:
    """A planeswalker has that many loyalty counters removed."""
    DAMAGE_TO_PLANESWALKERS.decided(game, f"{game.label(planeswalker)} loses {event.amount} loyalty counters")
    PLANESWALKERS_LOSE_LOYALTY.decided(game, f"{game.label(planeswalker)} is a planeswalker")
    return (RemovesCounters(planeswalker, "loyalty", event.amount),)


@BATTLES_LOSE_DEFENSE
@DAMAGE_TO_BATTLES
def defense_counters_lost(game: Game, event: Deals, battle: int) -> tuple[Event, ...]:
    """A battle has that many defense counters removed."""
    DAMAGE_TO_BATTLES.decided(game, f"{game.label(battle)} loses {event.amount} defense counters")
    BATTLES_LOSE_DEFENSE.decided(game, f"{game.label(battle)} is a battle")
    return (RemovesCounters(battle, "defense", event.amount),)
