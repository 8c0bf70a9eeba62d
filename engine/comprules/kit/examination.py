"""What a run on another engine says: totals, failures by their likely cause, and what skips would unlock."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from comprules.book.numbers import RuleNumber
from comprules.book.register import load_register
from comprules.kit.claims import NOT_CLAIMED
from comprules.kit.results import Cause, Result, Run, Status
from comprules.kit.steps import StepMistake, match_step

__all__ = ["Examination", "Group", "RuleToLookAt", "SectionTally", "examination_of"]

_STATUSES: Final[tuple[Status, ...]] = ("passed", "failed", "errored", "skipped")
_QUOTED: Final = re.compile(r"“[^”]*”|\"[^\"]*\"|'[^']*'")
_NUMBER: Final = re.compile(r"\d+")
_NAMES: Final = re.compile(r"\b(?:Alice|Bob|Carol|Dave|Eve|Frank)(?:'s)?\b")
_FIRST_RULES: Final = 10


@dataclass(frozen=True, slots=True)
class Group:
    """Scenarios that came out alike, probably for one reason."""

    what: str
    scenarios: tuple[str, ...]
    rules: tuple[str, ...]
    example: str
    """The reason that one of them gives, word by word."""
    cause: Cause = ""

    @property
    def count(self) -> int:
        """Return how many scenarios it holds."""
        return len(self.scenarios)


@dataclass(frozen=True, slots=True)
class RuleToLookAt:
    """A rule with failures: how many of its scenarios fail, out of those that were played."""

    number: str
    failing: int
    played: int
    weight: float
    """A scenario of several rules counts for each of them in part."""
    first: str
    """A scenario to begin with: the shortest that fails."""


@dataclass(frozen=True, slots=True)
class SectionTally:
    """How the scenarios of one section came out."""

    section: str
    title: str
    counts: tuple[int, int, int, int]
    """Passed, failed, errored, skipped."""


@dataclass(frozen=True, slots=True)
class Examination:
    """The findings of a run, in the order in which an author wants to read them."""

    engine: str
    edition: str
    stopped: str
    counts: tuple[int, int, int, int]
    """Passed, failed, errored, skipped."""
    failures: tuple[Group, ...]
    skips: tuple[Group, ...]
    unclaimed: tuple[Group, ...]
    look_first: tuple[RuleToLookAt, ...]
    sections: tuple[SectionTally, ...]
    unnamed: int
    """So many passing scenarios show a rule that the engine's trace does not name."""
    named: tuple[str, ...]
    """Refusals for which the engine named another rule than the suite does."""


def examination_of(run: Run) -> Examination:
    """Return what a run says."""
    results = run.scenarios
    failing = [one for one in results if one.status in {"failed", "errored"}]
    skipped = [one for one in results if one.status == "skipped"]
    asked = [one for one in skipped if not one.reason.startswith(NOT_CLAIMED)]
    unasked = [one for one in skipped if one.reason.startswith(NOT_CLAIMED)]
    return Examination(
        engine=run.engine,
        edition=run.edition,
        stopped=run.stopped,
        counts=_counts(results),
        failures=_groups((_likely(one), one.cause, one) for one in failing),
        skips=_groups((_first_line(one.reason), "", one) for one in asked),
        unclaimed=_groups((one.reason.removeprefix(f"{NOT_CLAIMED}: "), "", one) for one in unasked),
        look_first=_look_first(results),
        sections=_sections(results),
        unnamed=sum(bool(one.unnamed) for one in results if one.status == "passed"),
        named=tuple(dict.fromkeys(rule for one in results for rule in one.named)),
    )


def _counts(results: Iterable[Result]) -> tuple[int, int, int, int]:
    counts = Counter(one.status for one in results)
    passed, failed, errored, skipped = (counts[status] for status in _STATUSES)
    return passed, failed, errored, skipped


def _first_line(reason: str) -> str:
    return reason.partition("\n")[0].strip()


def _likely(result: Result) -> str:
    """Return in words what a failure is probably about, so that those of one fault read the same."""
    step = result.failed_step
    if result.cause == "the engine failed":
        return _general(_first_line(result.reason))
    if result.cause == "it is refused" and step is not None:
        return f"{_form(step.kind, step.text)}: {_general(step.seen.removeprefix('it is refused: '))}"
    if step is None:
        return _general(_first_line(result.reason))
    return _form(step.kind, step.text)


def _form(kind: Any, text: str) -> str:
    """Return the form of a step, without what may be left out."""
    try:
        pattern = match_step(kind, text).pattern
    except StepMistake:
        return text
    words = re.sub(r"\[[^\[\]]*\]", "", pattern)
    return re.sub(r"\{(?:\w+:)?(\w+)\}", r"{\1}", words).strip()


def _general(text: str) -> str:
    """Return a text without the names and numbers of one game."""
    return _NUMBER.sub("N", _NAMES.sub("a player", _QUOTED.sub("…", text)))[:160]


def _groups(found: Iterable[tuple[str, Cause, Result]]) -> tuple[Group, ...]:
    held: dict[tuple[str, Cause], list[Result]] = {}
    for what, cause, result in found:
        held.setdefault((what, cause), []).append(result)
    groups = (
        Group(
            what=what,
            scenarios=tuple(f"{one.id} [{one.edition}]" for one in results),
            rules=tuple(dict.fromkeys(rule for one in results for rule in one.rules)),
            example=_first_line(results[0].reason),
            cause=cause,
        )
        for (what, cause), results in held.items()
    )
    return tuple(sorted(groups, key=lambda group: (-group.count, group.what)))


def _look_first(results: Iterable[Result]) -> tuple[RuleToLookAt, ...]:
    """Return the rules with most failures, those alone in their scenarios before those among many."""
    by_rule: dict[str, list[Result]] = {}
    for one in results:
        for rule in one.rules if one.status != "skipped" else ():
            by_rule.setdefault(rule, []).append(one)
    found: list[RuleToLookAt] = []
    for rule, played in by_rule.items():
        failing = [one for one in played if one.status != "passed"]
        if failing:
            first = min(failing, key=lambda one: (len(one.steps), one.id))
            weight = sum(1 / len(one.rules) for one in failing)
            found.append(RuleToLookAt(rule, len(failing), len(played), round(weight, 3), first.id))
    ranked = sorted(
        found, key=lambda one: (-one.weight, one.failing < one.played, RuleNumber.read(one.number))
    )
    return tuple(ranked[:_FIRST_RULES])


def _sections(results: Iterable[Result]) -> tuple[SectionTally, ...]:
    held: dict[str, list[Result]] = {}
    for one in results:
        held.setdefault(one.rules[0][:3] if one.rules else one.section, []).append(one)
    return tuple(
        SectionTally(number, _title(number, ones), _counts(ones)) for number, ones in sorted(held.items())
    )


def _title(number: str, results: list[Result]) -> str:
    """Return the title of a section, in the edition in which it was played."""
    line = load_register(results[0].edition).get(number) if number else None
    return line.title if line else results[0].feature
