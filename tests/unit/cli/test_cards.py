"""``comprules card``."""

from __future__ import annotations

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
    assert "Serves examples: 418.5a example 2 of 2009" in shown.output
    assert "Creature — Ogre   2/2" in shown.output


def test_a_name_that_the_collection_lacks_leads_to_the_nearest() -> None:
    shown = CliRunner().invoke(app, ["card", "Blod Moon"])
    assert isinstance(shown.exception, ComprulesError)
    assert "Did you mean Blood Moon" in shown.exception.hint
