"""Lines that say two abilities, or one in short: haunt, exert, choices on entering, visit, any number."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["two_in_one", "with_what_tokens_have"]

_VISIT: Final = "Visit — "
_HAUNTING: Final = re.compile(r"When this creature enters or the creature it haunts dies, ")
_AS_IT_ENTERS: Final = re.compile(
    r"(?P<first>This (?P<kind>\w+) enters (?:tapped|with)[^.]*\.) As it enters, (?P<rest>.+)"
)
_EXERTING: Final = re.compile(
    r"(?P<offer>You may exert (?P<who>this creature|[A-Z][^.]*?) as it attacks\.) When you do, (?P<effects>.+)"
)
_ANY_NUMBER: Final = re.compile(
    r"(?P<before>[^:]*)Remove any number of (?P<kind>\S+) counters from (?P<of>[^:]+): (?P<effects>.+)"
)
_EITHER_COST: Final = re.compile(
    r"(?P<one>Pay \d+ life|(?:\{[^{}]+\}(?:, )?)+) or (?P<other>(?:\{[^{}]+\}(?:, )?)+): (?P<effects>.+)"
)
"""Costs of which one is paid, as if there were two abilities."""
_EITHER_COUNTER: Final = re.compile(
    r"(?P<before>(?:[^:.]*, )?)(?P<verb>[Rr]emove) (?P<one>an? \S+ counter) or (?P<other>an? \S+ counter)"
    r"(?P<behind> from [^:]+: (?!.*each turn).+)"
)
_EITHER_EQUIP: Final = re.compile(r"(?P<word>Equip|Reconfigure)—(?P<one>Pay \{\d+\}) or (?P<other>[^.]+)\.")
_FROM_EITHER: Final = "You may cast this card from your graveyard or from exile."
_OF_TOKENS: Final = re.compile(
    r'(?P<created>\b[Cc]reates? [^."]*\btokens?(?: named [^."]*)?)\. (?:It has|They have|Those tokens have) '
)
_X_LIMITED: Final = re.compile(r"(?P<first>[^:\"]*)\. X can't be 0\.")
"""What is said of the X of a spell, or of a keyword's cost; an activated ability says so of its own."""
_AS_X: Final = (
    (r"(?:,? then )?[Aa]dd (?:an additional )?(\{.\}) for each \S+ counter removed this way", r". Add an amount of \1 equal to X"),
    (r"\bthat (?:much|many)\b", "X"),
)  # fmt: skip


def with_what_tokens_have(line: str) -> str:
    """Return the line with what a second sentence says that tokens have in the sentence that creates them.

    Both say what the effect creates; what it gave to tokens that are there would be no part of them (111.3).
    """
    return _OF_TOKENS.sub(r"\g<created> with ", line)


def two_in_one(line: str) -> tuple[str, ...]:
    """Return the texts of the abilities that a line says; nothing where it says one, in its own words.

    A cost of any number of counters is one of X counters, which nothing else limits (107.1c, 107.3a).
    ``Visit`` stands for what triggers the ability (702.159a).
    """
    if limited := _X_LIMITED.fullmatch(line):
        first = limited["first"]
        return first if first.endswith("}") else f"{first}.", "X can't be 0."
    if removing := _ANY_NUMBER.fullmatch(line):
        effects = removing["effects"]
        for words, as_x in _AS_X:
            effects = re.sub(words, as_x, effects)
        counters = f"Remove X {removing['kind']} counters from {removing['of']}"
        return (f"{removing['before']}{counters}: {effects.removeprefix('. ')}",)
    if (either := _EITHER_COST.fullmatch(line)) and "each turn" not in line and "once" not in line:
        return tuple(
            f"{cost[:1].upper()}{cost[1:]}: {either['effects']}" for cost in either.group("one", "other")
        )
    if removing := _EITHER_COUNTER.fullmatch(line):
        return tuple(
            f"{removing['before']}{removing['verb']} {one}{removing['behind']}"
            for one in removing.group("one", "other")
        )
    if line == _FROM_EITHER:
        return tuple(f"You may cast this card from {zone}." for zone in ("your graveyard", "exile"))
    if equips := _EITHER_EQUIP.fullmatch(line):
        return tuple(
            f"{equips['word']}—{cost[:1].upper()}{cost[1:]}." for cost in equips.group("one", "other")
        )
    if line.startswith(_VISIT):
        effects = line.removeprefix(_VISIT)
        return (f"Whenever you visit this Attraction, {effects[:1].lower()}{effects[1:]}",)
    if haunting := _HAUNTING.match(line):
        both = ("When this creature enters, ", "When the creature it haunts dies, ")
        return tuple(f"{when}{line[haunting.end() :]}" for when in both)
    if exerting := _EXERTING.fullmatch(line):
        return exerting["offer"], f"When you exert {exerting['who']} this way, {exerting['effects']}"
    if entering := _AS_IT_ENTERS.fullmatch(line):
        return entering["first"], f"As this {entering['kind']} enters, {entering['rest']}"
    return ()
