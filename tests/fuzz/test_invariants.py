"""What always holds is told when it does not: each game here is broken in one way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from comprules.book.trace import TraceLine
from comprules.judge import Activate, Card, Placed, Position, ReceivePriority, Seat
from comprules.reference import reference_judge
from comprules.ruleset import views
from comprules.state.game import Game

from .invariants import after_an_action, after_an_event, cards_of

POSITION = Position(
    "2025-06-06",
    (Seat("Alice", library=2), Seat("Bob", library=2)),
    (Card("Ox", "Creature — Ox", size="2/2", text="{0}: This creature gets +1/+1 until end of turn."),),
    (
        Placed("Ox (1)", "Ox", "battlefield", "Alice", "Alice"),
        Placed("Ox (2)", "Ox", "battlefield", "Bob", "Bob"),
        Placed("Ox (3)", "Ox", "hand", "Bob", "Bob"),
    ),
    "Alice",
)


@pytest.fixture
def game() -> Game:
    judge = reference_judge()
    judge.begin(POSITION)
    judge.act(ReceivePriority("Alice"))
    judge.act(Activate("Alice", "Ox (1)"))
    return judge.game


def called(game: Game, label: str) -> int:
    return next(thing.id for thing in game.objects.values() if thing.label == label)


def test_a_game_in_order_is_in_order(game: Game) -> None:
    assert [*after_an_event(game, cards_of(game)), *after_an_action(game)] == []


def twice_in_play(game: Game) -> Game:
    there = game.zone("battlefield")
    return replace(game, zones=game.zones.set(("battlefield", ""), (*there, there[0])))


def in_no_zone(game: Game) -> Game:
    return replace(game, zones=game.zones.set(("hand", "Bob"), ()))


def in_the_wrong_zone(game: Game) -> Game:
    return game.with_object(replace(game.objects[called(game, "Ox (3)")], zone="graveyard"))


def a_stray_number(game: Game) -> Game:
    return replace(game, zones=game.zones.set(("exile", ""), (999,)))


def a_card_gone(game: Game) -> Game:
    ox = called(game, "Ox (3)")
    return replace(game, objects=game.objects.delete(ox), zones=game.zones.set(("hand", "Bob"), ()))


def a_stack_without_its_ability(game: Game) -> Game:
    return replace(game, zones=game.zones.set(("stack", ""), ()))


def an_ability_of_nothing(game: Game) -> Game:
    (i,) = game.zone("stack")
    on_stack = game.objects[i].on_stack
    assert on_stack is not None
    assert on_stack.ability is not None
    ability = replace(on_stack.ability, source=999)
    return game.with_object(replace(game.objects[i], on_stack=replace(on_stack, ability=ability)))


def nobodys(game: Game) -> Game:
    return game.with_object(replace(game.objects[called(game, "Ox (1)")], controller=""))


def attached_to_itself(game: Game) -> Game:
    ox = called(game, "Ox (1)")
    return game.with_object(replace(game.objects[ox], attached_to=ox))


@pytest.mark.parametrize(
    ("break_it", "told"),
    [
        (twice_in_play, "Ox (1) stands 2 times in the zones"),
        (in_no_zone, "Ox (3) is in no list of its zone, hand of Bob"),
        (in_the_wrong_zone, "Ox (3) is in no list of its zone, graveyard of Bob"),
        (a_stray_number, "a zone holds 999, which is no object"),
        (a_card_gone, "cards are gone: {'Ox (3)': 1}"),
        (a_stack_without_its_ability, "the stack lists ()"),
        (an_ability_of_nothing, "nobody knows the source of ability of Ox (1)"),
        (nobodys, "Ox (1) on the battlefield is nobody's"),
        (attached_to_itself, "Ox (1) is attached to itself"),
    ],
)
def test_what_is_wrong_after_an_event_is_told(
    game: Game, break_it: Callable[[Game], Game], told: str
) -> None:
    assert any(one.startswith(told) for one in after_an_event(break_it(game), cards_of(game)))


def dying(game: Game) -> Game:
    return game.with_object(replace(game.objects[called(game, "Ox (1)")], damage=5))


def two_of_one_label(game: Game) -> Game:
    return game.with_object(replace(game.objects[called(game, "Ox (1)")], label="Ox (2)"))


def remembered_wrongly(game: Game) -> Game:
    ox = called(game, "Ox (1)")
    now = dict(views(game))
    game.memo["views"] = {**now, ox: now[ox].of_size(7, 7)}
    return game


def a_number_that_is_none(game: Game) -> Game:
    game.arbiter.trace.lines.append(TraceLine("999.9", "something"))
    return game


@pytest.mark.parametrize(
    ("break_it", "told"),
    [
        (dying, "a player has priority, and state-based actions wait"),
        (two_of_one_label, "2 objects are called Ox (2)"),
        (remembered_wrongly, "Ox is not the same as remembered and worked out afresh: [(7, 2)"),
        (a_number_that_is_none, "the trace cites 999.9"),
    ],
)
def test_what_is_wrong_while_the_game_waits_is_told(
    game: Game, break_it: Callable[[Game], Game], told: str
) -> None:
    found = list(after_an_action(break_it(game)))
    assert any(one.startswith(told) for one in found), found
