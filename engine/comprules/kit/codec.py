"""Frozen dataclasses to JSON values and back; a union's members are told apart by ``kind``."""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, partial
from operator import attrgetter, itemgetter
from typing import Any, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

__all__ = ["CodecError", "Rereader", "from_json", "kind_of", "shown", "to_json"]


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


@cache
def kind_of(cls: type) -> str:
    """Return the name of a dataclass in JSON: ``turn face up`` for ``TurnFaceUp``."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", cls.__name__).lower()


def to_json(value: object, *, kind: bool = False, brief: bool = False) -> Any:
    """Return a dataclass as a JSON object, field by field; with ``kind``, its own kind is in it.

    Where a field may hold one of several dataclasses, the kind is always in it. With ``brief``, what is as it
    is by default is left out.
    """
    if is_dataclass(value) and not isinstance(value, type):
        said = _writer(type(value))(value) if not brief else _brief(value)
        return {"kind": kind_of(type(value)), **said} if kind else said
    if isinstance(value, Mapping):
        items = cast("Mapping[object, object]", value).items()
        return {str(key): to_json(inner, brief=brief) for key, inner in items}
    if isinstance(value, tuple | list):
        return [to_json(inner, kind=kind, brief=brief) for inner in cast("tuple[object, ...]", value)]
    return value


_Writer = Callable[[Any], dict[str, Any]]


@cache
def _writer(cls: type) -> _Writer:
    """Return what writes a dataclass as a JSON object; made once for each."""
    names = tuple(name for name, _ in _fields_of(cls))
    if len(names) < 2:  # of a single attribute no tuple is got
        return lambda value: {
            name: to_json(getattr(value, name), kind=several) for name, several in _fields_of(cls)
        }
    all_of = attrgetter(*names)
    hints = _hints(cls)
    larger = tuple(
        (name, _writer_within(hints[name], several))
        for name, several in _fields_of(cls)
        if not _is_plain(hints[name])
    )

    def write(value: Any) -> dict[str, Any]:
        said = dict(zip(names, all_of(value), strict=True))
        for name, write_slot in larger:
            if said[name] is not None:
                said[name] = write_slot(said[name])
        return said

    return write


def _writer_within(wanted: Any, several: bool) -> Callable[[Any], Any]:  # noqa: FBT001 -- nobody else calls it
    """Return what writes a field that may hold more than one plain value."""
    origin, arguments = get_origin(wanted), get_args(wanted)
    if origin is tuple and _is_plain(arguments[0]):
        return list
    if isinstance(origin, type) and issubclass(origin, Mapping) and _is_plain(arguments[1]):
        return dict
    return partial(to_json, kind=several)


def _is_plain(wanted: Any) -> bool:
    """Say whether a value of a type is in JSON as it is."""
    if get_origin(wanted) in {Union, types.UnionType}:
        return all(map(_is_plain, get_args(wanted)))
    return get_origin(wanted) is Literal or wanted is float or _is_told_by_type(wanted)


def _is_told_by_type(wanted: Any) -> bool:
    """Say whether the type of a JSON value is enough to know that it is one of these, as it is."""
    if get_origin(wanted) in {Union, types.UnionType}:
        return all(map(_is_told_by_type, get_args(wanted)))
    return wanted in {str, int, bool, types.NoneType}


def _brief(value: Any) -> dict[str, Any]:
    cls: type = type(value)
    usual = _usual(cls)
    return {
        name: to_json(getattr(value, name), kind=several, brief=True)
        for name, several in _fields_of(cls)
        if name not in usual or getattr(value, name) != usual[name]
    }


@cache
def _usual(cls: type) -> dict[str, Any]:
    """Return the defaults of a dataclass by the names of the fields."""
    found = {slot.name: slot.default for slot in fields(cast("Any", cls)) if slot.default is not MISSING}
    for slot in fields(cast("Any", cls)):
        if slot.default_factory is not MISSING:
            found[slot.name] = slot.default_factory()
    return found


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
    try:
        return _reader(wanted)(value)
    except _Misfit as misfit:
        raise CodecError(f"{where}{misfit.path} {misfit.what}") from None


class Rereader:
    """It reads list after list of things of a type; what is as in the list before is not read again."""

    def __init__(self, item: type) -> None:
        """Begin with an empty list."""
        self._item = item
        self._said: list[Any] = []
        self._read: tuple[Any, ...] = ()

    def read(self, said: object, where: str) -> tuple[Any, ...]:
        """Return what a list says.

        Raises:
            CodecError: It does not fit.
        """
        things: list[Any] = from_json(list, said, where)
        found: list[Any] = []
        before: Iterator[tuple[Any, Any]] = iter(())
        if things[: len(self._said)] == self._said:
            found += self._read
        else:
            before = zip(self._said, self._read, strict=True)
        read_item = _reader(self._item)
        try:
            for thing in things[len(found) :]:
                earlier, known = next(before, (None, None))
                found.append(known if thing == earlier and known is not None else read_item(thing))
        except _Misfit as misfit:
            raise CodecError(f"{where}[{len(found)}]{misfit.path} {misfit.what}") from None
        self._said, self._read = things, tuple(found)
        return self._read


class _Misfit(Exception):  # noqa: N818 -- it never leaves this module
    """A value does not fit; the path grows on the way out, so that what fits costs nothing for it."""

    def __init__(self, what: str, path: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.path = path

    def inside(self, place: str) -> _Misfit:
        self.path = place + self.path
        return self


_Reader = Callable[[Any], Any]


@cache
def _reader(wanted: Any) -> _Reader:
    """Return what reads values of a type; made once for each."""
    origin = get_origin(wanted)
    if origin is Literal:
        return _one_of_words(get_args(wanted))
    if origin in {Union, types.UnionType}:
        return _one_of_several(get_args(wanted))
    if origin is tuple:
        return _all_items(get_args(wanted)[0])
    if origin is not None and issubclass(cast("type", origin), Mapping):
        return _all_entries(get_args(wanted)[1])
    if is_dataclass(wanted):
        return _record(cast("type", wanted))
    return _plain(wanted)


def _plain(wanted: type) -> _Reader:
    def read(value: Any) -> Any:
        if type(value) is wanted:
            return value
        if wanted is float and type(value) is int:
            return float(value)
        raise _Misfit(f"is {shown(value)}; it must be of type {wanted.__name__}")

    return read


def _typed(value: Any, wanted: type) -> Any:
    if not isinstance(value, wanted):
        raise _Misfit(f"is {shown(value)}; it must be of type {wanted.__name__}")
    return value


def _one_of_words(words: tuple[Any, ...]) -> _Reader:
    def read(value: Any) -> Any:
        if value not in words:
            raise _Misfit(f"is {shown(value)}; it must be one of {', '.join(map(repr, words))}")
        return value

    return read


def _all_items(item: Any) -> _Reader:
    def read(value: Any) -> Any:
        items = _typed(value, list)
        if not items or (item is str and set(map(type, items)) == {str}):
            return tuple(items)
        read_item = _reader(item)
        found: list[Any] = []
        try:
            for inner in items:
                found.append(read_item(inner))  # noqa: PERF401 -- the length says where it did not fit
        except _Misfit as misfit:
            raise misfit.inside(f"[{len(found)}]") from None
        return tuple(found)

    return read


def _all_entries(item: Any) -> _Reader:
    def read(value: Any) -> Any:
        read_item = _reader(item)
        found: dict[str, Any] = {}
        for key, inner in _typed(value, dict).items():
            try:
                found[key] = read_item(inner)
            except _Misfit as misfit:
                raise misfit.inside(f".{key}") from None
        return found

    return read


def _one_of_several(members: tuple[Any, ...]) -> _Reader:
    classes = {
        kind_of(member): member for member in members if is_dataclass(member) and isinstance(member, type)
    }
    known = frozenset(classes.values())
    may_be_none = types.NoneType in members
    (first, *_) = [member for member in members if member is not types.NoneType]

    def read(value: Any) -> Any:
        if (value is None and may_be_none) or type(value) in known:
            return value
        if not classes or (len(classes) == 1 and "kind" not in _typed(value, dict)):
            return _reader(first)(value)
        kind = _typed(value, dict).get("kind")
        if kind not in classes:
            raise _Misfit(f"is {kind!r}; it must be one of {', '.join(sorted(classes))}", ".kind")
        return _reader(classes[kind])(value)

    return read


def _record(cls: type) -> _Reader:
    hints = _hints(cls)
    slots = tuple(
        (slot.name, hints[slot.name], slot.default is MISSING and slot.default_factory is MISSING)
        for slot in fields(cast("Any", cls))
    )
    kind = "" if "kind" in hints else kind_of(cls)
    readers: list[tuple[str, _Reader, bool]] = []
    larger = tuple((at, name) for at, (name, wanted, _) in enumerate(slots) if not _is_told_by_type(wanted))
    all_of = itemgetter(*(name for name, _, _ in slots)) if len(slots) > 1 else None
    known_shapes: set[tuple[type, ...]] = set()

    def read_slowly(given: dict[str, Any]) -> Any:
        """Read field by field: some are missing, or one does not fit."""
        own = {"kind"} if kind and given.get("kind") == kind else set[str]()
        unread = len(given) - len(own)
        arguments: dict[str, Any] = {}
        for name, read_slot, is_needed in readers:
            if name in given:
                try:
                    arguments[name] = read_slot(given[name])
                except _Misfit as misfit:
                    raise misfit.inside(f".{name}") from None
                unread -= 1
            elif is_needed:
                raise _Misfit(f"lacks {name}")
        if unread:
            unknown = given.keys() - hints.keys() - own
            raise _Misfit(f"has fields that {cls.__name__} does not know: {', '.join(sorted(unknown))}")
        return cls(**arguments)

    def read(value: Any) -> Any:
        if not readers:  # not before it is needed, as a record may hold its like
            readers.extend((name, _reader(wanted), is_needed) for name, wanted, is_needed in slots)
        if type(value) is cls:  # it was read before: what stands in several places is read once
            return value
        given = _typed(value, dict)
        if all_of is None or len(given) != len(slots):
            return read_slowly(given)
        try:
            arguments = list(all_of(given))
        except KeyError:
            return read_slowly(given)
        shape = tuple(map(type, arguments))
        if shape not in known_shapes:
            found = read_slowly(given)
            known_shapes.add(shape)  # plain values of these types fit
            return found
        for at, name in larger:
            try:
                arguments[at] = readers[at][1](arguments[at])
            except _Misfit as misfit:
                raise misfit.inside(f".{name}") from None
        return cls(*arguments)

    return read
