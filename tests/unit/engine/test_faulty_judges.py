"""Each faulty judge is caught, by scenarios that are named here."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest

from comprules.book.statements import BASE_EDITION
from comprules.kit.planning import Planned
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play
from comprules.reference import reference_judge

sys.path.insert(0, str(Path(__file__).parent))
from faulty import FAULTY, faulty_judge

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
def plays() -> dict[str, list[Planned]]:
    found: dict[str, list[Planned]] = {}
    for planned in plan_suite(read_suite(), [BASE_EDITION]):
        found.setdefault(planned.scenario.outline, []).append(planned)
    return found


def test_every_faulty_judge_has_scenarios_that_must_catch_it() -> None:
    assert CAUGHT_BY.keys() == FAULTY.keys()


CASES = [(fault, name) for fault, names in CAUGHT_BY.items() for name in names]


@pytest.mark.parametrize(("fault", "name"), CASES)
def test_the_faulty_judge_is_caught(fault: str, name: str) -> None:
    assert name in plays(), f"no scenario is called {name!r}"
    assert {play(planned, reference_judge(), BASE_EDITION).status for planned in plays()[name]} == {"passed"}
    assert "failed" in {play(planned, faulty_judge(fault), BASE_EDITION).status for planned in plays()[name]}
