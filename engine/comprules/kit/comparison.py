"""Engines side by side: how each of them came through the same scenarios, by section and by rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from comprules.book.numbers import RuleNumber
from comprules.book.register import load_register
from comprules.kit.results import Result, Run

__all__ = [
    "Compared",
    "ComparedPart",
    "Comparison",
    "How",
    "Tally",
    "compared",
    "standing",
]

How = Literal["passed", "failed", "skipped", "not played"]
"""An error of an engine counts as a failure here; the reason says which it was."""

_HOW: Final[dict[str, How]] = {
    "passed": "passed",
    "failed": "failed",
    "errored": "failed",
    "skipped": "skipped",
}

RuleHow = Literal["passed", "partly", "failed", "skipped", "not played"]


@dataclass(frozen=True, slots=True)
class Compared:
    """One scenario in one edition, with what came of it on each engine; None where it was not played."""

    results: tuple[Result | None, ...]

    @property
    def one(self) -> Result:
        """Return a result of it, for all that is the same on every engine."""
        return next(result for result in self.results if result is not None)

    @property
    def how(self) -> tuple[How, ...]:
        """Return how it came out on each engine."""
        return tuple("not played" if result is None else _HOW[result.status] for result in self.results)

    @property
    def parts(self) -> bool:
        """Say whether it passed on one engine and failed on another."""
        return {"passed", "failed"} <= set(self.how)


@dataclass(frozen=True, slots=True)
class Tally:
    """How many scenarios passed, failed and were skipped on one engine."""

    passed: int
    failed: int
    skipped: int


@dataclass(frozen=True, slots=True)
class ComparedPart:
    """A section or a rule with its scenarios."""

    number: str
    title: str
    scenarios: tuple[Compared, ...]

    def tallies(self) -> tuple[Tally, ...]:
        """Return the counts of each engine."""
        return _tallies(self.scenarios)

    def standings(self) -> tuple[RuleHow, ...]:
        """Return how all of it stands on each engine."""
        return tuple(standing(each) for each in zip(*(one.how for one in self.scenarios), strict=True))


@dataclass(frozen=True, slots=True)
class Comparison:
    """Several engines, and every scenario that at least one of them played."""

    engines: tuple[str, ...]
    edition: str
    scenarios: tuple[Compared, ...]

    def tallies(self) -> tuple[Tally, ...]:
        """Return the counts of each engine."""
        return _tallies(self.scenarios)

    @property
    def alike(self) -> int:
        """Return how many scenarios pass on every engine."""
        return sum(set(one.how) == {"passed"} for one in self.scenarios)

    @property
    def parting(self) -> tuple[Compared, ...]:
        """Return those that pass on one engine and fail on another."""
        return tuple(one for one in self.scenarios if one.parts)

    def by_section(self, within: str = "") -> tuple[ComparedPart, ...]:
        """Return the sections, each scenario in that of its first rule that begins with ``within``."""
        found: dict[str, list[Compared]] = {}
        for one in self.scenarios:
            rules = [number for number in one.one.rules if number.startswith(within)]
            found.setdefault(rules[0][:3] if rules else "", []).append(one)
        return tuple(
            ComparedPart(number, _title(number, ones[0].one), tuple(ones))
            for number, ones in sorted(found.items())
        )

    def by_rule(self, section: str = "") -> tuple[ComparedPart, ...]:
        """Return the rules of a chapter or section, or all; a scenario stands with each of its rules."""
        found: dict[str, list[Compared]] = {}
        for one in self.scenarios:
            for number in one.one.rules:
                if number.startswith(section):
                    found.setdefault(number, []).append(one)
        ordered = sorted(found.items(), key=lambda part: RuleNumber.read(part[0]))
        return tuple(ComparedPart(number, "", tuple(ones)) for number, ones in ordered)


def _title(number: str, one: Result) -> str:
    if not number:
        return "of no rule"
    line = load_register(one.edition).get(number)
    return line.title if line else one.feature


def compared(runs: Sequence[Run]) -> Comparison:
    """Return runs side by side; scenarios are known by their names and editions."""
    places: dict[tuple[str, str], list[Result | None]] = {}
    for at, run in enumerate(runs):
        for result in run.scenarios:
            places.setdefault((result.id, result.edition), [None] * len(runs))[at] = result
    editions = {run.edition for run in runs}
    return Comparison(
        engines=tuple(run.engine for run in runs),
        edition=editions.pop() if len(editions) == 1 else "all",
        scenarios=tuple(Compared(tuple(results)) for results in places.values()),
    )


def standing(hows: Iterable[How]) -> RuleHow:
    """Return how a rule stands on an engine, by all of its scenarios."""
    counts = Counter(hows)
    if counts["passed"]:
        return "passed" if counts.total() == counts["passed"] else "partly"
    return "failed" if counts["failed"] else "skipped" if counts["skipped"] else "not played"


def _tallies(scenarios: Sequence[Compared]) -> tuple[Tally, ...]:
    engines = zip(*(one.how for one in scenarios), strict=True)
    counted = (Counter(hows) for hows in engines)
    return tuple(Tally(counts["passed"], counts["failed"], counts["skipped"]) for counts in counted)
