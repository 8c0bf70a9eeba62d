"""Nothing that a feature file says may be lost on the way to a collected test."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from comprules.book.places import features_folder
from comprules.book.statements import BASE_EDITION
from comprules.kit.judges import our_judge
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play_all
from comprules.scenarios import read_feature

FILES = sorted(features_folder().rglob("*.feature"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_that_gherkin_sees_is_read(path: Path) -> None:
    document = Parser().parse(path.read_text("utf-8"))
    seen = Compiler().compile({**document, "uri": str(path)})
    assert len(read_feature(path)) == len(seen)


def collected(*arguments: str) -> set[str]:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *arguments]
    told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert told.returncode == 0, told.stdout + told.stderr
    return {line for line in told.stdout.splitlines() if "::" in line}


def test_as_many_tests_are_collected_as_there_are_scenarios_times_editions() -> None:
    suite = Path(__file__).with_name("test_suite.py")
    assert len(collected(str(suite))) == len(plan_suite(read_suite()))


def test_another_project_collects_as_many() -> None:
    assert len(collected("--pyargs", "comprules.kit.conformance")) == len(plan_suite(read_suite()))


def test_one_rule_can_be_asked_for() -> None:
    wanted = [planned for planned in plan_suite(read_suite()) if "704.5j" in planned.rules]
    suite = Path(__file__).with_name("test_suite.py")
    assert len(collected(str(suite), "--rule", "704.5j")) == len(wanted) > 0


def test_one_edition_can_be_asked_for() -> None:
    wanted = [planned for planned in plan_suite(read_suite()) if planned.edition == "2009-05-01"]
    suite = Path(__file__).with_name("test_suite.py")
    assert len(collected(str(suite), "--cr-edition", "2009")) == len(wanted) > 0


def test_no_python_lies_among_the_features() -> None:
    assert list(features_folder().rglob("*.py")) == []


def test_our_own_engine_leaves_a_trace_in_every_scenario() -> None:
    """A judge without a trace is believed; ours has one, so each of its scenarios is held to its tags."""
    judge = our_judge()
    played = play_all(plan_suite(read_suite()), judge, BASE_EDITION)
    without = [result.id for result in played if not any(step.trace for step in result.steps)]
    assert without == []
