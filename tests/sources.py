"""The package's sources, each read and parsed once in a run of the tests."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "engine" / "comprules"
MODULES = sorted(PACKAGE.rglob("*.py"))


@cache
def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(text(path))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All nodes of a module, as :func:`ast.walk` finds them."""
    return tuple(ast.walk(tree(path)))
