"""The line of a prototype: its mana cost, and its power and toughness behind a dash (718.1)."""

from __future__ import annotations

import re
from typing import Final

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability
from comprules.mana import read_cost

__all__ = ["prototype_line", "prototype_words"]

_LINE: Final = re.compile(r"Prototype (?P<cost>(?:\{[^{}]+\})+) — (?P<power>\d+)/(?P<toughness>\d+)")


def prototype_line(line: str) -> Keyword | None:
    """Read the line; None where it is another."""
    found = _LINE.fullmatch(line)
    if found is None:
        return None
    size = int(found["power"]), int(found["toughness"])
    return Keyword("prototype", read_cost(found["cost"]), size=size)


def prototype_words(ability: Ability) -> str | None:
    """Write the line; None where the ability is another."""
    match ability:
        case Keyword("prototype", cost, size=(power, toughness)) if cost is not None:
            return f"Prototype {cost} — {power}/{toughness}"
        case _:
            return None
