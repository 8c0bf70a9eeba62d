"""Judges that play nothing pass next to nothing, and what they pass is listed with the reason."""

from __future__ import annotations

from functools import cache

import pytest
from tests.bad_judges.judges import BAD_JUDGES, IdleJudge
from tests.bad_judges.passing import listed, name_of, passed_by
from tests.suite import plays

from comprules.book.statements import BASE_EDITION
from comprules.kit.planning import Planned


@cache
def base_plays() -> tuple[Planned, ...]:
    return tuple(planned for planned in plays() if planned.edition == BASE_EDITION)


_PASSED: dict[type[IdleJudge], tuple[Planned, ...]] = {}


def passed(judge: type[IdleJudge]) -> tuple[Planned, ...]:
    if judge not in _PASSED:
        _PASSED[judge] = passed_by(judge, base_plays())
    return _PASSED[judge]


@pytest.mark.parametrize("judge", BAD_JUDGES, ids=lambda judge: judge.__name__)
def test_it_passes_at_most_two_of_a_hundred_and_these_are_listed_with_a_reason(
    judge: type[IdleJudge],
) -> None:
    """Another one needs a step that shows what the same hands can do; see Writing scenarios."""
    assert {name_of(planned) for planned in passed(judge)} - listed().keys() == set()
    assert len(passed(judge)) * 50 <= len(base_plays())


def test_nothing_is_listed_that_none_of_them_passes() -> None:
    assert listed().keys() - {name_of(one) for judge in BAD_JUDGES for one in passed(judge)} == set()
