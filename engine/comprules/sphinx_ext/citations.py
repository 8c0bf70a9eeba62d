"""Where the engine's source names a rule: read from the source itself, without running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from comprules.book.errors import UnknownEditionError
from comprules.book.register import load_register, resolve_edition
from comprules.book.statements import BASE_EDITION

__all__ = [
    "EngineCitation",
    "EngineModule",
    "citations_by_rule",
    "engine_modules",
    "read_module",
    "source_docname",
]

_PACKAGE = Path(__file__).resolve().parent.parent
_NO_ENGINE = {"book", "cli", "kit", "scenarios", "sphinx_ext"}
_NUMBER = re.compile(r"\d{3}\.\d{1,3}[a-z]{0,2}")
_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True, slots=True)
class EngineCitation:
    """A rule named in the engine, by the function or the row of a table that names it.

    ``rule`` is an edition and a number, ``line`` (1-based) where the function begins or the row names it, and
    ``anchor`` its place on the page of the module.
    """

    rule: str
    module: str
    name: str
    anchor: str
    line: int


@dataclass(frozen=True, slots=True)
class EngineModule:
    """A module of the engine that names rules."""

    name: str
    purpose: str
    source: str
    citations: tuple[EngineCitation, ...]


def source_docname(module: str) -> str:
    """The page that shows a module of the engine; that of ``index`` lists them."""
    return "source/" + module.replace(".", "/")


@lru_cache(maxsize=1)
def engine_modules() -> Mapping[str, EngineModule]:
    """Every module of the engine that names a rule, by name."""
    found: dict[str, EngineModule] = {}
    for file in sorted(_PACKAGE.rglob("*.py")):
        inside = file.relative_to(_PACKAGE)
        if inside.parts[0] in _NO_ENGINE:
            continue
        name = ".".join(("comprules", *inside.with_suffix("").parts)).removesuffix(".__init__")
        module = read_module(name, file.read_text("utf-8"))
        if module.citations:
            found[name] = module
    return found


@lru_cache(maxsize=1)
def citations_by_rule() -> Mapping[str, tuple[EngineCitation, ...]]:
    """Where the engine names each rule, decorated functions first."""
    found: dict[str, list[EngineCitation]] = {}
    for module in engine_modules().values():
        for citation in module.citations:
            found.setdefault(citation.rule, []).append(citation)
    return {rule: tuple(citations) for rule, citations in found.items()}


def read_module(name: str, source: str) -> EngineModule:
    """Find every rule that a module names in a string of its own, docstrings and comparisons left aside."""
    tree = ast.parse(source)
    reader = _Reader(name, tree)
    citations = {(citation.rule, citation.anchor): citation for citation in reader.read()}
    purpose = " ".join((ast.get_docstring(tree) or "").replace("``", "").split("\n\n")[0].split())
    ordered = sorted(citations.values(), key=lambda citation: citation.line)
    return EngineModule(name, purpose, source, tuple(ordered))


class _Reader:
    """Walks a module and remembers in which definition, and under which edition, it is."""

    def __init__(self, module: str, tree: ast.Module) -> None:
        self.module = module
        self.tree = tree
        self.constants = {
            target.id: node.value.value
            for node in tree.body
            for target in _targets(node)
            if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant)
        }

    def read(self) -> Iterator[EngineCitation]:
        for node in self.tree.body:
            if isinstance(node, _Definition):
                yield from self.within(node, node.name, node)
            else:
                named = next((target.id for target in _targets(node)), "")
                yield from self.names(node, named, None, "")

    def within(self, node: _Definition, name: str, outer: _Definition) -> Iterator[EngineCitation]:
        """A definition; functions inside a function count as part of it, methods stand for themselves."""
        for child in ast.iter_child_nodes(node):
            if isinstance(child, _Definition) and isinstance(node, ast.ClassDef):
                yield from self.within(child, f"{name}.{child.name}", child)
            else:
                yield from self.names(child, name, outer, "")

    def names(
        self, node: ast.AST, name: str, outer: _Definition | None, edition: str
    ) -> Iterator[EngineCitation]:
        match node:
            case ast.Compare():
                return
            case ast.Constant(value=str(text)) if _NUMBER.fullmatch(text):
                citation = self.citation(text, node.lineno, name, outer, edition)
                if citation is not None:
                    yield citation
            case ast.Call():
                edition = self.edition_of(node) or edition
            case _:
                pass
        for child in ast.iter_child_nodes(node):
            yield from self.names(child, name, outer, edition)

    def citation(
        self, number: str, line: int, name: str, outer: _Definition | None, edition: str
    ) -> EngineCitation | None:
        date = edition or BASE_EDITION
        if number not in load_register(date):
            return None
        rule = f"{date}/{number}"
        if outer is None:
            return EngineCitation(rule, self.module, name, f"{name}-{number}", line)
        first = min((mark.lineno for mark in outer.decorator_list), default=outer.lineno)
        return EngineCitation(rule, self.module, name, name, first)

    def edition_of(self, call: ast.Call) -> str:
        for keyword in call.keywords:
            if keyword.arg != "edition":
                continue
            told = (
                keyword.value.value
                if isinstance(keyword.value, ast.Constant)
                else self.constants.get(keyword.value.id)
                if isinstance(keyword.value, ast.Name)
                else None
            )
            return _date(told) if isinstance(told, str) else ""
        return ""


def _date(edition: str) -> str:
    try:
        return resolve_edition(edition)
    except UnknownEditionError:
        return ""


def _targets(node: ast.stmt) -> Iterator[ast.Name]:
    match node:
        case ast.Assign(targets=targets):
            yield from (target for target in targets if isinstance(target, ast.Name))
        case ast.AnnAssign(target=ast.Name() as target):
            yield target
        case _:
            pass
