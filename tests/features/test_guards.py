"""Nothing that a feature file says may be lost on the way to a collected test."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from tests.suite import plays

from comprules.book.places import features_folder
from comprules.book.statements import BASE_EDITION
from comprules.scenarios import read_feature

PATHS = os.pathsep.join(filter(None, (str(Path(__file__).parent), os.environ.get("PYTHONPATH", ""))))
FILES = sorted(features_folder().rglob("*.feature"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_scenario_that_gherkin_sees_is_read(path: Path) -> None:
    document = Parser().parse(path.read_text("utf-8"))
    seen = Compiler().compile({**document, "uri": str(path)})
    assert len(read_feature(path)) == len(seen)


Marks = list[dict[str, list[str]]]


def collecting(*arguments: str) -> tuple[Marks, str]:
    """Of each test that is collected, the rules and editions that it is marked with; and what pytest says."""
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", *arguments]
    told = subprocess.run(
        [*command, "-p", "marks_shown"], env={**os.environ, "PYTHONPATH": PATHS},
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert told.returncode == 0, told.stdout + told.stderr
    shown = [line.removeprefix("marks: ") for line in told.stdout.splitlines() if line.startswith("marks: ")]
    return [json.loads(line) for line in shown], told.stdout


@pytest.fixture(scope="module")
def of_the_suite() -> Marks:
    marks, _ = collecting(str(Path(__file__).with_name("test_suite.py")))
    return marks


def test_as_many_tests_are_collected_as_there_are_scenarios_times_editions(of_the_suite: Marks) -> None:
    assert len(of_the_suite) == len(plays())


def test_each_test_is_marked_with_the_rules_that_it_proves_and_with_its_edition(of_the_suite: Marks) -> None:
    """By these marks ``--cr-rule`` and ``--cr-edition`` choose."""
    wanted = sorted((one.rules, (one.edition,)) for one in plays())
    assert sorted((tuple(one["cr"]), tuple(one["cr_edition"])) for one in of_the_suite) == wanted


def test_another_project_collects_as_many_and_may_ask_for_one_rule_in_one_edition() -> None:
    wanted = [one for one in plays() if "704.5j" in one.rules and one.edition == BASE_EDITION]
    conformance = ("--pyargs", "comprules.kit.conformance", "--cr-rule", "704.5j", "--cr-edition", "2025")
    chosen, said = collecting(*conformance)
    assert len(chosen) == len(wanted) > 0
    assert f"{len(wanted)}/{len(plays())} tests collected" in said


def test_no_python_lies_among_the_features() -> None:
    assert list(features_folder().rglob("*.py")) == []
