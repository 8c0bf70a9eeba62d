"""From the words of abilities.lark to activated abilities and keyword lines.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from comprules.abilities.conditions import Always
from comprules.abilities.costs import (
    ActionAsCost,
    DiscardCost,
    DiscardThis,
    DoCost,
    LoyaltyCost,
    ManaPayment,
    PayEnergy,
    PayLife,
    RemoveCountersCost,
    SacrificeCost,
    TapCost,
    TapTotalPower,
)
from comprules.abilities.instructions import Mill
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Activated, Static
from comprules.abilities.nouns import Negative, Picked
from comprules.abilities.simple_nouns import Number, This, X, You
from comprules.abilities.statements import ThisCosts
from comprules.english.forms.keyword_lines import mana
from comprules.english.forms.player_actions import cards_in_hand, energy_in
from comprules.english.making_descriptions import another_of, integer
from comprules.english.parts_of_effects import with_targets_numbered
from comprules.english.said import ActionOf, Misread, Said, agrees

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.conditions import Condition
    from comprules.abilities.costs import Cost
    from comprules.abilities.kinds import Effect, Triggered
    from comprules.abilities.nouns import Amount
    from comprules.english.said import Described

__all__: list[str] = []

# ---- activated abilities


_Instruction = tuple[str, Any]
"""A field of an activated ability, and its value."""


def activated(
    costs: tuple[Cost, ...], effects: tuple[Effect, ...], *how: tuple[_Instruction, ...]
) -> Activated:
    instructions = [one for said in how for one in said]
    if len(dict(instructions)) < len(instructions):
        raise Misread("an instruction is given twice")
    return Activated(costs, with_targets_numbered(effects), **dict(instructions))


def activation(*how: _Instruction | Token) -> tuple[_Instruction, ...]:
    return tuple(said for said in how if isinstance(said, tuple))


def loyalty_ability(change: Token, effects: tuple[Effect, ...], *how: tuple[_Instruction, ...]) -> Activated:
    symbol = str(change).strip("[]")
    amount = Number(int(symbol)) if symbol[-1].isdigit() else X() if symbol == "+X" else Negative(X())
    return activated((LoyaltyCost(amount),), effects, *how)


def costs(*parts: Any) -> tuple[Cost, ...]:
    return tuple(cost for part in parts for cost in (part if isinstance(part, tuple) else (part,)))


def mana_cost(symbols: Token) -> tuple[Cost, ...]:
    match str(symbols):
        case "{T}":
            return (TapCost(),)
        case "{Q}":
            return (TapCost(untap=True),)
        case energy if energy.startswith("{E}"):
            return (PayEnergy(Number(energy_in(energy))),)
        case _:
            return (ManaPayment(mana(symbols)),)


def sacrifice_cost(_: Token, subject: Said) -> SacrificeCost:
    return SacrificeCost(subject.value)


def sacrifice_cost_of_kind(verb: Token, amount: Amount, what: Described) -> SacrificeCost:
    if what.plural is (amount == Number(1)):
        raise Misread("number and noun do not agree", verb)
    return SacrificeCost(what.filter, amount)


def sacrifice_another_cost(_: Token, what: Described) -> SacrificeCost:
    return SacrificeCost(another_of(what.filter))


def discard_cost(_: Token, amount: Amount, what: Described) -> DiscardCost:
    return DiscardCost(*cards_in_hand(amount, what))


def discard_cost_at_random(_: Token, amount: Amount, what: Described) -> DiscardCost:
    return DiscardCost(*cards_in_hand(amount, what), at_random=True)


def discard_this_cost(_: Token, this: Said) -> DiscardThis:
    if not isinstance(this.value, This):
        raise Misread("a card discards itself as a cost")
    return DiscardThis()


def pay_life(amount: Amount) -> PayLife:
    return PayLife(amount)


def remove_counters_cost(amount: Amount, kind: str, of: Said) -> RemoveCountersCost:
    match of.value:
        case This():
            return RemoveCountersCost(kind, amount)
        case Picked(kinds, Number(1), False, ""):
            return RemoveCountersCost(kind, amount, kinds)
        case _:
            raise Misread("counters are removed from the permanent itself or from one of a kind as a cost")


def pay_mana(symbols: Token) -> ManaPayment | PayEnergy:
    if symbols.startswith("{E}"):
        return PayEnergy(Number(energy_in(symbols)))
    return ManaPayment(mana(symbols))


def mill_cost(_: Token, amount: Amount) -> DoCost:
    return DoCost(Mill(You(), amount))


def spell_costs(changed: Any, condition: Condition = Always()) -> Static:
    if not isinstance(changed, ThisCosts):
        raise Misread("a spell says only of itself what it costs")
    return Static((changed,), condition)


def tap_total_power(power: Token) -> TapTotalPower:
    return TapTotalPower(integer(power).value)


def do_cost(effect: Effect | ActionOf) -> DoCost:
    if isinstance(effect, ActionOf):
        agrees(Said(You()), effect.verb)
        effect = effect.make(You())
    if not isinstance(effect, ActionAsCost):
        raise Misread("that is no cost")
    return DoCost(effect)


# ---- keyword lines


def keyword_line(*keywords: Keyword | tuple[Keyword, ...]) -> tuple[Keyword, ...]:
    return tuple(one for part in keywords for one in (part if isinstance(part, tuple) else (part,)))


def two_costs(name: Token, first: Token, second: Token) -> tuple[Keyword, ...]:
    """``Kicker {W} and/or {2}{B}`` stands for two abilities (702.33b)."""
    return tuple(Keyword(str(name), cost=mana(cost)) for cost in (first, second))


def keyword_costing(name: Token, price: tuple[Cost, ...]) -> tuple[Keyword, ...]:
    """``Kicker—Sacrifice a creature.``; mana stands first."""
    match price:
        case (ManaPayment(mana_first), *rest):
            return (Keyword(str(name), cost=mana_first, costs=tuple(rest)),)
        case _:
            return (Keyword(str(name), costs=price),)


def grant_costing_life(name: Token, amount: Amount) -> Keyword:
    return Keyword(str(name), costs=(PayLife(amount),))


def grant_costing_cards(name: Token, _: Token, amount: Amount) -> Keyword:
    return Keyword(str(name), costs=(DiscardCost(amount),))


def linked_line(static: Static | tuple[Static, ...], linked: Triggered) -> tuple[Static | Triggered, ...]:
    return (*static, linked) if isinstance(static, tuple) else (static, linked)
