"""The level bars of a Class: what a level costs, and the abilities that come with it (107.16a, 716.2a)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from comprules.abilities.conditions import LevelIs
from comprules.abilities.costs import Cost
from comprules.abilities.keyword_actions import KeywordAction
from comprules.abilities.kinds import Ability, Activated, AddAbilities, Apply, Static
from comprules.abilities.simple_nouns import Number, This, You
from comprules.english.errors import CannotRead

__all__ = ["BAR", "class_line", "class_words", "with_class_bars"]

BAR: Final = re.compile(r"(?P<cost>[^:\"]+): Level (?P<level>\d+)")
_IN_FULL: Final = re.compile(
    r"(?P<cost>[^:\"]+): This Class's level becomes (?P<level>\d+)\."
    r" Activate only if this Class is level (?P<before>\d+) and only as a sorcery\."
)
_THIS: Final = This("Class")

_Reader = Callable[[str], tuple[Cost, ...]]


def with_class_bars(
    text: str, read: Callable[[str], tuple[Ability, ...]], read_costs: _Reader
) -> tuple[str, tuple[Ability, ...]]:
    """Return the text before the first bar, and the two abilities that each bar stands for.

    ``read`` reads the abilities of a level.

    Raises:
        CannotRead: No ability stands behind a bar.
    """
    lines = text.splitlines()
    starts = [n for n, line in enumerate(lines) if BAR.fullmatch(line.strip())]
    if not starts:
        return text, ()
    made: list[Ability] = []
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        found = BAR.fullmatch(lines[start].strip())
        assert found is not None
        level = int(found["level"])
        abilities = read("\n".join(lines[start + 1 : end]))
        if not abilities:
            raise CannotRead(lines[start], len(lines[start]) - 1, "no ability stands behind this level")
        made.append(_gaining(read_costs(found["cost"]), level))
        made.append(
            Static((Apply(_THIS, (AddAbilities(abilities),)),), LevelIs(_THIS, level, or_greater=True))
        )
    return "\n".join(lines[: starts[0]]), tuple(made)


def _gaining(costs: tuple[Cost, ...], level: int) -> Activated:
    become = KeywordAction("gain a level", You(), Number(level))
    return Activated(costs, (become,), sorcery_speed=True, only_if=LevelIs(_THIS, level - 1))


def class_line(line: str, read_costs: _Reader) -> Activated | None:
    """Read the activated ability of a bar, said in full; None where the line is another."""
    found = _IN_FULL.fullmatch(line)
    if found is None or int(found["before"]) != int(found["level"]) - 1:
        return None
    return _gaining(read_costs(found["cost"]), int(found["level"]))


def class_words(ability: Ability, say: Callable[[tuple[Cost, ...]], str]) -> str | None:
    """Write the activated ability of a bar in full; None where the ability is another."""
    match ability:
        case Activated(costs, (KeywordAction("gain a level", You(), Number(level)),)) if ability == _gaining(
            costs, level
        ):
            return (
                f"{say(costs)}: This Class's level becomes {level}."
                f" Activate only if this Class is level {level - 1} and only as a sorcery."
            )
        case _:
            return None
