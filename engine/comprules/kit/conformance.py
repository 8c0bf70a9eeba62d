"""The whole suite as plain pytest tests, for the projects of other engines.

``pytest --pyargs comprules.kit.conformance --cr-judge my_engine.compliance:make_judge``; a scenario that
needs what the engine lacks is skipped with its reason. The result of a test is in its ``user_properties``
under ``comprules``, as JSON text.
"""

from __future__ import annotations

import pytest

from comprules.book.statements import BASE_EDITION
from comprules.judge import Judge
from comprules.kit.examining import Examined
from comprules.kit.planning import Planned
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play_or_skip
from comprules.kit.under_pytest import marks_of, settle

__all__ = ["test_scenario"]


_PLAYS = plan_suite(read_suite())


@pytest.mark.parametrize(
    "planned",
    [
        pytest.param(planned, id=f"{planned.id}[{planned.edition}]", marks=marks_of(planned))
        for planned in _PLAYS
    ],
)
def test_scenario(planned: Planned, cr_judge: Judge, request: pytest.FixtureRequest) -> None:
    """Play one scenario in one edition."""
    judge = cr_judge if isinstance(cr_judge, Examined) else Examined(cr_judge)
    settle(play_or_skip(planned, judge, BASE_EDITION), request)
