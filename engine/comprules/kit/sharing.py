"""Find which scenarios of the base edition hold in an older edition as well, by playing them there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from comprules.kit.planning import Planned
from comprules.kit.results import Result

__all__ = ["Sharing", "candidates", "shared_by"]


@dataclass(frozen=True, slots=True)
class Sharing:
    """What came of every scenario whose rules hold in an older edition, played there.

    ``hold`` are the ids of those that pass and depend on nothing that is not known to hold. ``wanting`` names
    for each of the others the base rules that decided something and of which nobody has found that they hold.
    ``unplayable`` are those that the engine can't play there, and ``failing`` those that depend on no such
    rule and fail all the same, each with the reason.
    """

    hold: tuple[str, ...]
    wanting: dict[str, frozenset[str]]
    unplayable: dict[str, str]
    failing: dict[str, str]

    def most_wanted(self) -> tuple[tuple[str, int, int], ...]:
        """Return each base rule that is wanting, for how many scenarios, and for how many it alone is."""
        all_told = Counter(rule for rules in self.wanting.values() for rule in rules)
        alone = Counter(rule for rules in self.wanting.values() if len(rules) == 1 for rule in rules)
        return tuple((rule, count, alone[rule]) for rule, count in all_told.most_common())


def candidates(plays: Iterable[Planned], edition: str) -> tuple[Planned, ...]:
    """Return the plays in an older edition, by its date, of scenarios that were not written for it."""
    return tuple(planned for planned in plays if planned.edition == edition and planned.alike is not None)


def shared_by(
    plays: Iterable[Planned], results: Iterable[Result], base: str, again: Callable[[Planned], Result]
) -> Sharing:
    """Sort plays in an older edition by what came of each; the results have steps and their traces.

    ``again`` plays one: what fails is played in the base edition, where another rule may decide it.
    """
    hold: list[str] = []
    wanting: dict[str, frozenset[str]] = {}
    unplayable: dict[str, str] = {}
    failing: dict[str, str] = {}
    for planned, result in zip(plays, results, strict=True):
        unread = _unread(planned, result, base)
        if not unread and result.status == "failed":
            unread = _unread(planned, again(replace(planned, edition=base)), base)
        if unread:
            wanting[planned.id] = frozenset(unread)
        elif result.status == "passed":
            hold.append(planned.id)
        elif result.status == "failed":
            failing[planned.id] = result.reason
        else:
            unplayable[planned.id] = result.reason
    return Sharing(tuple(sorted(hold)), wanting, unplayable, failing)


def _unread(planned: Planned, result: Result, base: str) -> tuple[str, ...]:
    """Return the base rules that decided something in a play and are not known to hold in the edition."""
    return planned.unread(tuple(line for step in result.steps for line in step.trace), base)
