"""Changes that the type checker refuses: nobody can make them unseen, so that no scenario has to notice them.

Without its ``isinstance`` or ``is not None``, what stands behind it may be of a type that can't be asked that;
without its last case, a ``match`` is not exhaustive. All changes of a sample are checked at once, each as a
copy of its function at the end of its module.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.sources import PACKAGE

from comprules.keeping import cache_folder

from .mutants import Mutant, function_of

__all__ = ["refused_by_types"]

_CODES = frozenset(
    {"arg-type", "assignment", "attr-defined", "call-arg", "call-overload", "dict-item", "exhaustive-match"}
    | {"has-type", "index", "list-item", "misc", "name-defined", "operator", "return", "return-value"}
    | {"type-var", "typeddict-item", "union-attr", "used-before-def", "var-annotated"}
)
"""What no program may have; a condition that is always true is no mistake of types."""
_ERROR = re.compile(r"^(?P<path>.+?):(?P<line>\d+): error: (?P<said>.*)  \[(?P<code>[\w-]+)\]$")
_CONFIG = """[mypy]
strict = True
explicit_package_bases = True
enable_error_code = exhaustive-match
warn_unused_ignores = False
"""


@dataclass(frozen=True, slots=True)
class _Copy:
    """A function as it stands at the end of a module, from line to line; without a change for comparison."""

    first: int
    last: int
    digest: str
    function: str


def refused_by_types(
    mutants: Sequence[Mutant], package: Path = PACKAGE, folder: Path | None = None
) -> frozenset[str]:
    """Return those of the changes, by their digests, with which the package is not well typed.

    It is written into a folder, with the copies, and what the type checker has found out stays there.

    Raises:
        RuntimeError: The type checker did not come to its end.
    """
    folder = folder or cache_folder() / "changed_for_types"
    copies = _written(mutants, package, folder)
    told: dict[tuple[Path, str], set[tuple[str, str]]] = defaultdict(set)
    said: dict[tuple[Path, _Copy], set[tuple[str, str]]] = defaultdict(set)
    for path, line, code, words in _errors(folder):
        for copy in copies.get(path, ()):
            if copy.first <= line <= copy.last and code in _CODES:
                said[path, copy].add((code, words))
                if not copy.digest:
                    told[path, copy.function].add((code, words))
    return frozenset(
        copy.digest
        for (path, copy), these in said.items()
        if copy.digest and these - told[path, copy.function]
    )


def _written(mutants: Iterable[Mutant], package: Path, folder: Path) -> Mapping[Path, list[_Copy]]:
    """Write the package with a copy of each changed function into a folder; return where they stand."""
    by_module: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in mutants:
        by_module[mutant.module].append(mutant)
    copies: dict[Path, list[_Copy]] = {}
    (folder / "comprules").mkdir(parents=True, exist_ok=True)
    for path in sorted(package.rglob("*.py")):
        there = path.relative_to(package)
        module = ".".join(there.with_suffix("").parts)
        source = path.read_text(encoding="utf-8")
        if module in by_module:
            source, copies[folder / "comprules" / there] = _with_copies(source, by_module[module])
        _write(folder / "comprules" / there, source)
    _write(folder / "mypy.ini", _CONFIG)
    return copies


def _with_copies(source: str, mutants: Iterable[Mutant]) -> tuple[str, list[_Copy]]:
    lines = source.splitlines()
    copies: list[_Copy] = []
    seen: set[str] = set()
    for mutant in mutants:
        ways: list[Mutant | None] = [mutant] if mutant.function in seen else [None, mutant]
        seen.add(mutant.function)
        for changed in ways:
            function = function_of(source, mutant.function, changed)
            body = ast.unparse(_apart(function, mutant.function, len(copies))).splitlines()
            digest = changed.digest if changed else ""
            copies.append(_Copy(len(lines) + 1, len(lines) + len(body), digest, mutant.function))
            lines += body
    return "\n".join([*lines, ""]), copies


def _apart(
    function: ast.FunctionDef | ast.AsyncFunctionDef, name: str, number: int
) -> ast.FunctionDef | ast.AsyncFunctionDef:
    """Return the function under a name of its own, without decorators; of a method, with the type of ``self``."""
    function.name = f"_changed_{number}_{function.name.strip('_')}"
    marks = {one.id for one in function.decorator_list if isinstance(one, ast.Name)}
    function.decorator_list = []
    owner, _, method = name.rpartition(".")
    first = next(iter(function.args.args), None)
    if method and owner and first is not None and "staticmethod" not in marks:
        kind = f"type[{owner}]" if "classmethod" in marks else owner
        first.annotation = ast.Constant(kind)
    return function


def _write(path: Path, content: str) -> None:
    """Write a file only where it differs, so that the type checker need not look at it again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != content:
        path.write_text(content, encoding="utf-8")


def _errors(folder: Path) -> Iterator[tuple[Path, int, str, str]]:
    """Yield what the type checker says of the package in a folder: file, line, code and words."""
    options = ("--config-file", "mypy.ini", "--cache-dir", "cache", "--no-error-summary", "--no-pretty")
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", *options, "--show-error-codes", "--hide-error-context", "comprules"],
        cwd=folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if ran.returncode not in (0, 1):
        raise RuntimeError(f"mypy ended with {ran.returncode}: {ran.stdout[-500:]}{ran.stderr[-500:]}")
    for line in ran.stdout.splitlines():
        found = _ERROR.match(line)
        if found:
            yield folder / found["path"], int(found["line"]), found["code"], found["said"]
