"""Modules, functions and lines of docstrings stay short, but for those that are named here."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.sources import MODULES, PACKAGE, nodes, text

LONG_MODULES = {
    "abilities/kinds.py",  # abilities, instructions, changes and statements hold each other: one closed circle of types
    "abilities/nouns.py",  # players, descriptions and amounts hold each other
}
"""The modules that are over 500 lines still; none may join them."""


def _name(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def _functions(path: Path) -> Iterator[ast.FunctionDef]:
    for node in nodes(path):
        if isinstance(node, ast.FunctionDef):
            yield node


def _docstring_lines(path: Path) -> Iterator[str]:
    """The lines of the strings that stand by themselves: those of modules, classes, functions and fields."""
    lines = text(path).split("\n")
    for node in nodes(path):
        match node:
            case ast.Expr(value=ast.Constant(value=str())):
                yield from lines[node.lineno - 1 : node.end_lineno]
            case _:
                continue


def test_no_module_is_over_500_lines() -> None:
    long = {_name(path) for path in MODULES if text(path).count("\n") > 500}
    assert long - LONG_MODULES == set()


def test_no_function_is_over_60_lines_unless_it_matches_every_case_of_a_union() -> None:
    long = {
        f"{_name(path)}: {function.name}"
        for path in MODULES
        for function in _functions(path)
        if (function.end_lineno or 0) - function.lineno >= 60
        and not any(isinstance(node, ast.Match) for node in ast.walk(function))
    }
    assert long - {"english/lexicon.py: vocabulary"} == set()


def test_no_line_of_a_docstring_is_over_110_characters() -> None:
    long = {_name(path) for path in MODULES if any(len(line) > 110 for line in _docstring_lines(path))}
    assert long == set()
