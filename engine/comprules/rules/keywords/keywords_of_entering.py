"""702: keyword abilities that say how a permanent enters, and what goes with it, said in full as data."""

from __future__ import annotations

from comprules.abilities.effects import (
    Effect,
    If,
    May,
    PutCounters,
    RemoveCounters,
    Sacrifice,
    SacrificeAnyNumber,
)
from comprules.abilities.happenings import CountersAreRemoved
from comprules.abilities.kinds import (
    Ability,
    AsEnters,
    BeginningOf,
    Dies,
    Enters,
    EntersWith,
    Keyword,
    Static,
    Triggered,
)
from comprules.abilities.nouns import (
    AllThese,
    AmountIs,
    ColorsSpentOn,
    CountersOn,
    Did,
    Filter,
    It,
    Not,
    Number,
    Opponents,
    Target,
    ThatMuch,
    This,
    ThisIs,
    Times,
    WasDealtDamage,
    You,
)
from comprules.abilities.would import EnterWith

__all__ = ["KEYWORDS_OF_ENTERING", "of_entering"]

KEYWORDS_OF_ENTERING = {
    "bloodthirst": "702.54a",
    "sunburst": "702.44a",
    "devour": "702.82a",
    "unleash": "702.98a",
    "riot": "702.136a",
    "modular": "702.43a",
    "graft": "702.58a",
    "fading": "702.32a",
    "vanishing": "702.63a",
}
"""These keywords, and the rule that says what each means."""

_PLUS = "+1/+1"


def of_entering(ability: Keyword) -> tuple[Ability, ...]:
    """The abilities that such a keyword stands for; nothing for any other keyword."""
    number = Number(ability.number or 0)
    match ability.name:
        case "bloodthirst":
            return (Static((EntersWith(This(), _PLUS, number),), WasDealtDamage(Opponents())),)
        case "sunburst":
            return _sunburst()
        case "devour":
            counters = EnterWith(kind=_PLUS, amount=Times(number.value, ThatMuch()))
            creatures = SacrificeAnyNumber(Filter(types=("creature",)))
            return (Static((AsEnters(This(), (creatures, counters)),)),)
        case "unleash":
            return (Static((AsEnters(This(), (_may_enter_with_one(),)),)),)
        case "riot":
            haste: Effect = EnterWith(gaining=(Keyword("haste"),))
            return (Static((AsEnters(This(), (_may_enter_with_one(), If(Not(Did()), (haste,)))),)),)
        case "modular":
            return (Static((EntersWith(This(), _PLUS, number),)), _modular())
        case "graft":
            return (Static((EntersWith(This(), _PLUS, number),)), _graft())
        case "fading":
            return (Static((EntersWith(This(), "fade", number),)), _fading())
        case "vanishing":
            enters = Static((EntersWith(This(), "time", number),))
            return (*([enters] if ability.number else []), *_vanishing())
        case _:
            return ()


def _may_enter_with_one() -> May:
    return May((EnterWith(kind=_PLUS, amount=Number(1)),))


def _sunburst() -> tuple[Static, ...]:
    """Counters for each color of mana spent: +1/+1 counters on a creature, charge counters on anything else (702.44a)."""
    kinds = ((_PLUS, Filter(types=("creature",))), ("charge", Filter(not_types=("creature",))))
    return tuple(
        Static((EntersWith(This(), kind, ColorsSpentOn(This())),), ThisIs(This(), described))
        for kind, described in kinds
    )


def _modular() -> Triggered:
    """As it dies its counters may be put on an artifact creature (702.43a)."""
    target = Target(Filter(types=("artifact", "creature")))
    put = PutCounters(_PLUS, CountersOn(_PLUS, This()), target)
    return Triggered(Dies(This()), (May((put,)),))


def _graft() -> Triggered:
    """A counter may be moved onto another creature that enters (702.58a)."""
    put, removed = PutCounters(_PLUS, Number(1), It("creature")), RemoveCounters(_PLUS, Number(1), This())
    moved: tuple[Effect, ...] = (put, If(Did(), (removed,)))
    has_one = AmountIs(CountersOn(_PLUS, This()), ">=", Number(1))
    return Triggered(
        Enters(AllThese(Filter(types=("creature",), other=True))), (May(moved),), has_one, "Whenever"
    )


def _fading() -> Triggered:
    """A counter is removed at each upkeep; when there is none to remove, the permanent is sacrificed (702.32a)."""
    removed = RemoveCounters("fade", Number(1), This())
    gone = If(Not(Did()), (Sacrifice(You(), This()),))
    return Triggered(BeginningOf("upkeep", You()), (removed, gone), word="At")


def _vanishing() -> tuple[Triggered, ...]:
    """A time counter is removed at each upkeep; when the last one is, the permanent is sacrificed (702.63a)."""
    has_one = AmountIs(CountersOn("time", This()), ">=", Number(1))
    one_less = RemoveCounters("time", Number(1), This())
    return (
        Triggered(BeginningOf("upkeep", You()), (one_less,), has_one, "At"),
        Triggered(CountersAreRemoved("time", This(), last=True), (Sacrifice(You(), This()),)),
    )
