"""702: keyword abilities that stand for triggered abilities, said in full as data."""

from __future__ import annotations

from comprules.abilities.changes import Change, SetSize
from comprules.abilities.effects import (
    CopySpell,
    CounterSpell,
    CreateCopies,
    Move,
    Pay,
    PutCounters,
    Sacrifice,
    Unless,
)
from comprules.abilities.happenings import BecomesTarget
from comprules.abilities.kinds import (
    Ability,
    BeginningOf,
    CastsSpell,
    Cost,
    Dies,
    Enters,
    Keyword,
    Leaves,
    Triggered,
)
from comprules.abilities.nouns import (
    AllThese,
    Amount,
    AmountIs,
    CameUnderControl,
    CostPaid,
    CountersOn,
    Filter,
    It,
    Number,
    Opponents,
    Picked,
    ThatPlayer,
    This,
    TimesPaid,
    You,
)
from comprules.book.citing import rule
from comprules.rules.keywords.keywords_in_exile import after_discarding, while_suspended
from comprules.rules.keywords.keywords_in_words import IN_WORDS, in_words
from comprules.rules.keywords.keywords_of_entering import KEYWORDS_OF_ENTERING, of_entering
from comprules.state import Game, replace

__all__ = ["all_spelled_out", "in_full", "spelled_out"]


def _returns_with(kind: str) -> Triggered:
    """Return the permanent that died under its owner's control with a counter, if it had none of that kind."""
    return Triggered(
        Dies(This()),
        (Move(It(), "battlefield", counters=((kind, Number(1)),)),),
        condition=AmountIs(CountersOn(kind, This()), "=", Number(0)),
    )


def _as_cast(keyword: str, times: Amount) -> Triggered:
    """The spell is copied as it is cast, if the keyword's cost was paid, so many times."""
    copied = CopySpell(It(), new_targets=True, times=times)
    return Triggered(CastsSpell(You(), This("spell")), (copied,), CostPaid(It(), keyword))


def _as_it_enters(keyword: str, amount: Amount, *but: Change) -> Triggered:
    """Tokens that are copies of the creature are created as it enters, if the keyword's cost was paid."""
    return Triggered(Enters(This()), (CreateCopies(You(), amount, It(), but),), CostPaid(It(), keyword))


_TRIGGERS: dict[str, Ability] = {
    "replicate": _as_cast("replicate", TimesPaid(It(), "replicate")),
    "casualty": _as_cast("casualty", Number(1)),
    "conspire": _as_cast("conspire", Number(1)),
    "offspring": _as_it_enters("offspring", Number(1), SetSize(Number(1), Number(1))),
    "squad": _as_it_enters("squad", TimesPaid(It(), "squad")),
    "evoke": Triggered(Enters(This()), (Sacrifice(You(), It()),), CostPaid(It(), "evoke")),
    "undying": _returns_with("+1/+1"),
    "persist": _returns_with("-1/-1"),
}


def keywords_mean_nothing(_game: Game, ability: Ability) -> Ability:
    """The keyword stands for no triggered ability."""
    return ability


@rule(
    "702.93a", "702.79a", "702.21a", "702.24a", "702.30a", "702.74a", "702.56a", "702.78a", "702.153a", "702.157a", "702.175a",
    without=keywords_mean_nothing,
)  # fmt: skip
def spelled_out(game: Game, ability: Ability) -> Ability:
    """An ability as it works: undying, persist, ward, echo, cumulative upkeep and part of evoke and others are triggered abilities."""
    said = in_full(ability)
    if said is not ability and isinstance(ability, Keyword) and ability.name in _NOTED:
        game.note(_NOTED[ability.name], f"{ability.name} is said in full", standing=True)
    return said


_NOTED = {
    "echo": "702.30a",
    "replicate": "702.56a",
    "conspire": "702.78a",
    "casualty": "702.153a",
    "squad": "702.157a",
    "offspring": "702.175a",
}


def all_spelled_out(game: Game, ability: Ability) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for, where it stands for several; any other ability as it works."""
    if isinstance(ability, Keyword) and ability.name == "champion" and ability.filter is not None:
        return championing(game, ability.filter)
    if isinstance(ability, Keyword) and ability.name in KEYWORDS_OF_ENTERING:
        return entering_in_full(game, ability)
    if isinstance(ability, Keyword) and ability.name in IN_WORDS:
        return in_words(game, ability)
    if isinstance(ability, Keyword) and ability.name == "suspend":
        return suspended(game, ability)
    if isinstance(ability, Keyword) and ability.name == "madness":
        return maddened(game, ability)
    return (spelled_out(game, ability),)


def entering_as_any(_game: Game, ability: Keyword) -> tuple[Ability, ...]:
    """The keyword says nothing about how the permanent enters."""
    return (ability,)


@rule(
    "702.32a", "702.43a", "702.44a", "702.54a", "702.58a", "702.63a", "702.82a", "702.98a", "702.136a",
    without=entering_as_any,
)  # fmt: skip
def entering_in_full(game: Game, ability: Keyword) -> tuple[Ability, ...]:
    """Bloodthirst, devour, fading, graft, modular, riot, sunburst, unleash and vanishing stand for how the permanent enters, and more."""
    game.note(KEYWORDS_OF_ENTERING[ability.name], f"{ability.name} is said in full", standing=True)
    return of_entering(ability)


def no_champion(_game: Game, _what: Filter) -> tuple[Ability, ...]:
    """Champion stands for nothing."""
    return ()


@rule("607.2k", "702.72a", without=no_champion)
def championing(game: Game, what: Filter) -> tuple[Ability, ...]:
    """Champion is two linked triggered abilities: one exiles another permanent or gives up the champion, one brings it back."""
    game.note("607.2k", "the two abilities of champion are linked", standing=True)
    exile = Move(Picked(replace(what, other=True, controller=You()), Number(1)), "exile")
    exiled = AllThese(Filter(noun="card", zone="exile", linked="exiled"))
    return (
        Triggered(Enters(This()), (Unless((Sacrifice(You(), This()),), exile),)),
        Triggered(Leaves(This()), (Move(exiled, "battlefield"),)),
    )


def never_suspended(_game: Game, ability: Keyword) -> tuple[Ability, ...]:
    """Suspend stands for no triggered abilities."""
    return (ability,)


@rule("702.62a", without=never_suspended)
def suspended(game: Game, _ability: Keyword) -> tuple[Ability, ...]:
    """Suspend is two triggered abilities of a card in exile, beside the special action that puts it there."""
    game.note("702.62a", "the triggered abilities of suspend are said in full", standing=True)
    return while_suspended()


def no_madness(_game: Game, ability: Keyword) -> tuple[Ability, ...]:
    """Madness stands for no triggered ability."""
    return (ability,)


@rule("702.35a", without=no_madness)
def maddened(game: Game, ability: Keyword) -> tuple[Ability, ...]:
    """Madness is a triggered ability as well, beside the one that exiles the card."""
    game.note("702.35a", "the triggered ability of madness is said in full", standing=True)
    return (after_discarding(ability),)


def in_full(ability: Ability) -> Ability:
    """The triggered ability that a keyword stands for; any other ability itself."""
    if isinstance(ability, Keyword) and ability.name == "cumulative upkeep" and ability.price:
        return _cumulative_upkeep(ability.price)
    if isinstance(ability, Keyword) and ability.name == "echo" and ability.price:
        return _echo(ability.price)
    if isinstance(ability, Keyword) and ability.name == "ward" and ability.price:
        return _ward(ability.price)
    return _TRIGGERS.get(ability.name, ability) if isinstance(ability, Keyword) else ability


def _cumulative_upkeep(price: tuple[Cost, ...]) -> Triggered:
    """An age counter each upkeep; the permanent is sacrificed unless the cost is paid for each of them (702.24a)."""
    more = Pay(You(), price, CountersOn("age", This()))
    effects = (PutCounters("age", Number(1), This()), Unless((Sacrifice(You(), This()),), more))
    return Triggered(BeginningOf("upkeep", You()), effects, word="At")


def _echo(price: tuple[Cost, ...]) -> Triggered:
    """A permanent that has come since the last upkeep is sacrificed unless its cost is paid once more (702.30a)."""
    gone = Unless((Sacrifice(You(), This()),), Pay(You(), price))
    return Triggered(BeginningOf("upkeep", You()), (gone,), CameUnderControl(This()), "At")


def _ward(price: tuple[Cost, ...]) -> Triggered:
    """What an opponent makes target the permanent is countered unless that player pays (702.21a)."""
    countered = Unless((CounterSpell(It("spell or ability")),), Pay(ThatPlayer(), price))
    return Triggered(BecomesTarget(This(), "spell or ability", Opponents()), (countered,), word="Whenever")
