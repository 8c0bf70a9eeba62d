"""Changes are tried side by side: by processes here, or by the workers of an executor elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from comprules.book.statements import BASE_EDITION
from comprules.kit.rulebook import plan_suite, read_suite

from .mutants import Mutant
from .processes import Task, each_in_a_child
from .trials import Trial, scenario_trials
from .trying import Outcome, try_mutant

__all__ = ["Job", "have_tried_here", "tried_in_a_child"]


@dataclass(frozen=True, slots=True)
class Job:
    """A change, the numbers of the trials that it is tried with, and how many seconds that may take."""

    mutant: Mutant
    trials: tuple[int, ...]
    seconds: float


_HERE: list[Trial] = []
"""The trials of this process, and of those that it is copied to."""


def have_tried_here(trials: Sequence[Trial]) -> None:
    """Let processes that are copied from this one know the trials by their numbers, unit tests among them."""
    _HERE[:] = trials


def tried_in_a_child(job: Job) -> Outcome:
    """Make a change in a process of its own and try; a worker elsewhere knows the scenarios of the suite alone."""
    trials = _HERE or _scenarios()
    task = Task(
        lambda: try_mutant(job.mutant, [trials[number] for number in job.trials]),
        job.seconds,
        lambda why: Outcome(job.mutant, "killed by time", why),
    )
    (outcome,) = each_in_a_child([task], 1)
    return outcome


@cache
def _scenarios() -> Sequence[Trial]:
    return scenario_trials(plan_suite(read_suite(), (BASE_EDITION,)))
