"""101.4: who chooses first, where several players or one player choose several things at the same time."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TypeVar

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.players import Deals
from comprules.events.zones import Creates, Moves
from comprules.happening.contents import contents_of, life_gained
from comprules.happening.quietly import nothing_replaces
from comprules.happening.winning_and_losing import can_be_kept_from_losing
from comprules.questions import Question, ask
from comprules.ruleset import Replacing, rules_of
from comprules.state.game import Game

__all__ = [
    "CHOICES_IN_TURN_ORDER",
    "CHOICES_START_AGAIN",
    "CHOICE_AMONG_REPLACEMENTS",
    "OWN_CHOICES_IN_ANY_ORDER",
    "Outstanding",
    "as_one_likes",
    "in_turn_order",
    "start_again",
    "that_apply",
]

CHOICES_IN_TURN_ORDER = cite("101.4")
OWN_CHOICES_IN_ANY_ORDER = cite("101.4c")
CHOICES_START_AGAIN = cite("101.4d")
CHOICE_AMONG_REPLACEMENTS = cite("616.1")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Outstanding:
    """An event that something may still replace, with what has applied to it and what could at first."""

    event: Event
    used: tuple[object, ...] = ()
    known: frozenset[object] | None = None


def that_apply(game: Game, event: Event) -> tuple[Replacing, ...]:
    """Return what would replace or forbid this very event."""
    found: tuple[Replacing, ...] = (
        ()
        if nothing_replaces(game, event) or not can_be_kept_from_losing(game, event)
        else rules_of(game).replacements(game, event)
    )
    return found


@CHOICES_IN_TURN_ORDER
def in_turn_order(game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Players who have to choose at the same time do so in turn order, from the active player."""
    if len(events) < 2:
        return events
    choosers = _choosers(game, events)
    if len(set(choosers.values())) < 2:
        return as_one_likes(game, events, choosers)
    CHOICES_IN_TURN_ORDER.decided(game, "players who choose at the same time do so in turn order")
    CHOICE_AMONG_REPLACEMENTS.decided(game, "players who choose at the same time do so in turn order")
    return as_one_likes(game, _sorted_by_seat(game, events, choosers), choosers)


def _choosers(game: Game, events: tuple[Event, ...], used: tuple[object, ...] = ()) -> dict[int, str]:
    """Return who would choose what applies to each of these events, by its place among them."""
    choosers: dict[int, str] = {}
    for n, event in enumerate(events):
        parts = () if isinstance(event, Creates) else contents_of(game, event)[1]
        gained = life_gained(game, (event,)) if isinstance(event, Deals) else ()
        offered = tuple(r for part in (event, *parts, *gained) for r in that_apply(game, part))
        if any(not r.plain for r in offered if r.key not in used):
            choosers[n] = offered[0].affected
    return choosers


def _sorted_by_seat(game: Game, events: tuple[T, ...], choosers: dict[int, str]) -> tuple[T, ...]:
    """Return the events; those for which players choose are in turn order, in the places that they have."""
    around = [name for name in game.alive if name in choosers.values()]
    places = sorted(choosers, key=lambda n: around.index(choosers[n]) if choosers[n] in around else 0)
    ordered = list(events)
    for place, n in zip(sorted(choosers), places, strict=True):
        ordered[place] = events[n]
    return tuple(ordered)


@CHOICES_START_AGAIN
def start_again(
    game: Game, chooser: str, following: tuple[Outstanding, ...], others: tuple[Outstanding, ...]
) -> tuple[Outstanding, ...]:
    """If a choice makes somebody choose who comes earlier in turn order, all choices left start again there.

    Whoever comes later waits for those between.
    """
    every = (*following, *others)
    if not others or chooser not in game.alive:
        return every
    choosers: dict[int, str] = {}
    for n, one in enumerate(every):
        for whose in _choosers(game, (one.event,), one.used).values():
            choosers[n] = whose
    new = [choosers[n] for n in range(len(following)) if n in choosers]
    if not new or len(set(choosers.values())) < 2:
        return every
    turns = game.alive
    for player in new:
        if player in turns and turns.index(player) < turns.index(chooser):
            CHOICES_START_AGAIN.decided(
                game, f"what {chooser} has chosen makes {player} choose: turn order starts again"
            )
    return _sorted_by_seat(game, every, choosers)


@OWN_CHOICES_IN_ANY_ORDER
def as_one_likes(game: Game, events: tuple[Event, ...], choosers: dict[int, str]) -> tuple[Event, ...]:
    """Who has several choices to make as permanents enter makes them in any order, where none is given."""
    own: dict[str, dict[str, int]] = defaultdict(dict)
    for n, event in enumerate(events):
        whose = _who_is_asked(game, event) if choosers else ""
        if whose and isinstance(event, Moves):
            own[whose][game.label(event.object)] = n
    ordered = list(events)
    for player, places in own.items():
        if len(places) > 1:
            order = ask(game, Question.ordering(player, "choose the order of your choices", tuple(places)))
            OWN_CHOICES_IN_ANY_ORDER.decided(game, f"{player} chooses first for {order[0]}")
            for place, label in zip(sorted(places.values()), order, strict=True):
                ordered[place] = events[places[label]]
    return tuple(ordered)


def _who_is_asked(game: Game, event: Event) -> str:
    """Return who makes a choice that belongs to how a permanent enters."""
    if not isinstance(event, Moves) or event.to != "battlefield":
        return ""
    return next((r.affected for r in that_apply(game, event) if r.asks), "")
