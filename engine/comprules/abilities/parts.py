"""What abilities are made of, part by part, and what is found out about a part once and for all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache, wraps
from typing import Any, TypeVar

__all__ = ["named_parts", "once_for_each", "parts_of"]

R = TypeVar("R")

_OF_BINDING = frozenset({"slot", "fills"})
"""Fields that say what a word refers to; they hold no words themselves."""

_MOST = 20_000
"""About so many parts something is kept at most; a longer run begins anew."""


def parts_of(part: Any) -> tuple[Any, ...]:
    """The values that a part of an ability holds; nothing for a word or a number."""
    if isinstance(part, tuple):
        return part
    names = _names(part.__class__)
    return tuple([getattr(part, name) for name in names]) if names else ()


def named_parts(part: Any) -> tuple[tuple[str, Any], ...]:
    """The values that a part of an ability holds, each with the name of its field."""
    return tuple((name, getattr(part, name)) for name in _names(part.__class__))


@cache
def _names(kind: type) -> tuple[str, ...]:
    if not is_dataclass(kind):
        return ()
    return tuple(field.name for field in fields(kind) if field.name not in _OF_BINDING)


def once_for_each(function: Callable[[Any], R]) -> Callable[[Any], R]:
    """Keep what a function says of a part of an ability, for as long as that very value is used.

    The function may depend on nothing else; parts are told apart by identity, as comparing them takes longer
    than asking.
    """
    known: dict[int, tuple[Any, R]] = {}

    @wraps(function)
    def remembered(part: Any) -> R:
        found = known.get(id(part))
        if found is None:
            if len(known) >= _MOST:
                known.clear()
            found = known[id(part)] = (part, function(part))  # with the part, so that its id stays its own
        return found[1]

    return remembered
