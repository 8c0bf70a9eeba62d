"""What abilities ask about the turn so far: what happened in it, and who did it (603.4, 608.2i)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

from comprules.abilities.conditions import (
    AmountIs,
    AnyHolds,
    CameFrom,
    CastLastTurn,
    CommittedCrime,
    IsNthResolution,
    LifeThisTurn,
    Not,
    PointOfTurn,
    SearchedThisTurn,
    ThisIs,
    WasDealtDamage,
)
from comprules.abilities.descriptions import narrowed
from comprules.abilities.nouns import AnyOf, ControlledBy, CountOf, Filter, OwnedBy, Predicate
from comprules.abilities.predicates import CastFrom, Happened, ThisTurn, Type
from comprules.abilities.simple_nouns import EachPlayer, Number, Opponents, You
from comprules.english.forms.compared_amounts import negated
from comprules.english.forms.damage_this_turn import DAMAGE_DONE
from comprules.english.forms.form import Form, fixed
from comprules.english.lexicon import ORDINALS
from comprules.english.said import Misread
from comprules.words import PERMANENT_TYPES

__all__ = ["OF_THIS_TURN"]

Apart = Callable[[Any], dict[str, Any] | None]


# ---- what happened this turn


def _so_many_this_turn(what: Happened, *others: Predicate) -> tuple[Callable[..., AmountIs], Apart]:
    """Return how a number of objects to which something happened this turn is made, and taken apart."""

    def make(kind: Filter, least: int = 1) -> AmountIs:
        return AmountIs(CountOf(narrowed(kind, ThisTurn(what), *others)), ">=", Number(least))

    def unmake(thing: AmountIs) -> dict[str, Any] | None:
        match thing:
            case AmountIs(CountOf(kind), ">=", Number(least), False) if {ThisTurn(what), *others} <= {
                *kind.predicates
            }:
                plain = tuple(p for p in kind.predicates if p not in (ThisTurn(what), *others))
                return {"kind": replace(kind, predicates=plain), "least": least}
        return None

    return make, unmake


def _happened(
    what: Happened, words: str, before: str = "", *others: Predicate, written: bool = True
) -> tuple[Form, ...]:
    """Return the forms for something that happened to one object, to another one, or to several this turn."""
    make, unmake = _so_many_this_turn(what, *others)
    ways = (
        "a(n) {kind:one_such}",
        "another {kind:another_such}",
        "{least:integer} or more {kind:several_such}",
    )
    return tuple(
        Form(AmountIs, f"{before} {way} {words}", make=make, unmake=unmake, written=written) for way in ways
    )


def _none(what: Happened, words: str, *others: Predicate, written: bool = True) -> Form:
    """Return the form for something that happened to no object of a kind this turn."""
    make, unmake = _so_many_this_turn(what, *others)

    def none(kind: Filter) -> Not:
        return Not(make(kind))

    def kind_of(thing: Not) -> dict[str, Any] | None:
        match thing.condition:
            case AmountIs(_, _, Number(1)) as some:
                found = unmake(some)
                return None if found is None else {"kind": found["kind"]}
            case _:  # it is not about so many objects
                return None

    return Form(Not, words, make=none, unmake=kind_of, written=written)


def _you_have(what: Happened, done: str, did: str, *others: Predicate) -> tuple[Form, ...]:
    """Return the forms for what you have done this turn."""
    return (
        *_happened(what, "/ this turn", f"you've {done}", *others),
        *_happened(what, "/ this turn", f"you {did}", *others, written=False),
        _none(what, f"you haven't {done} / a(n) {{kind:one_such}} / this turn", *others),
    )


def _put_into_graveyard(words: str, *whose: Predicate) -> tuple[Form, ...]:
    """Return the forms for cards that were put into graveyards this turn, wherever they are by now."""
    make, unmake = _so_many_this_turn("put into graveyard", *whose)

    def cards(kind: Filter, least: int = 1) -> AmountIs:
        if kind.noun != "card":
            raise Misread("cards are put into graveyards from anywhere")
        return make(replace(kind, zone="graveyard"), least)

    def of_cards(thing: AmountIs) -> dict[str, Any] | None:
        found = unmake(thing)
        if found is None or found["kind"].noun != "card" or found["kind"].zone != "graveyard":
            return None
        return found | {"kind": replace(found["kind"], zone="battlefield")}

    several = words if words.startswith("your") else "graveyards"
    return (
        Form(
            AmountIs,
            f"a(n) {{kind:card_kind}} / was put into {words} from anywhere this turn",
            make=cards,
            unmake=of_cards,
        ),
        Form(
            AmountIs,
            f"{{least:integer}} or more {{kind:several_cards}} / were put into {several} from anywhere this turn",
            make=cards,
            unmake=of_cards,
        ),
    )


def _of_one_opponent(what: Happened, whose: Predicate, least: int, kind: Filter) -> AmountIs:
    return AmountIs(CountOf(narrowed(kind, ThisTurn(what), whose)), ">=", Number(least), of_one=True)


def _what_one_opponent_did(what: Happened, whose: Predicate, thing: AmountIs) -> dict[str, Any] | None:
    match thing:
        case AmountIs(CountOf(kind), ">=", Number(least), True) if {ThisTurn(what), whose} <= {
            *kind.predicates
        }:
            plain = tuple(p for p in kind.predicates if p not in (ThisTurn(what), whose))
            return {"least": least, "kind": replace(kind, predicates=plain)}
        case _:
            return None


_BY_ONE_OPPONENT: Final[tuple[tuple[str, str, str, Happened, Predicate], ...]] = (
    ("drew", "several_cards", "this turn", "drawn", OwnedBy(Opponents())),
    (
        "had",
        "several_cards",
        "put into their graveyard from anywhere this turn",
        "put into graveyard",
        OwnedBy(Opponents()),
    ),
    (
        "had",
        "several_such",
        "enter the battlefield under their control this turn",
        "entered",
        ControlledBy(Opponents()),
    ),
)
_RESOLVED: Final = "{{1}}: Draw a card. If {}, you gain 1 life."
_FOUGHT: Final = Filter.of(AnyOf((ThisTurn("attacked"), ThisTurn("blocked"))))
_DESCENDED: Final = AmountIs(
    CountOf(
        Filter.of(
            AnyOf(tuple(Type(word) for word in sorted(PERMANENT_TYPES))),
            ThisTurn("put into graveyard"),
            OwnedBy(You()),
            noun="card",
            zone="graveyard",
        )
    ),
    ">=",
    Number(1),
)
OF_THIS_TURN: Final = (
    *_happened("died", "/ died under your control this turn", "", ControlledBy(You())),
    *_happened("died", "/ died under an opponent's control this turn", "", ControlledBy(Opponents())),
    *_happened(
        "put into graveyard from battlefield",
        "/ was put into your graveyard from the battlefield this turn",
        "",
        OwnedBy(You()),
    )[:1],
    *_happened(
        "put into graveyard from battlefield", "/ was put into a graveyard from the battlefield this turn"
    )[:1],
    *_happened("given a counter", "/ this turn", "you put a counter on"),
    *_happened("died", "/ died this turn"),
    *_happened("left", "/ left the battlefield under your control this turn", "", ControlledBy(You())),
    *_happened("exiled", "/ was put into exile this turn")[:1],
    fixed(
        AmountIs(CountOf(Filter.of(Type("creature"), ThisTurn("attacked"))), ">=", Number(1)),
        "you attacked this turn",
    ),
    *_happened("attacked", "/ this turn", "you attacked with"),
    *_happened("attacked", "/ attacked this turn", written=False)[2:],
    *_happened("left", "/ left the battlefield this turn"),
    *_happened(
        "left", "you controlled left the battlefield this turn", "", ControlledBy(You()), written=False
    ),
    *_happened("cast", "/ this turn", "you've cast"),
    *_happened("cast by an opponent", "/ this turn", "an opponent cast")[:1],
    fixed(PointOfTurn("during", "first combat"), "it's the first combat phase of the turn"),
    *_you_have("sacrificed", "sacrificed", "sacrificed", ControlledBy(You())),
    *_you_have("discarded", "discarded", "discarded", OwnedBy(You())),
    *_you_have("drawn", "drawn", "drew", OwnedBy(You())),
    *_happened("discarded", "/ this turn", "an opponent discarded", OwnedBy(Opponents())),
    *_happened("discarded", "/ this turn", "a player discarded"),
    *_happened("left graveyard", "left your graveyard this turn", "", OwnedBy(You())),
    _none("cast", "you haven't cast / a(n) {kind:one_such} / this turn"),
    _none("cast", "you haven't cast / a(n) {kind:one_such} / from your hand this turn", CastFrom("hand")),
    _none("cast", "you didn't cast / a(n) {kind:one_such} / this turn", written=False),
    _none("attacked", "you didn't attack with / a(n) {kind:one_such} / this turn"),
    _none("died", "no {kind:kinds} died this turn"),
    _none("left", "no {kind:kinds} left the battlefield this turn"),
    fixed(_DESCENDED, "you descended this turn"),
    *(
        form
        for words, whose in (("your graveyard", (OwnedBy(You()),)), ("a graveyard", ()))
        for form in _put_into_graveyard(words, *whose)
    ),
    Form(
        IsNthResolution, "this is the {nth:ordinal} time this ability has resolved this turn", frame=_RESOLVED
    ),
    *(
        fixed(
            IsNthResolution(nth),
            f"it's the {ordinal} time",
            written=False,
            frame="{{1}}: Draw a card if this is the first time this ability has resolved this turn. If {}, you gain 1 life.",
        )
        for nth, ordinal in enumerate(ORDINALS[:5])
        if nth > 1
    ),
    Form(ThisIs, "{subject:one_subject} entered this turn", filter=Filter.of(ThisTurn("entered"))),
    negated(ThisIs, "{subject:one_subject} didn't enter this turn", filter=Filter.of(ThisTurn("entered"))),
    negated(
        ThisIs,
        "{subject:one_subject} didn't enter the battlefield this turn",
        filter=Filter.of(ThisTurn("entered")),
        written=False,
    ),
    Form(ThisIs, "{subject:one_subject} attacked this turn", filter=Filter.of(ThisTurn("attacked"))),
    negated(ThisIs, "{subject:one_subject} didn't attack this turn", filter=Filter.of(ThisTurn("attacked"))),
    Form(ThisIs, "{subject:one_subject} attacked or blocked this turn", filter=_FOUGHT),
    Form(ThisIs, "{subject:one_subject} was dealt damage this turn", filter=Filter.of(ThisTurn("damaged"))),
    negated(
        ThisIs, "{subject:one_subject} wasn't dealt damage this turn", filter=Filter.of(ThisTurn("damaged"))
    ),
    *_happened("entered", "/ entered the battlefield under your control this turn", "", ControlledBy(You())),
    *_happened(
        "entered",
        "/ enter the battlefield under your control this turn",
        "you had",
        ControlledBy(You()),
        written=False,
    ),
    *_happened(
        "entered",
        "/ entered the battlefield under an opponent's control this turn",
        "",
        ControlledBy(Opponents()),
    ),
    *_happened("entered", "/ entered this turn"),
    fixed(WasDealtDamage(Opponents()), "an opponent was dealt damage this turn"),
    *(
        form
        for who, has in ((You(), "you"), (Opponents(), "an opponent"), (EachPlayer(), "a player"))
        for how in ("gained", "lost")
        for form in (
            Form(LifeThisTurn, f"{has} {how} life this turn", who=who, how=how),
            Form(LifeThisTurn, f"{has} {how} life last turn", who=who, how=how, last=True),
            negated(
                LifeThisTurn,
                f"{has} didn't {how.removesuffix('ed') if how == 'gained' else 'lose'} life this turn",
                who=who,
                how=how,
            ),
            Form(LifeThisTurn, f"{has} {how} / {{least:digits}} or more / life this turn", who=who, how=how),
        )
    ),
    *(
        form
        for how in ("gained", "lost")
        for form in (
            Form(LifeThisTurn, f"you've {how} life this turn", who=You(), how=how, written=False),
            Form(
                LifeThisTurn,
                f"you've {how} {{least:digits}} or more / life this turn",
                who=You(),
                how=how,
                written=False,
            ),
        )
    ),
    fixed(
        AnyHolds((LifeThisTurn(You(), "gained"), LifeThisTurn(You(), "lost"))),
        "you gained or lost life this turn",
        written=False,
    ),
    fixed(SearchedThisTurn(Opponents()), "an opponent searched their library this turn"),
    *(
        Form(
            AmountIs,
            f"an opponent {had} {{least:integer}} or more {{kind:{noun}}} {words}",
            make=partial(_of_one_opponent, what, whose),
            unmake=partial(_what_one_opponent_did, what, whose),
        )
        for had, noun, words, what, whose in _BY_ONE_OPPONENT
    ),
    *DAMAGE_DONE,
    fixed(CommittedCrime(You()), "(you've committed a crime this turn|you committed a crime this turn)"),
    *(
        Form(
            CameFrom,
            f"{{subject:one_subject}} {came} from your graveyard",
            zone="graveyard",
            whose=You(),
            written=first,
        )
        for came, first in (("entered", True), ("entered the battlefield", False))
    ),
    Form(CameFrom, "{subject:one_subject} entered from your library", zone="library", whose=You()),
    negated(CastLastTurn, "no spells were cast last turn"),
    Form(CastLastTurn, "a player cast {least:integer} or more spells last turn"),
)
