"""A match in the engine says what becomes of every kind, or why the rest is really anything else."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from comprules.abilities.trigger_events import TriggerEvent
from comprules.abilities.would import WouldHappen
from comprules.events.every import Event
from comprules.rules.triggers.seen_in import SEEN_IN

ENGINE = Path(__file__).parents[3] / "engine" / "comprules"

PACKAGES = ("rules", "happening", "abilities", "kit", "editions", "reference")

NOT_SEEN_IN_EVENTS = {"AbilityTriggers", "Either", "PaysThisCost", "StateIs", "ThisWay"}
"""What is waited for and is no single event: other triggers, one of two, a payment, a state, what a text itself did."""

NOTHING_WAITS_FOR = {
    "AddsMana", "AddsPhases", "AddsSteps", "AddsTurn", "Awaits", "BecomePaired", "BeginsEffect", "BeginsPhase",
    "BeginsReplacement", "BeginsTurn",
    "CeasesToBeBestowed", "CeasesToExist", "ChangesOwner", "CreatesOnStack", "CreatesTrigger", "Creates",
    "Destroys", "Discontinues", "DrawsGame", "EmptiesPool", "EndsEarly", "EndsEffects", "EndsShields", "EntersAttacking",
    "EntersBlocking", "FlipsOver", "FormsBand", "JoinsBlock",
    "GetsEmblem", "LeavesCombat", "Links", "Locks", "PaysLife", "PlaysLand", "Raises", "RemovesDamage", "Reselects",
    "Restarts",
    "RoundsTeamLife", "SetsSpeed", "TakesBack",
    "TakesPool", "Ventures", "WillControl", "WinsGame",
}  # fmt: skip
"""Events for which no words are readable; one that gets some belongs into the table of ``trigger_events``."""


def silent_matches(path: Path) -> Iterator[int]:
    """The lines of matches that end in a bare default: no ``assert_never``, no error, and no comment beside it."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Match):
            continue
        last = node.cases[-1]
        is_default = (
            isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None and last.guard is None
        )
        if is_default and not _closes(last.body) and "#" not in lines[last.pattern.lineno - 1]:
            yield node.lineno


def _closes(body: list[ast.stmt]) -> bool:
    match body[-1]:
        case ast.Raise() | ast.Expr(ast.Call(ast.Name("assert_never"))):
            return True
        case _:
            return False


@pytest.mark.parametrize("package", PACKAGES)
def test_no_match_ends_in_a_silent_default(package: str) -> None:
    found = {
        f"{path.relative_to(ENGINE)}:{line}"
        for path in sorted((ENGINE / package).rglob("*.py"))
        for line in silent_matches(path)
    }
    assert found == set()


def test_a_silent_default_is_found(tmp_path: Path) -> None:
    module = tmp_path / "silent.py"
    module.write_text("match 1:\n    case 2:\n        pass\n    case _:\n        pass\n")
    assert list(silent_matches(module)) == [1]


def test_a_default_with_a_reason_is_let_pass(tmp_path: Path) -> None:
    module = tmp_path / "spoken.py"
    module.write_text(
        "match 1:\n    case 2:\n        pass\n    case _:  # no other number matters\n        pass\n"
    )
    assert list(silent_matches(module)) == []


# ---- matches over two unions at once, whose default no type checker can close


def kinds(union: Any) -> set[str]:
    """The names of the members of a union."""
    return {kind.__name__ for kind in get_args(union)}


def matched(path: str, *functions: str) -> set[str]:
    """The classes that stand in the cases of these functions."""
    tree = ast.parse((ENGINE / path).read_text(encoding="utf-8"))
    return {
        pattern.cls.id
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name in functions
        for pattern in ast.walk(node)
        if isinstance(pattern, ast.MatchClass) and isinstance(pattern.cls, ast.Name)
    }


def test_whatever_is_waited_for_is_seen_in_an_event() -> None:
    seen = {kind.__name__ for waited_for in SEEN_IN.values() for kind in waited_for}
    assert kinds(TriggerEvent) - seen == NOT_SEEN_IN_EVENTS


def test_whatever_is_waited_for_has_its_case() -> None:
    cases = matched("rules/triggers/trigger_events.py", "_occurrences", "_of_players_and_steps")
    cases |= matched("rules/triggers/planar_events.py", "of_the_game_itself")
    assert kinds(TriggerEvent) - cases == NOT_SEEN_IN_EVENTS - {"Either", "ThisWay"}


def test_every_event_is_waited_for_or_known_not_to_be() -> None:
    seen = {kind.__name__ for kind in SEEN_IN}
    assert kinds(Event) - seen == NOTHING_WAITS_FOR


def test_whatever_would_happen_has_its_case() -> None:
    assert kinds(WouldHappen) - matched("rules/replacement/would_happen.py", "affected_by") == set()
