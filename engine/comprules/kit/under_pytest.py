"""How a play becomes a pytest test: its markers, and how it comes out."""

from __future__ import annotations

import json

import pytest

from comprules.kit.codec import to_json
from comprules.kit.planning import Planned
from comprules.kit.results import Result

__all__ = ["marks_of", "settle"]


def marks_of(planned: Planned) -> list[pytest.MarkDecorator]:
    """Return the markers that say what a play proves and in which edition."""
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
