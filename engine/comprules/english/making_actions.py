"""From the words of actions.lark to keyword actions, extra turns and phases.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from comprules.abilities.instructions import PutCounters
from comprules.abilities.keyword_actions import DigUntil, KeywordAction
from comprules.abilities.nouns import AllThese, Filter, Target
from comprules.abilities.predicates import Other, Type
from comprules.abilities.simple_nouns import Number, You
from comprules.english.lexicon import ACTION_WORDS, NUMBERED_ACTIONS, singular
from comprules.english.said import Deed, Misread, Said

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.nouns import Amount

__all__: list[str] = []

_BASES = {form: base for base, form in {**ACTION_WORDS, **NUMBERED_ACTIONS}.items()}


def acts(verb: Token) -> Deed:
    return acts_so_much(verb, Number(1))


def acts_so_much(verb: Token, amount: Amount) -> Deed:
    name: Any = _BASES.get(str(verb), str(verb))
    return Deed(verb, lambda players: KeywordAction(name, players, amount))


def amasses(verb: Token, kind: Token, amount: Amount) -> Deed:
    return Deed(verb, lambda players: KeywordAction("amass", players, amount, singular(str(kind))))


def supports(amount: Amount) -> PutCounters:
    """Support gives a counter to each of so many other creatures, or fewer, as targets (701.41a)."""
    if not isinstance(amount, Number):
        raise Misread("how many creatures are supported must be a number")
    others = Target(Filter.of(Type("creature"), Other()), 0, amount.value)
    return PutCounters("+1/+1", Number(1), others)


def exiles_until(_: Said, __: str, found: Said) -> DigUntil:
    return DigUntil(You(), _card(found), exile=True)


def you_or_they(token: Token) -> str:
    return str(token)


def _card(found: Said) -> Filter:
    if not isinstance(found.value, AllThese) or found.value.filter.noun != "card":
        raise Misread("cards are looked for")
    return found.value.filter
