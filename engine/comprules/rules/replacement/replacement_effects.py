"""614-616: what would happen, and what happens instead: all that watches for an event."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.words import in_words
from comprules.rules.keywords.dredge import dredge
from comprules.rules.replacement.commanders_kept import kept_for_leading
from comprules.rules.replacement.entering_the_battlefield import entering, turned_face_up
from comprules.rules.replacement.impossible_events import impossible
from comprules.rules.replacement.junkyard import to_the_junkyard
from comprules.rules.replacement.leaving_the_stack import discarded_with_madness, leaving_the_stack
from comprules.rules.replacement.prevention import preventions
from comprules.rules.replacement.replacing_events import (
    of_abilities,
    of_resolutions,
    self_replacements,
    skips_one,
)
from comprules.rules.replacement.saving_permanents import of_counters, regenerations, umbra_armor
from comprules.ruleset import Replacing
from comprules.state.game import Game

__all__ = [
    "REPLACEMENT_EFFECTS",
    "replacements",
]

REPLACEMENT_EFFECTS = cite("614.1")


@REPLACEMENT_EFFECTS
def replacements(game: Game, event: Event) -> tuple[Replacing, ...]:
    """Replacement and prevention effects apply only if they are there before the event happens (614.4)."""
    found = (
        *impossible(game, event),
        *self_replacements(game, event),
        *of_abilities(game, event),
        *of_resolutions(game, event),
        *skips_one(game, event),
        *regenerations(game, event),
        *of_counters(game, event),
        *umbra_armor(game, event),
        *dredge(game, event),
        *preventions(game, event),
        *entering(game, event),
        *turned_face_up(game, event),
        *leaving_the_stack(game, event),
        *to_the_junkyard(game, event),
        *discarded_with_madness(game, event),
        *kept_for_leading(game, event),
    )
    if found:
        REPLACEMENT_EFFECTS.decided_once(game, f"something watches for {in_words(event)}")
    return found
