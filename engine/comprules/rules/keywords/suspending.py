"""702.62a: what suspend stands for while its card is in exile."""

from __future__ import annotations

from typing import Final

from comprules.abilities.conditions import AllHold, Did, Duration, ThisIs
from comprules.abilities.instructions import RemoveCounters
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, AddAbilities, Apply, Effect, If, May, Triggered
from comprules.abilities.nouns import ControlledBy, Filter
from comprules.abilities.plain_instructions import CastNow
from comprules.abilities.predicates import Is, Type
from comprules.abilities.simple_nouns import It, Number, This, You
from comprules.abilities.trigger_events import BeginningOf
from comprules.abilities.trigger_events_of_objects import CountersAreRemoved

__all__ = ["suspend", "suspend_of_2009"]

_THIS: Final = This("card", "exile")
_PLAYED: Final = CastNow(_THIS, free=True, paying=Keyword("suspend"), playing=True)
_MUST_BE_PLAYED: Final = CastNow(_THIS, free=True, paying=Keyword("suspend"), playing=True, required=True)


def suspend(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.62a: in exile it loses a time counter each upkeep, and may be played when the last one is gone."""
    return _until_played(May((_PLAYED,)))


def suspend_of_2009(_keyword: Keyword) -> tuple[Ability, ...]:
    """502.59a of 2009: when the last time counter is gone it is played if it can be, and nobody is asked."""
    return _until_played(_MUST_BE_PLAYED)


def _until_played(played: Effect) -> tuple[Ability, ...]:
    """Return the two triggered abilities; a creature spell has haste until its player loses control of it."""
    suspended = ThisIs(This("card"), Filter.of(Is("suspended"), noun="card", zone="exile"))
    exiled = ThisIs(This("card"), Filter(noun="card", zone="exile"))
    is_creature = ThisIs(It("spell"), Filter.of(Type("creature"), noun="spell", zone="stack"))
    mine = Duration(as_long_as=ThisIs(It("spell"), Filter.of(ControlledBy(You()), noun="object")))
    haste = Apply(It("spell"), (AddAbilities((Keyword("haste"),)),), mine)
    return (
        Triggered(BeginningOf("upkeep", You()), (RemoveCounters("time", Number(1), _THIS),), suspended, "At"),
        Triggered(
            CountersAreRemoved("time", _THIS, last=True),
            (played, If(AllHold((Did(), is_creature)), (haste,))),
            exiled,
        ),
    )
