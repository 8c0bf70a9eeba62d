"""Positions that play differently in an older edition and today, with a scenario of each.

A file of ``rules_text/positions`` names scenarios of the suite that were written for its edition. Beside each
stand what then came of it and what comes of it today, in words, and today's steps. They begin in the same
position: the Given steps are the scenario's own.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final, cast

from comprules.book.errors import ComprulesError
from comprules.book.places import features_folder, rules_text_folder
from comprules.book.register import resolve_edition
from comprules.book.statements import BASE_EDITION
from comprules.keeping import Shelf
from comprules.kit.judges import our_judge
from comprules.kit.planning import Planned, scenario_id
from comprules.kit.results import Result
from comprules.kit.rulebook import read_suite
from comprules.kit.runner import check_wording, play_all
from comprules.scenarios import FeatureError, Scenario, read_text

__all__ = ["ChangedPosition", "PositionError", "changed_positions", "played_today"]


class PositionError(ComprulesError):
    """A file of positions is not written as it must be."""


@dataclass(frozen=True, slots=True)
class ChangedPosition:
    """A position that plays differently in an older edition and today.

    ``then`` and ``now`` say in words what comes of it in either.
    """

    subject: str
    id: str
    """That of the scenario of the older edition, as in results."""
    title: str
    edition: str
    rules: tuple[str, ...]
    """The numbers of that edition which it is about."""
    then: str
    now: str
    today: Planned
    """The same position, played by today's rules."""


@cache
def changed_positions(edition: str) -> tuple[ChangedPosition, ...]:
    """Return the positions of an edition, named by date or year, in the order of its file; none without one.

    Raises:
        PositionError: the file is not written as it must be, or names what the suite does not have.
        SuiteError: a feature file can't be read.
    """
    date = resolve_edition(edition)
    file = rules_text_folder() / "positions" / f"{date}.toml"
    return tuple(_read(file, date)) if file.is_file() else ()


def _read(file: Path, edition: str) -> Iterator[ChangedPosition]:
    name = f"positions/{file.name}"
    try:
        content = tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise PositionError(f"{name}: {error}", "Write it as TOML.") from None
    files = {
        row["scenario"].partition("::")[0] for rows in content.values() for row in rows if "scenario" in row
    }
    root = features_folder()
    there = [path for one in sorted(files) if (path := root / f"{one}.feature").is_file()]
    suite = {scenario_id(one, root): one for one in read_suite(there)} if there else {}
    for subject, rows in content.items():
        for row in rows:
            yield _position(subject, row, suite, edition, name)


_KEYS: Final = frozenset(("scenario", "title", "then", "now", "today"))


def _position(
    subject: str, row: Mapping[str, str], suite: Mapping[str, Scenario], edition: str, name: str
) -> ChangedPosition:
    if row.keys() != _KEYS:
        raise PositionError(
            f"{name}: a position under “{subject}” has {', '.join(sorted(row)) or 'nothing'}",
            f"It has {', '.join(sorted(_KEYS))}, and nothing else.",
        )
    older = suite.get(row["scenario"])
    if older is None:
        raise PositionError(
            f"{name}: the suite has no scenario “{row['scenario']}”",
            "Name it by its file and title, as in 3_turn_structure/300_general::What has been spent does not burn.",
        )
    today = _today(older, row["today"], name)
    identifier = f"positions/{edition}::{older.name}"
    planned = Planned(today, BASE_EDITION, identifier, f"rules_text/{name}")
    rules = tuple(
        tag.number for tag in older.rules if tag.edition and resolve_edition(tag.edition) == edition
    )
    return ChangedPosition(
        subject, row["scenario"], row["title"], edition, rules, row["then"], row["now"], planned
    )


def _today(older: Scenario, steps: str, name: str) -> Scenario:
    """Return a scenario with the older one's position and today's steps."""
    path = Path(name)
    if not steps.lstrip().startswith(("When ", "Then ")):
        raise PositionError(
            f"{name}: “{older.name}”: the position is the scenario's own",
            "Begin today's steps with When or Then.",
        )
    mistakes: tuple[FeatureError, ...]
    scenario = older
    try:
        (written,) = read_text(f"Feature: today\nScenario: {older.name}\n{steps}", path)
        given = tuple(step for step in older.steps if step.kind == "given")
        scenario = replace(older, path=path, marks=(), kind="scenario", steps=(*given, *written.steps))
        _, mistakes = check_wording((scenario,))
    except FeatureError as error:
        mistakes = (error,)
    if mistakes:
        raise PositionError(
            f"{name}: “{older.name}”: {mistakes[0].message}",
            "The steps that can be written are listed by: comprules steps",
        )
    return scenario


# ---- played

_PLAYED: Final = Shelf("positions", ("", str(rules_text_folder() / "cards")))


def played_today(positions: Sequence[ChangedPosition]) -> tuple[Result, ...]:
    """Return how each position goes by today's rules, in the same order; what was played before is kept."""
    found = {one.id: _kept(one) for one in positions}
    new = [one for one in positions if found[one.id] is None]
    results = play_all([one.today for one in new], our_judge(), BASE_EDITION) if new else ()
    for position, result in zip(new, results, strict=True):
        _PLAYED.put(position.id, (_digest(position), result))
        found[position.id] = result
    return tuple(cast("Result", found[one.id]) for one in positions)


def _kept(position: ChangedPosition) -> Result | None:
    kept = cast("tuple[str, Result] | None", _PLAYED.get(position.id))
    return kept[1] if kept is not None and kept[0] == _digest(position) else None


def _digest(position: ChangedPosition) -> str:
    return hashlib.blake2b(repr(position.today).encode(), digest_size=16).hexdigest()
