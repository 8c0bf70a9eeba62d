"""Which scenarios run in which editions, and which rules each one is to prove there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from comprules.judge import Applied
from comprules.kit.results import ExamplePlayed, Result
from comprules.scenarios import FeatureError, RulingTag, Scenario

__all__ = ["Book", "Planned", "plan", "scenario_id", "shown_path", "unplayed"]


class Book(Protocol):
    """What the kit asks of the book's registers and concordances."""

    @property
    def base(self) -> str:
        """Return the effective date of the base edition."""
        ...

    @property
    def editions(self) -> tuple[str, ...]:
        """Return every edition that there is a register of, newest first."""
        ...

    def resolve(self, name: str) -> str | None:
        """Return the effective date that a short name means, or nothing."""
        ...

    def has_rule(self, edition: str, number: str) -> bool:
        """Say whether the edition has this number."""
        ...

    def example_count(self, edition: str, number: str) -> int:
        """Return how many official examples stand under the number."""
        ...

    def older_of(self, edition: str, base_number: str, *, same_only: bool) -> tuple[str, ...]:
        """Return the edition's numbers of a base rule; ``same_only`` wants them reviewed and alike."""
        ...

    def alike(self, edition: str) -> frozenset[str]:
        """Return the base rules that are reviewed and hold in the edition."""
        ...

    def shared(self, edition: str) -> frozenset[str] | None:
        """Return the scenarios, by their ids, that are known to hold in an older edition too.

        None where every scenario is played whose rules hold there.
        """
        ...

    def ruled_by(self, edition: str, ruling: str) -> tuple[str, ...] | None:
        """Return the edition's rules that a ruling is about; None where there is no such ruling."""
        ...

    def base_of(self, edition: str, number: str) -> tuple[str, ...]:
        """Return the base rules that became of an edition's number."""
        ...

    def like(self, edition: str, base_rule: str, nth: int) -> tuple[tuple[str, int], ...]:
        """Return the edition's examples, as rule and place, that describe the same game as a base example."""
        ...

    def nearest(self, edition: str, number: str) -> tuple[str, ...]:
        """Numbers of the edition that are written much like this one."""
        ...


@dataclass(frozen=True, slots=True)
class Planned:
    """A scenario that is to be played in one edition."""

    scenario: Scenario
    edition: str
    id: str
    path: str
    rules: tuple[str, ...] = ()
    """The edition's own numbers that the scenario proves there."""
    examples: tuple[ExamplePlayed, ...] = ()
    rulings: tuple[str, ...] = ()
    """The rulings on the edition's rules that the scenario shows."""
    must_reach: tuple[tuple[str, frozenset[tuple[str, str]]], ...] = ()
    """Each tag with the trace lines, as number and edition or empty for base, one of which reaches it."""
    alike: frozenset[str] | None = None
    """The base rules known to hold in the edition; None where the scenario names the edition."""

    def unreached(self, trace: Sequence[Applied], base: str) -> tuple[str, ...]:
        """Return the tags whose rule decides nothing in the trace, exactly by number."""
        applied = {
            (line.number, "" if line.edition == base else line.edition) for line in trace if line.decided
        }
        return tuple(tag for tag, ways in self.must_reach if not ways & applied)

    def unread(self, trace: Sequence[Applied], base: str) -> tuple[str, ...]:
        """Return the base rules that decide something though nobody found them to hold in the edition."""
        if self.alike is None:
            return ()
        decided = (line.number for line in trace if line.decided and line.edition in ("", base))
        return tuple(sorted(set(decided) - self.alike))


def unplayed(planned: Planned, reason: str = "") -> Result:
    """Return the result of a play of which a judge was asked nothing: it is skipped."""
    scenario = planned.scenario
    return Result(
        id=planned.id,
        path=planned.path,
        line=scenario.line,
        feature=scenario.feature,
        section=scenario.section,
        rule=scenario.rule,
        name=scenario.name,
        kind=scenario.kind,
        tags=scenario.tags,
        rules=planned.rules,
        examples=planned.examples,
        rulings=planned.rulings,
        edition=planned.edition,
        status="skipped",
        reason=reason,
        steps=(),
        before=None,
        after=None,
        milliseconds=0.0,
    )


def scenario_id(scenario: Scenario, root: Path | None = None) -> str:
    """Return a name for the scenario that is unique in the suite and does not change with its line."""
    inside = _inside(scenario.path, root)
    return f"{(inside or scenario.path).with_suffix('').as_posix()}::{scenario.name}"


def shown_path(scenario: Scenario, root: Path | None = None) -> str:
    """Return the path of the scenario's file.

    A file of the suite is named from the project's top, any other as it was given.
    """
    inside = _inside(scenario.path, root)
    return f"features/{inside.as_posix()}" if inside else scenario.path.as_posix()


@lru_cache(maxsize=1024)
def _inside(path: Path, root: Path | None) -> Path | None:
    """Return where the file lies within the folder; None where it does not."""
    path, root = path.resolve(), root.resolve() if root else None
    return path.relative_to(root) if root and path.is_relative_to(root) else None


def plan(
    scenarios: Iterable[Scenario], book: Book, editions: Sequence[str] | None = None, root: Path | None = None
) -> tuple[Planned, ...]:
    """Return every play of these scenarios: one for each edition that the scenario's tags select.

    ``editions`` (effective dates) narrows that down; a scenario without any rule or edition tag runs in the
    base edition, or, if it is not of the suite, in all of those editions. ``root`` is the folder
    that scenario ids are relative to.

    Raises: FeatureError: A tag names an edition, a rule or an example that the book does not have.
    """
    planned: list[Planned] = []
    for scenario in scenarios:
        _check(scenario, book)
        chosen = _editions_of(scenario, book, root)
        if not scenario.rules and not scenario.rulings and not scenario.editions:
            is_ours = _inside(scenario.path, root) is not None
            chosen = (book.base,) if is_ours else tuple(editions or (book.base,))
        planned += [
            _planned(scenario, edition, book, root)
            for edition in chosen
            if editions is None or edition in editions
        ]
    return tuple(planned)


def _check(scenario: Scenario, book: Book) -> None:
    for mark in scenario.marks:
        meaning = mark.meaning
        edition = book.resolve(meaning.edition) if meaning.edition else book.base
        if edition is None:
            known = ", ".join(book.editions)
            raise FeatureError(scenario.path, mark.line, f"{mark.text}: no such edition; there are {known}")
        if isinstance(meaning, RulingTag):
            if book.ruled_by(edition, meaning.number) is None:
                told = f"{mark.text}: no ruling on the rules of {edition} has that number"
                raise FeatureError(scenario.path, mark.line, told)
            continue
        number = getattr(meaning, "number", "") or getattr(meaning, "rule", "")
        if number and not book.has_rule(edition, number):
            near = " or ".join(book.nearest(edition, number))
            hint = f"; did you mean {near}?" if near else ""
            raise FeatureError(scenario.path, mark.line, f"{mark.text}: {edition} has no rule {number}{hint}")
        nth = getattr(meaning, "nth", 0)
        if nth > (count := book.example_count(edition, number) if nth else 0):
            raise FeatureError(
                scenario.path,
                mark.line,
                f"{mark.text}: rule {number} of {edition} has {count} official examples",
            )


def _date(name: str, book: Book) -> str:
    return (book.resolve(name) or name) if name else book.base


def _editions_of(scenario: Scenario, book: Book, root: Path | None) -> tuple[str, ...]:
    if scenario.editions:
        named = {_date(edition, book) for edition in scenario.editions}
    else:
        named = {_date(edition, book) for edition in _tagged_editions(scenario)}
        base = [tag.number for tag in scenario.rules if _date(tag.edition, book) == book.base]
        if base:
            named |= {
                edition
                for edition in book.editions
                if edition != book.base
                and all(book.older_of(edition, number, same_only=True) for number in base)
                and _is_shared(scenario, edition, book, root)
            }
    return tuple(sorted(named, reverse=True))


def _is_shared(scenario: Scenario, edition: str, book: Book, root: Path | None) -> bool:
    """Say whether a scenario whose rules hold in an older edition is played there.

    A user's own always is.
    """
    known = book.shared(edition)
    if known is None or not _inside(scenario.path, root):
        return True
    return scenario_id(scenario, root) in known


def _editions_named(scenario: Scenario, book: Book) -> frozenset[str]:
    """Return the editions that a scenario was written for, by its tags; without any it is all of them."""
    if not scenario.rules and not scenario.rulings and not scenario.editions:
        return frozenset(book.editions)
    return frozenset(_date(name, book) for name in (*scenario.editions, *_tagged_editions(scenario)))


def _tagged_editions(scenario: Scenario) -> tuple[str, ...]:
    """Return the editions of the rules and rulings that a scenario is tagged with, as the tags have them."""
    return (*(tag.edition for tag in scenario.rules), *(tag.edition for tag in scenario.rulings))


def _planned(scenario: Scenario, edition: str, book: Book, root: Path | None) -> Planned:
    rules: dict[str, None] = {}
    must_reach: list[tuple[str, frozenset[tuple[str, str]]]] = []
    for tag in scenario.rules:
        written_in = _date(tag.edition, book)
        if written_in == book.base:
            own = (
                (tag.number,)
                if edition == book.base
                else book.older_of(edition, tag.number, same_only=not scenario.editions)
            )
            ways = {(tag.number, "")} | _ways(
                book.older_of(edition, tag.number, same_only=False), edition, book
            )
        elif written_in == edition:
            own = (tag.number,)
            ways = {(tag.number, edition)} | {(number, "") for number in book.base_of(edition, tag.number)}
        else:
            continue
        rules.update(dict.fromkeys(own))
        must_reach.append(
            (tag.number if written_in == book.base else f"{tag.number} of {edition}", frozenset(ways))
        )
    rulings = tuple(tag.number for tag in scenario.rulings if _date(tag.edition, book) == edition)
    for ruling in rulings:
        about = book.ruled_by(edition, ruling) or ()
        bases = {(base, "") for number in about for base in book.base_of(edition, number)}
        ways = {(number, edition) for number in about} | bases
        must_reach.append((f"{ruling} of {edition}", frozenset(ways)))
    return Planned(
        scenario=scenario,
        edition=edition,
        id=scenario_id(scenario, root),
        path=shown_path(scenario, root),
        rules=tuple(rules),
        examples=tuple(_examples(scenario, edition, book)),
        rulings=rulings,
        must_reach=tuple(must_reach),
        alike=None if edition in _editions_named(scenario, book) else book.alike(edition),
    )


def _examples(scenario: Scenario, edition: str, book: Book) -> Iterator[ExamplePlayed]:
    for tag in scenario.examples:
        written_in = _date(tag.edition, book)
        if written_in == edition:
            yield ExamplePlayed(tag.rule, tag.nth)
        elif written_in == book.base:
            yield from (ExamplePlayed(rule, nth) for rule, nth in book.like(edition, tag.rule, tag.nth))


def _ways(numbers: tuple[str, ...], edition: str, book: Book) -> set[tuple[str, str]]:
    return set() if edition == book.base else {(number, edition) for number in numbers}
