"""From the words of combat.lark to what it costs that creatures attack or block.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.combat import CantUnlessPaid
from comprules.abilities.costs import ManaPayment, SacrificeCost
from comprules.abilities.nouns import CountersOn
from comprules.abilities.simple_nouns import It, Number, X
from comprules.english.forms.keyword_lines import mana
from comprules.english.making_descriptions import several_of, single_of
from comprules.english.said import Misread
from comprules.mana import ManaCost

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.costs import Cost
    from comprules.abilities.nouns import Amount, Players
    from comprules.english.said import Described, SaidChange

__all__: list[str] = []

_IN_COMBAT: Final = ("attack", "block", "attack or block")
CombatPrice = tuple["tuple[Cost, ...]", "Amount | None"]


def _only(do: str, *allowed: str) -> Any:
    if do not in allowed:
        raise Misread(f"'can't {do}' is not said like this")
    return do


def cant_unless_paid(do: str, paid: CombatPrice) -> SaidChange:
    costs, each = paid
    return None, (CantUnlessPaid(_only(do, *_IN_COMBAT), costs, each),)


def cant_attack_unless_paid(whom: tuple[Players, bool], paid: CombatPrice) -> SaidChange:
    costs, each = paid
    players, planeswalkers = whom
    return None, (CantUnlessPaid("attack", costs, each, players, planeswalkers),)


# ---- what is paid


def for_each_of_those() -> None:
    return None


def paid_with_mana(symbols: Token, *_: object) -> CombatPrice:
    if str(symbols) == "{X}":
        return (ManaPayment(ManaCost(("1",))),), X()
    return (ManaPayment(mana(symbols)),), None


def paid_for_each_counter(symbols: Token, kind: str) -> CombatPrice:
    return (ManaPayment(mana(symbols)),), CountersOn(kind, It("it"))


def paid_by_sacrifice(amount: Amount, described: Described) -> CombatPrice:
    single = amount == Number(1)
    kind = single_of(described) if single else several_of(described)
    return (SacrificeCost(kind, amount),), None
