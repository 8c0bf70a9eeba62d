"""Engines side by side: counts by section and rule, what parts, the pages, and the command."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.unit.kit.test_examination import BASE, result
from typer.testing import CliRunner

from comprules.book.errors import ComprulesError
from comprules.cli.app import app
from comprules.judge import Asked, Board, BoardObject, BoardPlayer, Done, Refused
from comprules.kit.comparison import Comparison, Tally, compared, standing
from comprules.kit.comparison_pages import comparison_markdown, comparison_terminal
from comprules.kit.comparison_site import comparison_html
from comprules.kit.results import Result, Run, StepResult
from comprules.kit.results_file import run_json
from comprules.kit.seen_alike import outcomes_agree, seen_otherwise

OX = BoardObject("Ox", "Ox", "battlefield", "Alice", "Alice", types=("creature",), power=2, toughness=2)
BOARD = Board((BoardPlayer("Alice", 20), BoardPlayer("Bob", 20)), (OX,), (), 1, "Alice", "end", "Alice")
NAMES = ("ours", "theirs")
WISP = """Feature: A wisp
  Scenario: No toughness
    Given Alice controls a 1/0 creature "Wisp"
    When Alice would receive priority
    Then "Wisp" is in Alice's graveyard
"""


def run(engine: str, *results: Result) -> Run:
    return Run(BASE, engine, "2025-07-01T00:00:00+00:00", results)


OURS = run(
    "ours 1",
    result("both pass", "passed", "704.5f"),
    result("one fails <b>", "passed", "704.5f", "704.5g"),
    result("one skips", "passed", "509.1a"),
    result("one only", "passed", "509.1b"),
)
THEIRS = run(
    "theirs 2",
    result("both pass", "passed", "704.5f"),
    result("one fails <b>", "errored", "704.5f", "704.5g", reason="it fell | over\nTraceback"),
    result("one skips", "skipped", "509.1a", reason="no blockers"),
)


@pytest.fixture
def comparison() -> Comparison:
    return compared([OURS, THEIRS])


def test_scenarios_are_counted_by_section_and_by_rule(comparison: Comparison) -> None:
    assert comparison.tallies() == (Tally(4, 0, 0), Tally(1, 1, 1))
    assert [(part.number, part.tallies()) for part in comparison.by_section()] == [
        ("509", (Tally(2, 0, 0), Tally(0, 0, 1))),
        ("704", (Tally(2, 0, 0), Tally(1, 1, 0))),
    ]
    assert [(part.number, part.standings()) for part in comparison.by_rule()] == [
        ("509.1a", ("passed", "skipped")),
        ("509.1b", ("passed", "not played")),
        ("704.5f", ("passed", "partly")),
        ("704.5g", ("passed", "failed")),
    ]
    assert [part.number for part in comparison.by_rule("509.1a")] == ["509.1a"]


def test_only_what_passes_on_one_and_fails_on_another_parts(comparison: Comparison) -> None:
    assert [one.one.name for one in comparison.parting] == ["one fails <b>"]
    assert comparison.alike == 1


def test_the_same_scenario_in_another_edition_is_another_one() -> None:
    older = replace(OURS.scenarios[0], edition="2009-05-01")
    assert len(compared([OURS, run("older", older)]).scenarios) == 5


def test_a_rule_stands_by_all_of_its_scenarios() -> None:
    assert standing(["passed", "skipped"]) == "partly"
    assert standing(["failed", "skipped"]) == "failed"
    assert standing(["skipped", "not played"]) == "skipped"
    assert standing(["not played"]) == "not played"


def test_the_pages_say_what_differs(comparison: Comparison) -> None:
    console = Console(width=80, record=True, file=StringIO())
    console.print(comparison_terminal(comparison))
    told = console.export_text()
    assert "A  ours 1: 4 passed" in told
    assert "B failed: it fell | over" in told
    assert max(map(len, told.splitlines())) <= 80
    written = comparison_markdown(comparison)
    assert "| 704 | State-Based Actions | 2 | 0 | 0 | 1 | 1 | 0 |" in written
    assert "* one fails <b> (704.5f, 704.5g). B: it fell | over" in written
    page = comparison_html(comparison)
    assert "one fails &lt;b&gt;" in page
    assert '<td class="failed">failed</td>' in page
    assert page.count("<details") == 2


def test_the_page_unfolds_the_steps_up_to_where_stories_part(comparison: Comparison) -> None:
    went = [("Given", "passed"), ("When", "failed"), ("Then", "not reached")]
    steps = tuple(StepResult(word, "when", f"step <{word}>", 1, status) for word, status in went)  # type: ignore[arg-type]
    fails = replace(THEIRS.scenarios[1], status="failed", steps=steps)
    page = comparison_html(compared([OURS, run("theirs 2", fails)]))
    assert "<ol><li>Given step &lt;Given&gt;</li><li>When step &lt;When&gt;</li></ol>" in page
    assert page.count("where they part") == 1


def test_engines_that_come_out_alike_are_said_to(comparison: Comparison) -> None:
    console = Console(width=80, record=True, file=StringIO())
    console.print(comparison_terminal(compared([OURS, replace(OURS, engine="ours 2")])))
    told = console.export_text()
    assert "They come out alike in each section." in told
    assert "No scenario passes on one engine and fails on another." in told


def test_the_words_of_a_refusal_or_a_question_make_no_difference() -> None:
    asked = Asked("Bob", "which?", ("a", "b"))
    assert outcomes_agree(Refused("so"), Refused("otherwise", "601.2"))
    assert outcomes_agree(asked, Asked("Bob", "choose", ("b", "a")))
    assert not outcomes_agree(asked, Asked("Bob", "which?", ("a", "b"), least=0))
    assert not outcomes_agree(asked, Asked("Alice", "which?", ("a", "b")))
    assert not outcomes_agree(Done(), Refused("so"))


def test_boards_of_two_engines_differ_only_in_what_matters() -> None:
    theirs = replace(
        OX, abilities=("Flying.",), counters={"charge": 0}, hidden_from=("Bob",), notes={"x": "y"}
    )
    unseen = BoardObject("Bob's unseen card 1", "", "hand", "Bob")
    other = replace(BOARD, objects=(theirs, unseen), turn=7, priority="")
    assert list(seen_otherwise(BOARD, other, NAMES)) == []
    hurt = replace(theirs, damage=1, tapped=True)
    assert list(seen_otherwise(BOARD, replace(other, objects=(hurt,)), NAMES)) == [
        "tapped of Ox: ours no, theirs yes",
        "damage of Ox: ours 0, theirs 1",
    ]
    gone = replace(other, objects=(), players=(BOARD.players[0], BoardPlayer("Bob", 20, lost="so")))
    assert list(seen_otherwise(BOARD, gone, NAMES)) == [
        "lost of Bob: ours no, theirs yes",
        "the zone of Ox: ours battlefield, theirs nowhere",
    ]


# ---- the command


def invoke(*arguments: str) -> tuple[int, str]:
    told = CliRunner().invoke(app, ["compare", *arguments])
    error = told.exception
    words = f"{error.message} {error.hint}" if isinstance(error, ComprulesError) else ""
    return told.exit_code, told.output + words


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    for name, each in (("ours.json", OURS), ("theirs.json", THEIRS)):
        (tmp_path / name).write_text(run_json(each), encoding="utf-8")
    return [str(tmp_path / "ours.json"), str(tmp_path / "theirs.json")]


def test_files_of_results_are_compared_without_playing(files: list[str]) -> None:
    code, told = invoke(*files)
    assert (code, "1 pass on one engine and fail on another" in told) == (1, True)
    code, told = invoke(*files, "--section", "509")
    assert (code, "509.1a" in told, "704.5f" in told) == (0, True, False)


@pytest.mark.parametrize(("name", "begins"), [("page.html", "<!doctype html>"), ("page.md", "# Engines")])
def test_a_page_is_written_as_its_name_says(files: list[str], tmp_path: Path, name: str, begins: str) -> None:
    code, told = invoke(*files, "--output", str(tmp_path / name))
    assert (code, "is written" in told) == (1, True)
    assert (tmp_path / name).read_text("utf-8").startswith(begins)


def test_one_engine_alone_is_compared_with_ours(tmp_path: Path) -> None:
    _, told = invoke("comprules.kit.skeletons.python_judge:make_judge", "--rule", "704.5f")
    assert "A  comprules" in told
    assert "B  my engine" in told


def test_the_stories_of_one_scenario_part_at_a_step(tmp_path: Path) -> None:
    path = tmp_path / "wisp.feature"
    path.write_text(WISP, encoding="utf-8")
    code, told = invoke("tests.unit.kit.miniature:make_survivor", "--scenario", f"{path}:2")
    assert code == 1, told
    before, here, after = told.partition("part:")
    assert "When Alice would receive priority" in before
    assert "the zone of Wisp: comprules" in after.replace("\n", " ")
    assert here


def test_stories_that_do_not_part_are_said_to_be_the_same(tmp_path: Path) -> None:
    path = tmp_path / "wisp.feature"
    path.write_text(WISP, encoding="utf-8")
    code, told = invoke("tests.unit.kit.miniature:make", "--scenario", f"{path}:2")
    assert (code, "The stories are the same" in told) == (0, True), told
    assert "otherwise from the start: cost of Wisp" in told


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("nowhere.json",), "there is no file nowhere.json"),
        (("ours",), "named twice"),
        (("a", "b", "c", "d", "e"), "more than four engines"),
        (("no-such-program",), "cannot be started"),
    ],
)
def test_what_cannot_be_compared_is_said(arguments: tuple[str, ...], says: str) -> None:
    code, told = invoke(*arguments)
    assert code != 0
    assert says in told


def test_results_play_no_scenario(files: list[str]) -> None:
    assert "no engine that could play a scenario again" in invoke(*files, "--scenario", "any")[1]


def test_a_file_that_holds_something_else_is_told(tmp_path: Path) -> None:
    (tmp_path / "list.json").write_text("[1]", encoding="utf-8")
    assert "holds no results" in invoke(str(tmp_path / "list.json"), "--rule", "704.5f")[1]
