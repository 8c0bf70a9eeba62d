"""JSON Schemas of the messages between the kit and an engine behind a pipe, made from the dataclasses."""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal, Union, cast, get_args, get_origin, get_type_hints

from comprules.judge import Action, Applied, Asked, Board, Choice, Hello, Position, Refused
from comprules.kit.codec import kind_of
from comprules.kit.replay import Recording

__all__ = ["message_schemas", "write_schemas"]

_Schema = dict[str, Any]
_PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", types.NoneType: "null"}


@cache
def message_schemas() -> dict[str, _Schema]:
    """Return the schema of a ``request`` and of a ``reply``, and of a ``recording`` of a game."""
    return {
        "request": _document("request", _request),
        "reply": _document("reply", _reply),
        "recording": _recording(),
    }


def write_schemas(folder: Path) -> tuple[Path, ...]:
    """Write each schema into the folder as ``<name>.schema.json``."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for name, schema in message_schemas().items():
        path = folder / f"{name}.schema.json"
        path.write_text(json.dumps(schema, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        written.append(path)
    return tuple(written)


def _document(title: str, make: Any) -> _Schema:
    definitions: dict[str, _Schema] = {}
    alternatives = make(definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "oneOf": alternatives,
        "$defs": definitions,
    }


def _recording() -> _Schema:
    return _document("recording", lambda known: [_schema(Recording, known)])


def _request(definitions: dict[str, _Schema]) -> list[_Schema]:
    def one(do: str, **parts: Any) -> _Schema:
        said = {name: _schema(wanted, definitions) for name, wanted in parts.items()}
        return _object({"id": {"type": "integer"}, "do": {"const": do}, **said}, ("id", "do", *said))

    return [
        one("begin", position=Position),
        one("act", action=Action),
        one("would", action=Action),
        one("answer", choice=Choice),
        one("board"),
        one("trace"),
        one("name"),
        one("hello", protocol=int),
    ]


def _reply(definitions: dict[str, _Schema]) -> list[_Schema]:
    def one(key: str, wanted: Any) -> _Schema:
        said = wanted if isinstance(wanted, dict) else _schema(wanted, definitions)
        return _object({"id": {"type": "integer"}, key: said}, ("id", key))

    return [
        one("done", {"type": "object"}),
        one("refused", Refused),
        one("asked", Asked),
        one("board", Board),
        one("trace", tuple[Applied, ...]),
        one("name", str),
        one("hello", Hello),
        one("unsupported", str),
        one("error", str),
    ]


def _object(properties: _Schema, required: tuple[str, ...]) -> _Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }


def _schema(wanted: Any, definitions: dict[str, _Schema], *, kind: bool = False) -> _Schema:
    origin = get_origin(wanted)
    if origin is Literal:
        return {"enum": list(get_args(wanted))}
    if origin in {Union, types.UnionType}:
        members = get_args(wanted)
        several = sum(is_dataclass(member) for member in members) > 1
        return {"anyOf": [_schema(member, definitions, kind=several) for member in members]}
    if origin is tuple:
        return {"type": "array", "items": _schema(get_args(wanted)[0], definitions)}
    if origin is not None and issubclass(cast("type", origin), Mapping):
        return {"type": "object", "additionalProperties": _schema(get_args(wanted)[1], definitions)}
    if is_dataclass(wanted):
        return _defined(cast("type", wanted), definitions, kind=kind)
    return {"type": _PLAIN[wanted]}


def _defined(cls: type, definitions: dict[str, _Schema], *, kind: bool) -> _Schema:
    if cls.__name__ not in definitions:
        definitions[cls.__name__] = {}
        hints = get_type_hints(cls)
        properties = {"kind": {"const": kind_of(cls)}} if kind else {}
        told = _told_of_fields(cls)
        for slot in fields(cast("Any", cls)):
            properties[slot.name] = _schema(hints[slot.name], definitions) | told.get(slot.name, {})
        required = tuple(
            slot.name
            for slot in fields(cast("Any", cls))
            if slot.default is MISSING and slot.default_factory is MISSING
        )
        definition = _object(properties, (*(("kind",) if kind else ()), *required))
        definitions[cls.__name__] = {"description": _plain(cls.__doc__ or ""), **definition}
    return {"$ref": f"#/$defs/{cls.__name__}"}


@cache
def _told_of_fields(cls: type) -> dict[str, _Schema]:
    """Return what the source says below each field of a dataclass."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
    assert isinstance(body, ast.ClassDef)
    found: dict[str, _Schema] = {}
    for field, below in pairwise(body.body):
        if not (isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)):
            continue
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found[field.target.id] = {"description": _plain(str(below.value.value))}
    return found


def _plain(docstring: str) -> str:
    """Return a docstring as one line without the marks of its markup."""
    text = re.sub(r":\w+:`([^`]*)`", r"\1", " ".join(docstring.split()))
    return text.replace("``", "`")
