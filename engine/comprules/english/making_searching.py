"""Instructions about hidden cards, and those for each of a kind, are made from searching.lark's words.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.instructions import AddMana, ChooseTargets, DealDamage, Move
from comprules.abilities.nouns import CountersOn, CountOf, Filter, Picked, Times, TypesAmong
from comprules.abilities.searching import PlayersMove
from comprules.abilities.simple_nouns import Number, PreventedThisWay, TheRest
from comprules.english.lexicon import singular
from comprules.english.making_amounts import count_of
from comprules.english.making_descriptions import integer, several_of, single_of
from comprules.english.making_effects import ensure_it_goes_home, put_into_zone, return_to_battlefield
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


def split_rest(subject: Said, here: dict[str, Any], there: dict[str, Any]) -> Chain:
    return Move(subject.value, **here), Move(TheRest(), **there)


def split_other(subject: Said, here: dict[str, Any], there: dict[str, Any]) -> Chain:
    return Move(subject.value, **here), Move(TheRest("other"), **there)


def rests_in(_: Said, zone: Token) -> dict[str, Any]:
    return {"to": str(zone)}


def rests_on_top(_: Said, __: Token, order: str = "") -> dict[str, Any]:
    return {"to": "library", "place": "top", "order": order}


def rests_on_bottom(_: Said, __: Token, order: str = "") -> dict[str, Any]:
    return {"to": "library", "place": "bottom", "order": order}


def rests_on_battlefield(*how: dict[str, Any]) -> dict[str, Any]:
    move = return_to_battlefield(Said(TheRest()), *how)
    return {"to": "battlefield", "tapped": move.tapped, "under": move.under, "counters": move.counters}


def in_order(words: Token) -> str:
    return "random" if "random" in str(words) else "any"


def put_on_top_alone(subject: Said) -> Move:
    return Move(subject.value, "library", "top")


def put_back(subject: Said) -> Move:
    return Move(subject.value, "library", "top", order="any")


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


# ---- what players move


def _theirs(verb: Token, move: Move) -> ActionOf:
    return ActionOf(verb, lambda players: PlayersMove(players, move))


def puts_onto_battlefield(verb: Token, subject: Said, *how: dict[str, Any]) -> ActionOf:
    return _theirs(verb, return_to_battlefield(subject, *how))


def puts_into_zone(verb: Token, subject: Said, whose: Said, zone: Token) -> ActionOf:
    return _theirs(verb, put_into_zone(subject, whose, zone))


def puts_on_top(verb: Token, subject: Said, whose: Said, _: Token, order: str = "") -> ActionOf:
    ensure_it_goes_home(subject, whose)
    return _theirs(verb, Move(subject.value, "library", "top", order=order))  # type: ignore[arg-type]


def puts_on_bottom(verb: Token, subject: Said, whose: Said, _: Token, order: str = "") -> ActionOf:
    ensure_it_goes_home(subject, whose)
    return _theirs(verb, Move(subject.value, "library", "bottom", order=order))  # type: ignore[arg-type]


def exiles_theirs(verb: Token, subject: Said) -> ActionOf:
    return _theirs(verb, Move(subject.value, "exile"))


def returns_to_hand(verb: Token, subject: Said, whose: Said, zone: Token) -> ActionOf:
    ensure_it_goes_home(subject, whose)
    return _theirs(verb, Move(subject.value, singular(str(zone))))  # type: ignore[arg-type]
