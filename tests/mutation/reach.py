"""Which scenarios and unit tests enter which functions of the engine."""

from __future__ import annotations

import ast
import sys
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tests.sources import PACKAGE, text

from comprules.english import readings

from .trials import Trial

__all__ = ["FOLDERS", "Entered", "Watch", "function_at", "module_of", "path_of", "read_anew", "sources"]

FOLDERS = ("rules", "happening", "english", "kit/steps")
"""The parts of the package that are changed."""


@dataclass(frozen=True, slots=True)
class Entered:
    """What one trial entered, as module and function, and how long it took with the watch on, in seconds."""

    trial: int
    functions: frozenset[tuple[str, str]]
    seconds: float


class _NothingKept:
    """A shelf on which nothing stands, so that every text is read anew."""

    def get(self, _key: object) -> None:
        return None

    def put(self, _key: object, _value: object) -> None:
        return None


def read_anew() -> None:
    """Have every text read from here on, in this process, instead of found as it was read before."""
    readings.__dict__["_READINGS"] = _NothingKept()
    readings._read_or_refused.cache_clear()


def sources(folders: Iterable[str] = FOLDERS) -> Mapping[str, str]:
    """Return the text of each module under these folders of the package, by its name."""
    return {
        module_of(path): text(path) for folder in folders for path in sorted((PACKAGE / folder).rglob("*.py"))
    }


def module_of(path: Path) -> str:
    """Return the name of a module within the package: ``rules.combat.trample``."""
    return ".".join(path.relative_to(PACKAGE).with_suffix("").parts)


def path_of(module: str) -> Path:
    """Return the file of a module."""
    return PACKAGE.joinpath(*module.split(".")).with_suffix(".py")


def function_at(source: str) -> Mapping[int, str]:
    """Return for each line of a module the outermost function, or the method, that it belongs to."""
    lines: dict[int, str] = {}
    for node in ast.parse(source).body:
        within = node.body if isinstance(node, ast.ClassDef) else [node]
        for one in within:
            if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
                name = f"{node.name}.{one.name}" if isinstance(node, ast.ClassDef) else one.name
                first = min([one.lineno, *(mark.lineno for mark in one.decorator_list)])
                lines.update(dict.fromkeys(range(first, (one.end_lineno or one.lineno) + 1), name))
    return lines


class Watch:
    """Trials are watched: which functions each enters, with ``reading`` those that read its texts among them.

    ``places`` has the functions of each file by line. A text that an earlier trial had read already is not read
    again; the trial counts as having entered what read it.
    """

    def __init__(self, places: Mapping[str, Mapping[int, str]], *, reading: bool = True) -> None:
        """With ``reading``, have each text read anew in this process, once, and remember what that takes."""
        self._places = places
        self._seen: dict[int, CodeType] = {}
        self._by_text: dict[object, dict[int, CodeType]] = {}
        self._asked: set[object] = set()
        self._read = readings._read_or_refused
        if reading:
            read_anew()
            readings.__dict__["_read_or_refused"] = self._reading

    def entered_by(self, at: int, trial: Trial) -> Entered:
        """Try it, and return what it entered; that is nothing if it fails, for then it can't notice a change."""
        self._seen, self._asked = {}, set()
        began = time.process_time()
        sys.settrace(self._note)
        try:
            why = trial.fails()
        finally:
            sys.settrace(None)
        if why:
            return Entered(at, frozenset(), 0.0)
        for key in self._asked:
            self._seen.update(self._by_text[key])
        files = self._places
        found = {
            (module_of(Path(code.co_filename)), files[code.co_filename].get(code.co_firstlineno, ""))
            for code in self._seen.values()
            if code.co_filename in files
        }
        return Entered(at, frozenset(one for one in found if one[1]), time.process_time() - began)

    def _note(self, frame: FrameType, _event: str, _argument: Any) -> None:
        self._seen[id(frame.f_code)] = frame.f_code

    def _reading(self, text: str, name: str, wording: str, *, is_spell: bool) -> Any:
        """Read a text in the place of the function that does; what that enters belongs to the text."""
        key = text, name, wording, is_spell
        self._asked.add(key)
        if key in self._by_text:
            return self._read(text, name, wording, is_spell=is_spell)
        before, self._seen = self._seen, {}
        try:
            return self._read(text, name, wording, is_spell=is_spell)
        finally:
            self._by_text[key] = self._seen
            self._seen = before
