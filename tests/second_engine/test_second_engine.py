"""The second engine passes whatever it claims, and as much as the book says of it."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from tests.second_engine.running import DOCS, ENGINE, needs_node, played, told_of_sections
from tests.suite import plays
from typer.testing import CliRunner

from comprules.book.statements import BASE_EDITION
from comprules.cli.app import app
from comprules.kit.planning import Planned
from comprules.kit.results import Result
from comprules.kit.trying import without_card_text

PLAYED = ("103", "119", "305", "502", "508", "509", "510", "514", "608", "704")
"""Sections that it is played on here; the page tells of all."""

pytestmark = needs_node


@cache
def base_plays() -> tuple[Planned, ...]:
    return tuple(planned for planned in plays() if planned.edition == BASE_EDITION)


@cache
def of_sections() -> tuple[Result, ...]:
    return played([planned for planned in base_plays() if planned.rules and planned.rules[0][:3] in PLAYED])


def failing(results: tuple[Result, ...]) -> list[str]:
    return [f"{one.path}:{one.line} {one.reason}" for one in results if one.status in {"failed", "errored"}]


def test_nothing_fails_of_the_scenarios_without_card_text() -> None:
    results = played(without_card_text(base_plays()))
    assert failing(results) == []
    assert sum(one.status == "passed" for one in results) >= 95


def test_nothing_that_it_claims_fails_in_sections_about_what_it_has() -> None:
    assert failing(of_sections()) == []


@pytest.mark.parametrize("section", PLAYED)
def test_as_much_passes_as_the_page_says(section: str) -> None:
    """After a change ``python -m tests.second_engine`` prints the page's tables again."""
    passed = Counter(one.rules[0][:3] for one in of_sections() if one.status == "passed")
    assert passed[section] >= told_of_sections()[section] > 0


def test_its_stories_do_not_part_from_ours() -> None:
    told = CliRunner().invoke(app, ["compare", ENGINE, "--scenario", "The controller keeps one of two"])
    assert (told.exit_code, told.output.count("passed")) == (0, 2), told.output
    assert "The stories are the same" in told.output


def test_a_game_that_was_recorded_on_ours_goes_the_same_way(tmp_path: object) -> None:
    runner = CliRunner()
    runner.invoke(app, ["check", "--rule", "704.5j", "--edition", "2025", "--save", str(tmp_path)])
    told = runner.invoke(app, ["replay", str(tmp_path), "--judge-command", ENGINE])
    assert (told.exit_code, "differs" in told.output) == (0, False), told.output
    assert told.output.count("   same") >= 5
    assert "skipped An effect may say" in told.output


def test_the_page_says_how_it_is_played() -> None:
    page = (DOCS / "second_engine.md").read_text("utf-8")
    assert 'comprules check --judge-command "node docs/examples/second_engine/judge.mjs"' in page
