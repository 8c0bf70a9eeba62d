"""723.2: the triggered abilities of being the monarch, which have no source."""

from __future__ import annotations

from functools import cache

from comprules.abilities.kinds import Triggered
from comprules.book.citing import cite
from comprules.english.readings import read_abilities
from comprules.happening.designations import monarch_of
from comprules.rules.meaning import Speaker
from comprules.rules.triggers.times_triggered import SeenTrigger
from comprules.rules.triggers.trigger_events import could_match, occurrences
from comprules.rules.triggers.what_triggered import Event_
from comprules.state.game import Game
from comprules.state.lasting import Waiting

__all__ = ["INHERENT_ABILITIES", "inherent_triggers"]

INHERENT_ABILITIES = cite("723.2")


@cache
def _of_the_monarch() -> tuple[Triggered, ...]:
    said = read_abilities(
        "At the beginning of the monarch's end step, that player draws a card.\n"
        "Whenever a creature deals combat damage to the monarch, its controller becomes the monarch."
    )
    return tuple(ability for ability in said if isinstance(ability, Triggered))


@INHERENT_ABILITIES
def inherent_triggers(before: Game, events: tuple[Event_, ...], after: Game) -> tuple[SeenTrigger, ...]:
    """The monarch draws a card at the end of the turn; a creature that harms the monarch brings the crown."""
    monarch = monarch_of(after)
    seen: list[SeenTrigger] = []
    for ability in _of_the_monarch() if monarch else ():
        for event in events:
            if not could_match(ability.when, event):
                continue
            for about in occurrences(after, before, after, event, ability.when, Speaker(0, monarch)):
                INHERENT_ABILITIES.decided(
                    after, f"{monarch} is the monarch: an ability without source triggers"
                )
                seen.append((Waiting(ability, 0, monarch, about), event))
    return tuple(seen)
