"""What abilities ask the game: what stands behind "if" and "as long as" (603.4, 608.2c)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final, Literal

from comprules.abilities.conditions import (
    AmountIs,
    AttachedTo,
    BothYours,
    CameUnderControl,
    CompletedDungeon,
    ExcessWasDealt,
    Exists,
    FlipIs,
    HadToAttack,
    HasDesignation,
    IsNthCast,
    IsPrevented,
    LibrarySearched,
    Not,
    ResultIs,
    RingTempted,
    ThisIs,
    TimeIs,
    TurnOf,
    WasSo,
)
from comprules.abilities.descriptions import controlled, narrowed, without
from comprules.abilities.nouns import (
    CardsIn,
    Comparison,
    ControlledBy,
    CountersOn,
    Filter,
    Greatest,
    OwnedBy,
    Players,
    Subject,
    TypesAmong,
)
from comprules.abilities.predicates import HasKeyword, Is, Shares, Type
from comprules.abilities.reads_and_writes import read_by
from comprules.abilities.simple_nouns import (
    DefendingPlayer,
    EachPlayer,
    It,
    Opponents,
    ThatMuch,
    ThatPlayer,
    This,
    You,
    YourTeam,
)
from comprules.english.forms.compared_amounts import AMOUNTS_COMPARED, HAVING_MORE, compared, negated
from comprules.english.forms.conditions_of_the_text import BEHELD, DID, PAID, your_spell
from comprules.english.forms.conditions_of_the_turn import OF_THIS_TURN
from comprules.english.forms.done_this_way import DONE_THIS_WAY
from comprules.english.forms.form import Form, Topic, fixed, the_same
from comprules.english.forms.likeness import ALIKE
from comprules.english.forms.votes import VOTE_WON
from comprules.english.forms.what_some_are import BEING_SO
from comprules.english.said import Misread

__all__ = [
    "CONDITIONS",
    "COUNTED",
]

Apart = Callable[[Any], dict[str, Any] | None]


# ---- what there is


def _their(who: Players, *, of_one: bool | None = None) -> tuple[Callable[..., Exists], Apart]:
    """How what these players control, or one of them does, is made of what there is, and taken apart."""
    one = who == Opponents() if of_one is None else of_one

    def make(it: Exists) -> Exists:
        if it.filter.controller is not None:
            raise Misread("who controls it is said twice")
        return replace(it, filter=controlled(it.filter, who), of_one=one)

    def unmake(thing: Exists) -> dict[str, Any] | None:
        if thing.filter.controller != who or thing.of_one != one:
            return None
        return {"it": replace(thing, filter=without(thing.filter, ControlledBy), of_one=False)}

    return make, unmake


def _control(words: str, who: Players, frame: str = "", *, of_one: bool | None = None) -> Form:
    make, unmake = _their(who, of_one=of_one)
    return Form(Exists, f"{words} {{it:number_there}}", make=make, unmake=unmake, frame=frame)


def _not_yours(filter: Filter) -> Not:  # noqa: A002 -- the field's name
    return Not(_their(You())[0](Exists(filter)))


def _without_you(thing: Not) -> dict[str, Any] | None:
    match thing.condition:
        case Exists(kind, 1, None) if kind.controller == You() and not kind.other:
            return {"filter": without(kind, ControlledBy)}
    return None


def _without_others_of_yours(thing: Not) -> dict[str, Any] | None:
    match thing.condition:
        case Exists(kind, 1, None) if kind.controller == You() and kind.other:
            return {"filter": without(kind, ControlledBy)}
    return None


def _at_least_as_many(player: Players) -> AmountIs:
    return AmountIs(CardsIn(player, "library"), ">=", ThatMuch())


def _with_as_many(thing: AmountIs) -> dict[str, Any] | None:
    match thing.amount:
        case CardsIn(player) if thing == _at_least_as_many(player):
            return {"player": player}
    return None


def _fewer(filter: Filter, limit: int) -> Exists:  # noqa: A002 -- the field's name
    return Exists(filter, 0, limit - 1)


def _in_your_graveyard(filter: Filter, least: int) -> Exists:  # noqa: A002 -- the field's name
    if filter.noun != "card":
        raise Misread("cards are in a graveyard")
    return Exists(replace(narrowed(filter, OwnedBy(You())), zone="graveyard"), least)


def _otherwise_said(_: object) -> None:
    """It is written in other words."""


COUNTED: Final = Topic(
    "number_there",
    Form(Exists, "a(n) {filter:one_such}"),
    Form(Exists, "another {filter:another_such}"),
    Form(Exists, "no {filter:kinds_or_kind}", least=0, most=0),
    Form(Exists, "{least:integer} or more {filter:kinds}"),
    Form(Exists, "at least {least:integer} {filter:kinds}", written=False),
    Form(Exists, "{most:integer} or fewer {filter:kinds}", least=0),
    Form(
        Exists,
        "fewer than {limit:integer} {filter:kinds}",
        make=_fewer,
        unmake=_otherwise_said,
        written=False,
    ),
    Form(Exists, "exactly {least most:exactly} {filter:so_many_kinds}"),
    frame="When this creature enters, if you control {}, draw a card.",
)


_THERE: Final = (
    fixed(
        Exists(
            Filter.of(
                Type("creature"),
                ControlledBy(You()),
                Comparison("power", "=", Greatest(Filter.of(Type("creature")), "power")),
            )
        ),
        "you control / the creature with the greatest power or tied for the greatest power",
    ),
    _control("you control", You()),
    _control("an opponent controls", Opponents()),
    _control("(a|any) player controls", EachPlayer(), of_one=True),
    _control("your opponents control", Opponents(), of_one=False),
    _control("your team controls", YourTeam(), of_one=False),
    _control("defending player controls", DefendingPlayer()),
    _control("that player controls", ThatPlayer(), "Whenever an opponent casts a spell, if {}, draw a card."),
    Form(Not, "you don't control / a(n) {filter:one_such}", make=_not_yours, unmake=_without_you),
    Form(
        Not,
        "you don't control / another {filter:another_such}",
        make=_not_yours,
        unmake=_without_others_of_yours,
    ),
    the_same("there {it:are_counted}"),
    the_same("there's {it:number_there}", written=False),
    Form(
        Exists,
        "{least:integer} or more {filter:several_cards} are in your graveyard",
        make=_in_your_graveyard,
        unmake=_otherwise_said,
        written=False,
    ),
    Form(Exists, "no {filter:kinds_or_kind} ~be on the battlefield", least=0, most=0, written=False),
    *BEING_SO,
    compared("there {are} {limit:integer} or more / card types among {filter:kinds}", TypesAmong, ">="),
    compared(
        "you control {limit:integer} or more creatures with different powers",
        TypesAmong,
        ">=",
        filter=Filter.of(Type("creature"), ControlledBy(You())),
        of="power",
    ),
    *(
        compared(f"there {{are}} {{limit:integer}} / {words} among {{filter:kinds}}", TypesAmong, "=", of=of)
        for words, of in (("colors", "color"), ("basic land types", "basic land type"))
    ),
    compared(
        "there {are} {limit:integer} or more / different names among {filter:kinds}",
        TypesAmong,
        ">=",
        of="name",
    ),
    compared(
        "there {are} {limit:integer} or more / mana values among {filter:kinds}",
        TypesAmong,
        ">=",
        of="mana value",
    ),
    compared(
        "there {are} {limit:integer} or more / {kind:counter_kind} counters on {of:one_subject}",
        CountersOn,
        ">=",
        written=False,
    ),
    compared(
        "there {are} no {kind:counter_kind} counters on {of:one_subject}", CountersOn, "=", 0, written=False
    ),
    fixed(
        Exists(Filter.of(Is("commander"), ControlledBy(You()), OwnedBy(You()))),
        "you control your commander",
        written=False,
    ),
    Form(BothYours, "you both own and control {one:this} and / a(n) {other:one_such}"),
    compared("{player:whose} library has no cards in it", CardsIn, "=", 0, zone="library"),
)

_WAYS: Final[tuple[tuple[Any, str, str], ...]] = (("won", "win", "wins"), ("lost", "lose", "loses"))
_FLIPPED: Final = "When this creature enters, flip a coin. If {}, draw a card."
_ROLLED: Final = "When this creature enters, roll a d20. If {}, draw a card."


def _exactly_rolled(number: int) -> ResultIs:
    return ResultIs(number, number)


def _one_result(result: ResultIs) -> dict[str, Any] | None:
    return {"number": result.least} if result.least == result.most else None


_SEARCHED: Final = "When this creature enters, search your library and/or graveyard for a card. Return it to its owner's hand. If {}, shuffle."
_CHANCES: Final = (
    *(
        fixed(FlipIs(how), f"{who} {verb} the flip", frame=_FLIPPED, written=who == "you")
        for how, several, one in _WAYS
        for who, verb in (("you", several), ("they", several), ("that player", one), ("the player", one))
    ),
    fixed(FlipIs("won", "clash"), "you win", frame="{{0}}: Clash with an opponent. If {}, draw a card."),
    Form(ResultIs, "the result is from {least:digits} to {most:digits}", frame=_ROLLED),
    Form(ResultIs, "the result is from {least:digits} upwards", frame=_ROLLED),
    Form(
        ResultIs,
        "you roll a {number:digits}",
        make=_exactly_rolled,
        unmake=_one_result,
        frame=_ROLLED,
        written=False,
    ),
    Form(ResultIs, "you roll a {least:digits} or (higher|greater)", frame=_ROLLED, written=False),
)
_DESIGNATED: Final = (
    fixed(TimeIs("day"), "it's day"),
    fixed(TimeIs("night"), "it's night"),
    fixed(TimeIs(), "it's neither day nor night"),
    fixed(HasDesignation(You(), "monarch"), "you're the monarch"),
    fixed(Not(HasDesignation(You(), "monarch")), "you aren't the monarch"),
    fixed(Not(HasDesignation(You(), "monarch")), "you're not the monarch", written=False),
    fixed(HasDesignation(Opponents(), "monarch"), "an opponent is the monarch"),
    fixed(HasDesignation(EachPlayer(), "monarch"), "a player is the monarch"),
    fixed(Not(HasDesignation(EachPlayer(), "monarch")), "there is no monarch"),
    Form(RingTempted, "the Ring has tempted you / {least:integer} or more times", who=You()),
    Form(
        RingTempted,
        "the Ring has tempted you / {least:integer} or more times this game",
        who=You(),
        written=False,
    ),
    Form(
        ThisIs,
        "{subject:thing} is your Ring-bearer",
        filter=Filter.of(Is("Ring-bearer"), ControlledBy(You())),
        written=False,
    ),
    fixed(HasDesignation(You(), "initiative"), "you have the initiative"),
    fixed(HasDesignation(Opponents(), "initiative"), "an opponent has the initiative"),
    fixed(HasDesignation(EachPlayer(), "initiative"), "a player has the initiative"),
    fixed(HasDesignation(You(), "city's blessing"), "you have the city's blessing"),
    fixed(Not(HasDesignation(You(), "city's blessing")), "you don't have the city's blessing"),
    fixed(CompletedDungeon(You()), "you've completed a dungeon"),
    fixed(Not(CompletedDungeon(You())), "you haven't completed a dungeon"),
)

# ---- what an object is


def _is_there(thing: ThisIs) -> str:
    return "" if thing.filter != Filter() else "it is on the battlefield"


def _known_of_it(thing: WasSo) -> str:
    return "what was attached to it is not known" if "attachment" in read_by(thing.filter) else ""


def _card_in(subject: Subject, place: tuple[str, Players]) -> ThisIs:
    zone, whose = place
    if not isinstance(subject, This) or subject.noun not in ("card", "this") or whose != You():
        raise Misread("only of the card itself is it said where it is")
    there = replace(subject, noun="card", zone=zone)  # type: ignore[arg-type]
    return ThisIs(there, Filter.of(OwnedBy(You()), noun="card", zone=zone))  # type: ignore[arg-type]


def _in_its_zone(thing: ThisIs) -> dict[str, Any] | None:
    match thing.subject:
        case This("card", zone) if zone and thing == _card_in(This("card"), (zone, You())):
            return {"subject": This("card"), "place": (zone, You())}
    return None


def _has_these(subject: Subject, keywords: tuple[str, ...]) -> ThisIs:
    return ThisIs(subject, Filter(tuple(map(HasKeyword, keywords))))


def _these_it_has(thing: ThisIs) -> dict[str, Any] | None:
    keywords = tuple(one.keyword for one in thing.filter.predicates if isinstance(one, HasKeyword))
    if not keywords or thing != _has_these(thing.subject, keywords):
        return None
    return {"subject": thing.subject, "keywords": keywords}


def _had_these(subject: Subject, keywords: tuple[str, ...]) -> WasSo:
    return WasSo(subject, Filter(tuple(map(HasKeyword, keywords))))


def _lacked_it(subject: Subject, keywords: tuple[str, ...]) -> Not:
    if len(keywords) != 1:
        raise Misread("say of one keyword that it wasn't there")
    return Not(_had_these(subject, keywords))


def _unsaid(_: object) -> None:
    """It is written in other words."""


def _lacks_it(subject: Subject, keywords: tuple[str, ...]) -> Not:
    if len(keywords) != 1:
        raise Misread("say of one keyword that it isn't there")
    return Not(_has_these(subject, keywords))


def _it_lacks(thing: Not) -> dict[str, Any] | None:
    match thing.condition:
        case ThisIs(_, Filter((HasKeyword(),))) as has:
            return _these_it_has(has)
        case _:  # something else is not so
            return None


_SHARED_QUALITIES: Final[tuple[Literal["color", "creature type"], ...]] = ("color", "creature type")
_IS: Final = (
    *ALIKE,
    Form(ThisIs, "you control {subject:this_or_it}", filter=Filter.of(ControlledBy(You()))),
    Form(ThisIs, "you control {subject:worn}", filter=Filter.of(ControlledBy(You()))),
    Form(ThisIs, "{subject:one_subject} (~be|~remain) on the battlefield", filter=Filter()),
    fixed(Not(ThisIs(This("card"), Filter())), "this card isn't on the battlefield"),
    Form(ThisIs, "{subject:one_card} ~be in {place:own_place}", make=_card_in, unmake=_in_its_zone),
    Form(ThisIs, "it's {filter:predicate}", subject=It(), written=False),
    Form(
        ThisIs,
        "{subject:one_subject} ~have {keywords:all_keywords}",
        make=_has_these,
        unmake=_these_it_has,
    ),
    Form(Not, "{subject:one_subject} doesn't have {keywords:all_keywords}", make=_lacks_it, unmake=_it_lacks),
    Form(ThisIs, "{subject:described_subject} (~be|~remain) {filter:predicate}", where=_is_there),
    negated(ThisIs, "(it's not|it isn't) {filter:predicate}", subject=It()),
    negated(ThisIs, "{subject:one_subject} {is_not} {filter:predicate}"),
    *(
        Form(
            ThisIs,
            f"{{subject:one_subject}} {{shares/share}} a {quality} with {{this_one}}",
            filter=Filter.of(Shares(quality, with_this=True)),
            written=False,
        )
        for quality in _SHARED_QUALITIES
    ),
    Form(WasSo, "{subject:one_subject} was {filter:predicate}", where=_known_of_it),
    negated(WasSo, "{subject:one_subject} wasn't {filter:predicate}"),
    *(
        Form(
            WasSo,
            f"{{subject:one_subject}} {had} {{keywords:all_keywords}}",
            make=made,
            unmake=_unsaid,
            written=False,
            frame="Whenever a creature dies, if it had flying, draw a card."
            if had == "had"
            else "Whenever a creature dies, if it didn't have flying, draw a card.",
        )
        for had, made in (("had", _had_these), ("didn't have", _lacked_it))
    ),
    Form(AttachedTo, "{subject:one_subject} (~be|~remain) attached to {to:one_subject}"),
    Form(HadToAttack, "{subject:one_subject} had to attack this combat"),
    Form(
        CameUnderControl,
        "{subject:one_subject} came under your control since the beginning of your last upkeep",
    ),
)


_OF_THE_TEXT: Final = Topic(
    "condition_of_text",
    fixed(
        ExcessWasDealt(),
        "(excess damage was dealt this way|excess damage was dealt to a permanent this way|"
        "excess damage was dealt to a creature this way|excess damage was dealt to that creature this way)",
        frame="When this creature enters, it deals 3 damage to target creature. If {}, draw a card.",
    ),
    Form(IsPrevented, "damage is prevented this way", by=None),
    Form(IsPrevented, "damage from / a(n) {by:one_such} / is prevented this way"),
    Form(IsNthCast, "it's the {nth:ordinal} {spell:one_such} this turn", where=your_spell),
    *BEHELD,
    *PAID,
    *DID,
    *_CHANCES,
    *VOTE_WON,
    fixed(LibrarySearched(), "you search your library this way", frame=_SEARCHED),
    fixed(LibrarySearched(), "you searched your library this way", frame=_SEARCHED, written=False),
    Form(
        AmountIs,
        "{player:whose} library has at least that many cards in it",
        make=_at_least_as_many,
        unmake=_with_as_many,
    ),
)
CONDITIONS: Final = Topic(
    "one_condition",
    Form(TurnOf, "it's {whose:turn_of} turn"),
    negated(TurnOf, "(it's not|it isn't) {whose:turn_of} turn"),
    *OF_THIS_TURN,
    *_THERE,
    *DONE_THIS_WAY,
    *HAVING_MORE,
    *AMOUNTS_COMPARED,
    *_DESIGNATED,
    *_IS,
    frame="When this creature enters, if {}, draw a card.",
    includes=(_OF_THE_TEXT,),
)
