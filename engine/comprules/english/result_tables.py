"""The results table below an instruction to roll a die: a range of results and what is done then (706.3)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from comprules.abilities.conditions import ResultIs
from comprules.abilities.kinds import Ability, Activated, Chapter, Effect, If, SpellAbility, Triggered
from comprules.english.errors import CannotRead

__all__ = ["is_result_line", "with_results"]

_RESULT: Final = re.compile(r"(?P<least>\d+)(?:[-\u2013\u2014](?P<most>\d+)|(?P<more>\+))? \| (?P<text>.+)")


def is_result_line(line: str) -> bool:
    """Say whether a line of a card belongs to a results table."""
    return _RESULT.fullmatch(line.strip()) is not None


def with_results(
    abilities: tuple[Ability, ...], lines: tuple[str, ...], read: Callable[[str], tuple[Effect, ...]]
) -> tuple[Ability, ...]:
    """Return the abilities of a line with the results table that follows it.

    Raises:
        CannotRead: No instructions stand before the table.
    """
    if not abilities:
        raise CannotRead(lines[0], 0, "a results table needs a die roll before it")
    table = tuple(_result(line, read) for line in lines)
    match abilities[-1]:
        case SpellAbility(effects) | Triggered(effects=effects) | Activated(effects=effects) as last:
            return (*abilities[:-1], replace(last, effects=(*effects, *table)))
        case Chapter(effects=effects) as last:
            return (*abilities[:-1], replace(last, effects=(*effects, *table)))
        case _:
            raise CannotRead(lines[0], 0, "a results table needs a die roll before it")


def _result(line: str, read: Callable[[str], tuple[Effect, ...]]) -> If:
    found = _RESULT.fullmatch(line.strip())
    assert found is not None
    least = int(found["least"])
    most = None if found["more"] else int(found["most"] or least)
    return If(ResultIs(least, most), read(found["text"]))
