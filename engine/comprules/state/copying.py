"""Copying values: the empty map, and copies with other values in some fields."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace as by_field
from typing import TYPE_CHECKING, Any, Final, TypeVar

from immutables import Map

if TYPE_CHECKING:
    from dataclasses import replace

__all__ = ["EMPTY", "altered", "often_copied", "remembering", "replace"]

EMPTY: Map[Any, Any] = Map()
"""The empty map."""

Remembering = Callable[[Any, dict[str, Any]], dict[str, Any]]
"""What was worked out about a value and is still true after these changes."""

C = TypeVar("C")
V = TypeVar("V")

_NEW: Final = object.__new__
_SET: Final = object.__setattr__
_OFTEN_COPIED: Final[dict[type, Remembering | None]] = {}

if not TYPE_CHECKING:

    def replace(value: Any, /, **changes: Any) -> Any:
        """Copy a value with other values in some fields, like :func:`dataclasses.replace`.

        Values are copied more often than anything else is done, so those that are copied most have no slots:
        this is then a matter of copying one dictionary, without the constructor.
        """
        kind = value.__class__
        if kind in _OFTEN_COPIED:
            copy, fields = _NEW(kind), value.__dict__ | changes
            if (remembers := _OFTEN_COPIED[kind]) is not None:
                fields["memo"] = remembers(value, changes)
            _SET(copy, "__dict__", fields)
            return copy
        return by_field(value, **changes)


def often_copied(kind: type[C]) -> type[C]:
    """Say that a frozen dataclass without slots is one that :func:`replace` copies as a dictionary."""
    _OFTEN_COPIED[kind] = None
    return kind


def remembering(still_known: Remembering) -> Callable[[type[C]], type[C]]:
    """Say that copies of a value take over, in ``memo``, what is known of it and holds for them as well."""

    def mark(kind: type[C]) -> type[C]:
        _OFTEN_COPIED[kind] = still_known
        return kind

    return mark


def altered(value: V, /, **changes: Any) -> V:
    """Copy an often copied value with other fields; return the value itself where nothing would differ."""
    fields = value.__dict__
    if all(fields[name] is new for name, new in changes.items()):
        return value
    copy: V = replace(value, **changes)  # type: ignore[type-var]
    return copy
