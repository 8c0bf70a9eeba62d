"""Lines that say two abilities: haunt, exert, and what is chosen as something enters."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["two_in_one"]

_HAUNTING: Final = re.compile(r"When this creature enters or the creature it haunts dies, ")
_AS_IT_ENTERS: Final = re.compile(
    r"(?P<first>This (?P<kind>\w+) enters (?:tapped|with)[^.]*\.) As it enters, (?P<rest>.+)"
)
_EXERTING: Final = re.compile(
    r"(?P<offer>You may exert (?P<who>this creature|[A-Z][^.]*?) as it attacks\.) When you do, (?P<effects>.+)"
)


def two_in_one(line: str) -> tuple[str, ...]:
    """Return the texts of two abilities that one line says; nothing where it is one."""
    if haunting := _HAUNTING.match(line):
        both = ("When this creature enters, ", "When the creature it haunts dies, ")
        return tuple(f"{when}{line[haunting.end() :]}" for when in both)
    if exerting := _EXERTING.fullmatch(line):
        return exerting["offer"], f"When you exert {exerting['who']} this way, {exerting['effects']}"
    if entering := _AS_IT_ENTERS.fullmatch(line):
        return entering["first"], f"As this {entering['kind']} enters, {entering['rest']}"
    return ()
