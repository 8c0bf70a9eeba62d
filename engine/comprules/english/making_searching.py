"""Instructions about hidden cards, and those for each of a kind, are made from searching.lark's words.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.instructions import DealDamage, PutCounters
from comprules.abilities.kinds import CreateTokens
from comprules.abilities.mana_instructions import AddMana
from comprules.abilities.nouns import Filter, InAll, Times
from comprules.abilities.simple_nouns import Number, PreventedThisWay
from comprules.english.making_amounts import count_of
from comprules.english.making_descriptions import several_of, single_of
from comprules.english.making_sentences import effect_sentence
from comprules.english.said import ActionOf, Described, DoneBy, Misread, Said, agrees
from comprules.english.ties import Tie

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.kinds import Effect
    from comprules.abilities.nouns import Amount
    from comprules.english.said import Chain

__all__: list[str] = []


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
    return DoneBy(players.value, _so_often(action.make(players.value), each), players.plural is True)


def _so_often(effect: Any, each: Amount) -> Any:
    """Return the effect for each of a kind."""
    if isinstance(effect, AddMana) and effect.times is None and not (effect.any_color or effect.chosen):
        return replace(effect, times=each)
    if isinstance(effect, CreateTokens) and effect.counters:
        raise Misread("this does not say whether tokens or counters are counted")
    amount = getattr(effect, "amount", None)
    match amount:
        case Number(1):
            return replace(effect, amount=each)
        case Number(number):
            return replace(effect, amount=Times(number, each))
        case _:
            raise Misread("this can't be done for each of something")


def counters_and_counters(first: Effect, amount: Amount, kind: str, on: Said) -> tuple[PutCounters, ...]:
    if not isinstance(first, PutCounters):
        raise Misread("counters are put on something else only after others were")
    return first, PutCounters(kind, amount, on.value)


def damage_and_damage(
    source: Said, verb: Token, amount: Amount, to: Said, more: Amount, also: Said
) -> tuple[DealDamage, ...]:
    agrees(source, verb)
    return DealDamage(amount, to.value, source.value), DealDamage(more, also.value, source.value)


def tie_sentence(described: Described, what: str) -> Tie:
    return Tie(several_of(described), what)


def tied_for(token: Token) -> str:
    return str(token)


# ---- one of each of several kinds


def one_of_each(*parts: Any) -> tuple[Amount, Filter]:
    """``A Forest card and a Plains card``: cards of which no two are one kind.

    Raises:
        Misread: There is more than one of a kind, or no card is meant.
    """
    if any(amount != Number(1) for amount in parts[::2]):
        raise Misread("one of each kind is meant")
    kinds = [single_of(described) for described in parts[1::2]]
    if any(kind != Filter(kind.predicates, "card") or not kind.predicates for kind in kinds):
        raise Misread("say of what kind each of the cards is")
    each = InAll("one of each", kinds=tuple(kind.predicates for kind in kinds))
    return Number(len(kinds)), Filter.of(each, noun="card")


any_of_each = one_of_each
