"""What lies where, and what each module shows to others."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from tests.sources import MODULES, PACKAGE, nodes, tree

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("folder", ["features", "rules_text"])
def test_there_is_no_code_among_the_data(folder: str) -> None:
    assert list((ROOT / folder).rglob("*.py")) == []


def test_the_top_level_holds_what_was_decided_and_nothing_else() -> None:
    wanted = {"pyproject.toml", "README.md", "LICENSE", "engine", "features", "rules_text", "docs", "tests"}
    there = {path.name for path in ROOT.iterdir() if not path.name.startswith(".")}
    assert there - wanted <= {"build", "dist", "local"}
    assert wanted <= there


@cache
def _assigned_names(path: Path) -> list[str] | None:
    for node in tree(path).body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(t, ast.Name) and t.id == "__all__" for t in targets) and node.value is not None:
                value = node.value
                assert isinstance(value, ast.List | ast.Tuple), path
                return [ast.literal_eval(element) for element in value.elts]
    return None


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_says_what_it_shows_and_has_it(path: Path) -> None:
    if path.name == "__main__.py" or len(tree(path).body) <= 1:
        return
    names = _assigned_names(path)
    assert names is not None, f"{path} has no __all__"
    assert len(names) == len(set(names)), f"{path} names something twice in __all__"
    defined: set[str] = set()
    for node in nodes(path):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AsyncFunctionDef(name=name):
                defined.add(name)
            case ast.Assign(targets=targets):
                defined.update(t.id for t in targets if isinstance(t, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                defined.add(name)
            case ast.ImportFrom(names=aliases) | ast.Import(names=aliases):
                defined.update(alias.asname or alias.name for alias in aliases)
            case _:
                continue
    assert set(names) <= defined, f"{path}: {set(names) - defined} is in __all__ and nowhere else"


def test_every_function_that_another_module_takes_is_shown_by_its_own() -> None:
    shown = {}
    for path in MODULES:
        dotted = ".".join(("comprules", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(
            ".__init__"
        )
        shown[dotted] = set(_assigned_names(path) or ())
    hidden = []
    for path in MODULES:
        for node in nodes(path):
            if isinstance(node, ast.ImportFrom) and node.module in shown:
                for alias in node.names:
                    is_module = f"{node.module}.{alias.name}" in shown
                    if not is_module and alias.name not in shown[node.module]:
                        hidden.append(f"{path.relative_to(PACKAGE)} takes {node.module}.{alias.name}")
    assert hidden == []
