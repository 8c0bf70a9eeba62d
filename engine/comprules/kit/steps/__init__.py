"""The vocabulary of the suite's steps; each module beside this one holds the forms of one topic."""

from __future__ import annotations

from importlib import import_module

from comprules.kit.steps.errors import StepFailed, StepMistake
from comprules.kit.steps.registry import StepForm, forms, match_step
from comprules.kit.steps.scene import Scene

__all__ = ["Scene", "StepFailed", "StepForm", "StepMistake", "forms", "load_forms", "match_step"]

TOPICS = (
    "position",
    "before_the_game",
    "deeds",
    "answers",
    "characteristics",
    "status",
    "places",
    "players",
    "questions",
    "changes",
)


def load_forms() -> None:
    """Import every module of forms, so that the registry knows them."""
    for topic in TOPICS:
        import_module(f"{__name__}.{topic}")
