"""From the words of activation.lark to what is said of activated abilities.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.changes_of_rules import ActivationCost, CantBe, LoyaltyCostsMore, SpendManaAsThough
from comprules.abilities.kinds import Apply, ApplyToPlayers, Change
from comprules.abilities.nouns import AllThese, ControlledBy, Filter
from comprules.abilities.predicates import Type
from comprules.abilities.simple_nouns import EachPlayer, You
from comprules.english.forms.keyword_lines import mana
from comprules.english.making_descriptions import several_of
from comprules.english.said import Described, Misread, Said, agrees

if TYPE_CHECKING:
    from lark import Token

__all__: list[str] = []


def _of(described: Described, change: Change) -> Apply:
    return Apply(AllThese(several_of(described)), (change,))


def cant_activate(described: Described) -> Apply:
    return _of(described, CantBe("have abilities activated"))


def cant_activate_nonmana(described: Described) -> Apply:
    return _of(described, CantBe("have nonmana abilities activated"))


def its_cant_activate(whose: Said) -> Apply:
    return Apply(whose.value, (CantBe("have abilities activated"),))


def its_cant_activate_nonmana(whose: Said) -> Apply:
    return Apply(whose.value, (CantBe("have nonmana abilities activated"),))


def activation_cost(described: Described, _: Token, cost: Token, direction: str) -> Apply:
    symbols = mana(cost)
    sign = 1 if direction == "more" else -1
    if len(symbols.symbols) == 1 and symbols.symbols[0].isdigit():
        return _of(described, ActivationCost(int(symbols.symbols[0]) * sign))
    return _of(described, ActivationCost(sign, symbols))


def activation_cost_nonmana(described: Described, verb: Token, cost: Token, direction: str) -> Apply:
    made = activation_cost(described, verb, cost, direction)
    match made.changes:
        case (ActivationCost() as change,):
            return replace(made, changes=(replace(change, nonmana=True),))
        case _:
            return made


def every_activation_cost(verb: Token, cost: Token, direction: str) -> Apply:
    return activation_cost_nonmana(Described(Filter(), plural=True), verb, cost, direction)


def _loyalty(symbol: Token) -> LoyaltyCostsMore:
    return LoyaltyCostsMore(int(str(symbol).strip("[]")))


def planeswalkers_loyalty(verb: Token, symbol: Token) -> Apply:
    yours = AllThese(Filter.of(Type("planeswalker"), ControlledBy(You())))
    agrees(Said(yours, plural=True), verb)
    return Apply(yours, (_loyalty(symbol),))


def loyalty_cost(described: Described, _: Token, symbol: Token) -> Apply:
    return _of(described, _loyalty(symbol))


def like_any(words: Token) -> str:
    return str(words).rsplit(" ", 1)[1]


def _spending(said: tuple[Any, ...], spells: Filter | None = None) -> SpendManaAsThough:
    *color, like = said
    return SpendManaAsThough(str(color[0]) if color else "", like, spells)


def may_spend(players: Said, *said: Any) -> ApplyToPlayers:
    return ApplyToPlayers(players.value, (_spending(said),))


def may_spend_on_spells(players: Said, *said: Any) -> ApplyToPlayers:
    *how, spells = said
    return ApplyToPlayers(players.value, (_spending(tuple(how), _spells(spells)),))


def _spells(described: Described) -> Filter:
    kind = several_of(described)
    if kind.noun != "spell":
        raise Misread("only spells are cast")
    return kind


def may_spend_on_abilities(players: Said, *said: Any) -> Apply:
    *how, kind = said
    _only_you(players)
    return _of(kind, _spending(tuple(how)))


def may_spend_on_its(players: Said, *said: Any) -> Apply:
    *how, whose = said
    _only_you(players)
    return Apply(whose.value, (_spending(tuple(how)),))


def _only_you(players: Said) -> None:
    if players.value != You():
        raise Misread("for abilities it is said of you")


def any_type_on_its(whose: Said) -> Apply:
    return Apply(whose.value, (SpendManaAsThough(like="type"),))


def any_type_on_abilities(described: Described) -> Apply:
    return _of(described, SpendManaAsThough(like="type"))


def any_type_on_spells(described: Described) -> ApplyToPlayers:
    return ApplyToPlayers(EachPlayer(), (SpendManaAsThough(like="type", spells=_spells(described)),))
