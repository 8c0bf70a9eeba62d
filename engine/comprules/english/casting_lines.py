"""Lines about how a spell itself may be cast have fixed words around costs and conditions."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, Final

from comprules.abilities.conditions import Always
from comprules.abilities.costs import Cost, ManaPayment
from comprules.abilities.kinds import Static
from comprules.abilities.statements import (
    AdditionalCost,
    AlternativeCost,
    CastFrom,
    CastOnlyIf,
    FlashIfPaid,
    LeastX,
)
from comprules.english.errors import CannotWrite
from comprules.english.forms.costs import payment_words
from comprules.english.forms.points_of_the_turn import PARTS_OF_TURN
from comprules.english.forms.shape import fillings, shape_of
from comprules.english.writing_amounts import condition_words
from comprules.english.writing_words import listed, refuse

__all__ = ["casting_line", "casting_words"]

Read = Callable[[str, str], Any]
"""Reads a part of the line as what the grammar's start of that name makes of it."""

_VERBS: Final = "sacrifice|discard|pay|exile|return|tap|untap|put|mill|remove|behold"


def _way(text: str, read: Read) -> tuple[Cost, ...]:
    """Return what is paid together: costs joined by ``and``; to behold something stands alone."""
    parts = [text] if text.startswith("behold ") else re.split(rf" and (?=(?:{_VERBS})\b)", text)
    return tuple(cost for part in parts for cost in read(part, "costs"))


def _ways(text: str, read: Read) -> tuple[tuple[Cost, ...], ...]:
    return tuple(_way(part, read) for part in re.split(rf" or (?=(?:{_VERBS})\b)", text))


def _way_words(costs: tuple[Cost, ...]) -> str:
    if not costs or len(costs) > 2:
        raise refuse(costs)
    return listed([payment_words(cost) for cost in costs])


def _mana_words(costs: tuple[Cost, ...]) -> str:
    match costs:
        case (ManaPayment(),):
            return _way_words(costs)
        case _:
            raise refuse(costs)


_PAYING: Final = {
    "paying": "pay",
    "discarding": "discard",
    "sacrificing": "sacrifice",
    "exiling": "exile",
    "returning": "return",
    "removing": "remove",
    "tapping": "tap",
}
"""What is done to pay, as it stands behind "by"."""


def _paying(text: str, read: Read) -> tuple[Cost, ...]:
    return _way(re.sub(rf"\b({'|'.join(_PAYING)})\b", lambda found: _PAYING[found[1]], text), read)


def _paying_words(costs: tuple[Cost, ...]) -> str:
    return re.sub(rf"\b({'|'.join(_PAYING.values())})\b", lambda found: _DONE[found[1]], _way_words(costs))


_DONE: Final = {verb: words for words, verb in _PAYING.items()}
_PARTS: Final[dict[str, tuple[str, Callable[[str, Read], Any], Callable[[Any], str]]]] = {
    "condition": (".+?", lambda text, read: read(text, "condition"), condition_words),
    "part": (
        "(?:during|before|after) .+",
        lambda text, read: read(text, "part_of_turn"),
        PARTS_OF_TURN.words,
    ),
    "costs": (".+", _way, _way_words),
    "ways": (".+", _ways, lambda ways: " or ".join(map(_way_words, ways))),
    "mana": (r"pay \S+", _way, _mana_words),
    "paying": (rf"(?:{'|'.join(_PAYING)}) .+", _paying, _paying_words),
    "zone": (
        "your graveyard|exile",
        lambda text, _: text.removeprefix("your "),
        lambda zone: f"{'your ' * (zone != 'exile')}{zone}",
    ),
}
"""How each part of a line is found, read and written."""
_FLASH: Final = "You may cast this spell as though it had flash"
_UNTIMELY: Final = (
    "If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes "
    "sacrifices it at the beginning of the next cleanup step."
)
_FREE: Final = "you may cast this spell without paying its mana cost."


def _cast_from(zone: Any) -> CastFrom:
    return CastFrom(zone)


def _cast_from_paying(zone: Any, paying: tuple[Cost, ...]) -> CastFrom:
    return CastFrom(zone, paying)


_LINES: Final[dict[str, Callable[..., Any]]] = {
    "As an additional cost to cast this spell, you may {ways}.": lambda ways: AdditionalCost(
        ways, optional=True
    ),
    "As an additional cost to cast this spell, {ways}.": lambda ways: AdditionalCost(ways=ways),
    f"{_FREE.capitalize()}": lambda: AlternativeCost(()),
    f"If {{condition}}, {_FREE}": lambda: AlternativeCost(()),
    "You may {costs} rather than pay this spell's mana cost.": AlternativeCost,
    "If {condition}, you may {costs} rather than pay this spell's mana cost.": AlternativeCost,
    f"{_FLASH}.": lambda: FlashIfPaid(()),
    f"{_FLASH}. {_UNTIMELY}": lambda: FlashIfPaid((), sacrificed=True),
    f"{_FLASH} if you {{mana}} more to cast it.": lambda mana: FlashIfPaid(costs=mana),
    f"{_FLASH} if you {{costs}} as an additional cost to cast it.": lambda costs: FlashIfPaid(costs=costs),
    f"{_FLASH} if {{condition}}.": lambda: FlashIfPaid(()),
    f"If {{condition}}, {_FLASH[:1].lower()}{_FLASH[1:]}.": lambda: FlashIfPaid(()),
    "X can't be 0.": lambda: LeastX(1),
    "Cast this spell only {part}.": CastOnlyIf,
    "Cast this spell only if {condition}.": CastOnlyIf,
    "You can't cast this spell unless {condition}.": CastOnlyIf,
    "You may cast this card from {zone}.": _cast_from,
    "You may cast this card from {zone} as long as {condition}.": _cast_from,
    "You may cast this card from {zone} if {condition}.": _cast_from,
    "You may cast this card from {zone} by {paying} in addition to paying its other costs.": _cast_from_paying,
}
"""Each line, and what it says of the spell; the first of those that say the same is written."""


@cache
def _pattern(words: str) -> str:
    return re.sub(r"\\\{(\w+)\\\}", lambda found: f"(?P<{found[1]}>{_PARTS[found[1]][0]})", re.escape(words))


def casting_line(line: str, read: Read) -> Static | None:
    """Return the static ability of a line about casting this very spell, or None for any other line."""
    for words, makes in _LINES.items():
        if found := re.fullmatch(_pattern(words), line):
            values = {name: _PARTS[name][1](text, read) for name, text in found.groupdict().items()}
            condition = values.pop("condition", None) or values.pop("part", Always())
            return Static((makes(**values),), condition)
    return None


def casting_words(ability: Static) -> str:
    """Return a line about how the spell itself may be cast, or nothing if the ability is no such line."""
    for words, makes in _LINES.items():
        values = fillings((shape_of(makes),), ability.effects)
        is_conditional = "{condition}" in words or "{part}" in words
        if values is None or is_conditional is (ability.condition == Always()):
            continue
        values |= {"condition": ability.condition, "part": ability.condition}
        with suppress(CannotWrite):
            said = {name: _PARTS[name][2](values[name]) for name in re.findall(r"{(\w+)}", words)}
            return words.format(**said)
    return ""
