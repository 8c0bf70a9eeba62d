"""The text of an ability: kept beside the reading that it comes from, or written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

from comprules.abilities.kinds import Ability
from comprules.abilities.parts import once_for_each, parts_of
from comprules.english.sources_of_readings import READ_FROM, lark_file
from comprules.keeping import Shelf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from comprules.abilities.costs import Cost

__all__ = ["came_from", "text_of", "text_of_cost"]

_TEXTS: Final = Shelf("texts", (*READ_FROM, lark_file()))
_MOST: Final = 50_000
"""As many abilities as are remembered with what they were read from."""

_KINDS: Final[tuple[type, ...]] = get_args(Ability)

_READ: Final[dict[int, tuple[Any, tuple[object, ...]]]] = {}
"""The abilities that were read, by identity, each with the reading and its place in it."""


def came_from(abilities: tuple[Ability, ...], reading: tuple[object, ...]) -> None:
    """Remember that these abilities, and those that they grant, come from a reading."""
    if len(_READ) >= _MOST:
        _READ.clear()
    for place, ability in enumerate(_all_in(abilities)):
        _READ[id(ability)] = ability, (*reading, place)


def _all_in(part: Any) -> Iterator[Any]:
    """Every ability in a part, in an order that is the same each time."""
    for inner in parts_of(part):
        if isinstance(inner, _KINDS):
            yield inner
        yield from _all_in(inner)


@once_for_each
def text_of(ability: Ability) -> str:
    """Return the text of an ability, as :func:`comprules.english.writing.write` writes it.

    The text of one that was read is kept, as the reading is.

    Raises:
        CannotWrite: The language has no words for a part of it.
    """
    read = _READ.get(id(ability))
    if read is None:
        return _written(ability)
    kept: str | None = _TEXTS.get(read[1])
    if kept is None:
        kept = _written(ability)
        _TEXTS.put(read[1], kept)
    return kept


def text_of_cost(cost: Cost) -> str:
    """Return a cost as a clause: ``sacrifice a creature``.

    Raises:
        CannotWrite: The language has no words for it.
    """
    from comprules.english.writing import write_cost  # noqa: PLC0415 -- as below

    return write_cost(cost)


def _written(ability: Ability) -> str:
    from comprules.english.writing import write  # noqa: PLC0415 -- the forms are needed for new texts alone

    return write(ability)
