"""702.35a, 702.62a: keywords whose abilities work in exile, said in full as data."""

from __future__ import annotations

from comprules.abilities.changes import AddAbilities
from comprules.abilities.effects import Apply, CastNow, If, May, Move, RemoveCounters
from comprules.abilities.happenings import CountersAreRemoved, DiscardsCard
from comprules.abilities.kinds import Ability, BeginningOf, Keyword, Triggered
from comprules.abilities.nouns import (
    AllHold,
    Did,
    Duration,
    EachPlayer,
    Filter,
    It,
    Not,
    Number,
    This,
    ThisIs,
    You,
)

__all__ = ["after_discarding", "while_suspended"]


def while_suspended() -> tuple[Ability, ...]:
    """What a suspended card does in exile: it loses a time counter each upkeep, and is cast when the last one is gone (702.62a)."""
    this = This("card", "exile")
    one_less = RemoveCounters("time", Number(1), this)
    suspended = ThisIs(This("card"), Filter(noun="card", zone="exile", put_by="suspended"))
    is_creature = ThisIs(It("spell"), Filter(noun="spell", zone="stack", types=("creature",)))
    mine = Duration(as_long_as=ThisIs(It("spell"), Filter(noun="object", controller=You())))
    haste = Apply(It("spell"), (AddAbilities((Keyword("haste"),)),), mine)
    return (
        Triggered(BeginningOf("upkeep", You()), (one_less,), suspended, "At"),
        Triggered(
            CountersAreRemoved("time", this, last=True),
            (May((CastNow(this, free=True),)), If(AllHold((Did(), is_creature)), (haste,))),
        ),
    )


def after_discarding(madness: Keyword) -> Triggered:
    """A card with madness that was exiled as it was discarded is cast for its madness cost or put into the graveyard (702.35a)."""
    this = This("card", "exile")
    return Triggered(
        DiscardsCard(EachPlayer(), This()),
        (May((CastNow(this, paying=madness),)), If(Not(Did()), (Move(this, "graveyard"),))),
        ThisIs(This(), Filter(noun="card", zone="exile", put_by="madness")),
    )
