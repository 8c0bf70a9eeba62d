"""What the tables of two rulesets differ in."""

from __future__ import annotations

from dataclasses import dataclass, fields

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


def difference(older: Ruleset, newer: Ruleset) -> tuple[TableDifference, ...]:
    """Return what changed between two rulesets, table by table."""
    found = []
    for field in fields(Ruleset):
        before, after = getattr(older, field.name), getattr(newer, field.name)
        if not isinstance(before, Table):
            continue
        gone = tuple(named(row) for row in before if row not in after.rows)
        new = tuple(named(row) for row in after if row not in before.rows)
        if gone or new:
            found.append(TableDifference(before.name, gone, new))
    functions = {**older.versions, **newer.versions}
    swapped = tuple(
        (named(older.current(f)), named(newer.current(f)))
        for f in functions
        if older.current(f) is not newer.current(f)
    )
    if swapped:
        found.append(TableDifference("decisions", (), (), swapped))
    return tuple(found)
