"""The level lines of a leveler card: a range of levels, a size, and abilities (711.2)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from comprules.abilities.changes import SetSize
from comprules.abilities.conditions import AllHold, AmountIs
from comprules.abilities.kinds import Ability, AddAbilities, Apply, Change, Static
from comprules.abilities.nouns import CountersOn
from comprules.abilities.simple_nouns import Number, This
from comprules.english.errors import CannotRead

__all__ = ["with_level_lines"]

_LEVEL: Final = re.compile(r"LEVEL (?P<least>\d+)(?:[-\u2013](?P<most>\d+)|\+)")
_SIZE: Final = re.compile(r"(?P<power>\d+)/(?P<toughness>\d+)")


def with_level_lines(text: str, read: Callable[[str], tuple[Ability, ...]]) -> tuple[str, tuple[Static, ...]]:
    """Return the text before the first level line, and the levels as static abilities.

    ``read`` reads the abilities of the levels.
    """
    lines = text.splitlines()
    starts = [n for n, line in enumerate(lines) if _LEVEL.fullmatch(line.strip())]
    if not starts:
        return text, ()
    ends = [*starts[1:], len(lines)]
    made = tuple(
        _level(lines[start].strip(), lines[start + 1 : end], read)
        for start, end in zip(starts, ends, strict=True)
    )
    return "\n".join(lines[: starts[0]]), made


def _level(header: str, said: list[str], read: Callable[[str], tuple[Ability, ...]]) -> Static:
    found = _LEVEL.fullmatch(header)
    assert found is not None
    this = This("creature")
    levels = CountersOn("level", this)
    least = AmountIs(levels, ">=", Number(int(found["least"])))
    condition = (
        AllHold((least, AmountIs(levels, "<=", Number(int(found["most"]))))) if found["most"] else least
    )
    changes: list[Change] = []
    if said and (size := _SIZE.fullmatch(said[0].strip())):
        changes.append(SetSize(Number(int(size["power"])), Number(int(size["toughness"]))))
        said = said[1:]
    if abilities := read("\n".join(said)):
        changes.append(AddAbilities(abilities))
    if not changes:
        raise CannotRead(header, len(header) - 1, "neither a size nor an ability stands behind these levels")
    return Static((Apply(this, tuple(changes)),), condition)
