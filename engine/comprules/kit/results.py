"""What comes of playing a scenario."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.judge import Applied, Asked, Board

__all__ = ["Cause", "ExamplePlayed", "Result", "Run", "Status", "StepResult"]

Cause = Literal[
    "",
    "the board is otherwise",
    "it is refused",
    "it is allowed",
    "no question was asked where the scenario answers one",
    "asked what the scenario doesn't answer",
    "asked otherwise than the scenario answers",
    "a rule is not named",
    "the scenario is written wrongly",
    "the engine failed",
]
"""Of what kind a failure is, for reports that count them; empty for what did not fail."""

Status = Literal["passed", "failed", "errored", "skipped"]


@dataclass(frozen=True, slots=True)
class ExamplePlayed:
    """An official example of the edition that was played: the ``nth`` (from 1) under ``rule``."""

    rule: str
    nth: int


@dataclass(frozen=True, slots=True)
class StepResult:
    """One step as it went; ``trace`` holds the rules that the judge applied during it.

    ``expected`` and ``seen`` say in words what a failed step was about, ``refusal`` which rule the judge
    named.
    """

    keyword: str
    kind: str
    text: str
    line: int
    status: Literal["passed", "failed", "errored", "skipped", "not reached"]
    table: tuple[tuple[str, ...], ...] = ()
    docstring: str | None = None
    trace: tuple[Applied, ...] = ()
    asked: Asked | None = None
    reason: str = ""
    expected: str = ""
    seen: str = ""
    refusal: str = ""
    board: Board | None = None
    """The board after the step, where boards were asked for and somebody acted in it."""


@dataclass(frozen=True, slots=True)
class Result:
    """One scenario played in one edition.

    ``edition`` is an effective date; ``rules`` and ``examples`` are what it proves there, under that
    edition's own numbers. ``reason`` says why it did not pass. ``before`` is the board before the first When
    step.
    """

    id: str
    path: str
    line: int
    feature: str
    section: str
    rule: str
    name: str
    kind: Literal["scenario", "example"]
    tags: tuple[str, ...]
    rules: tuple[str, ...]
    examples: tuple[ExamplePlayed, ...]
    edition: str
    status: Status
    reason: str
    steps: tuple[StepResult, ...]
    before: Board | None
    after: Board | None
    milliseconds: float
    cause: Cause = ""
    """Of what kind the failure is."""
    rulings: tuple[str, ...] = ()
    """The rulings on its edition's rules that it shows."""
    unnamed: tuple[str, ...] = ()
    """Rules that the scenario shows and another engine's trace does not name; it is no failure."""
    named: tuple[str, ...] = ()
    """Refusals for which another engine named another rule; it is no failure."""

    @property
    def failed_step(self) -> StepResult | None:
        """Return the step at which it stopped, if it did at a step."""
        return next((step for step in self.steps if step.status in {"failed", "errored", "skipped"}), None)


@dataclass(frozen=True, slots=True)
class Run:
    """All results of one run; ``edition`` is an effective date, or ``all``."""

    edition: str
    engine: str
    date: str
    scenarios: tuple[Result, ...]
    stopped: str = ""
    """Why it ended before everything was played; empty if everything was."""
