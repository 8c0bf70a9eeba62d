"""``comprules diff``."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from comprules.cli.app import app


def test_it_names_what_each_edition_has_instead() -> None:
    shown = CliRunner().invoke(app, ["diff", "2009", "2025"])
    assert shown.exit_code == 0
    assert "legend rule for all" in shown.output
    assert "too many counters (122.4, 704.5r)" in shown.output


def test_it_tells_a_changed_rule_in_both_wordings_with_what_shows_it() -> None:
    shown = " ".join(CliRunner().invoke(app, ["diff", "2009", "2025"]).output.split())
    then, now = shown.index("420.5e"), shown.index("2025 704.5j:")
    assert then < now
    assert "played:" in shown[then:now]


def test_it_tells_a_rule_that_has_gone() -> None:
    shown = " ".join(CliRunner().invoke(app, ["diff", "2009", "2025"]).output.split())
    assert "2025: there is no such rule any more." in shown[shown.index("420.5q") :]


def test_of_a_step_it_tells_what_only_one_edition_does() -> None:
    found = json.loads(CliRunner().invoke(app, ["diff", "2009", "2025", "--format", "json"]).output)
    turn = next(table for table in found["tables"] if table["table"] == "steps of the turn")
    assert not turn["gone"]
    assert [
        "draw: mana burn (300.3 of 2009-05-01) as it ends",
        "draw: empty pools (500.4, 106.4, 703.4q) as it ends",
    ] in turn["replaced"]


def test_as_data_it_gives_tables_and_what_became_of_each_rule() -> None:
    found = json.loads(CliRunner().invoke(app, ["diff", "2009", "2025", "--format", "json"]).output)
    changed = {"layers", "state-based actions", "keyword abilities", "decisions", "starting the game"}
    assert {table["table"] for table in found["tables"]} >= changed
    assert "420.5q" in found["rules"]["retired"]
    assert "704.5z" in found["new_since"]


def test_an_edition_does_not_differ_from_itself() -> None:
    found = json.loads(CliRunner().invoke(app, ["diff", "2025", "2025", "--format", "json"]).output)
    assert found["tables"] == []


def test_an_edition_that_the_engine_does_not_play_is_refused() -> None:
    refused = CliRunner().invoke(app, ["diff", "2017", "2025"])
    assert refused.exit_code != 0
    assert "2017-09-29" in str(refused.exception)
