"""A phrase in other words for the same, put in its place before a line is read."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["reworded"]

_OF_CHOICE: Final = re.compile(
    r"(?P<before>(?:^|: |, |\. )(?:Until end of turn, )?)(?P<first>[^.:]*?) of the (?P<kind>creature type|color) of your choice\b"
)
"""A choice that is made as the instruction is followed; of a target it would be made before."""
_THOSE_COUNTERS: Final = re.compile(
    r"(?P<if>if (?:there are|it has|this \w+ has) \w+ or more (?P<kind>\S+) counters(?: on (?:it|[^,.]+?))?, )"
    r"(?P<may>you may )?remove (?:those counters|them)\b"
)
_HAD_COUNTERS: Final = re.compile(r"(?P<if>if it had counters on it, (?:you may )?put )those counters on ")

_IN_PLACE: Final = (
    (re.compile(r"\bwith a (morph|cycling) ability\b"), r"with \1"),
    (re.compile(r"\bwith (morph|cycling) abilities\b"), r"with \1"),
    (re.compile(r"^(When|Whenever) combat damage is dealt to you, "), r"\1 you're dealt combat damage, "),
    (re.compile(r"\. A creature destroyed this way can't be regenerated\."), ". It can't be regenerated."),
    (
        re.compile(r"instead create (those tokens plus an additional \w+ token)\."),
        r"\1 are created instead.",
    ),
)


def reworded(line: str) -> str:
    """Return a line with what it says in rare words said in those that the grammar has.

    >>> reworded("Creatures of the creature type of your choice get +0/+4 until end of turn.")
    'Choose a creature type. Creatures of the chosen creature type get +0/+4 until end of turn.'
    """
    line = _OF_CHOICE.sub(_chosen_first, line)
    line = _THOSE_COUNTERS.sub(r"\g<if>\g<may>remove all \g<kind> counters from it", line)
    line = _HAD_COUNTERS.sub(r"\g<if>its counters on ", line)
    for words, others in _IN_PLACE:
        line = words.sub(others, line)
    return line


def _chosen_first(found: re.Match[str]) -> str:
    first = found["first"]
    if "target" in first or not first:
        return found[0]
    said = first[:1].upper() + first[1:]
    return f"{found['before']}Choose a {found['kind']}. {said} of the chosen {found['kind']}"
