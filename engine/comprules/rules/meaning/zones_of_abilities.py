"""113.6: in which zone an activated or triggered ability works."""

from __future__ import annotations

from comprules.abilities.costs import DiscardThis
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, Activated, Triggered
from comprules.abilities.parts import once_for_each
from comprules.abilities.simple_nouns import This
from comprules.abilities.trigger_events_of_objects import (
    CountersAreRemoved,
    Dies,
    HauntedDies,
    Leaves,
    PutInto,
)
from comprules.abilities.trigger_events_of_players import CyclesCard, DiscardsCard
from comprules.abilities.zones import zone_said
from comprules.keywords.table import KEYWORDS_ELSEWHERE
from comprules.words import Zone

__all__ = ["work_elsewhere", "zone_of", "zone_of_trigger"]


@once_for_each
def zone_of(ability: Activated) -> Zone:
    """Return the battlefield, or the zone out of which an activated ability moves its card (113.6m)."""
    if ability.word == "forecast" or any(isinstance(cost, DiscardThis) for cost in ability.costs):
        return "hand"
    return zone_said((ability.costs, ability.only_if, ability.effects)) or "battlefield"


@once_for_each
def zone_of_trigger(ability: Triggered) -> Zone:
    """Return the zone in which a triggered ability works (113.6m).

    It is where its words place the card, unless the event has taken it there.
    """
    match ability.when:
        case HauntedDies():
            return "exile"
        case CountersAreRemoved(who=This(zone=zone)) if zone:
            return zone
        case (
            Dies(This())
            | Leaves(This())
            | PutInto(This())
            | DiscardsCard(what=This())
            | CyclesCard(what=This())
        ):
            return "battlefield"
        case _:  # any other event is waited for where the text says, or on the battlefield
            return zone_said((ability.condition, ability.meanwhile, ability.effects)) or "battlefield"


@once_for_each
def work_elsewhere(abilities: tuple[Ability, ...]) -> bool:
    """Say whether any of a card's triggered abilities works in a graveyard or in exile."""
    return any(
        (isinstance(a, Triggered) and zone_of_trigger(a) in ("graveyard", "exile"))
        or (isinstance(a, Keyword) and a.name in KEYWORDS_ELSEWHERE)
        for a in abilities
    )
