"""Faulty judges play scenarios; a scenario catches a judge if a step of it fails."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tests.faulty_judges.fault import Fault
from tests.suite import plays

from comprules.book.statements import BASE_EDITION
from comprules.kit.planning import Planned
from comprules.kit.runner import play
from comprules.reference import reference_judge

__all__ = ["by_name", "is_caught"]


@cache
def by_name() -> Mapping[str, tuple[Planned, ...]]:
    """Return the scenarios of the base edition, those of an outline together: ``file: title``."""
    found: dict[str, tuple[Planned, ...]] = {}
    for planned in plays():
        if planned.edition == BASE_EDITION:
            name = f"{Path(planned.path).stem}: {planned.scenario.outline}"
            found[name] = (*found.get(name, ()), planned)
    return found


def is_caught(fault: Fault, planned: Planned) -> bool:
    """Say whether a scenario fails by what the judge does: an error is none, nor is a rule not named."""
    result = play(planned, reference_judge(ruleset=fault.bent), BASE_EDITION)
    return result.status == "failed" and any(step.status == "failed" for step in result.steps)
