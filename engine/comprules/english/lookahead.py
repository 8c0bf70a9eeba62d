"""Words that come next tell what a joint, or "they", stands for."""

from __future__ import annotations

import re
from typing import Final

from comprules.english.lexicon import VERBS

__all__ = [
    "AS_WELL",
    "CARD_TOO",
    "CHANGE_VERBS",
    "CONDITION",
    "COUNTERS_AS_WELL",
    "DONE_BY_THEM",
    "LAND_OR_SPELL",
    "PLAYER_VERBS",
    "SECOND_TARGET",
    "TARGETS_LISTED",
]

CHANGE_VERBS: Final = {
    form
    for verb in ("get", "gain", "have", "lose", "be", "become", "attack", "block")
    for form in (verb, VERBS[verb])
} | {"assign", "assigns", "are", "can", "can't", "isn't", "aren't", "doesn't", "don't"}
PLAYER_VERBS: Final = re.compile(
    r"(?:loses?|gains?) (?:\w+ life|the game|control of|life\b)|gets? \w+ \w+ counters?|(?:has|have) (?:no|\w+) "
    r"(?:maximum|cards)"
)
# What only players do: behind "they" it tells that players are meant, and no objects.
DONE_BY_THEM: Final = re.compile(
    r"(?:each )?(?:draw|discard|sacrifice|mill|create|pay|reveal|shuffle|scry|surveil|search|exile|put(?! half)|return|tap|untap|"
    r"add|lose half|(?:lose|gain) (?:\w+ life|the game|life|control))\b"
)
CONDITION: Final = re.compile(
    r"you (?:control|don't control|have) |an opponent (?:controls|has) |there (?:is|are) |it's |"
    r"(?:this|that|it|your|its|enchanted|equipped|the)\b[\w' ]*? (?:is|isn't|remains|has|had|have) "
)
COUNTERS_AS_WELL: Final = re.compile(r"(?:an?|X|two|three|four|five|that many) \S+ counters? on ")
_ONE_TARGET = r"(?:up to one )?target (?:[\w-]+ ){1,3}"
TARGETS_LISTED: Final = re.compile(rf"(?:{_ONE_TARGET}, )*and {_ONE_TARGET}(?:\.|from\b|,|until\b)")
"""Targets of one instruction that stand in a list, the last of them behind ``and``."""
SECOND_TARGET: Final = re.compile(r"(?:up to \w+ (?:other )?|another )?target\b")
AS_WELL: Final = re.compile(
    r"all (?:[\w-]+ )*Auras (?:you (?:control|own) )?attached to it(?: to\b|\.)|this (?:Aura|Saga) to\b|the exiled card to\b"
)
"""Something else that one instruction is about, which is no target."""
CARD_TOO: Final = re.compile(r"(?P<last>and/or |and )?an? (?:[\w'-]+ ){1,4}?card\b")
"""One card of another kind stands in the list."""
LAND_OR_SPELL: Final = re.compile(r"\bplays? an? .* or casts?$")
"""``Play a land or cast a spell`` comes to its verb."""
