"""The whole suite as plain pytest tests, for the projects of other engines.

``pytest --pyargs comprules.kit.conformance --judge my_engine.compliance:make_judge``; a scenario that needs what the
engine lacks is skipped with its reason. The result of a test is in its ``user_properties`` under ``comprules``, as JSON text.
"""

from __future__ import annotations

import json

import pytest

from comprules.book.statements import BASE_EDITION
from comprules.judge import Judge
from comprules.kit.codec import to_json
from comprules.kit.planning import Planned
from comprules.kit.results import Result
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.runner import play

__all__ = ["marks_of", "settle", "test_scenario"]


def marks_of(planned: Planned) -> list[pytest.MarkDecorator]:
    """The markers that say what a play proves and in which edition."""
    return [*(pytest.mark.cr(number) for number in planned.rules), pytest.mark.cr_edition(planned.edition)]


def settle(result: Result, request: pytest.FixtureRequest) -> None:
    """Let a test come out as the scenario did, and leave the result with it."""
    request.node.user_properties.append(("comprules", json.dumps(to_json(result), ensure_ascii=False)))
    match result.status:
        case "passed":
            pass
        case "skipped":
            pytest.skip(result.reason)
        case "failed" | "errored":
            step = result.failed_step
            place = f"{result.path}:{step.line if step else result.line}"
            written = f"{step.keyword} {step.text}\n" if step else ""
            pytest.fail(f"{place}\n{written}{result.reason}", pytrace=False)


_PLAYS = plan_suite(read_suite())


@pytest.mark.parametrize(
    "planned",
    [
        pytest.param(planned, id=f"{planned.id}[{planned.edition}]", marks=marks_of(planned))
        for planned in _PLAYS
    ],
)
def test_scenario(planned: Planned, judge: Judge, request: pytest.FixtureRequest) -> None:
    """One scenario in one edition."""
    settle(play(planned, judge, BASE_EDITION), request)
