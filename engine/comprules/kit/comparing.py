"""A run beside an earlier one: what has become worse, what better, and what is new."""

from __future__ import annotations

from dataclasses import dataclass

from comprules.kit.results import Result, Run

__all__ = ["Change", "Changes", "changes_since"]


@dataclass(frozen=True, slots=True)
class Change:
    """A scenario that came out otherwise than before."""

    result: Result
    was: str
    """How it came out before; ``not played`` if it was not."""


@dataclass(frozen=True, slots=True)
class Changes:
    """All that differs from an earlier run."""

    worse: tuple[Change, ...]
    """What passed before and does not pass now, and what failed before and is in error now."""
    better: tuple[Change, ...]
    """What passes now, and did not before."""
    other: tuple[Change, ...]
    """What fails now and was skipped or not played before, and the other way round."""
    gone: int
    """So many scenarios were played before and are not in this run."""


def changes_since(run: Run, earlier: Run) -> Changes:
    """Return what differs from an earlier run; scenarios are known by their names and editions."""
    before = {(one.id, one.edition): one.status for one in earlier.scenarios}
    worse: list[Change] = []
    better: list[Change] = []
    other: list[Change] = []
    for one in run.scenarios:
        was = before.pop((one.id, one.edition), None)
        if one.status == was:
            continue
        change = Change(one, was or "not played")
        if one.status == "passed":
            better.append(change)
        elif was == "passed" or (was == "failed" and one.status == "errored"):
            worse.append(change)
        else:
            other.append(change)
    return Changes(tuple(worse), tuple(better), tuple(other), len(before))
