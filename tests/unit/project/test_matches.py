"""A match in rules/ says what becomes of every kind, or why the rest is really anything else."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

RULES = Path(__file__).parents[3] / "engine" / "comprules" / "rules"

SILENT = {
    "actions/keyword_actions.py": 1,
    "casting/announcing_costs.py": 3,
    "combat/attacking.py": 1,
    "copying/copying.py": 1,
    "costs/paying.py": 3,
    "costs/total_cost.py": 1,
    "effects/beginning_effects.py": 4,
    "effects/one_event.py": 1,
    "meaning/damage_sources.py": 3,
    "permission/looking_at_cards.py": 1,
    "replacement/entering_the_battlefield.py": 1,
    "replacement/impossible_events.py": 1,
    "replacement/prevention_shields.py": 1,
    "replacement/replacing_events.py": 2,
    "replacement/saving_permanents.py": 1,
    "replacement/would_happen.py": 1,
    "resolving/following_instructions.py": 1,
    "state_based/state_based_actions.py": 1,
    "targeting/dividing.py": 1,
    "targeting/modes.py": 2,
    "triggers/damage_counters_and_targets.py": 2,
    "triggers/delayed_triggers.py": 1,
    "triggers/expired_durations.py": 1,
    "triggers/finding_objects.py": 1,
    "triggers/looking_back.py": 2,
    "triggers/putting_on_the_stack.py": 1,
    "triggers/status_changes.py": 4,
    "triggers/trigger_events.py": 2,
    "triggers/triggered_abilities.py": 1,
    "triggers/what_triggered.py": 1,
    "triggers/zone_changes.py": 2,
    "turn/turn_based_actions.py": 1,
}
"""How many matches of a module still end in a default without a reason; the numbers may only fall."""


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
    match body:
        case [ast.Raise()] | [ast.Expr(ast.Call(ast.Name("assert_never")))]:
            return True
        case _:
            return False


def test_no_module_has_more_silent_defaults_than_are_known() -> None:
    found = Counter(
        {
            str(path.relative_to(RULES)): len(list(silent_matches(path)))
            for path in sorted(RULES.rglob("*.py"))
        }
    )
    assert +found == SILENT


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
