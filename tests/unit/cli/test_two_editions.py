"""``comprules check --compare``."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from comprules.book.errors import ComprulesError
from comprules.cli.app import app

FEATURE = """Feature: Mine

  Scenario: Mana is left
    Given Alice has {G}{G} in the mana pool
    When the game goes on to Alice's beginning of combat step
    Then Alice has no mana

  Scenario: A card is drawn
    When the game goes on to Bob's draw step
    Then Bob has 1 card in hand
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.feature"
    file.write_text(FEATURE, "utf-8")
    return file


def test_it_tells_the_step_at_which_two_editions_part(mine: Path) -> None:
    shown = CliRunner().invoke(app, ["check", str(mine), "--edition", "2009,2025", "--compare"])
    assert shown.exit_code == 0
    assert "life of Alice: 2009 18, 2025 20" in shown.output
    assert shown.output.index("here 2009 and 2025 part") < shown.output.index("A card is drawn")
    assert shown.output.endswith("1 of 2 go differently in 2009 and 2025.\n")


def test_what_goes_alike_says_so(mine: Path) -> None:
    shown = CliRunner().invoke(app, ["check", str(mine), "--compare"]).output
    assert "The stories are the same" in shown[shown.index("A card is drawn") :]


@pytest.mark.parametrize("editions", ["2009", "2009,2009", "2009,2017", "2006,2009,2025"])
def test_it_needs_two_editions_that_the_engine_plays_by(mine: Path, editions: str) -> None:
    refused = CliRunner().invoke(app, ["check", str(mine), "--edition", editions, "--compare"])
    assert isinstance(refused.exception, ComprulesError)
    assert "not two editions" in refused.exception.message


def test_it_needs_a_file() -> None:
    refused = CliRunner().invoke(app, ["check", "--compare"])
    assert "no file is given" in str(refused.exception)


def test_what_cannot_be_read_is_told_at_the_end(mine: Path) -> None:
    mine.write_text(
        FEATURE + "\n  Scenario: Wrong\n    When Alice sings\n    Then Alice has 20 life\n", "utf-8"
    )
    shown = CliRunner().invoke(app, ["check", str(mine), "--compare"])
    assert shown.exit_code == 2
    assert "1 of 2 go differently" in shown.output
