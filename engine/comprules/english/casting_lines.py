"""Lines about casting a spell, and headers of modes, have fixed words around costs and numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.kinds import Mode, Modes, Static
from comprules.abilities.simple_nouns import Opponents
from comprules.abilities.statements import (
    AdditionalCost,
    AlternativeCost,
    CastFrom,
    CastOnlyIf,
    FlashIfPaid,
    ThisCosts,
)
from comprules.english.lexicon import NUMBER_WORDS

if TYPE_CHECKING:
    from comprules.abilities.conditions import Condition
    from comprules.abilities.costs import Cost
    from comprules.abilities.kinds import Effect

__all__ = ["HOW_MANY_MODES", "MODES_BELOW", "MODES_OF_KEYWORD", "casting_line", "modal_header", "with_modes"]

MODES_BELOW: Final = "choose the modes listed below."
"""What stands in the text of a modal ability for its header while the rest is read."""

MODES_OF_KEYWORD: Final = {
    "Spree": Modes(1, None, (), keyword="spree"),
    "Tiered": Modes(1, 1, (), keyword="tiered"),
}
"""The headers of modes that have a cost each (702.172, 702.183)."""

_VERBS: Final = "sacrifice|discard|pay|exile|return|tap|untap|put|mill|remove"
_ADDITIONAL: Final = re.compile(r"As an additional cost to cast this spell, (?P<may>you may )?(?P<ways>.+)\.")
_ALTERNATIVE: Final = re.compile(
    r"(?:If (?P<condition>.+?), )?[Yy]ou may (?P<way>.+) rather than pay this spell's mana cost\."
)
_FREE: Final = re.compile(
    r"(?:If (?P<condition>.+?), )?[Yy]ou may cast this spell without paying its mana cost\."
)
_FLASH_PAID: Final = re.compile(
    r"You may cast this spell as though it had flash if you (?P<way>pay \S+) more to cast it\."
)
_FLASH: Final = "You may cast this spell as though it had flash."
_FLASH_IF: Final = re.compile(r"You may cast this spell as though it had flash if (?P<condition>.+)\.")
_ONLY_IF: Final = re.compile(r"Cast this spell only if (?P<condition>.+)\.")
_ONLY_WHEN: Final = re.compile(r"Cast this spell only (?P<part>(?:during|before|after) .+)\.")
_NOT_UNLESS: Final = re.compile(r"You can't cast this spell unless (?P<condition>.+)\.")
_FROM: Final = re.compile(
    r"You may cast this card from (?P<zone>your graveyard|exile)(?: as long as (?P<condition>.+))?\."
)
HOW_MANY_MODES: Final[dict[str, tuple[int, int | None]]] = {
    "any number": (0, None),
    "one or both": (1, 2),
    "one or more": (1, None),
    **{f"up to {word}": (0, number) for number, word in enumerate(NUMBER_WORDS[1:11], 1)},
    **{word: (number, number) for number, word in enumerate(NUMBER_WORDS[1:11], 1)},
}
"""The words for how many modes are chosen, each with the least and the most."""
_COUNT: Final = f"(?:{'|'.join(HOW_MANY_MODES)})"
_HEADER: Final = re.compile(
    rf"(?P<who>an opponent chooses|choose) (?P<count>{_COUNT})(?: —|\.)"
    r"(?P<again> You may choose the same mode more than once\.)?"
    rf"(?: If this spell was (?P<paid>kicked), choose (?P<paid_count>{_COUNT}) instead\.)?$",
    re.IGNORECASE,
)

Read = Callable[[str, str], Any]
"""Reads a part of the line as what the grammar's start of that name makes of it."""


def casting_line(line: str, read: Read) -> Static | None:
    """Return the static ability of a line about casting this very spell, or None for any other line."""
    if found := _ADDITIONAL.fullmatch(line):
        ways = tuple(_way(part, read) for part in re.split(rf" or (?=(?:{_VERBS})\b)", found["ways"]))
        return Static((AdditionalCost(ways, optional=bool(found["may"])),))
    if found := _ALTERNATIVE.fullmatch(line):
        return _with_condition(AlternativeCost(_way(found["way"], read)), found["condition"], read)
    if found := _FREE.fullmatch(line):
        return _with_condition(AlternativeCost(()), found["condition"], read)
    if found := _FLASH_PAID.fullmatch(line):
        return Static((FlashIfPaid(_way(found["way"], read)),))
    if line == _FLASH:
        return Static((FlashIfPaid(()),))
    if found := _FLASH_IF.fullmatch(line):
        return _with_condition(FlashIfPaid(()), found["condition"], read)
    if found := _ONLY_IF.fullmatch(line) or _NOT_UNLESS.fullmatch(line):
        return _with_condition(CastOnlyIf(), found["condition"], read)
    if found := _ONLY_WHEN.fullmatch(line):
        return Static((CastOnlyIf(),), read(found["part"], "part_of_turn"))
    if found := _FROM.fullmatch(line):
        cast_from = CastFrom("exile" if found["zone"] == "exile" else "graveyard")
        return _with_condition(cast_from, found["condition"], read)
    return None


def _with_condition(
    effect: AlternativeCost | FlashIfPaid | CastFrom | CastOnlyIf | ThisCosts,
    condition: str | None,
    read: Read,
) -> Static:
    if condition is None:
        return Static((effect,))
    so: Condition = read(condition, "condition")
    return Static((effect,), so)


def _way(text: str, read: Read) -> tuple[Cost, ...]:
    """Return what is paid together: costs joined by ``and``."""
    parts = re.split(rf" and (?=(?:{_VERBS})\b)", text)
    return tuple(cost for part in parts for cost in read(part, "costs"))


# ---- modes


def modal_header(line: str) -> tuple[str, Modes] | None:
    """Return the line with :data:`MODES_BELOW` for the header at its end, and modes with none listed yet."""
    if line in MODES_OF_KEYWORD:
        return MODES_BELOW.capitalize(), MODES_OF_KEYWORD[line]
    found = _HEADER.search(line)
    if found is None:
        return None
    least, most = HOW_MANY_MODES[found["count"].lower()]
    chooser = Opponents() if found["who"].lower().startswith("an opponent") else None
    paid, least_paid, most_paid = "", 0, None
    if found["paid"]:
        paid = "kicker"
        least_paid, most_paid = HOW_MANY_MODES[found["paid_count"].lower()]
    modes = Modes(least, most, (), bool(found["again"]), chooser, paid, least_paid, most_paid)
    start = line[: found.start()]
    below = MODES_BELOW if start and not start.endswith(". ") else MODES_BELOW.capitalize()
    return start + below, modes


def with_modes(effects: tuple[Effect, ...], header: Modes, modes: tuple[Mode, ...]) -> tuple[Effect, ...]:
    """Return the effects with the modes in the place of :data:`MODES_BELOW`."""
    whole = replace(header, modes=modes)
    return tuple(whole if isinstance(effect, Modes) else effect for effect in effects)
