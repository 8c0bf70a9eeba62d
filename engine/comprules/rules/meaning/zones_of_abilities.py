"""113.6: in which zone an activated or triggered ability works."""

from __future__ import annotations

from typing import Final

from comprules.abilities.costs import DiscardThis
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, Activated, Triggered
from comprules.abilities.parts import once_for_each
from comprules.abilities.simple_nouns import Attached, This
from comprules.abilities.trigger_events_of_objects import (
    CountersAreRemoved,
    Dies,
    HauntedDies,
    Leaves,
    PutInto,
)
from comprules.abilities.trigger_events_of_players import CyclesCard, DiscardsCard
from comprules.abilities.zones import zone_said
from comprules.book.citing import cite
from comprules.keywords.rules_702_2_to_60 import COMMANDER_NINJUTSU
from comprules.keywords.table import KEYWORDS_ELSEWHERE
from comprules.state.game import Game
from comprules.words import Zone

__all__ = [
    "ABILITIES_THAT_MOVE_THEIR_OBJECT",
    "COMMANDER_NINJUTSU_WORD",
    "COST_FOR_ANOTHER_ZONE",
    "where_it_can_be_paid",
    "where_it_works",
    "where_the_commander_is",
    "work_elsewhere",
    "zone_of",
    "zone_of_trigger",
]

COST_FOR_ANOTHER_ZONE = cite("113.6j")
ABILITIES_THAT_MOVE_THEIR_OBJECT = cite("113.6m")

COMMANDER_NINJUTSU_WORD: Final = "commander ninjutsu"


@ABILITIES_THAT_MOVE_THEIR_OBJECT
def where_it_works(game: Game, source: int, ability: Activated) -> Zone:
    """An activated ability that moves its object out of a zone works in that zone alone."""
    if any(isinstance(cost, DiscardThis) for cost in ability.costs):
        return where_it_can_be_paid(game, source)
    if ability.word == COMMANDER_NINJUTSU_WORD:
        return where_the_commander_is(game, source)
    zone = zone_of(ability)
    if zone != "battlefield":
        ABILITIES_THAT_MOVE_THEIR_OBJECT.decided_once(
            game, f"an ability of {game.label(source)} works in the zone {zone} and nowhere else"
        )
    return zone


@COMMANDER_NINJUTSU
def where_the_commander_is(game: Game, source: int) -> Zone:
    """Commander ninjutsu works in a hand and, as no other ninjutsu, in the command zone."""
    zone: Zone = "command" if game.objects[source].zone == "command" else "hand"
    COMMANDER_NINJUTSU.decided_once(
        game, f"commander ninjutsu of {game.label(source)} works in the zone {zone}"
    )
    return zone


@COST_FOR_ANOTHER_ZONE
def where_it_can_be_paid(game: Game, source: int) -> Zone:
    """What can't be paid for on the battlefield works where it can: its card is discarded from a hand."""
    COST_FOR_ANOTHER_ZONE.decided_once(game, f"an ability of {game.label(source)} is paid for in a hand")
    return "hand"


@once_for_each
def zone_of(ability: Activated) -> Zone:
    """Return the battlefield, or the zone out of which an activated ability moves its card (113.6m)."""
    if ability.word in ("forecast", COMMANDER_NINJUTSU_WORD) or any(
        isinstance(cost, DiscardThis) for cost in ability.costs
    ):
        return "hand"
    return zone_said((ability.costs, ability.only_if, ability.effects)) or "battlefield"


@once_for_each
def zone_of_trigger(ability: Triggered) -> Zone:
    """Return the zone in which a triggered ability works (113.6m).

    It is where its words place the card, unless the event has taken it there, as it takes an Aura whose
    enchanted object leaves the battlefield.
    """
    match ability.when:
        case HauntedDies():
            return "exile"
        case CountersAreRemoved(who=This(zone=zone)) if zone:
            return zone
        case (
            Dies(This() | Attached("enchanted"))
            | Leaves(This() | Attached("enchanted"))
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
