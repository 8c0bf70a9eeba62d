"""Scenarios are sorted by whether an older edition shares them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from comprules.book.statements import BASE_EDITION
from comprules.kit.judges import our_judge
from comprules.kit.planning import Planned
from comprules.kit.results import Result
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play
from comprules.kit.sharing import candidates, shared_by

OLD = "2009-05-01"


def _again(planned: Planned) -> Result:
    return play(planned, our_judge(), BASE_EDITION)


@pytest.fixture(scope="module")
def one() -> Planned:
    """A play of 2009 that passes, of a scenario that was not written for it."""
    plays = candidates(plan_suite(read_suite(), (OLD,)), OLD)
    return next(planned for planned in plays if planned.must_reach)


def test_what_passes_and_depends_on_nothing_else_is_shared(one: Planned) -> None:
    found = shared_by([one], [play(one, our_judge(), BASE_EDITION)], BASE_EDITION, _again)
    assert found.hold == (one.id,)
    assert not found.wanting
    assert not found.failing


def test_a_rule_of_which_nothing_is_known_is_wanting(one: Planned) -> None:
    result = play(one, our_judge(), BASE_EDITION)
    found = shared_by([replace(one, alike=frozenset())], [result], BASE_EDITION, _again)
    assert found.hold == ()
    decided = {
        line.number
        for step in result.steps
        for line in step.trace
        if line.decided and line.edition in ("", BASE_EDITION)
    }
    assert sorted(rule for rule, *_ in found.most_wanted()) == sorted(decided)


def test_what_fails_though_its_rules_hold_is_told(one: Planned) -> None:
    failed = replace(play(one, our_judge(), BASE_EDITION), status="failed", reason="it is otherwise")
    assert shared_by([one], [failed], BASE_EDITION, _again).failing == {one.id: "it is otherwise"}


def test_what_cannot_be_played_there_is_told_apart(one: Planned) -> None:
    skipped = replace(play(one, our_judge(), BASE_EDITION), status="skipped", reason="no such card")
    assert shared_by([one], [skipped], BASE_EDITION, _again).unplayable == {one.id: "no such card"}
