"""What imports what: nothing leads back to itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.sources import MODULES, PACKAGE, nodes


def _modules() -> dict[str, Path]:
    """Every module by its name, a package by the name of its folder."""
    return {
        ".".join(("comprules", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(
            ".__init__"
        ): path
        for path in MODULES
    }


def _imported(path: Path) -> Iterator[str]:
    """What a module imports anywhere: at the top, for types only, and inside functions."""
    for node in nodes(path):
        match node:
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (f"{module}.{alias.name}" for alias in names)
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case _:
                continue


def _imports() -> dict[str, set[str]]:
    """The modules that each module imports; a module does not import the packages that it lies in."""
    modules = _modules()
    return {
        name: {
            other
            for other in _imported(path)
            if other in modules and other != name and not name.startswith(f"{other}.")
        }
        for name, path in modules.items()
    }


def _in_circles(imports: Mapping[str, set[str]]) -> set[str]:
    """The modules that lie on a circle, or between two: those are left once all ends have been taken away."""
    left = {name: set(others) for name, others in imports.items()}
    while True:
        importing = {other for others in left.values() for other in others}
        ends = {name for name, others in left.items() if not others or name not in importing}
        if not ends:
            return set(left)
        left = {name: others - ends for name, others in left.items() if name not in ends}


def test_no_import_leads_back_to_its_module() -> None:
    assert _in_circles(_imports()) == set()


def test_a_circle_is_found() -> None:
    assert _in_circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == {"b", "c"}
