"""What a function makes is looked at as a shape with holes, so that such a thing can be taken apart again."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from inspect import signature
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["fillings", "shape_of"]


@dataclass(frozen=True, slots=True)
class _Hole:
    name: str


def shape_of(make: Callable[..., Any]) -> Any:
    """Return what a function makes, with a hole for each thing that it is given."""
    return make(**{name: _Hole(name) for name in signature(make).parameters})


def fillings(shape: Any, thing: Any) -> dict[str, Any] | None:
    """Return what fills the holes where a thing has this shape, or None where it has not."""
    found: dict[str, Any] = {}
    return found if _fits(shape, thing, found) else None


def _fits(shape: Any, thing: Any, found: dict[str, Any]) -> bool:
    if isinstance(shape, _Hole):
        return bool(found.setdefault(shape.name, thing) == thing)
    if isinstance(shape, tuple):
        return (
            isinstance(thing, tuple)
            and len(shape) == len(thing)
            and all(_fits(part, other, found) for part, other in zip(shape, thing, strict=True))
        )
    if is_dataclass(shape):
        return type(thing) is type(shape) and all(
            _fits(getattr(shape, field.name), getattr(thing, field.name), found)
            for field in fields(shape)
            if field.compare
        )
    return bool(shape == thing)
