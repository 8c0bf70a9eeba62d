"""Frozen dataclasses to JSON values and back; a union's members are told apart by ``kind``."""

from __future__ import annotations

import re
import types
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

__all__ = ["CodecError", "from_json", "kind_of", "shown", "to_json"]


_SHOWN: Final = 300


class CodecError(ValueError):
    """A JSON value is not what the message asks for; the message says where."""


def shown(value: object) -> str:
    """Return a value as an error shows it: not all of a long one."""
    try:
        text = repr(value)
    except Exception:  # noqa: BLE001 -- it may be too deep, too long, or not ours
        return f"a {type(value).__name__}"
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def kind_of(cls: type) -> str:
    """Return the name of a dataclass in JSON: ``turn face up`` for ``TurnFaceUp``."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", cls.__name__).lower()


def to_json(value: object, *, kind: bool = False) -> Any:
    """Return a dataclass as a JSON object, field by field; with ``kind``, its own kind is in it.

    Where a field may hold one of several dataclasses, the kind is always in it.
    """
    if is_dataclass(value) and not isinstance(value, type):
        said: dict[str, Any] = {"kind": kind_of(type(value))} if kind else {}
        return said | {
            name: to_json(getattr(value, name), kind=several) for name, several in _fields_of(type(value))
        }
    if isinstance(value, Mapping):
        return {str(key): to_json(inner) for key, inner in cast("Mapping[object, object]", value).items()}
    if isinstance(value, tuple | list):
        return [to_json(inner, kind=kind) for inner in cast("tuple[object, ...]", value)]
    return value


@cache
def _fields_of(cls: type) -> tuple[tuple[str, bool], ...]:
    """The name of each field, and whether it, or each of its items, may be one of several dataclasses."""
    return tuple((slot.name, _is_of_several(_hints(cls)[slot.name])) for slot in fields(cast("Any", cls)))


def _is_of_several(wanted: Any) -> bool:
    origin = get_origin(wanted)
    if origin is tuple:
        return _is_of_several(get_args(wanted)[0])
    return origin in {Union, types.UnionType} and sum(map(is_dataclass, get_args(wanted))) > 1


@cache
def _hints(cls: type) -> dict[str, Any]:
    return get_type_hints(cls)


def from_json(wanted: Any, value: Any, where: str = "the message") -> Any:
    """Read a JSON value as ``wanted``.

    That is a dataclass, a union of some, a tuple, a mapping, a literal or a plain type.

    Raises: CodecError: The value does not fit.
    """
    origin = get_origin(wanted)
    if origin is Literal:
        if value not in get_args(wanted):
            raise CodecError(
                f"{where} is {shown(value)}; it must be one of {', '.join(map(repr, get_args(wanted)))}"
            )
        return value
    if origin in {Union, types.UnionType}:
        return _union(wanted, value, where)
    if origin is tuple:
        (item, *_) = get_args(wanted)
        return tuple(
            from_json(item, inner, f"{where}[{at}]") for at, inner in enumerate(_typed(value, list, where))
        )
    if origin is not None and issubclass(cast("type", origin), Mapping):
        _, item = get_args(wanted)
        return {
            key: from_json(item, inner, f"{where}.{key}") for key, inner in _typed(value, dict, where).items()
        }
    if is_dataclass(wanted):
        return _dataclass(cast("type", wanted), value, where)
    if wanted is float and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    return _typed(value, wanted, where)


def _typed(value: Any, wanted: Any, where: str) -> Any:
    if wanted is type(None):
        wanted = types.NoneType
    if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
        raise CodecError(f"{where} is {shown(value)}; it must be of type {wanted.__name__}")
    return value


def _union(wanted: Any, value: Any, where: str) -> Any:
    members = get_args(wanted)
    classes = {
        kind_of(member): member for member in members if is_dataclass(member) and isinstance(member, type)
    }
    if value is None and types.NoneType in members:
        return None
    if not classes or (len(classes) == 1 and "kind" not in _typed(value, dict, where)):
        (member, *_) = [member for member in members if member is not types.NoneType]
        return from_json(member, value, where)
    kind = _typed(value, dict, where).get("kind")
    if kind not in classes:
        raise CodecError(f"{where}.kind is {kind!r}; it must be one of {', '.join(sorted(classes))}")
    return _dataclass(classes[kind], value, where)


def _dataclass(cls: type, value: Any, where: str) -> Any:
    given: dict[str, Any] = dict(_typed(value, dict, where))
    if given.get("kind") == kind_of(cls) and "kind" not in _hints(cls):
        del given["kind"]
    arguments: dict[str, Any] = {}
    for slot in fields(cls):
        if slot.name in given:
            arguments[slot.name] = from_json(
                _hints(cls)[slot.name], given.pop(slot.name), f"{where}.{slot.name}"
            )
        elif slot.default is MISSING and slot.default_factory is MISSING:
            raise CodecError(f"{where} lacks {slot.name}")
    if given:
        raise CodecError(f"{where} has fields that {cls.__name__} does not know: {', '.join(sorted(given))}")
    return cls(**arguments)
