"""What is said of several objects that are chosen together is said only where they are chosen."""

from __future__ import annotations

from comprules.abilities.conditions import Exists
from comprules.abilities.costs import DoCost
from comprules.abilities.nouns import CountOf, Filter, InAll, Picked, Target
from comprules.abilities.parts import parts_of
from comprules.abilities.searching import SearchLibrary
from comprules.english.errors import CannotRead

__all__ = ["ensure_chosen_together"]

_NAMES = InAll("different names")


def ensure_chosen_together(line: str, abilities: tuple[object, ...]) -> None:
    """Refuse the line of a card in which something is said of all of several that nobody chooses together.

    Raises:
        CannotRead: It is said of what is not chosen, or what is given up as a cost.
    """
    if any(_is_said_elsewhere(ability, None) for ability in abilities):
        raise CannotRead(
            line, 0, "what is so of all of them is said of targets, and of what is chosen or found"
        )


def _is_said_elsewhere(part: object, around: object) -> bool:
    if isinstance(part, Filter):
        said = [p for p in part.predicates if isinstance(p, InAll)]
        if said and not _is_chosen(part, around, said):
            return True
    if isinstance(part, DoCost):
        return _speaks_of_all(part)
    inner_around = around if isinstance(part, CountOf) else part
    return any(_is_said_elsewhere(inner, inner_around) for inner in parts_of(part))


def _is_chosen(kind: Filter, around: object, said: list[InAll]) -> bool:
    match around:
        case Target(filter=filter) | Picked(filter=filter) | SearchLibrary(what=filter):
            return kind == filter
        case Exists():
            return said == [_NAMES]
        case _:
            return False


def _speaks_of_all(part: object) -> bool:
    return isinstance(part, InAll) or any(_speaks_of_all(inner) for inner in parts_of(part))
