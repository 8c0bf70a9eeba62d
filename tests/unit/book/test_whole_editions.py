"""Of older editions every rule that is known is played or says why not. The suite shows that they pass."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest
from tests.suite import plays

from comprules.book.concordance import known_rules, load_concordance
from comprules.kit.coverage import Coverage, cover, ruling_standings, standings
from comprules.kit.planning import unplayed
from comprules.kit.results import Result, Run


@cache
def passed(edition: str) -> tuple[Result, ...]:
    """What comes of the suite in an edition if all of it passes."""
    return tuple(replace(unplayed(one), status="passed") for one in plays() if one.edition == edition)


@cache
def coverage(edition: str) -> Coverage:
    return cover(Run(edition, "", "", passed(edition)), edition, "", by_rule=False, standing=None)


@pytest.mark.parametrize(("edition", "number"), [("2009-05-01", 1189), ("2006-10-01", 52)])
def test_every_rule_is_reviewed_and_played_or_says_why_not(edition: str, number: int) -> None:
    total = coverage(edition).total
    assert total.rules == number
    assert (total.missing, total.skipped) == (0, 0)
    assert total.no_game_behaviour <= 0.2 * total.rules
    entries = load_concordance(edition).entries
    assert {one.number for one in known_rules(edition) if not entries[one.number].reviewed} == set()


@pytest.mark.parametrize(("edition", "number", "left"), [("2009-05-01", 166, 2), ("2006-10-01", 11, 0)])
def test_every_example_is_played_but_two(edition: str, number: int, left: int) -> None:
    """One of 2009 is about restrooms and trading cards (507.3c), the other about piles (601.5c)."""
    total = coverage(edition).total
    assert (total.examples, total.examples - total.examples_executed) == (number, left)


def test_every_ruling_of_may_2009_is_played_or_says_why_not() -> None:
    edition = "2009-05-01"
    found = ruling_standings(edition, passed(edition), standings(edition, passed(edition)))
    assert {
        name for name, one in found.items() if one.standing not in {"executed", "no game behaviour"}
    } == set()
    assert sum(one.standing == "executed" for one in found.values()) >= 50
