"""The index of the engine leads from a rule's number to the functions and rows that carry it out.

It is read from the source.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TypeGuard

from comprules.book.statements import BASE_EDITION
from comprules.keeping import fingerprint, found, keep, sources

__all__ = ["EngineCitation", "EngineModule", "engine_modules", "places_by_rule", "places_of", "read_module"]

_PACKAGE = Path(__file__).resolve().parent.parent
_NO_ENGINE = {"book", "cli", "kit", "misreadings", "scenarios", "sphinx_ext"}
_CITE = re.compile(r'^(\w+)(?:: \w+)? = cite\("([\d.a-z]+)"(?:, "([\d-]+)")?\)', re.MULTILINE)
_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True, slots=True)
class EngineCitation:
    """A function, or a row of a table, that carries out a rule or uses its citation."""

    rule: str
    """The date of an edition and a number: ``2025-06-06/613.4d``."""
    module: str
    name: str
    anchor: str
    """The place on the page of the module."""
    line: int
    """The line, from 1, where the function begins or the row stands."""
    is_marked: bool
    """Whether it carries the rule out: a function that bears the mark, or a row of a table."""

    @property
    def number(self) -> str:
        """Return the rule's number in its own edition."""
        return self.rule.partition("/")[2]

    @property
    def edition(self) -> str:
        """Return the date of the rule's edition."""
        return self.rule.partition("/")[0]

    @property
    def file(self) -> str:
        """Return the file and the line, from the package's folder: ``rules/continuous/layers.py:154``."""
        return f"{self.module.removeprefix('comprules.').replace('.', '/')}.py:{self.line}"


@dataclass(frozen=True, slots=True)
class EngineModule:
    """A module of the engine that cites rules."""

    name: str
    purpose: str
    source: str
    places: tuple[EngineCitation, ...]


@lru_cache(maxsize=1)
def _sources() -> Mapping[str, str]:
    """Return the source of each module of the engine, by its name."""
    by_name = {}
    for file in sorted(_PACKAGE.rglob("*.py")):
        inside = file.relative_to(_PACKAGE)
        if inside.parts[0] not in _NO_ENGINE:
            name = ".".join(("comprules", *inside.with_suffix("").parts)).removesuffix(".__init__")
            by_name[name] = file.read_text("utf-8")
    return by_name


def _cited_in(source: str) -> Mapping[str, str]:
    """Return the edition and number of each citation that a module defines, by the citation's name."""
    return {name: _rule(number, edition) for name, number, edition in _CITE.findall(source)}


def _rule(number: str, edition: str = "") -> str:
    return f"{edition or BASE_EDITION}/{number}"


@lru_cache(maxsize=1)
def _cited() -> Mapping[str, str]:
    """Return the rule of every citation in the engine by the citation's name, which no two share."""
    return {name: rule for source in _sources().values() for name, rule in _cited_in(source).items()}


@lru_cache(maxsize=1)
def engine_modules() -> Mapping[str, EngineModule]:
    """Return every module of the engine that cites a rule, by its name."""
    name = fingerprint(sources("book/index"), BASE_EDITION, *_sources().keys(), *_sources().values())
    kept: Mapping[str, EngineModule] | None = found("index", name)
    if kept is None:
        read = (read_module(name, source, _cited()) for name, source in _sources().items())
        kept = {module.name: module for module in read if module.places}
        keep("index", name, kept)
    return kept


@lru_cache(maxsize=1)
def places_by_rule() -> Mapping[str, tuple[EngineCitation, ...]]:
    """Return where the engine cites each rule, what carries it out first."""
    by_rule: dict[str, list[EngineCitation]] = {}
    for module in engine_modules().values():
        for place in module.places:
            by_rule.setdefault(place.rule, []).append(place)
    return {rule: _in_order(places) for rule, places in by_rule.items()}


def places_of(number: str, edition: str = BASE_EDITION) -> tuple[EngineCitation, ...]:
    """Return where the engine cites one rule, beginning with what carries it out.

    Only the modules that name the rule are read.
    """
    rule = f"{edition}/{number}"
    names = {
        name: rule
        for source in _sources().values()
        if f'cite("{number}"' in source
        for name, cited in _cited_in(source).items()
        if cited == rule
    }
    return _in_order(
        place
        for module, source in _sources().items()
        if f'cite("{number}"' in source or any(name in source for name in names)
        for place in read_module(module, source, names).places
        if place.rule == rule
    )


def _in_order(places: Iterator[EngineCitation] | list[EngineCitation]) -> tuple[EngineCitation, ...]:
    return tuple(sorted(places, key=lambda place: not place.is_marked))


def read_module(name: str, source: str, cited: Mapping[str, str]) -> EngineModule:
    """Find every function and row of a module that uses one of these citations."""
    tree = ast.parse(source)
    places: dict[tuple[str, str], EngineCitation] = {}
    for place in _Reader(name, cited).read(tree):
        known = places.get((place.rule, place.anchor))
        if known is None or place.is_marked > known.is_marked:
            places[place.rule, place.anchor] = place
    purpose = " ".join((ast.get_docstring(tree) or "").replace("``", "").split("\n\n")[0].split())
    return EngineModule(name, purpose, source, tuple(sorted(places.values(), key=lambda p: p.line)))


def is_citation(node: object) -> TypeGuard[ast.Call]:
    """Say whether a part of the source is ``cite("…")``."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cite"


@dataclass(frozen=True, slots=True)
class _Reader:
    """Walks a module and finds the definitions and rows in which citations stand."""

    module: str
    cited: Mapping[str, str]

    def read(self, tree: ast.Module) -> Iterator[EngineCitation]:
        for node in tree.body:
            if isinstance(node, _Definition):
                yield from self.within(node, node.name)
            elif isinstance(node, ast.Assign | ast.AnnAssign) and not is_citation(node.value):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                if isinstance(target, ast.Name) and target.id != "__all__":
                    yield from self.rows(node, target.id)

    def rows(self, assigned: ast.Assign | ast.AnnAssign, table: str) -> Iterator[EngineCitation]:
        """Yield the rows of a table, each named after the table and its own first word.

        A row stands where it names the rule.
        """
        names = {
            id(part): f"{table}: {row.args[0].value}"
            for row in ast.walk(assigned)
            if isinstance(row, ast.Call) and row.args and not is_citation(row) and row is not assigned.value
            if isinstance(row.args[0], ast.Constant) and isinstance(row.args[0].value, str)
            for part in ast.walk(row)
        }
        for node in ast.walk(assigned):
            if rule := self.rule_of(node):
                assert isinstance(node, ast.expr)
                anchor = f"{table}-{rule.partition('/')[2]}"
                name = names.get(id(node), table)
                yield EngineCitation(rule, self.module, name, anchor, node.lineno, is_marked=True)

    def within(self, node: _Definition, name: str) -> Iterator[EngineCitation]:
        """Return a definition; a function inside one is part of it, a method stands for itself."""
        line = min((mark.lineno for mark in node.decorator_list), default=node.lineno)
        marks = {id(part) for mark in node.decorator_list for part in ast.walk(mark)}
        for child in ast.iter_child_nodes(node):
            if isinstance(child, _Definition) and isinstance(node, ast.ClassDef):
                yield from self.within(child, f"{name}.{child.name}")
                continue
            for part in ast.walk(child):
                if rule := self.rule_of(part):
                    yield EngineCitation(rule, self.module, name, name, line, is_marked=id(part) in marks)

    def rule_of(self, node: ast.AST) -> str:
        """Return the rule that a name, an attribute of a module or a call cites, or an empty string."""
        if is_citation(node):
            return _rule(*(str(ast.literal_eval(part)) for part in node.args))
        name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
        return self.cited.get(name, "")
