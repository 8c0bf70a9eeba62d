"""What a run on another engine comes to: causes, rules to look at, skips, known failures, an earlier run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from typer.testing import CliRunner

from comprules.book.errors import ComprulesError
from comprules.cli.app import app
from comprules.cli.reporting import Expected
from comprules.kit.claims import NOT_CLAIMED
from comprules.kit.comparing import changes_since
from comprules.kit.examination import examination_of
from comprules.kit.known_failures import (
    KnownFailure,
    KnownFailuresError,
    judged,
    read_known,
    updated,
    written,
)
from comprules.kit.results import Cause, Result, Run, Status
from comprules.kit.results_file import run_json
from comprules.kit.run_pages import badge_of_run, markdown_page, terminal_page

Played = Callable[..., Result]
BASE = "2025-06-06"
WISP = 'Given Alice controls a 1/0 creature "{name}"\nWhen Alice would receive priority\nThen "{name}" is in Alice\'s graveyard'


def result(
    name: str, status: Status, *rules: str, reason: str = "", cause: Cause = "", unnamed: tuple[str, ...] = ()
) -> Result:
    return Result(
        id=f"x::{name}", path="x.feature", line=1, feature="704. State-Based Actions", section="704", rule="",
        name=name, kind="scenario", tags=(), rules=rules, examples=(), edition=BASE, status=status,
        reason=reason, steps=(), before=None, after=None, milliseconds=1.0, cause=cause, unnamed=unnamed,
    )  # fmt: skip


def run(*results: Result) -> Run:
    return Run(BASE, "miniature 1", "2025-07-01T00:00:00+00:00", results)


def test_failures_of_one_kind_stand_together_whatever_their_cards_are_called(played: Played) -> None:
    results = [
        replace(played(WISP.format(name=name), fault="survives"), id=name) for name in ("Wisp", "Sprite")
    ]
    crashed = played(WISP.format(name="Wisp"), fault="crashes")
    found = examination_of(run(*results, crashed))
    assert found.counts == (0, 2, 1, 0)
    assert [(group.count, group.cause) for group in found.failures] == [
        (2, "the board is otherwise"),
        (1, "the engine failed"),
    ]
    assert found.failures[0].what == "{labels} (is|are) {place}"
    assert "the miniature fell over" in found.failures[1].what


def test_skips_say_what_they_would_unlock_and_what_is_not_claimed_stands_apart() -> None:
    results = (
        result("a", "skipped", "704.5f", reason="cannot read “Flying”"),
        result("b", "skipped", "704.5f", reason="cannot read “Flying”"),
        result("c", "skipped", "704.5g", reason="no such action"),
        result("d", "skipped", "704.5g", reason=f"{NOT_CLAIMED}: counters"),
    )
    found = examination_of(run(*results))
    assert [(group.count, group.what) for group in found.skips] == [
        (2, "cannot read “Flying”"),
        (1, "no such action"),
    ]
    assert [(group.count, group.what) for group in found.unclaimed] == [(1, "counters")]


def test_a_rule_whose_own_scenarios_fail_is_looked_at_before_one_among_many() -> None:
    results = (
        result("a", "failed", "704.5f"),
        result("b", "failed", "704.5f"),
        result("c", "failed", "704.5g", "704.5h", "704.5j"),
        result("d", "passed", "704.5g"),
        result("e", "skipped", "704.5g"),
    )
    found = examination_of(run(*results)).look_first
    assert [(one.number, one.failing, one.played) for one in found] == [
        ("704.5f", 2, 2),
        ("704.5h", 1, 1),
        ("704.5j", 1, 1),
        ("704.5g", 1, 2),
    ]


def test_the_page_is_short_and_holds_it_all() -> None:
    many = [result(str(n), "failed", "704.5f", reason=f"reason {chr(97 + n)}") for n in range(26)]
    beside = result("p", "passed", "704.5f", unnamed=("704.5f",))
    lines = list(terminal_page(examination_of(run(*many, beside))))
    assert len(lines) < 30
    text = "\n".join(lines)
    for part in (
        "1 passed",
        "26 failed",
        "Rules to look at first",
        "for 11 other reasons",
        "1 passing scenarios",
    ):
        assert part in text
    markdown = markdown_page(examination_of(run(*many, beside)))
    assert "| 704 | State-Based Actions | 1 | 26 | 0 | 0 |" in markdown
    assert markdown.count("reason") >= 26


def test_the_badge_counts_what_was_played() -> None:
    found = examination_of(run(result("a", "passed"), result("b", "failed"), result("c", "skipped")))
    root = ET.fromstring(badge_of_run(found))
    assert root.attrib["aria-label"] == "704 of 2025: 1 of 2"


# ---- failures that are known


def test_known_failures_come_back_from_their_file(tmp_path: Path) -> None:
    known = (KnownFailure("x::“a” \\ b", BASE, "errored", 'because "so"\x7f', "https://example.org/1"),)
    path = tmp_path / "known.toml"
    assert read_known(path) == ()
    path.write_text(written(known), "utf-8")
    assert read_known(path) == known


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[[known]]\nscenario = 'x'\n", "entry 1 has scenario"),
        ("[[other]]\n", "only [[known]] entries belong"),
        ("[[known]]\nscenario = 'x'\nedition = 3\n", "a value that is no text"),
        ("[[known]]\nscenario = 'x'\nedition = 'e'\n" * 2, "lists a scenario twice"),
        ("nonsense", "cannot be read"),
    ],
)
def test_a_wrong_file_of_known_failures_is_told(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "known.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(KnownFailuresError) as raised:
        read_known(path)
    assert told in raised.value.message


def test_only_what_changes_is_worse_or_better() -> None:
    known = (
        KnownFailure("x::a", BASE),
        KnownFailure("x::b", BASE),
        KnownFailure("x::c", BASE),
        KnownFailure("x::d", BASE),
    )
    results = (
        result("a", "failed"),
        result("b", "passed"),
        result("c", "errored"),
        result("d", "skipped"),
        result("e", "failed"),
        result("f", "passed"),
    )
    verdict = judged(results, known)
    assert [one.name for one in verdict.worse] == ["c", "e"]
    assert [one.name for one in verdict.better] == ["b"]
    assert [one.name for one in verdict.skipped] == ["d"]
    assert (verdict.as_known, verdict.is_as_known) == (1, False)
    assert judged(results[:1], known).is_as_known


def test_an_update_keeps_reasons_and_what_was_not_played() -> None:
    known = (
        KnownFailure("x::a", BASE, reason="ours", link="l"),
        KnownFailure("x::b", BASE),
        KnownFailure("x::z", BASE),
    )
    results = (
        result("a", "errored"),
        result("b", "passed"),
        result("e", "failed", cause="it is allowed"),
    )
    assert updated(results, known) == (
        KnownFailure("x::a", BASE, "errored", "ours", "l"),
        KnownFailure("x::e", BASE, "failed", "it is allowed"),
        KnownFailure("x::z", BASE),
    )


def test_an_earlier_run_is_compared_scenario_by_scenario() -> None:
    first: dict[str, Status] = {"a": "passed", "b": "failed", "c": "skipped", "e": "failed", "g": "passed"}
    second: dict[str, Status] = {"a": "failed", "b": "passed", "c": "failed", "e": "errored", "f": "failed"}
    before, now = (run(*(result(*pair) for pair in came.items())) for came in (first, second))
    found = changes_since(now, before)
    assert [(one.result.name, one.was) for one in found.worse] == [("a", "passed"), ("e", "failed")]
    assert [(one.result.name, one.was) for one in found.better] == [("b", "failed")]
    assert [(one.result.name, one.was) for one in found.other] == [("c", "skipped"), ("f", "not played")]
    assert found.gone == 1


# ---- on the command line


def test_a_run_is_content_with_known_failures_and_with_what_got_no_worse(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known, before = tmp_path / "known.toml", tmp_path / "before.json"
    bad, good = run(result("a", "failed")), run(result("a", "passed"))
    before.write_text(run_json(bad), "utf-8")
    assert Expected(known, None, is_updated=False).exit_code(bad) == 1
    assert "fails, and is not known to x::a" in capsys.readouterr().out.replace("\n", " ")
    assert Expected(known, None, is_updated=True).exit_code(bad) == 0
    assert Expected(known, None, is_updated=False).exit_code(bad) == 0
    assert Expected(known, before, is_updated=False).exit_code(good) == 1
    told = capsys.readouterr().out.replace("\n", " ")
    assert ("passes, and is listed" in told, "0 worse, 1 better" in told) == (True, True)
    assert Expected(None, before, is_updated=False).exit_code(bad) == 0
    before.write_text(run_json(good), "utf-8")
    assert Expected(None, before, is_updated=False).exit_code(bad) == 1
    with pytest.raises(ComprulesError, match="--update writes the file of --known"):
        Expected(None, None, is_updated=True)


def test_check_writes_the_page_as_markdown_and_as_a_badge(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = WISP.format(name="Wisp").replace("\n", "\n    ")
    (tmp_path / "wisp.feature").write_text(f"Feature: F\n  Scenario: A wisp dies\n    {steps}\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    for form, begins in (("markdown", "# comprules "), ("svg", "<svg ")):
        came = CliRunner().invoke(app, ["check", "wisp.feature", "-j", "1", "--format", form])
        assert (came.exit_code, came.stdout.startswith(begins)) == (0, True)
