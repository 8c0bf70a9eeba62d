"""The text of an ability: kept beside the reading that it comes from, or written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from comprules.abilities.kinds import Ability
from comprules.abilities.parts import once_for_each
from comprules.english.origins_of_abilities import reading_of
from comprules.english.sources_of_readings import READ_FROM, lark_file
from comprules.keeping import Shelf

if TYPE_CHECKING:
    from comprules.abilities.costs import Cost

__all__ = ["text_of", "text_of_cost"]

_TEXTS: Final = Shelf("texts", (*READ_FROM, lark_file()))


@once_for_each
def text_of(ability: Ability) -> str:
    """Return the text of an ability, as :func:`comprules.english.writing.write` writes it.

    The text of one that was read is kept, as the reading is.

    Raises:
        CannotWrite: The language has no words for a part of it.
    """
    reading = reading_of(ability)
    if reading is None:
        return _written(ability)
    kept: str | None = _TEXTS.get(reading)
    if kept is None:
        kept = _written(ability)
        _TEXTS.put(reading, kept)
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
