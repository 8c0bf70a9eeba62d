"""The first hour with an engine of one's own: a skeleton, one scenario aloud, the simplest scenarios."""

from __future__ import annotations

import json
import re
import shutil
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from comprules.cli.app import app
from comprules.judge import Judge
from comprules.kit.examining import Examined
from comprules.kit.judges import our_judge
from comprules.kit.loop import looped
from comprules.kit.pipe import PipeJudge
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play_all
from comprules.kit.skeletons.python_judge import make_judge
from comprules.kit.trying import played_aloud, without_card_text
from comprules.scenarios import read_text

BASE = "2025-06-06"
SCENARIOS = """Feature: First steps
  Scenario: No toughness
    Given Alice controls a 1/0 creature "Wisp" and a 2/2 creature "Ox"
    When Alice would receive priority
    Then "Wisp" is in Alice's graveyard
    And nothing else changes

  Scenario: No life
    Given Bob has 0 life
    When Alice would receive priority
    Then Bob has lost the game
    And Alice has won the game

  Scenario: An attack
    Given Alice controls a 2/2 creature "Ox"
    When Alice attacks with "Ox"
    Then "Ox" is tapped

  Scenario: A card with a text
    Given Alice has "Shock" in hand
    When Alice concedes
    Then Alice has lost the game
"""
OUTCOMES = [
    ("No toughness", "passed", ""),
    ("No life", "passed", ""),
    ("An attack", "skipped", "the action "),
    ("A card with a text", "skipped", "the engine does not claim: cards by name"),
]


def plays() -> Any:
    return plan_suite(read_text(SCENARIOS, Path("first.feature")), (BASE,))


def outcomes(judge: Judge) -> list[tuple[str, str, str]]:
    return [(one.name, one.status, one.reason) for one in play_all(plays(), judge, BASE)]


def ensure_as_told(found: list[tuple[str, str, str]]) -> None:
    assert [one[:2] for one in found] == [one[:2] for one in OUTCOMES], found
    for (*_, reason), (*_, begins) in zip(found, OUTCOMES, strict=True):
        assert reason.startswith(begins)


def test_the_python_skeleton_plays_what_it_claims_and_says_what_it_lacks() -> None:
    ensure_as_told(outcomes(Examined(make_judge())))
    ensure_as_told(outcomes(Examined(looped(make_judge()))))


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
def test_the_javascript_skeleton_does_the_same() -> None:
    skeleton = files("comprules.kit.skeletons") / "javascript_judge.mjs"
    with PipeJudge(f"node {skeleton}") as judge:
        ensure_as_told(outcomes(Examined(judge)))


@pytest.mark.parametrize(("language", "name"), [("--python", "mine.py"), ("--javascript", "mine.mjs")])
def test_a_skeleton_is_written_once(tmp_path: Path, language: str, name: str) -> None:
    path = tmp_path / name
    told = CliRunner().invoke(app, ["judge", "new", language, str(path)])
    assert (told.exit_code, "comprules judge selftest" in told.output) == (0, True)
    assert ("mine:make_judge" if name.endswith("py") else "node mine.mjs") in path.read_text("utf-8")
    again = CliRunner().invoke(app, ["judge", "new", language, str(path)])
    assert "is there already" in str(again.exception)


def test_a_skeleton_is_in_one_language() -> None:
    for languages in ([], ["--python", "--javascript"]):
        assert "in one language" in str(CliRunner().invoke(app, ["judge", "new", *languages]).exception)


def test_the_simplest_scenarios_need_no_card_text() -> None:
    assert [one.scenario.name for one in without_card_text(plays())] == [
        "An attack", "No life", "No toughness"
    ]  # fmt: skip


def test_the_scenarios_that_the_page_names_are_in_the_suite() -> None:
    page = (Path(__file__).parents[3] / "docs" / "write_a_judge.md").read_text("utf-8")
    named = set(re.findall(r'(?:judge try|--scenario) "([^"]+)"', page))
    known = set(re.findall(r'^scenario = "([^"]+)"', page, re.MULTILINE))
    suite = read_suite()
    assert (len(named), len(known)) == (1, 1)
    assert named <= {scenario.name for scenario in suite}
    assert known <= {planned.id for planned in plan_suite(suite, (BASE,))}


def test_a_scenario_is_told_message_by_message() -> None:
    said: list[str] = []
    result = played_aloud(plays()[0], looped(our_judge()), BASE, said.append, whole=False)
    assert result.status == "passed"
    assert [line for line in said if not line.startswith("  ")] == [
        'Given Alice controls a 1/0 creature "Wisp" and a 2/2 creature "Ox"',
        "When Alice would receive priority",
        'Then "Wisp" is in Alice\'s graveyard',
        "And nothing else changes",
        "passed",
    ]
    sent = [json.loads(line.removeprefix("  → ")) for line in said if line.startswith("  → ")]
    assert [one["do"] for one in sent] == ["hello", "begin", "board", "act", "board"]


def test_what_fails_or_is_not_claimed_is_told_where_it_happens() -> None:
    said: list[str] = []
    played_aloud(plays()[3], looped(make_judge()), BASE, said.append, whole=True)
    assert said[2].endswith("cards by name or cards by text; it is tried nevertheless")
    said.clear()
    played_aloud(plays()[2], looped(make_judge()), BASE, said.append, whole=True)
    assert "skipped: the action Attack" in said


def test_try_plays_a_file_on_our_own_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first.feature").write_text(SCENARIOS, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["comprules"])
    told = CliRunner().invoke(app, ["judge", "try", "first.feature:8"])
    assert (told.exit_code, "# No life (2025-06-06)" in told.output, "passed" in told.output) == (
        0,
        True,
        True,
    )
