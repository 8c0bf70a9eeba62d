"""603.7: delayed abilities of keywords, which do something with objects as a step begins."""

from __future__ import annotations

from typing import Literal

from comprules.abilities.kinds import Effect, Triggered
from comprules.abilities.slots import Slot
from comprules.abilities.trigger_events import NextBeginning
from comprules.events.spells_and_abilities import CreatesTrigger
from comprules.happening import happen
from comprules.rules.triggers.what_triggered import About
from comprules.state.game import Game
from comprules.state.lasting import Delayed
from comprules.state.objects import NOT_YET

__all__ = ["await_step"]


def await_step(
    game: Game,
    when: NextBeginning,
    effects: tuple[Effect, ...],
    things: tuple[int, ...],
    slot: Slot,
    *,
    source: int,
    controller: str,
    way: Literal["ability", "permission"],
) -> Game:
    """Create an ability that waits for a step, and then does something with these very objects.

    Its instructions speak of them by the slot.
    """
    ability = Triggered(when, effects, word="At", fills=slot.number)
    about = About(things, locked=True)
    return happen(game, CreatesTrigger(Delayed(NOT_YET, ability, source, controller, way, introduced=about)))
