"""702.159, 717.5: visit abilities, which trigger as an Attraction is visited."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.nouns import Subject
from comprules.book.citing import cite
from comprules.keywords.rules_702_121_to_183 import VISIT
from comprules.rules.meaning import Speaker
from comprules.rules.triggers.what_triggered import About, is_one
from comprules.state.game import Game

__all__ = ["VISIT_ABILITIES", "visited"]

VISIT_ABILITIES = cite("717.5")


@VISIT
@VISIT_ABILITIES
def visited(after: Game, speaker: Speaker, who: Subject, thing: int, *, by_them: bool) -> Iterator[About]:
    """Yield the Attraction that has been visited, if it is what the ability waits for."""
    if by_them and is_one(after, speaker, who, thing):
        for cited in (VISIT, VISIT_ABILITIES):
            cited.decided(after, f"{after.label(thing)} has been visited")
        yield About((thing,))
