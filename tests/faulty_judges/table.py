"""The faulty judges: one table, by subject."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.faulty_judges.fault import Fault
from tests.faulty_judges.of_casting import OF_CASTING
from tests.faulty_judges.of_combat import OF_COMBAT
from tests.faulty_judges.of_effects import OF_EFFECTS
from tests.faulty_judges.of_keywords import OF_KEYWORDS
from tests.faulty_judges.of_the_game import OF_THE_GAME
from tests.faulty_judges.of_triggers import OF_TRIGGERS

__all__ = ["FAULTS", "SUBJECTS"]

SUBJECTS: Final[Mapping[str, tuple[Fault, ...]]] = {
    "the game, its turns and state-based actions": OF_THE_GAME,
    "combat": OF_COMBAT,
    "casting and activating": OF_CASTING,
    "triggered abilities": OF_TRIGGERS,
    "effects, layers, replacement and prevention": OF_EFFECTS,
    "keywords": OF_KEYWORDS,
}

FAULTS: Final[tuple[Fault, ...]] = tuple(fault for faults in SUBJECTS.values() for fault in faults)
