"""The suite as the tests share it: read and planned once in a run, each position set up once."""

from __future__ import annotations

from functools import cache

import pytest

from comprules.kit.planning import Planned
from comprules.kit.results import Result
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.steps import Scene
from comprules.kit.steps.laying_out import lay_out
from comprules.reference import reference_judge

__all__ = ["ensure_played", "plays", "set_up"]


@cache
def plays() -> tuple[Planned, ...]:
    """Every scenario in every edition that its tags select."""
    return plan_suite(read_suite())


@cache
def set_up(planned: Planned) -> Scene:
    """What the steps that come before the first action describe."""
    scene = Scene(reference_judge(), planned.edition)
    lay_out(scene, planned.scenario.steps)
    return scene


def ensure_played(result: Result) -> None:
    """Fail where our own engine has skipped a scenario of the suite, or has left no trace of it.

    Engines of others may lack something; what ours skips is a mistake of the scenario or of the engine.
    """
    if result.status == "skipped":
        pytest.fail(
            f"{result.path}:{result.line}\nour own engine may not skip: {result.reason}", pytrace=False
        )
    if not any(step.trace for step in result.steps):
        pytest.fail(f"{result.path}:{result.line}\nit leaves no trace", pytrace=False)
