"""Faulty judges, our engine with one rule bent: each is caught by scenarios that are named here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pytest
from tests.suite import plays

from comprules import misreadings as misread
from comprules.abilities.changes import ModifySize
from comprules.abilities.kinds import Change
from comprules.book.statements import BASE_EDITION
from comprules.editions import CR2025
from comprules.events.zones import Moves
from comprules.judge import Judge
from comprules.kit.planning import Planned
from comprules.kit.runner import play
from comprules.reference import reference_judge
from comprules.rules.continuous import continuous_effects, dependency, layers
from comprules.rules.continuous import interaction as continuous
from comprules.rules.continuous.effect import Continuous
from comprules.rules.state_based import state_based_actions as actions
from comprules.rules.state_based.players_and_permanents import toughness_0
from comprules.rules.state_based.uniqueness_and_attachments import legend_rule
from comprules.rules.turn import priority
from comprules.ruleset import Ruleset, views
from comprules.state.game import Game


def _counters_after_switching() -> Ruleset:
    def not_from_counters(effect: Continuous, change: Change) -> bool:
        return isinstance(change, ModifySize) and not effect.counter

    def from_counters(effect: Continuous, change: Change) -> bool:
        return isinstance(change, ModifySize) and effect.counter

    modifying = replace(layers.MODIFIED_SIZE, takes=not_from_counters)
    late = replace(layers.MODIFIED_SIZE, name="counters, too late", takes=from_counters)
    return replace(CR2025, layers=CR2025.layers.replacing(layers.MODIFIED_SIZE, modifying).adding(late))


def _legend_rule_ignored() -> Ruleset:
    return replace(CR2025, state_based_actions=CR2025.state_based_actions.without(legend_rule))


def _legend_rule_of_2009() -> Ruleset:
    def both_go(game: Game) -> Iterator[Moves]:
        board = views(game)
        legends = [i for i in game.battlefield if "legendary" in board[i].supertypes]
        for i in legends:
            if sum(board[other].name == board[i].name for other in legends) > 1:
                yield Moves(i, "graveyard")

    rows = CR2025.state_based_actions.replacing(legend_rule, both_go)
    return replace(CR2025, state_based_actions=rows)


def _one_at_a_time() -> Ruleset:
    return CR2025.replacing(actions.perform_actions, misread.state_based.one_at_a_time)


def _timestamps_ignored() -> Ruleset:
    return CR2025.replacing(continuous.earliest, misread.continuous.in_no_order)


def _timestamps_backwards() -> Ruleset:
    def latest(_game: Game, free: list[Continuous]) -> Continuous:
        return max(free, key=lambda effect: effect.timestamp)

    return CR2025.replacing(continuous.earliest, latest)


def _dependency_ignored() -> Ruleset:
    return CR2025.replacing(dependency.depends_on, misread.continuous.nothing_depends)


def _toughness_0_survived() -> Ruleset:
    return replace(CR2025, state_based_actions=CR2025.state_based_actions.without(toughness_0))


def _effects_look_again_in_every_layer() -> Ruleset:
    return CR2025.replacing(continuous_effects.affected, misread.continuous.afresh)


def _checked_once_only() -> Ruleset:
    return CR2025.replacing(priority.before_priority, misread.turn.once_only)


FAULTY: dict[str, Callable[[], Ruleset]] = {
    "counters after switching": _counters_after_switching,
    "legend rule ignored": _legend_rule_ignored,
    "legend rule of 2009": _legend_rule_of_2009,
    "state-based actions one at a time": _one_at_a_time,
    "state-based actions checked once": _checked_once_only,
    "timestamps ignored": _timestamps_ignored,
    "timestamps backwards": _timestamps_backwards,
    "dependency ignored": _dependency_ignored,
    "toughness 0 survived": _toughness_0_survived,
    "effects look again in every layer": _effects_look_again_in_every_layer,
}


def faulty_judge(fault: str) -> Judge:
    return reference_judge(ruleset=FAULTY[fault]())


CAUGHT_BY = {
    "counters after switching": ["What a counter gives is switched with the rest"],
    "legend rule ignored": [
        "The controller keeps one of two",
        "Of three, two go, each to its owner's graveyard",
    ],
    "legend rule of 2009": ["The controller keeps one of two", "Two players may each have one"],
    "state-based actions one at a time": [
        "Two players who would lose for different reasons lose together",
        "Creatures that die for different reasons see one another die",
    ],
    "state-based actions checked once": ["What the first check brings about is found by the second"],
    "timestamps ignored": ["Of two effects in one layer the later one decides"],
    "timestamps backwards": ["Within a sublayer the newer effect prevails"],
    "dependency ignored": ["Blood Moon takes the ability of Urborg, though Urborg came first"],
    "toughness 0 survived": ["An indestructible creature with toughness 0 is put into the graveyard"],
    "effects look again in every layer": [
        "Noncreature artifacts become creatures of the size that is set for noncreature artifacts",
        "An effect keeps to the objects it began with, though its words no longer describe them",
    ],
}


@cache
def by_name() -> dict[str, list[Planned]]:
    found: dict[str, list[Planned]] = {}
    for planned in plays():
        if planned.edition == BASE_EDITION:
            found.setdefault(planned.scenario.outline, []).append(planned)
    return found


def test_every_faulty_judge_has_scenarios_that_must_catch_it() -> None:
    assert CAUGHT_BY.keys() == FAULTY.keys()


CASES = [(fault, name) for fault, names in CAUGHT_BY.items() for name in names]


@pytest.mark.parametrize(("fault", "name"), CASES)
def test_the_faulty_judge_is_caught(fault: str, name: str) -> None:
    assert name in by_name(), f"no scenario is called {name!r}"
    assert {play(planned, reference_judge(), BASE_EDITION).status for planned in by_name()[name]} == {
        "passed"
    }
    assert "failed" in {
        play(planned, faulty_judge(fault), BASE_EDITION).status for planned in by_name()[name]
    }
