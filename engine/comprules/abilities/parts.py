"""What abilities are made of, part by part, and what is found out about a part once and for all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from functools import cache, wraps
from operator import is_
from typing import Any, Final, TypeVar, cast

__all__ = ["INSIDE", "any_part_is", "named_parts", "once_for_each", "parts_of", "rewritten"]

P = TypeVar("P")
R = TypeVar("R")

INSIDE: Final = object()
"""What :func:`rewritten` is told of a part that stays, though what it holds may not."""

_OF_BINDING = frozenset({"slot", "fills"})
"""Fields that say what a word refers to; they hold no words themselves."""

_MOST = 20_000
"""About so many parts something is kept at most; a longer run begins anew."""


def parts_of(part: Any) -> tuple[Any, ...]:
    """Return the values that a part of an ability holds; nothing for a word or a number."""
    if isinstance(part, tuple):
        return part
    names = _names(part.__class__)
    return tuple([getattr(part, name) for name in names]) if names else ()


def named_parts(part: Any) -> tuple[tuple[str, Any], ...]:
    """Return the values that a part of an ability holds, each with the name of its field."""
    return tuple((name, getattr(part, name)) for name in _names(part.__class__))


def rewritten(part: P, change: Callable[[Any], Any]) -> P:
    """Return a part of an ability with other parts in it.

    ``change`` is asked about the part and all that it holds, from the outside in: it gives what stands there
    instead, which is not looked into, or ``INSIDE``. What nothing changes in stays the very same value.
    """
    made: Any = change(part)
    if made is not INSIDE:
        return cast("P", made)  # of the kind that may stand there, as the caller sees to
    if isinstance(part, tuple):
        several = tuple(rewritten(inner, change) for inner in part)
        return part if all(map(is_, several, part)) else cast("P", several)
    changed = {
        name: new for name, inner in named_parts(part) if (new := rewritten(inner, change)) is not inner
    }
    return replace(part, **changed) if changed else part  # type: ignore[type-var]  # only a dataclass has named parts


@cache
def _names(kind: type) -> tuple[str, ...]:
    if not is_dataclass(kind):
        return ()
    return tuple(field.name for field in fields(kind) if field.name not in _OF_BINDING)


def any_part_is(*kinds: type) -> Callable[[Any], bool]:
    """Return what says whether a part of an ability is of one of these kinds, or holds one that is."""

    @once_for_each
    def held_by(part: Any) -> bool:
        return isinstance(part, kinds) or any(map(held_by, parts_of(part)))

    return held_by


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
