"""What "the chosen type" means: a creature type, or the basic land type that the same text has one choose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from comprules.abilities.instructions import ChooseWord
from comprules.abilities.kinds import EntersAs
from comprules.abilities.parts import INSIDE, parts_of, rewritten
from comprules.abilities.simple_nouns import Chosen
from comprules.english.errors import NOTHING_MEANT, CannotRead

if TYPE_CHECKING:
    from collections.abc import Iterator

    from comprules.abilities.kinds import Ability

__all__ = ["ensure_that_type_is_chosen", "of_the_types_chosen"]

_THAT_TYPE = "of that type"


def ensure_that_type_is_chosen(line: str, abilities: tuple[Ability, ...]) -> None:
    """See that a line which says "of that type" has a type chosen; it could be that of something named.

    Raises:
        CannotRead: It has none chosen.
    """
    at = line.find(_THAT_TYPE)
    if at >= 0 and not set(_chosen(abilities)) & {"creature type", "basic land type", "card type"}:
        raise CannotRead(line, at, f"{NOTHING_MEANT} “that type” to mean")


_LAND: Chosen = Chosen("basic land type")


def of_the_types_chosen(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Return the abilities of a text in which "type" alone means what is chosen there (607.2d)."""
    said = set(_chosen(abilities)) & {"creature type", "basic land type", "card type"}
    if said == {"card type"}:
        return rewritten(abilities, _of_cards)
    return rewritten(abilities, _of_lands) if said == {"basic land type"} else abilities


def _chosen(part: Any) -> Iterator[str]:
    """Find the kinds of words that somebody is told to choose."""
    match part:
        case ChooseWord(kind=kind) | EntersAs(chosen=Chosen(kind)):
            yield kind
        case _:  # a choice may stand within
            for inner in parts_of(part):
                yield from _chosen(inner)


def _of_lands(part: Any) -> Any:
    return _LAND if part == Chosen("creature type") else INSIDE


def _of_cards(part: Any) -> Any:
    return Chosen("card type") if part == Chosen("creature type") else INSIDE
