"""What always answers the same, so that asking it decides nothing.

That is a cited function that says what a rule holds to, and records it; a misreading or an older edition answers
otherwise. One that a variant replaces is none of them, since scenarios of the base edition are played by variants
too. And it is whatever asks if a rule has been left out: none has, here (``comprules check --without each`` tries
that).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache

from tests.sources import PACKAGE, nodes, tree

__all__ = ["answer"]

_LEFT_OUT = frozenset({"left_out", "left_out_whole"})
_UNLESS_LEFT_OUT = {"works_beside_others": True}
"""It asks a row of a table for that, and so answers the same as well."""
_REPLACING = ("variants", "sharing_teams", "cr2025")


def answer(node: ast.expr) -> bool | None:
    """Return what a condition always comes to; None if it may be so or otherwise."""
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return _UNLESS_LEFT_OUT.get(name, _always().get(name))
        case ast.Attribute(attr=name) if name in _LEFT_OUT:
            return False
        case ast.Compare(ops=[ast.In() | ast.NotIn() as op], comparators=[ast.Attribute(attr="left_out")]):
            return isinstance(op, ast.NotIn)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            inner = answer(operand)
            return None if inner is None else not inner
        case ast.BoolOp(op=op, values=values):
            settles = isinstance(op, ast.Or)
            found = [answer(value) for value in values]
            return settles if settles in found else None if None in found else not settles
        case _:  # nothing else is known beforehand
            return None


@cache
def _always() -> Mapping[str, bool]:
    """Return what each of these functions answers, by its name."""
    found: dict[str, set[bool | None]] = {}
    for path in sorted((PACKAGE / "rules").rglob("*.py")) + sorted((PACKAGE / "happening").rglob("*.py")):
        for node in tree(path).body:
            if isinstance(node, ast.FunctionDef):
                found.setdefault(node.name, set()).update(_answers(node))
    known = {name: one for name, (one, *more) in found.items() if one is not None and not more}
    replaced = set(_names_in_variants())
    return {name: one for name, one in known.items() if name not in replaced}


def _answers(function: ast.FunctionDef) -> set[bool | None]:
    """Return what a function may answer: truths, and None for whatever is neither or is not known."""
    if not function.decorator_list or not isinstance(function.body[-1], ast.Return):
        return {None}
    values = (node.value for node in ast.walk(function) if isinstance(node, ast.Return))
    return {
        one.value if isinstance(one, ast.Constant) and isinstance(one.value, bool) else None for one in values
    }


def _names_in_variants() -> Iterator[str]:
    for name in _REPLACING:
        path = PACKAGE / "editions" / f"{name}.py"
        for node in nodes(path):
            if isinstance(node, ast.Name):
                yield node.id
            elif isinstance(node, ast.Attribute):
                yield node.attr
