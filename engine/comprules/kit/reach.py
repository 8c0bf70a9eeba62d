"""How far each rule reaches: in how many plays of the suite it decided something."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from comprules.book.numbers import RuleNumber
from comprules.kit.results import Result

__all__ = ["Reach", "reach"]


@dataclass(frozen=True, slots=True)
class Reach:
    """A rule and the plays in which it decided something, out of all."""

    number: str
    edition: str
    """The date of an older edition whose number it is; empty for the base edition."""
    plays: int
    of: int

    @property
    def percent(self) -> float:
        """The share of the plays, out of a hundred."""
        return 100 * self.plays / self.of


def reach(results: Iterable[Result]) -> tuple[Reach, ...]:
    """Return the reach of every rule that decided something, the widest first."""
    counted: Counter[tuple[str, str]] = Counter()
    plays = 0
    for result in results:
        plays += 1
        counted.update(
            {(line.number, line.edition) for step in result.steps for line in step.trace if line.decided}
        )
    found = (Reach(number, edition, times, plays) for (number, edition), times in counted.items())
    return tuple(sorted(found, key=lambda one: (-one.plays, one.edition, RuleNumber.read(one.number))))
