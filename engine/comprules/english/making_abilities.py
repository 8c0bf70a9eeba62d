"""From the words of abilities.lark to activated abilities and keyword lines.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from comprules.abilities.conditions import AllHold, Always
from comprules.abilities.costs import (
    DiscardCost,
    LoyaltyCost,
    ManaPayment,
    PayLife,
    RemoveCountersCost,
)
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Activated, Static
from comprules.abilities.nouns import Negative
from comprules.abilities.parts import INSIDE, rewritten
from comprules.abilities.simple_nouns import It, Number, This, X
from comprules.abilities.statements import ThisCosts
from comprules.english.forms.keyword_lines import mana
from comprules.english.parts_of_effects import refers, with_targets_numbered
from comprules.english.said import Misread
from comprules.mana import ManaCost

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.conditions import Condition
    from comprules.abilities.costs import Cost
    from comprules.abilities.kinds import Effect, Triggered
    from comprules.abilities.nouns import Amount

__all__: list[str] = []

# ---- activated abilities


_Instruction = tuple[str, Any]
"""A field of an activated ability, and its value."""


def activated(
    costs: tuple[Cost, ...], effects: tuple[Effect, ...], *how: tuple[_Instruction, ...]
) -> Activated:
    instructions = _with_one_condition([one for said in how for one in said])
    if len(dict(instructions)) < len(instructions):
        raise Misread("an instruction is given twice")
    return Activated(costs, with_targets_numbered(effects), **dict(instructions))


def _with_one_condition(instructions: list[_Instruction]) -> list[_Instruction]:
    """Return the instructions with all that has to be so said in one: ``during combat and only if …``."""
    conditions = tuple(value for name, value in instructions if name == "only_if")
    if len(conditions) < 2:
        return instructions
    others = [one for one in instructions if one[0] != "only_if"]
    return [*others, ("only_if", AllHold(conditions))]


def activation(*how: _Instruction | Token) -> tuple[_Instruction, ...]:
    return tuple(said for said in how if isinstance(said, tuple))


def activation_by_anybody(*how: _Instruction | Token) -> tuple[_Instruction, ...]:
    """``Any player may activate this ability but only during their turn``: that of whoever activates it."""
    return (("any_player", True), *activation(*how))


def loyalty_ability(change: Token, effects: tuple[Effect, ...], *how: tuple[_Instruction, ...]) -> Activated:
    symbol = str(change).strip("[]")
    amount = Number(int(symbol)) if symbol[-1].isdigit() else X() if symbol == "+X" else Negative(X())
    return activated((LoyaltyCost(amount),), effects, *how)


def costs(first: Cost, *more: Cost) -> tuple[Cost, ...]:
    """Return what is paid together; ``and sacrifice it`` speaks of the object from which counters go."""
    if not any(map(refers, (first, *more))):
        return (first, *more)
    for part in (first, *more):
        if isinstance(part, RemoveCountersCost) and isinstance(holder := part.subject, This):
            return (first, *rewritten(more, lambda part: holder if isinstance(part, It) else INSIDE))
    raise Misread("a cost has nothing before it to speak of")


def spell_costs(changed: Any, condition: Condition = Always()) -> Static:
    if not isinstance(changed, ThisCosts):
        raise Misread("a spell says only of itself what it costs")
    return Static((changed,), condition)


# ---- keyword lines


def keyword_line(*keywords: Keyword | tuple[Keyword, ...]) -> tuple[Keyword, ...]:
    return tuple(one for part in keywords for one in (part if isinstance(part, tuple) else (part,)))


def two_costs(name: Token, first: Token, second: Token) -> tuple[Keyword, ...]:
    """``Kicker {W} and/or {2}{B}`` stands for two abilities (702.33b)."""
    return tuple(Keyword(str(name), cost=mana(cost)) for cost in (first, second))


def either_cost(name: Token, first: Token, second: Token) -> Keyword:
    """``Cumulative upkeep {W} or {U}``: one symbol or the other, as often as the cost is paid (702.24a)."""
    symbols = (*mana(first).symbols, *mana(second).symbols)
    if len(symbols) != 2:
        raise Misread("a choice is between one symbol and another", second)
    return Keyword(str(name), costs=(ManaPayment(ManaCost(("/".join(symbols),)), in_words=True),))


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
