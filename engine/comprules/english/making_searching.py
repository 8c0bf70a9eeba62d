"""Instructions about hidden cards, and those for each of a kind, are made from searching.lark's words.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.instructions import AddMana, ChooseTargets, DealDamage
from comprules.abilities.nouns import CountersOn, CountOf, Filter, Picked, Times, TypesAmong
from comprules.abilities.simple_nouns import Number, PreventedThisWay, TheRest
from comprules.english.making_amounts import count_of
from comprules.english.making_descriptions import integer, several_of, single_of
from comprules.english.making_sentences import effect_sentence
from comprules.english.said import ActionOf, Described, DoneBy, Misread, Said, agrees

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Effect
    from comprules.abilities.nouns import Amount
    from comprules.english.said import Chain

__all__: list[str] = []


# ---- among them


_CARDS = Filter(noun="card")


def some_of_them(amount: Amount) -> Said:
    return Said(Picked(_CARDS, amount, among=True), plural=amount != Number(1))


def up_to_some_of_them(count: Token) -> Said:
    return Said(Picked(_CARDS, integer(count), up_to=True, among=True), plural=None)


def among_described(amount: Amount, described: Described) -> Said:
    if described.plural is (amount == Number(1)):
        raise Misread("number and noun do not agree")
    return Said(Picked(described.filter, amount, among=True), plural=amount != Number(1))


def up_to_among_described(count: Token, described: Described) -> Said:
    number = integer(count)
    kind = single_of(described) if number == Number(1) else several_of(described)
    return Said(Picked(kind, number, up_to=True, among=True), plural=number != Number(1))


def any_number_among_described(described: Described) -> Said:
    kind = several_of(described)
    return Said(Picked(kind, CountOf(kind), up_to=True, among=True), plural=True)


def random_picked(amount: Amount, described: Described) -> Said:
    if described.plural is (amount == Number(1)):
        raise Misread("number and noun do not agree")
    return Said(Picked(described.filter, amount, at_random=True), plural=amount != Number(1))


def the_rest(words: Token) -> Said:
    return Said(TheRest(str(words).removeprefix("the ")), plural=None)  # type: ignore[arg-type]


def chooses_one_among(described: Described) -> ChooseTargets:
    return ChooseTargets(among_described(Number(1), described).value)


def chooses_several_among(count: Token, described: Described) -> ChooseTargets:
    return ChooseTargets(among_described(integer(count), described).value)


def chooses_of_them(count: Token) -> ChooseTargets:
    return ChooseTargets(some_of_them(integer(count)).value)


def chooses_among(step: ChooseTargets) -> ChooseTargets:
    return step


# ---- this here, the rest there


def split_chain(first: Chain, rest: Chain = ()) -> Chain:
    return (*first, *rest)


def just_then(steps: Chain) -> Chain:
    return steps


# ---- for each of a kind


def for_each_prevented(one: Token) -> PreventedThisWay:
    if str(one) != "1":
        raise Misread("damage is counted one by one", one)
    return PreventedThisWay()


def for_each_kind(described: Described) -> Amount:
    return count_of(Described(described.filter, plural=True))


def for_each_land_type(described: Described) -> Amount:
    return TypesAmong(several_of(described), "basic land type")


def for_each_counter(kind: str, on: Said) -> Amount:
    return CountersOn(kind, on.value)


def for_each_prevented_sentence(each: Amount, steps: Chain) -> tuple[Effect, ...]:
    """What comes first in the sentence is done for each 1 damage prevented this way."""
    first, *rest = effect_sentence(steps)
    return (_so_often(first, each), *rest)


def instruction_for_each(effect: Effect, each: Amount) -> Effect:
    made: Effect = _so_often(effect, each)
    return made


def undirected_for_each(action: ActionOf, each: Amount) -> ActionOf:
    return ActionOf(action.verb, lambda players: _so_often(action.make(players), each))


def directed_for_each(players: Said, action: ActionOf, each: Amount) -> DoneBy:
    agrees(players, action.verb)
    return DoneBy(players.value, _so_often(action.make(players.value), each))


def _so_often(effect: Any, each: Amount) -> Any:
    """The effect for each of a kind."""
    if isinstance(effect, AddMana) and effect.times is None and not (effect.any_color or effect.chosen):
        return replace(effect, times=each)
    amount = getattr(effect, "amount", None)
    match amount:
        case Number(1):
            return replace(effect, amount=each)
        case Number(number):
            return replace(effect, amount=Times(number, each))
        case _:
            raise Misread("this can't be done for each of something")


def damage_and_damage(
    source: Said, verb: Token, amount: Amount, to: Said, more: Amount, also: Said
) -> tuple[DealDamage, ...]:
    agrees(source, verb)
    return DealDamage(amount, to.value, source.value), DealDamage(more, also.value, source.value)
