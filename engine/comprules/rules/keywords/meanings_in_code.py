"""702: what keywords stand for that ability English does not say yet."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from comprules.abilities.conditions import AllHold, CostPaid, Did, Duration, Not, ThisIs
from comprules.abilities.descriptions import controlled, narrowed
from comprules.abilities.instructions import Move, RemoveCounters, Sacrifice, SacrificeAnyNumber
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import (
    Ability,
    AddAbilities,
    Apply,
    AsEnters,
    CopySpell,
    CreateCopies,
    Effect,
    EnterWith,
    If,
    May,
    Static,
    Triggered,
    Unless,
)
from comprules.abilities.nouns import (
    AllThese,
    Amount,
    ColorsSpentOn,
    ControlledBy,
    Filter,
    Non,
    Picked,
    Times,
    TimesPaid,
)
from comprules.abilities.plain_instructions import CastNow
from comprules.abilities.predicates import Is, LinkedTo, Other, Type
from comprules.abilities.simple_nouns import EachPlayer, It, Number, ThatMuch, This, You
from comprules.abilities.statements import EntersWith
from comprules.abilities.trigger_events import BeginningOf
from comprules.abilities.trigger_events_of_objects import CountersAreRemoved, Enters, Leaves
from comprules.abilities.trigger_events_of_players import CastsSpell, DiscardsCard

__all__ = ["MEANINGS"]

_PLUS: Final = "+1/+1"


def sunburst(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.44a: counters for each color of mana spent: +1/+1 counters on a creature, charge counters on anything else."""
    kinds = ((_PLUS, Filter.of(Type("creature"))), ("charge", Filter.of(Non(Type("creature")))))
    return tuple(
        Static((EntersWith(This(), kind, ColorsSpentOn(This())),), ThisIs(This(), described))
        for kind, described in kinds
    )


def devour(keyword: Keyword) -> tuple[Ability, ...]:
    """702.82a: any number of creatures are sacrificed, and it enters with so many counters for each."""
    counters = EnterWith(kind=_PLUS, amount=Times(keyword.number or 0, ThatMuch()))
    creatures = SacrificeAnyNumber(Filter.of(Type("creature")))
    return (Static((AsEnters(This(), (creatures, counters)),)),)


def unleash(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.98a: it may enter with a counter; that it can't block then is a matter of combat."""
    return (Static((AsEnters(This(), (_may_enter_with_one(),)),)),)


def riot(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.136a: it may enter with a counter, and has haste otherwise."""
    haste: Effect = EnterWith(gaining=(Keyword("haste"),))
    return (Static((AsEnters(This(), (_may_enter_with_one(), If(Not(Did()), (haste,)))),)),)


def _may_enter_with_one() -> May:
    return May((EnterWith(kind=_PLUS, amount=Number(1)),))


def replicate(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.56a: a copy for each time its cost was paid."""
    return _as_cast("replicate", TimesPaid(It(), "replicate"))


def casualty(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.153a: a copy if its cost was paid."""
    return _as_cast("casualty", Number(1))


def conspire(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.78a: a copy if its cost was paid."""
    return _as_cast("conspire", Number(1))


def _as_cast(keyword: str, times: Amount) -> tuple[Ability, ...]:
    copied = CopySpell(It(), new_targets=True, times=times)
    return (Triggered(CastsSpell(You(), This("spell")), (copied,), CostPaid(It(), keyword)),)


def squad(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.157a: a token that is a copy of the permanent for each time its cost was paid."""
    tokens = CreateCopies(You(), TimesPaid(It(), "squad"), It(), ())
    return (Triggered(Enters(This()), (tokens,), CostPaid(It(), "squad")),)


def champion(keyword: Keyword) -> tuple[Ability, ...]:
    """702.72a: two linked abilities; one exiles another permanent or gives up the champion, one brings it back."""
    assert keyword.filter is not None
    exile = Move(Picked(controlled(narrowed(keyword.filter, Other()), You()), Number(1)), "exile")
    exiled = AllThese(Filter.of(LinkedTo("exiled"), noun="card", zone="exile"))
    return (
        Triggered(Enters(This()), (Unless((Sacrifice(You(), This()),), exile),)),
        Triggered(Leaves(This()), (Move(exiled, "battlefield"),)),
    )


def suspend(_keyword: Keyword) -> tuple[Ability, ...]:
    """702.62a: in exile it loses a time counter each upkeep, and is cast when the last one is gone."""
    this = This("card", "exile")
    one_less = RemoveCounters("time", Number(1), this)
    suspended = ThisIs(This("card"), Filter.of(Is("suspended"), noun="card", zone="exile"))
    is_creature = ThisIs(It("spell"), Filter.of(Type("creature"), noun="spell", zone="stack"))
    mine = Duration(as_long_as=ThisIs(It("spell"), Filter.of(ControlledBy(You()), noun="object")))
    haste = Apply(It("spell"), (AddAbilities((Keyword("haste"),)),), mine)
    return (
        Triggered(BeginningOf("upkeep", You()), (one_less,), suspended, "At"),
        Triggered(
            CountersAreRemoved("time", this, last=True),
            (May((CastNow(this, free=True),)), If(AllHold((Did(), is_creature)), (haste,))),
        ),
    )


def madness(keyword: Keyword) -> tuple[Ability, ...]:
    """702.35a: a card that was exiled as it was discarded is cast for its madness cost or put into the graveyard."""
    this = This("card", "exile")
    return (
        Triggered(
            DiscardsCard(EachPlayer(), This()),
            (May((CastNow(this, paying=keyword),)), If(Not(Did()), (Move(this, "graveyard"),))),
            ThisIs(This(), Filter.of(Is("discarded with madness"), noun="card", zone="exile")),
        ),
    )


MEANINGS: Final[Mapping[str, Callable[[Keyword], tuple[Ability, ...]]]] = {
    "madness": madness,
    "sunburst": sunburst,
    "replicate": replicate,
    "suspend": suspend,
    "champion": champion,
    "conspire": conspire,
    "devour": devour,
    "unleash": unleash,
    "riot": riot,
    "casualty": casualty,
    "squad": squad,
}
"""The functions by the names of the keywords, in the order of the book."""
