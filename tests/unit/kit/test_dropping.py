from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from comprules.book.errors import ComprulesError
from comprules.judge import Judge
from comprules.kit.dropping import cited_numbers, drop
from comprules.kit.judges import our_judge
from comprules.kit.planning import Planned
from comprules.kit.report import dropped_lines
from comprules.kit.rulebook import plan_suite
from comprules.scenarios import read_text

BASE = "2025-06-06"
SUITE = """Feature: 704. State-Based Actions
  @CR-704.5f
  Scenario: A wisp dies
    Given Alice controls a 1/0 creature "Wisp"
    When Alice would receive priority
    Then "Wisp" is in Alice's graveyard

  @CR-704.3
  Scenario: A look that sees nothing
    When Alice would receive priority
"""


def make(without: Sequence[str]) -> Judge:
    module: Any = import_module("miniature")
    if "704.3" in without:
        raise ComprulesError("nothing could ever happen without 704.3")
    judge: Judge = module.MiniatureJudge(
        "survives" if "704.5f" in without else "no trace" if "704.5j" in without else ""
    )
    return judge


def plays() -> tuple[Planned, ...]:
    return plan_suite(read_text(SUITE, Path("x.feature")), (BASE,))


def test_the_loss_of_a_rule_that_a_step_looks_at_is_noticed() -> None:
    found = drop("704.5f", BASE, plays(), make, BASE)
    assert (found.verdict, [one.name for one in found.failing]) == ("noticed", ["A wisp dies"])


def test_a_trace_that_merely_lacks_the_number_notices_nothing() -> None:
    assert drop("704.5j", BASE, plays(), make, BASE).verdict == "unnoticed"


def test_a_rule_that_cannot_be_dropped_says_why() -> None:
    found = drop("704.3", BASE, plays(), make, BASE)
    assert (found.verdict, found.why) == ("cannot be dropped", "nothing could ever happen without 704.3")


def test_each_verdict_is_told() -> None:
    told = [
        " ".join(dropped_lines(drop(number, BASE, plays(), make, BASE)))
        for number in ("704.5f", "704.5j", "704.3")
    ]
    assert "A wisp dies" in told[0]
    assert "no step of any scenario goes wrong without it" in told[1]
    assert "nothing could ever happen" in told[2]


def test_the_rules_to_leave_out_are_those_that_tags_name() -> None:
    assert cited_numbers(plays(), BASE, BASE) == ("704.3", "704.5f")


# ---- with our own engine


def dropped(number: str, tag: str, text: str, edition: str = BASE) -> str:
    """What becomes of one scenario on our own engine without a rule."""
    feature = f"Feature: F\n  {tag}\n  Scenario: S\n{text}"
    made = plan_suite(read_text(feature, Path("x.feature")), (edition,))
    return drop(number, edition, made, lambda without: our_judge(tuple(without)), BASE).verdict


COMMANDER = """
    Given the game is a Commander game
    And Alice controls a 2/2 creature "Bear"
    And "Bear" is Alice's commander
    And Bob has been dealt 21 combat damage by the commander "Bear"
    When Alice would receive priority
    Then Bob has lost the game
"""


def test_a_rule_that_only_a_variant_carries_out_can_be_left_out() -> None:
    assert dropped("104.3j", "@CR-104.3j", COMMANDER) == "noticed"


def test_a_rule_without_which_there_is_no_game_in_any_variant_cannot() -> None:
    assert dropped("102.1", "@CR-102.1", "    Then Alice has 20 life\n") == "cannot be dropped"


def test_of_two_rules_that_an_older_one_became_the_first_is_left_out_of_their_function() -> None:
    """215.2 of 2009 is both that damage costs life, and how much; the second means more than the first since."""
    costs = """
    Given Alice has "Shock" in hand
    And Alice has {R} in the mana pool
    When Alice casts "Shock" targeting Bob and it resolves
    Then Bob has 18 life
"""
    assert dropped("215.2", "@CR-2009-215.2", costs, "2009-05-01") == "noticed"
