"""Play the suite on the engine with one rule taken out: some scenario must notice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from comprules.book.errors import ComprulesError
from comprules.judge import Judge, Position, Seat
from comprules.kit.planning import Planned
from comprules.kit.results import Result
from comprules.kit.runner import play

__all__ = ["Dropped", "cited_numbers", "drop"]

_Maker = Callable[[Sequence[str]], Judge]


@dataclass(frozen=True, slots=True)
class Dropped:
    """What came of leaving a rule out in one edition.

    ``verdict`` is ``noticed`` where a step of a scenario that passes with the rule goes wrong without it. A
    trace that merely lacks the number does not count: it would lack it even if nothing else in the game were
    different. ``why`` says why a rule cannot be dropped.
    """

    number: str
    edition: str
    verdict: Literal["noticed", "unnoticed", "cannot be dropped"]
    why: str = ""
    failing: tuple[Result, ...] = ()


def cited_numbers(plays: Sequence[Planned], edition: str, base: str) -> tuple[str, ...]:
    """Return an edition's own numbers that scenarios are to prove; those of the base edition as tags say."""
    of_edition = [planned for planned in plays if planned.edition == edition]
    if edition != base:
        return tuple(sorted({number for planned in of_edition for number in planned.rules}))
    tags = (tag for planned in of_edition for tag in planned.scenario.rules)
    return tuple(sorted({tag.number for tag in tags if not tag.edition or base.startswith(tag.edition)}))


def drop(
    number: str, edition: str, plays: Sequence[Planned], make: _Maker, base: str, *, first_only: bool = False
) -> Dropped:
    """Leave a rule out and play these scenarios, which all pass with it; those tagged with it come first.

    ``make`` makes a judge without the rules it is given; with ``first_only`` the first failure is enough.
    """
    try:
        judge = make((number,))
        judge.begin(Position(edition, (Seat("Alice"), Seat("Bob"))))
    except ComprulesError as error:
        return Dropped(number, edition, "cannot be dropped", error.message)
    failing: list[Result] = []
    for result in _failures(number, edition, plays, judge, base):
        failing.append(result)
        if first_only:
            break
    return Dropped(number, edition, "noticed" if failing else "unnoticed", failing=tuple(failing))


def _failures(
    number: str, edition: str, plays: Sequence[Planned], judge: Judge, base: str
) -> Iterator[Result]:
    def is_elsewhere(planned: Planned) -> bool:
        return all(tag.number != number for tag in planned.scenario.rules)

    for planned in sorted((one for one in plays if one.edition == edition), key=is_elsewhere):
        result = play(planned, judge, base)
        if result.status in {"failed", "errored"} and (result.failed_step or result.after is None):
            yield result
