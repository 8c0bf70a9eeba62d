"""From the words of nouns.lark to subjects and players.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from comprules.abilities.descriptions import narrowed, predicate_of, without
from comprules.abilities.nouns import (
    AllThese,
    Both,
    ControlledBy,
    Filter,
    NthCast,
    OneOrMore,
    Predicate,
)
from comprules.abilities.predicates import LinkedTo, Shares, Type
from comprules.abilities.simple_nouns import (
    Attached,
    EachPlayer,
    It,
    Opponents,
    PaidWith,
    ThatOne,
    ThatPlayer,
    This,
    You,
)
from comprules.english.lexicon import ORDINALS
from comprules.english.making_descriptions import another_of, several_of, single_of
from comprules.english.said import Described, Misread, Said, is_plural

if TYPE_CHECKING:
    from lark import Token


__all__ = ["DEALT_DAMAGE", "this_or_one"]

DEALT_DAMAGE = "creature dealt damage this way"

# ---- objects


def this(kind: str = "this") -> Said:
    return Said(This(str(kind)))


def this_by_name(_: Token) -> Said:
    return Said(This())


def noun(token: Token) -> Token:
    return token


def attached(verb: str, kind: Token) -> Said:
    _singular(kind)
    return Said(Attached(verb, str(kind)))  # type: ignore[arg-type]


def attaching(token: Token) -> str:
    return str(token)


def _singular(token: Token) -> None:
    if is_plural(token):
        raise Misread(f"one is meant, and {str(token)!r} is a plural", token)


def that_one(*_: object) -> Said:
    return Said(ThatOne())


def it() -> Said:
    return Said(It())


def they() -> Said:
    return Said(It("they"), plural=True)


def that(kind: Token) -> Said:
    _singular(kind)
    return Said(It(str(kind)))


def dealt_damage_this_way() -> Said:
    return Said(It(DEALT_DAMAGE))


def the_source() -> Said:
    return Said(It("source"))


def itself_again() -> Said:
    return Said(This())


def those(kind: Token) -> Said:
    if is_plural(kind) is False:
        raise Misread("'those' wants a plural", kind)
    return Said(It(str(kind)), plural=True)


def each_of_those(kind: Token) -> Said:
    return replace(those(kind), plural=False)


def each_of_them() -> Said:
    return Said(It("they"))


def the_copies(words: Token) -> Token:
    return words


def the_copies_made(words: Token) -> Said:
    return Said(It("copy" if words == "the copy" else "copies"), plural=words == "the copies")


def bare_plural(described: Described) -> Said:
    return Said(AllThese(several_of(described)), plural=True)


def nth_of_turn(words: Token) -> int:
    return ORDINALS.index(str(words).removeprefix("the "))


def nth_cast(nth: int, described: Described) -> Said:
    kind = single_of(described)
    if kind.noun != "spell" or kind.controller != You():
        raise Misread("say whose spell it is: 'the first spell you cast each turn'")
    return Said(AllThese(narrowed(kind, NthCast(nth, without(kind, ControlledBy)))))


def all_these(described: Described) -> Said:
    return Said(AllThese(several_of(described)), plural=True)


def each_of_these(described: Described) -> Said:
    return Said(AllThese(single_of(described)))


def everything_there_is() -> Said:
    return Said(AllThese(Filter(noun="card", zone="everywhere")), plural=True)


def one_of_kind(described: Described) -> Said:
    return Said(AllThese(single_of(described)))


def another_of_kind(described: Described) -> Said:
    return Said(AllThese(another_of(single_of(described))))


def this_or_another(first: Said, described: Described) -> Said:
    return Said(Both(first.value, AllThese(another_of(single_of(described)))))


def this_or_one(first: Said, second: Said) -> Said:
    """One of two that are named: ``this creature or a Goblin you control``."""
    return Said(Both(first.value, second.value))


def the_exiled(*_: object) -> Said:
    return Said(AllThese(Filter.of(LinkedTo("the exiled"), noun="card", zone="exile")), plural=None)


def the_exiled_creature() -> Said:
    kind = Filter.of(LinkedTo("the exiled"), Type("creature"), noun="card", zone="exile")
    return Said(AllThese(kind))


def the_sacrificed(kind: Token) -> Said:
    _singular(kind)
    return Said(PaidWith("sacrifice", str(kind)))


def the_discarded(kind: Token) -> Said:
    _singular(kind)
    return Said(PaidWith("discard", str(kind)))


def both(first: Said, second: Said) -> Said:
    return Said(Both(first.value, second.value), plural=True)


def sharing_all(first: Said, described: Described) -> Said:
    return sharing(first, Described(several_of(described), plural=False))


def sharing(first: Said, described: Described) -> Said:
    kind = another_of(single_of(described))
    if predicate_of(kind, Shares) is None:
        raise Misread("what the others share with it is not said")
    return Said(Both(first.value, AllThese(kind)), plural=True)


def one_or_more(described: Described) -> Said:
    return Said(OneOrMore(several_of(described)), plural=True)


def ability_meant(noun: str, *controlled: Predicate) -> Filter:
    return Filter(controlled, noun, "stack")  # type: ignore[arg-type]


def ability_kind(token: Token) -> str:
    return str(token).replace("activated or triggered ", "")


def possessive(subject: Said) -> Said:
    return subject


def its() -> Said:
    return Said(It())


# ---- players


def that_player() -> Said:
    return Said(ThatPlayer())


def opponents() -> Said:
    return Said(Opponents())


def each_player() -> Said:
    return Said(EachPlayer())
