"""What a scenario is, once its feature file has been read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

__all__ = [
    "EditionTag",
    "ExampleTag",
    "FeatureError",
    "RuleTag",
    "RulingTag",
    "Scenario",
    "ScenarioStep",
    "StepKind",
    "TagMark",
]

StepKind = Literal["given", "when", "then"]


class FeatureError(Exception):
    """A feature file says something that the suite cannot take; it names the file and the line."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        """Say where (``line`` counts from 1) and what."""
        super().__init__(f"{path}:{line}: {message}")
        self.path = path
        self.line = line
        self.message = message


@dataclass(frozen=True, slots=True)
class RuleTag:
    """A scenario is to prove this rule."""

    number: str
    edition: str = ""
    """It is empty for the base edition, else as the tag has it."""

    def __str__(self) -> str:
        """Return the tag as it is written."""
        return f"@CR-{self.edition}-{self.number}" if self.edition else f"@CR-{self.number}"


@dataclass(frozen=True, slots=True)
class RulingTag:
    """A scenario is to show what this ruling on the rules of an edition says."""

    number: str
    edition: str


@dataclass(frozen=True, slots=True)
class ExampleTag:
    """An official example: the ``nth`` (from 1) under a rule."""

    rule: str
    nth: int
    edition: str = ""


@dataclass(frozen=True, slots=True)
class EditionTag:
    """An edition in which the scenario is to run."""

    edition: str


@dataclass(frozen=True, slots=True)
class TagMark:
    """A tag as read, with its line."""

    text: str
    line: int
    meaning: RuleTag | RulingTag | ExampleTag | EditionTag


@dataclass(frozen=True, slots=True)
class ScenarioStep:
    """One step: ``kind`` is what it counts as, And and But resolved; ``keyword`` is what is written."""

    keyword: str
    kind: StepKind
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] = ()
    docstring: str | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario ready to be played; a row of an outline is a scenario of its own.

    ``outline`` is the name as the file has it, ``name`` the same with the row filled in. ``line`` is where
    the keyword stands, or the row. ``section`` and ``rule`` are the numbers that the titles begin with, or
    empty.
    """

    path: Path
    line: int
    feature_line: int
    feature: str
    section: str
    rule: str
    rule_title: str
    name: str
    outline: str
    kind: Literal["scenario", "example"]
    marks: tuple[TagMark, ...]
    steps: tuple[ScenarioStep, ...]

    @property
    def tags(self) -> tuple[str, ...]:
        """Return every tag as it is written, inherited ones first."""
        return tuple(mark.text for mark in self.marks)

    @property
    def rules(self) -> tuple[RuleTag, ...]:
        """Return the rules that it is to prove."""
        return tuple(mark.meaning for mark in self.marks if isinstance(mark.meaning, RuleTag))

    @property
    def rulings(self) -> tuple[RulingTag, ...]:
        """Return the rulings that it is to show."""
        return tuple(mark.meaning for mark in self.marks if isinstance(mark.meaning, RulingTag))

    @property
    def examples(self) -> tuple[ExampleTag, ...]:
        """Return the official examples that it plays."""
        return tuple(mark.meaning for mark in self.marks if isinstance(mark.meaning, ExampleTag))

    @property
    def editions(self) -> tuple[str, ...]:
        """Return the editions that its tags select; empty: wherever its rules stand."""
        return tuple(mark.meaning.edition for mark in self.marks if isinstance(mark.meaning, EditionTag))
