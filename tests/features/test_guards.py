"""Nothing that a feature file says may be lost on the way to a collected test."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from comprules.book.places import features_folder
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.scenarios import read_feature

FILES = sorted(features_folder().rglob("*.feature"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_that_gherkin_sees_is_read(path: Path) -> None:
    document = Parser().parse(path.read_text("utf-8"))
    seen = Compiler().compile({**document, "uri": str(path)})
    assert len(read_feature(path)) == len(seen)


def test_as_many_tests_are_collected_as_there_are_scenarios_times_editions() -> None:
    suite = Path(__file__).with_name("test_suite.py")
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", str(suite)]
    told = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    collected = [line for line in told.stdout.splitlines() if "::" in line]
    assert len(set(collected)) == len(plan_suite(read_suite())), told.stdout + told.stderr


def test_no_python_lies_among_the_features() -> None:
    assert list(features_folder().rglob("*.py")) == []
