"""The suite as the tests share it: read and planned once in a run, each position set up once."""

from __future__ import annotations

from functools import cache

from comprules.kit.planning import Planned
from comprules.kit.rulebook import plan_suite, read_suite
from comprules.kit.steps import Scene, match_step
from comprules.reference import reference_judge

__all__ = ["plays", "set_up"]


@cache
def plays() -> tuple[Planned, ...]:
    """Every scenario in every edition that its tags select."""
    return plan_suite(read_suite())


@cache
def set_up(planned: Planned) -> Scene:
    """What the steps that come before the first action describe."""
    scene = Scene(reference_judge(), planned.edition)
    for step in planned.scenario.steps:
        if step.kind != "given":
            break
        scene.step = step
        form = match_step(step.kind, step.text)
        form.function(scene, **(form.read(step.text) or {}))
    return scene
