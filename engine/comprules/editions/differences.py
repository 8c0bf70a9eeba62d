"""What the tables of two rulesets differ in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from comprules.procedure import TurnStep
from comprules.ruleset import Ruleset, Table, named

__all__ = ["TableDifference", "difference"]


@dataclass(frozen=True, slots=True)
class TableDifference:
    """What one table of two rulesets holds that the other does not.

    Numbers are those that the functions cite.
    """

    table: str
    gone: tuple[str, ...]
    new: tuple[str, ...]
    replaced: tuple[tuple[str, str], ...] = ()
    """What stands for a row in the older, and in the newer ruleset; empty where nothing does."""


def difference(older: Ruleset, newer: Ruleset) -> tuple[TableDifference, ...]:
    """Return what changed between two rulesets, table by table."""
    found = []
    for field in fields(Ruleset):
        before, after = getattr(older, field.name), getattr(newer, field.name)
        if not isinstance(before, Table):
            continue
        gone = [row for row in before if row not in after.rows]
        new = [row for row in after if row not in before.rows]
        pairs = list(_of_one_name(gone, new))
        gone = [row for row in gone if all(row is not old for old, _ in pairs)]
        new = [row for row in new if all(row is not now for _, now in pairs)]
        if gone or new or pairs:
            replaced = tuple(one for old, now in pairs if any(one := _told_apart(old, now)))
            found.append(
                TableDifference(before.name, tuple(map(named, gone)), tuple(map(named, new)), replaced)
            )
    functions = {**older.versions, **newer.versions}
    swapped = tuple(
        (named(older.current(f)), named(newer.current(f)))
        for f in functions
        if older.current(f) is not newer.current(f)
    )
    if swapped:
        found.append(TableDifference("decisions", (), (), swapped))
    return tuple(found)


def _of_one_name(gone: list[Any], new: list[Any]) -> Iterator[tuple[Any, Any]]:
    """Yield the rows that have another of their name in their place; no two in one place."""
    left = list(new)
    for old in gone:
        now = next((row for row in left if getattr(row, "name", "") == getattr(old, "name", None)), None)
        if now is not None:
            left.remove(now)
            yield old, now


def _told_apart(old: Any, now: Any) -> tuple[str, str]:
    """Return two rows of one name in words; of a step of the turn, what only one of the two does."""
    if not isinstance(old, TurnStep) or not isinstance(now, TurnStep):
        return named(old), named(now)
    return _alone(old, now), _alone(now, old)


def _alone(step: TurnStep, other: TurnStep) -> str:
    begins = [named(action) for action in step.actions if action not in other.actions]
    ends = [f"{named(action)} as it ends" for action in step.as_it_ends if action not in other.as_it_ends]
    return f"{step.name}: {', '.join((*begins, *ends))}" if begins or ends else ""
