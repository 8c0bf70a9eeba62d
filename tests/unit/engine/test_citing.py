"""Every rule number in the engine's code is a rule of the edition it names, and no rule asks which edition it is in."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import comprules.reference  # noqa: F401 -- brings in every module that cites
from comprules.book.citing import cited, rules_in_code
from comprules.book.register import load_register
from comprules.book.statements import BASE_EDITION

PACKAGE = Path(__file__).parents[3] / "engine" / "comprules"
PLAYING = [
    p for folder in ("rules", "happening", "editions") for p in sorted((PACKAGE / folder).rglob("*.py"))
]
NUMBER = re.compile(r"\d{3}\.\d+[a-z]*")


def test_every_cited_rule_is_in_the_register_of_its_edition() -> None:
    strangers = [
        f"{c.name}: {c.number} of {c.edition or BASE_EDITION}"
        for citations in rules_in_code().values()
        for c in citations
        if c.number not in load_register(c.edition or BASE_EDITION)
    ]
    assert strangers == []


def _numbers_noted(path: Path) -> list[tuple[int, str, bool]]:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in (
            "note",
            "Replacing",
            "IllegalError",
        ):
            older = any(k.arg == "edition" for k in node.keywords)
            values = [*node.args, *(k.value for k in node.keywords)]
            found += [
                (node.lineno, v.value, older)
                for v in values
                if isinstance(v, ast.Constant) and isinstance(v.value, str) and NUMBER.fullmatch(v.value)
            ]
    return found


@pytest.mark.parametrize("path", PLAYING, ids=lambda path: path.stem)
def test_what_the_engine_notes_are_rules(path: Path) -> None:
    register = load_register(BASE_EDITION)
    strangers = [(line, n) for line, n, older in _numbers_noted(path) if not older and n not in register]
    assert strangers == []


@pytest.mark.parametrize(
    "path", [p for p in PLAYING if PACKAGE / "rules" in p.parents], ids=lambda path: path.stem
)
def test_no_rule_asks_which_edition_it_is_in(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\.edition\s*(==|!=|in\b|<|>)", text)
    assert not re.search(r"game\.rules\.edition", text)


def test_a_rule_names_the_functions_that_carry_it_out() -> None:
    assert [c.function.__name__ for c in cited("704.5j")] == ["legend_rule"]
