"""603.2: the player whom an event of an object names, as in ``a creature an opponent controls``."""

from __future__ import annotations

from comprules.abilities.descriptions import predicate_of
from comprules.abilities.nouns import AllThese, ControlledBy, Players
from comprules.abilities.parts import named_parts
from comprules.abilities.simple_nouns import You
from comprules.abilities.trigger_events import TriggerEvent
from comprules.abilities.trigger_events_of_objects import BecomesTarget
from comprules.events.players import Deals
from comprules.rules.meaning import Speaker
from comprules.rules.triggers.what_triggered import About, Event_, is_one
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["with_its_controller"]


def with_its_controller(
    before: Game, after: Game, event: Event_, when: TriggerEvent, speaker: Speaker, about: About
) -> About:
    """Where the words name a player only as who controls an object, ``that player`` is its controller."""
    who = getattr(when, "who", None)
    if not isinstance(who, AllThese) or isinstance(when, BecomesTarget):
        return about
    mine = predicate_of(who.filter, ControlledBy)
    named = (value for _, value in named_parts(when))
    if mine is None or isinstance(mine.players, You) or any(_is_another(value) for value in named):
        return about
    source = (event.source,) if isinstance(event, Deals) else ()
    for thing in (*source, *about.objects):
        game = after if thing in after.objects else before
        if thing in game.objects and is_one(game, speaker, who, thing):
            return replace(about, player=views(game)[thing].controller)
    return about


def _is_another(value: object) -> bool:
    return isinstance(value, Players) and not isinstance(value, You)
