"""A step is read by its form, and the Given steps of a scenario set the scene."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from comprules.kit.steps.errors import StepMistake
from comprules.kit.steps.registry import StepForm, match_step
from comprules.kit.steps.scene import Scene
from comprules.scenarios import ScenarioStep

__all__ = ["lay_out", "read_step"]


def read_step(step: ScenarioStep) -> tuple[StepForm, dict[str, Any]]:
    """Return the form of a step, and what the step says in its places.

    Raises:
        StepMistake: No form reads it, or what stands below it belongs to no such step.
    """
    form = match_step(step.kind, step.text)
    arguments = form.read(step.text)
    assert arguments is not None
    if step.table and form.takes != "table":
        raise StepMistake(f"no table belongs below “{step.text}”")
    if step.docstring is not None and form.takes != "text":
        raise StepMistake(f"no text belongs below “{step.text}”")
    return form, arguments


def lay_out(scene: Scene, steps: Iterable[ScenarioStep]) -> None:
    """Carry out the Given steps that come before the first deed; ``scene.step`` is the last of them.

    Raises:
        StepMistake: One of them can't be carried out.
    """
    for step in steps:
        if step.kind != "given":
            return
        scene.step = step
        form, arguments = read_step(step)
        form.function(scene, **arguments)
