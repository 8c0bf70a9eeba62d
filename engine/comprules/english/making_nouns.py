"""From the words of nouns.lark to subjects and players.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.descriptions import predicate_of
from comprules.abilities.nouns import (
    AllThese,
    AnyOf,
    Both,
    Controller,
    CountOf,
    Filter,
    OneOrMore,
    Owner,
    Picked,
    Target,
    TopOf,
)
from comprules.abilities.predicates import LinkedTo, Other, Shares, Type
from comprules.abilities.simple_nouns import (
    ActivePlayer,
    Attached,
    DefendingPlayer,
    EachPlayer,
    EnchantedPlayer,
    It,
    Number,
    Opponents,
    PaidWith,
    PlayerTarget,
    ThatOne,
    ThatPlayer,
    This,
    X,
    You,
)
from comprules.english.making_descriptions import another_of, integer, several_of, single_of
from comprules.english.said import Described, Misread, Said, is_plural

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.nouns import Amount


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


def target(described: Any) -> Said:
    return described if isinstance(described, Said) else Said(Target(single_of(described)))


def target_or_player(described: Described) -> Said:
    return Said(Target(single_of(described), or_player=True))


def any_target() -> Said:
    return Said(
        Target(Filter.of(AnyOf((Type("creature"), Type("planeswalker"), Type("battle")))), or_player=True)
    )


def any_other_target() -> Said:
    kind = Filter.of(AnyOf((Type("creature"), Type("planeswalker"), Type("battle"))), Other())
    return Said(Target(kind, or_player=True))


def creature_or_player() -> Said:
    return Said(Target(Filter.of(Type("creature")), or_player=True))


def creature_planeswalker_or_player() -> Said:
    return Said(Target(Filter.of(AnyOf((Type("creature"), Type("planeswalker")))), or_player=True))


def player_or_planeswalker() -> Said:
    return Said(Target(Filter.of(Type("planeswalker")), or_player=True))


def another_creature_planeswalker_or_player() -> Said:
    return Said(Target(Filter.of(AnyOf((Type("creature"), Type("planeswalker"))), Other()), or_player=True))


def another_target(described: Described) -> Said:
    return Said(Target(another_of(single_of(described))))


def targets(count: Token, described: Described) -> Said:
    number = integer(count).value
    kind = single_of(described) if number == 1 else several_of(described)
    return Said(Target(kind, number, number), number > 1)


def up_to_targets(count: Token, described: Described) -> Said:
    number = integer(count).value
    kind = single_of(described) if number == 1 else several_of(described)
    return Said(Target(kind, 0, number), number > 1)


def up_to_other_targets(count: Token, described: Described) -> Said:
    plain = up_to_targets(count, described)
    return replace(plain, value=replace(plain.value, filter=another_of(plain.value.filter)))


def target_of_opponents_choice(described: Any) -> Said:
    plain = target(described).value
    return Said(replace(plain, chooser=Opponents()))


def any_number_of_targets(described: Described) -> Said:
    return Said(Target(several_of(described), 0, None), plural=True)


def creatures_planeswalkers_players() -> Said:
    return Said(
        Target(Filter.of(AnyOf((Type("creature"), Type("planeswalker")))), 0, None, or_player=True),
        plural=True,
    )


def creatures_and_players() -> Said:
    return Said(Target(Filter.of(Type("creature")), 0, None, or_player=True), plural=True)


def that_one(*_: object) -> Said:
    return Said(ThatOne())


def any_number_of_any_targets() -> Said:
    return Said(replace(any_target().value, least=0, most=None), plural=True)


def x_targets(described: Described) -> Said:
    return Said(Target(several_of(described), number=X()), plural=True)


def so_many_or_more_targets(least: Token, most: Token, described: Described) -> Said:
    return Said(Target(several_of(described), integer(least).value, integer(most).value), plural=True)


def so_many_or_more_any_targets(least: Token, most: Token) -> Said:
    either = any_target().value
    return Said(replace(either, least=integer(least).value, most=integer(most).value), plural=True)


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


def top_card(whose: Said) -> Said:
    return Said(TopOf(whose.value, Number(1)))


def top_of_graveyard(whose: Said) -> Said:
    return Said(TopOf(whose.value, Number(1), "graveyard"))


def top_cards(count: Token, whose: Said) -> Said:
    return Said(TopOf(whose.value, integer(count)), plural=True)


def top_x_cards(whose: Said) -> Said:
    return Said(TopOf(whose.value, X()), plural=True)


def one_to_three_any_targets() -> Said:
    return Said(replace(any_target().value, least=1, most=3), plural=True)


def one_to_three_targets(described: Described) -> Said:
    return Said(Target(several_of(described), 1, 3), plural=True)


def the_exiled(*_: object) -> Said:
    return Said(AllThese(Filter.of(LinkedTo("the exiled"), noun="card", zone="exile")), plural=None)


def the_exiled_creature() -> Said:
    kind = Filter.of(LinkedTo("the exiled"), Type("creature"), noun="card", zone="exile")
    return Said(AllThese(kind))


def picked(amount: Amount, described: Described) -> Said:
    if described.plural is (amount == Number(1)):
        raise Misread("number and noun do not agree")
    return Said(Picked(described.filter, amount), plural=amount != Number(1))


def other_picked(amount: Amount, described: Described) -> Said:
    if amount == Number(1):
        raise Misread("one other is said with 'another'")
    return Said(Picked(another_of(several_of(described)), amount), plural=True)


def the_sacrificed(kind: Token) -> Said:
    _singular(kind)
    return Said(PaidWith("sacrifice", str(kind)))


def the_discarded(kind: Token) -> Said:
    _singular(kind)
    return Said(PaidWith("discard", str(kind)))


def both(first: Said, second: Said) -> Said:
    return Said(Both(first.value, second.value), plural=True)


def any_number_picked(described: Described) -> Said:
    kind = several_of(described)
    return Said(Picked(kind, CountOf(kind), up_to=True), plural=True)


def sharing_all(first: Said, described: Described) -> Said:
    return sharing(first, Described(several_of(described), plural=False))


def sharing(first: Said, described: Described) -> Said:
    kind = another_of(single_of(described))
    if predicate_of(kind, Shares) is None:
        raise Misread("what the others share with it is not said")
    return Said(Both(first.value, AllThese(kind)), plural=True)


def extreme_picked(described: Described, which: str) -> Said:
    return Said(Picked(single_of(described), Number(1), extreme=which))  # type: ignore[arg-type]


def extreme(words: Token) -> str:
    return str(words).removeprefix("with the ")


def another_picked(described: Described) -> Said:
    return Said(Picked(another_of(single_of(described)), Number(1)))


def up_to_picked(count: Token, described: Described) -> Said:
    number = integer(count)
    kind = single_of(described) if number == Number(1) else several_of(described)
    return Said(Picked(kind, number, up_to=True), plural=number != Number(1))


def one_or_more(described: Described) -> Said:
    return Said(OneOrMore(several_of(described)), plural=True)


def target_ability(noun: str, controlled: Filter | None = None) -> Said:
    return Said(Target(replace(controlled or Filter(), noun=noun, zone="stack")))  # type: ignore[arg-type]


def ability_kind(token: Token) -> str:
    return str(token).replace("activated or triggered ", "")


def possessive(subject: Said) -> Said:
    return subject


def its() -> Said:
    return Said(It())


# ---- players


def you() -> Said:
    return Said(You())


def opponents() -> Said:
    return Said(Opponents())


def all_opponents() -> Said:
    return Said(Opponents(), plural=True)


def all_players() -> Said:
    return Said(EachPlayer(), plural=True)


def all_other_players() -> Said:
    return Said(EachPlayer(other=True), plural=True)


def their_owners() -> Said:
    return Said(Owner(It("they")), plural=True)


def their_one_owners() -> Said:
    """Of several things of one owner: ``return two Islands you control to their owner's hand``."""
    return Said(Owner(It("they")), plural=None)


def each_player() -> Said:
    return Said(EachPlayer())


def each_other_player() -> Said:
    return Said(EachPlayer(other=True))


def active_player() -> Said:
    return Said(ActivePlayer())


def defending_player() -> Said:
    return Said(DefendingPlayer())


def that_player() -> Said:
    return Said(ThatPlayer())


def player_target() -> Said:
    return Said(PlayerTarget())


def opponent_target() -> Said:
    return Said(PlayerTarget(opponent=True))


def enchanted_player() -> Said:
    return Said(EnchantedPlayer())


def controller(of: Said) -> Said:
    return Said(Controller(of.value))


def owner(of: Said) -> Said:
    return Said(Owner(of.value))


def players_own(players: Said) -> Said:
    return players


def everyones() -> Said:
    return Said(EachPlayer())
