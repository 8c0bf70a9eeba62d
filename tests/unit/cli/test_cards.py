"""``comprules card``."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from comprules.book.errors import ComprulesError
from comprules.cli.app import app


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def test_a_card_is_shown_with_its_abilities_as_read_and_what_it_serves() -> None:
    shown = CliRunner().invoke(app, ["card", "blood moon"])
    assert shown.exit_code == 0
    for told in (
        "Blood Moon  {2}{R}",
        "Enchantment",
        "Nonbasic lands are Mountains.",
        "ChangeTypes(how='set', subtypes=('Mountain',))",
        "Serves rules:",
        " 613.8b, ",
    ):
        assert told in shown.output


def test_the_examples_that_a_card_serves_are_named() -> None:
    shown = CliRunner().invoke(app, ["card", "Gray Ogre"])
    assert "418.5a example 2 of 2009" in shown.output
    assert "Creature — Ogre   2/2" in shown.output


def test_a_name_that_the_collection_lacks_leads_to_the_nearest() -> None:
    shown = CliRunner().invoke(app, ["card", "Blod Moon"])
    assert isinstance(shown.exception, ComprulesError)
    assert "Did you mean Blood Moon" in shown.exception.hint


def test_cards_are_found_by_what_they_say() -> None:
    shown = CliRunner().invoke(
        app, ["card", "--like", "~ deals 2 damage to any target.", "--type", "instant"]
    )
    assert shown.exit_code == 0
    first, *_ = [line for line in shown.output.splitlines() if "%" in line]
    assert "100%" in first
    assert "Shock" in first
    assert "{R}" in first
    assert "Sorcery" not in shown.output


def test_cards_are_looked_for_in_a_file_of_the_users_own(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(
        '[{"name": "Bolt", "manaCost": "{R}", "type": "Instant", "text": "Bolt deals 3 damage to any target."},'
        ' {"name": "Ox", "type": "Creature", "power": "2", "toughness": "4", "text": "Vigilance"}]'
    )
    shown = CliRunner().invoke(
        app, ["card", "--like", "This spell deals 3 damage to any target.", "--cards", str(file)]
    )
    assert "Bolt" in shown.output
    assert "Ox" not in shown.output
    shown = CliRunner().invoke(app, ["card", "--like", "Vigilance", "--cards", str(file)])
    assert "2/4" in shown.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([], "one of the two is needed"),
        (["Blood Moon", "--like", "Draw a card."], "one of the two is needed"),
        (["Blood Moon", "--type", "elf"], "go with --like"),
        (["--like", "Xyzzy"], "no card says anything like “Xyzzy”"),
        (["--like", "Draw a card.", "--cards", "nowhere.json"], "nowhere.json cannot be read"),
    ],
)
def test_what_cannot_be_looked_for_is_said(arguments: list[str], told: str) -> None:
    shown = CliRunner().invoke(app, ["card", *arguments])
    assert isinstance(shown.exception, ComprulesError)
    assert told in str(shown.exception)
