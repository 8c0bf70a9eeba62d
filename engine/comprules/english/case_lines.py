"""The two lines of a Case: what solves it, and what is so once it is solved (719.3)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from comprules.abilities.conditions import AllHold, Always, CaseSolved, CaseUnsolved, Condition
from comprules.abilities.keyword_actions import KeywordAction
from comprules.abilities.kinds import Ability, Activated, Static, Triggered
from comprules.abilities.simple_nouns import You
from comprules.abilities.trigger_events import BeginningOf
from comprules.english.errors import CannotRead

__all__ = ["case_line", "case_words"]

_TO_SOLVE: Final = re.compile(r"To solve — (?P<condition>.+)\.")
_SOLVED: Final = re.compile(r"Solved — ")
_SOLVING: Final = Triggered(
    BeginningOf("end", You()), (KeywordAction("solve", You()),), CaseUnsolved(), word="At"
)


def case_line(
    line: str, read: Callable[[str], tuple[Ability, ...]], read_condition: Callable[[str], Condition]
) -> Ability | None:
    """Read one of the two lines; None where the line is neither.

    Raises:
        CannotRead: Behind "Solved" stands something else than one ability of a permanent.
    """
    if found := _TO_SOLVE.fullmatch(line):
        condition = found["condition"]
        return replace(
            _SOLVING,
            condition=AllHold((CaseUnsolved(), read_condition(condition[0].lower() + condition[1:]))),
        )
    found = _SOLVED.match(line)
    if found is None:
        return None
    match read(line[found.end() :]):
        case (Static() | Triggered() as ability,):
            return replace(ability, condition=_once_solved(ability.condition))
        case (Activated() as ability,):
            return replace(ability, only_if=_once_solved(ability.only_if))
        case _:
            raise CannotRead(line, found.end(), "one ability stands behind “Solved”")


def _once_solved(condition: Condition) -> Condition:
    return CaseSolved() if condition == Always() else AllHold((CaseSolved(), condition))


def case_words(
    ability: Ability, write: Callable[[Ability], str], say: Callable[[Condition], str]
) -> str | None:
    """Write one of the two lines; None where the ability is neither."""
    match ability:
        case Triggered(condition=AllHold((CaseUnsolved(), condition))) if (
            replace(ability, condition=_SOLVING.condition) == _SOLVING
        ):
            words = say(condition)
            return f"To solve — {words[0].upper()}{words[1:]}."
        case Static() | Triggered():
            rest = _without_solved(ability.condition)
            return None if rest is None else f"Solved — {write(replace(ability, condition=rest))}"
        case Activated():
            rest = _without_solved(ability.only_if)
            return None if rest is None else f"Solved — {write(replace(ability, only_if=rest))}"
        case _:
            return None


def _without_solved(condition: Condition) -> Condition | None:
    """Return what has to be so besides; None where nothing has to be solved."""
    match condition:
        case CaseSolved():
            return Always()
        case AllHold((CaseSolved(), rest)):
            return rest
        case _:
            return None
