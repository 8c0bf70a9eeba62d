"""Whether what a judge gives is fit to be relied on: its types, its sizes, and that it can be printed."""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from operator import attrgetter
from typing import Any, Final, Literal, NoReturn, Union, cast, get_args, get_origin, get_type_hints

from comprules.book.printable import LONGEST_TEXT, printable
from comprules.judge import Applied

__all__ = ["MOST_THINGS", "FitTrace", "UnfitAnswer", "examined"]

MOST_THINGS: Final = 50_000
"""A list of a judge has no more things than this."""
_MOST_BITS: Final = 3_400
"""Numbers are shorter than a thousand digits."""

_LARGE: Final = 2**63
"""Numbers below it are not looked at one by one."""
_NUMBERS: Final[Mapping[Any, frozenset[type]]] = {
    bool: frozenset({bool}),
    int: frozenset({int}),
    int | None: frozenset({int, types.NoneType}),
}
"""The types whose values are looked at together, with those that a value may have."""

_Test = Callable[[Any], Any]


class UnfitAnswer(Exception):  # noqa: N818 -- a finding about the judge
    """What the judge gave is not what the protocol asks for; the message says where and how."""


def examined(wanted: Any, value: object, what: str) -> Any:
    """Return the value if it is of the type, with its texts made printable.

    Raises:
        UnfitAnswer: It is of another type, or larger than a game can be.
    """
    try:
        return _test_of(wanted)(value)
    except UnfitAnswer as unfit:
        raise UnfitAnswer(f"{what}{unfit}") from None


class FitTrace:
    """The trace of a judge, examined line by line as it grows: what was found fit is not examined again."""

    def __init__(self) -> None:
        """Begin with a trace of which nothing has been told."""
        self._told: tuple[Any, ...] = ()
        self._fit: tuple[Applied, ...] = ()
        self.known = 0
        """So many lines of the trace that was examined last were in the one before it."""

    def examined(self, told: object) -> tuple[Applied, ...]:
        """Return the trace as it is fit.

        Raises:
            UnfitAnswer: It is none.
        """
        self.known = self._lines_known(told)
        try:
            new = examined(
                tuple[Applied, ...], cast("tuple[Any, ...]", told)[self.known :] if self.known else told, ""
            )
        except UnfitAnswer:
            self.known, self._told, self._fit = 0, (), ()
            examined(tuple[Applied, ...], told, "the trace")  # whose message counts from the first line
            raise
        self._told = told if isinstance(told, tuple) else ()
        self._fit = (*self._fit[: self.known], *new)
        return self._fit

    def _lines_known(self, told: object) -> int:
        if not isinstance(told, tuple) or len(told) > MOST_THINGS:
            return 0
        known = 0
        for line, before in zip(told, self._told, strict=False):
            if line is not before:
                break
            known += 1
        return known


def _unfit(value: object, wanted: str) -> NoReturn:
    try:
        shown = repr(value)
    except Exception:  # noqa: BLE001 -- it can be anything
        shown = f"a {type(value).__name__}"
    shown = shown if len(shown) <= 80 else f"{shown[:80]}…"
    raise UnfitAnswer(f" is {printable(shown)}; it must be {wanted}")


@cache
def _test_of(wanted: Any) -> _Test:
    origin, arguments = get_origin(wanted), get_args(wanted)
    if wanted is str:
        return _text
    if wanted is int:
        return _number
    if wanted in {bool, float}:
        return lambda value: value if isinstance(value, wanted) else _unfit(value, wanted.__name__)
    if origin is Literal:
        return lambda value: value if isinstance(value, str) and value in arguments else _unfit(
            value, f"one of {', '.join(map(repr, arguments))}"
        )  # fmt: skip
    if origin in {Union, types.UnionType}:
        return _one_of(arguments)
    if origin is tuple:
        return _several(_test_of(arguments[0]))
    if origin is not None and issubclass(cast("type", origin), Mapping):
        return _mapping(_test_of(arguments[1]))
    assert is_dataclass(wanted)
    return _record(cast("type", wanted))


def _text(value: Any) -> str:
    if not isinstance(value, str):
        _unfit(value, "a text")
    return printable(value)


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        _unfit(value, "a whole number")
    if value.bit_length() > _MOST_BITS:
        raise UnfitAnswer(
            f" is a number of some {value.bit_length() * 3 // 10:,} digits; that is beyond sense"
        )
    return value


def _are_fit(texts: tuple[Any, ...]) -> bool:
    """Say whether these are texts that are plainly fit; where it says no, each has to be looked at."""
    try:
        together = "".join(texts)
    except TypeError:
        return False
    return len(texts) <= MOST_THINGS and len(together) <= LONGEST_TEXT and together.isprintable()


def _one_of(members: tuple[Any, ...]) -> _Test:
    classes = tuple(member for member in members if is_dataclass(member))
    tests = {member: _test_of(member) for member in members if member is not types.NoneType}
    names = ", ".join(sorted(member.__name__ for member in tests))

    def test(value: Any) -> Any:
        if value is None and types.NoneType in members:
            return None
        if not classes:
            return next(iter(tests.values()))(value)
        if type(value) not in tests:
            _unfit(value, f"one of {names}")
        return tests[type(value)](value)

    return test


def _several(test: _Test) -> _Test:
    def of_each(value: Any) -> Any:
        if type(value) is tuple and (not value or (test is _text and _are_fit(value))):
            return value
        if not isinstance(value, (tuple, list)):
            _unfit(value, "a tuple")
        if len(value) > MOST_THINGS:
            raise UnfitAnswer(f" has {len(value):,} things; more than {MOST_THINGS:,} are beyond sense")
        changed: list[Any] | None = None
        for at, inner in enumerate(value):
            try:
                fit = test(inner)
            except UnfitAnswer as unfit:
                raise UnfitAnswer(f"[{at}]{unfit}") from None
            if fit is not inner:
                changed = list(value) if changed is None else changed
                changed[at] = fit
        return value if changed is None and isinstance(value, tuple) else tuple(changed or value)

    return of_each


def _mapping(test: _Test) -> _Test:
    def of_each(value: Any) -> Any:
        if type(value) is dict and not value:
            return value
        if not isinstance(value, Mapping):
            _unfit(value, "a mapping")
        if len(value) > MOST_THINGS:
            raise UnfitAnswer(f" has {len(value):,} entries; more than {MOST_THINGS:,} are beyond sense")
        fit: dict[str, Any] = {}
        for key, inner in value.items():
            try:
                fit[_text(key)] = test(inner)
            except UnfitAnswer as unfit:
                raise UnfitAnswer(f", entry {printable(str(key))[:40]},{unfit}") from None
        return fit if fit != value else value

    return of_each


def _record(cls: type) -> _Test:
    hints = get_type_hints(cls)
    tests = [(slot.name, _test_of(hints[slot.name])) for slot in fields(cast("Any", cls))]
    texts = _alike(name for name, _ in tests if hints[name] is str)
    numbers = _alike(name for name, _ in tests if hints[name] in _NUMBERS)
    other_tests = [(name, test) for name, test in tests if name not in {*texts, *numbers}]
    texts_of = attrgetter(*texts) if texts else None
    numbers_of = attrgetter(*numbers) if numbers else None
    may_be = tuple(_NUMBERS[hints[name]] for name in numbers)
    shapes: set[tuple[type, ...]] = set()

    def are_plainly_fit(value: Any) -> bool:
        """Say whether all texts and numbers are fit; where it says no, each has to be looked at."""
        if texts_of and not _are_fit(texts_of(value)):
            return False
        if not numbers_of:
            return True
        found = numbers_of(value)
        shape = tuple(map(type, found))
        if shape not in shapes:
            if not all(one in types for one, types in zip(shape, may_be, strict=True)):
                return False
            shapes.add(shape)
        return all(-_LARGE < number < _LARGE for number in found if number)

    def of_fields(value: Any) -> Any:
        if not isinstance(value, cls):
            _unfit(value, f"of the type {cls.__name__}")
        changed: dict[str, Any] = {}
        for name, test in other_tests if are_plainly_fit(value) else tests:
            inner = getattr(value, name)
            try:
                fit = test(inner)
            except UnfitAnswer as unfit:
                raise UnfitAnswer(f".{name}{unfit}") from None
            if fit is not inner:
                changed[name] = fit
        return replace(cast("Any", value), **changed) if changed else value

    return of_fields


def _alike(names: Iterable[str]) -> tuple[str, ...]:
    """Return names of fields that are looked at together, where there are several."""
    found = tuple(names)
    return found if len(found) > 1 else ()
