"""What players and the turn do is an event like any other: it is offered to what would replace it, and noticed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from comprules.editions import CR2025
from comprules.editions.sharing_teams import two_headed
from comprules.events.every import Event
from comprules.events.permanents import (
    BecomesBlockedCreature,
    BecomesUnblockedCreature,
    DeclaresAttacker,
    DeclaresBlocker,
    LeavesCombat,
)
from comprules.events.players import EmptiesPool, PlaysLand, RemovesDamage, SpendsMana
from comprules.judge import (
    Activate,
    Advance,
    Attack,
    Block,
    Card,
    Cast,
    Placed,
    Play,
    Position,
    ReceivePriority,
    Seat,
)
from comprules.reference import reference_judge
from comprules.ruleset import Replacing
from comprules.state.game import Game

KINDS = (
    PlaysLand,
    EmptiesPool,
    DeclaresAttacker,
    DeclaresBlocker,
    BecomesBlockedCreature,
    BecomesUnblockedCreature,
    LeavesCombat,
    RemovesDamage,
)
"""What happens in a turn in which Alice plays a land, taps it for nothing, and attacks a player who blocks."""


def turn_played() -> tuple[list[Event], list[Event]]:
    """Return the events of a turn that replacement effects were asked about, and those that were noticed."""
    offered: list[Event] = []
    noticed: list[Event] = []

    def replacements(game: Game, event: Event) -> tuple[Replacing, ...]:
        offered.append(event)
        return CR2025.replacements(game, event)

    def notice(before: Game, events: tuple[Event, ...], after: Game) -> Game:
        noticed.extend(events)
        return CR2025.notice(before, events, after)

    judge = reference_judge(ruleset=replace(two_headed(CR2025), replacements=replacements, notice=notice))
    cards = (
        Card("Ox", "Creature — Ox", size="2/2"),
        Card("Wall", "Creature — Wall", size="0/4"),
        Card("Hill", "Basic Land — Mountain"),
    )
    placed = (
        Placed("Ox", "Ox", "battlefield", "Alice", "Alice"),
        Placed("Elk", "Ox", "battlefield", "Alice", "Alice"),
        Placed("Wall", "Wall", "battlefield", "Bob", "Bob"),
        Placed("Hill", "Hill", "hand", "Alice", "Alice"),
    )
    judge.begin(Position("2025-06-06", (Seat("Alice"), Seat("Bob")), cards, placed))
    judge.act(ReceivePriority("Alice"))
    judge.act(Play("Alice", "Hill"))
    judge.act(Activate("Alice", "Hill"))
    judge.act(Attack("Alice", {"Ox": "Bob", "Elk": "Bob"}))
    judge.act(Block("Bob", {"Wall": ("Ox",)}))
    judge.act(Advance("Bob", "upkeep"))
    return offered, noticed


@pytest.fixture(scope="module")
def played() -> tuple[list[Event], list[Event]]:
    return turn_played()


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_would_replace_it_is_asked(kind: type, played: tuple[list[Event], list[Event]]) -> None:
    assert kind in {type(event) for event in played[0]}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_waits_for_it_notices(kind: type, played: tuple[list[Event], list[Event]]) -> None:
    assert kind in {type(event) for event in played[1]}


def test_paying_is_an_event() -> None:
    noticed: list[Event] = []

    def notice(before: Game, events: tuple[Event, ...], after: Game) -> Game:
        noticed.extend(events)
        return CR2025.notice(before, events, after)

    judge = reference_judge(ruleset=replace(CR2025, notice=notice))
    growth = Card("Growth", "Sorcery", cost="{1}{G}", text="You gain 1 life.")
    placed = (Placed("Growth", "Growth", "hand", "Alice", "Alice"),)
    seats = (Seat("Alice", mana="{G}{G}{R}"), Seat("Bob"))
    judge.begin(Position("2025-06-06", seats, (growth,), placed))
    judge.act(Cast("Alice", "Growth"))
    spent = next(event for event in noticed if isinstance(event, SpendsMana))
    assert spent.player == "Alice"
    assert sum(amount for _, amount in spent.mana) == 2
    assert sum(judge.game.players["Alice"].mana.values()) == 1
