"""Which reading an ability comes from, and which of its abilities it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

from comprules.abilities.kinds import Ability
from comprules.abilities.parts import parts_of

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["abilities_in", "came_from", "reading_of"]

_MOST: Final = 50_000
"""As many abilities as are remembered with what they were read from."""

_KINDS: Final[tuple[type, ...]] = get_args(Ability)

_READ: Final[dict[int, tuple[Any, tuple[object, ...]]]] = {}
"""The abilities that were read, by identity, each with the reading and its place in it."""


def came_from(abilities: tuple[Ability, ...], reading: tuple[object, ...]) -> None:
    """Remember that these abilities, and those that they grant, come from a reading."""
    if len(_READ) >= _MOST:
        _READ.clear()
    for place, ability in enumerate(abilities_in(abilities)):
        _READ[id(ability)] = ability, (*reading, place)


def abilities_in(part: Any) -> Iterator[Any]:
    """Find every ability in a part, in an order that is the same each time."""
    for inner in parts_of(part):
        if isinstance(inner, _KINDS):
            yield inner
        yield from abilities_in(inner)


def reading_of(ability: Ability) -> tuple[object, ...] | None:
    """Return the reading that an ability comes from and its place there; None if it was made otherwise."""
    found = _READ.get(id(ability))
    return None if found is None else found[1]
