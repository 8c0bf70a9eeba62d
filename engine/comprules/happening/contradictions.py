"""400.6, 404.3: what would happen at once to one object, or to several cards of one graveyard."""

from __future__ import annotations

from typing import Any

from comprules.abilities.instructions import Move
from comprules.abilities.kinds import Ability
from comprules.abilities.nouns import TopOf
from comprules.abilities.parts import once_for_each, parts_of
from comprules.abilities.simple_nouns import This
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.zones import Moves
from comprules.questions import Question, ask, ask_one
from comprules.ruleset import Instead, views
from comprules.state.game import Game

__all__ = [
    "CONTRADICTORY_EVENTS",
    "SEVERAL_INTO_A_GRAVEYARD",
    "contradictory_zones",
    "in_graveyard_order",
    "without_contradictions",
]

CONTRADICTORY_EVENTS = cite("400.6")
SEVERAL_INTO_A_GRAVEYARD = cite("404.3")


# ---- 400.6


def without_contradictions(
    game: Game, happened: tuple[Event, ...], instead: tuple[Instead, ...]
) -> tuple[Event, ...]:
    """Return what really happens where one object would go to two zones, at once or by what is done instead.

    What is done instead comes later: by then it does not find what has gone elsewhere.
    """
    for thing in dict.fromkeys(event.object for event in happened if isinstance(event, Moves)):
        there = contradictory_zones(game, thing, happened, instead)
        if len(there) < 2 or thing not in game.objects:
            continue
        chooser = views(game)[thing].controller
        zone = ask_one(game, chooser, f"to which zone does {game.label(thing)} go?", there)
        CONTRADICTORY_EVENTS.decided(game, f"{chooser} has {game.label(thing)} put into the zone {zone}")
        happened = tuple(
            event
            for event in happened
            if not (isinstance(event, Moves) and event.object == thing and event.to != zone)
        )
    return happened


@CONTRADICTORY_EVENTS
def contradictory_zones(
    _game: Game, thing: int, happened: tuple[Event, ...], instead: tuple[Instead, ...]
) -> tuple[str, ...]:
    """Of things that exclude each other one happens to an object: find the zones to which it would go."""
    moved = [event.to for event in happened if isinstance(event, Moves) and event.object == thing]
    told = [zone for one in instead if (zone := _moved_by(one, thing))]
    return tuple(dict.fromkeys((*moved, *told)))


def _moved_by(instead: Instead, thing: int) -> str:
    """Return the zone to which instructions take their own object; empty where they don't."""
    moves = [e for e in instead.effects if isinstance(e, Move) and isinstance(e.subject, This)]
    return moves[0].to if moves and instead.source == thing else ""


# ---- 404.3


@SEVERAL_INTO_A_GRAVEYARD
def in_graveyard_order(game: Game, events: list[Event]) -> list[Event]:
    """Cards that go to one graveyard at once lie there in the order that their owner chooses.

    Nobody is asked for it in a game in which no card asks for the order of a graveyard.
    """
    going = [
        (n, event) for n, event in enumerate(events) if isinstance(event, Moves) and event.to == "graveyard"
    ]
    ordered = list(events)
    for owner in game.alive:
        theirs = [(n, event) for n, event in going if _owner_of_card(game, event.object) == owner]
        if len(theirs) < 2 or not _order_matters(game):
            continue
        labels = {game.label(event.object): event for _, event in theirs}
        text = "in what order do they lie in the graveyard, the first on top?"
        chosen = ask(game, Question.ordering(owner, text, tuple(labels)))
        SEVERAL_INTO_A_GRAVEYARD.decided(game, f"{owner} orders {len(theirs)} cards that go to the graveyard")
        for (n, _), label in zip(theirs, reversed(chosen), strict=True):
            ordered[n] = labels[label]
    return ordered


def _owner_of_card(game: Game, thing: int) -> str:
    """Return the owner of a card; empty for what is no card."""
    there = game.objects.get(thing)
    return there.owner if there is not None and there.kind == "card" else ""


def _order_matters(game: Game) -> bool:
    return any(_asks_for_the_top(thing.base.abilities) for thing in game.objects.values())


@once_for_each
def _asks_for_the_top(abilities: tuple[Ability, ...]) -> bool:
    """Say whether any of these abilities speaks of the top cards of a graveyard."""

    def asks(part: Any) -> bool:
        if isinstance(part, TopOf):
            return part.zone == "graveyard"
        return any(asks(inner) for inner in parts_of(part))

    return any(asks(ability) for ability in abilities)
