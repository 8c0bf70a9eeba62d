"""The plan of the house names every room of the rules, in order, with the words of the room itself."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[3]
PLAN = (ROOT / "docs" / "house.md").read_text("utf-8")


def rooms() -> list[str]:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (rules,) = (each for each in contracts if each.get("containers") == ["comprules.rules"])
    names: list[str] = rules["layers"]
    return names


def test_each_room_stands_in_the_plan_as_it_describes_itself() -> None:
    rows = []
    for room in rooms():
        source = ROOT / "engine" / "comprules" / "rules" / room / "__init__.py"
        described = ast.get_docstring(ast.parse(source.read_text("utf-8"))) or ""
        numbers, _, subject = described.split("\n")[0].rstrip(".").partition(": ")
        rows.append(f"| `{room}` | {numbers} | {subject} |")
    assert "\n".join(rows) in PLAN


def test_each_module_that_the_plan_names_is_there() -> None:
    named = re.findall(
        r"`((?:rules|keywords|abilities|english|editions|happening|book)/[a-z_0-9/]+(?:\.lark)?)`", PLAN
    )
    assert len(named) > 15
    package = ROOT / "engine" / "comprules"
    missing = [
        name
        for name in named
        if not (package / name).exists() and not (package / name).with_suffix(".py").exists()
    ]
    assert missing == []


def test_each_grammar_file_and_no_other_stands_in_the_plan() -> None:
    (row,) = (line for line in PLAN.splitlines() if line.startswith("| `*.lark` |"))
    english = ROOT / "engine" / "comprules" / "english"
    assert set(re.findall(r"`([a-z0-9_]+)`", row)) == {file.stem for file in english.glob("*.lark")}
