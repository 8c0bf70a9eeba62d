"""A user's own feature files: mistakes of the file are told at once, and hide nothing else."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from comprules.cli import main

Check = Callable[..., tuple[int, str, str]]
GOOD = """
  Scenario: A wisp dies
    Given Alice controls a 1/0 creature "Wisp"
    When Alice would receive priority
    Then "Wisp" is in Alice's graveyard
"""
UNKNOWN_STEPS = """
  Scenario: It dances
    Given Alice juggles
    When Alice dances
  Scenario: It sings
    When Alice sings
"""
UNKNOWN_CARD = """
  Scenario: Nobody says what it is
    Given Alice controls "Xyzzy of Nowhere"
    When Alice would receive priority
    Then "Xyzzy of Nowhere" is on the battlefield
"""
UNREADABLE = """
  Scenario: Its text can't be read
    Given the card "Strange Thing" is a "Creature — Bear" of size 2/2
      \"\"\"
      Frobnicate all the gizmos.
      \"\"\"
    And Alice controls "Strange Thing"
    When Alice would receive priority
    Then "Strange Thing" is on the battlefield
"""


@pytest.fixture
def check(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Check:
    def run(scenarios: str, *options: str) -> tuple[int, str, str]:
        (tmp_path / "own.feature").write_text(f"Feature: My own\n{scenarios}", "utf-8")
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr(sys, "argv", ["comprules", "check", "own.feature", *options])
        monkeypatch.setenv("COLUMNS", "200")
        with pytest.raises(SystemExit) as ended:
            main()
        told = capsys.readouterr()
        return int(ended.value.code or 0), told.out, told.err

    return run


def test_all_unknown_steps_are_told_at_once_and_hide_no_other_scenario(check: Check) -> None:
    code, out, err = check(GOOD + UNKNOWN_STEPS)
    assert (code, "1 passed" in out) == (2, True)
    assert [word in err for word in ("Alice juggles", "Alice dances", "Alice sings")] == [True] * 3


def test_a_card_that_nobody_described_is_a_mistake_of_the_file(check: Check) -> None:
    code, out, err = check(GOOD + UNKNOWN_CARD)
    assert (code, "1 passed" in out) == (2, True)
    assert "no step says what “Xyzzy of Nowhere” is" in err
    assert "own.feature:9" in err


def test_a_skip_is_counted_and_named_with_the_card_and_strictly_a_failure(check: Check) -> None:
    code, out, _ = check(GOOD + UNREADABLE)
    assert (code, "1 passed, 1 skipped" in out, "Strange Thing" in out) == (0, True, True)
    assert check(GOOD + UNREADABLE, "--strict")[0] == 1


def test_a_good_file_is_good_strictly_too(check: Check) -> None:
    code, out, err = check(GOOD, "--strict")
    assert (code, "1 passed" in out, "own.feature:" in err) == (0, True, False)


def test_a_number_beyond_sense_is_a_mistake_of_the_file(check: Check) -> None:
    code, out, err = check(GOOD + "  Scenario: So much\n    Given Alice has 1" + "0" * 5000 + " life\n")
    assert (code, "1 passed" in out) == (2, True)
    assert "a number of 5,001 digits is beyond sense" in err


@pytest.mark.parametrize(
    ("steps", "most"),
    [
        ("Alice has {999999999} in the mana pool", "mana of one type are more than this engine keeps count of (10,000)"),
        ("Alice's library has 999999999 cards", "cards in a library are more than this engine keeps count of (10,000)"),
        ("“Draw {n} cards.”", "draws in a row are more than this engine keeps count of (2,500)"),
        ("“Create {n} Treasure tokens.”", "tokens at once are more than this engine keeps count of (2,500)"),
    ],
)  # fmt: skip
def test_more_than_the_engine_keeps_count_of_is_refused(check: Check, steps: str, most: str) -> None:
    if steps.startswith("“"):
        text = steps.strip("“”").replace("{n}", "X")
        steps = f'the card "Plenty" is a "Sorcery" that costs {{X}}:\n"""\n{text}\n"""\n'
        steps += 'And Alice has "Plenty" in hand\nAnd Alice has {9999} in the mana pool\n'
        steps += 'When Alice casts "Plenty" with X = 9999\nAnd all players pass'
        most = f"9,999 {most}"
    code, out, _ = check(f"  Scenario: Much\n    Given {steps}\n    Then Alice has 20 life\n")
    assert (code, "1 skipped" in out, most in out) == (0, True, True), out


@pytest.mark.parametrize(
    ("kind", "there"), [("Battle — Siege", "in exile"), ("Battle", "in Alice's graveyard")]
)
def test_a_defeated_siege_is_exiled_and_another_battle_is_not(check: Check, kind: str, there: str) -> None:
    answer = "And all players pass\n    And Alice says no\n    " if "Siege" in kind else ""
    code, out, _ = check(
        f"""
  Scenario: It is defeated
    Given the card "Foray" is a "{kind}" of defense 1
    And Alice controls "Foray"
    And "Foray" is protected by Bob
    And Alice controls a 1/1 creature "Elf"
    When Alice attacks "Foray" with "Elf"
    And Bob declares no blockers
    And all players pass
    {answer}Then "Foray" is {there}
""",
        "--strict",
    )
    assert code == 0, out
