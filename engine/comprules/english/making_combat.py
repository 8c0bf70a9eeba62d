"""From the words of combat.lark to what creatures can't or must do in combat.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.combat import (
    AtMost,
    CantAlone,
    CantAttack,
    CantFace,
    CantUnlessPaid,
    Goaded,
    MayBlockMore,
    Must,
    NumberOfBlockers,
)
from comprules.abilities.conditions import Duration
from comprules.abilities.costs import ManaPayment, SacrificeCost
from comprules.abilities.kinds import Apply, ApplyToPlayers
from comprules.abilities.nouns import CountersOn
from comprules.abilities.simple_nouns import EachPlayer, It, Number, X, You
from comprules.english.lexicon import ATTACKED
from comprules.english.making_changes import mana
from comprules.english.making_descriptions import integer, several_of, single_of
from comprules.english.said import Misread, agrees
from comprules.mana import ManaCost

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.costs import Cost
    from comprules.abilities.nouns import Amount
    from comprules.english.said import Described, Said, SaidChange

__all__: list[str] = []

_IN_COMBAT: Final = ("attack", "block", "attack or block")
CombatPrice = tuple["tuple[Cost, ...]", "Amount | None"]


def must(verb: Token) -> SaidChange:
    return verb, (Must("attack" if verb.type == "ATTACK" else "block"),)


def must_attack_whom(verb: Token, players: Said) -> SaidChange:
    return verb, (Must("attack", players.value),)


def must_be_blocked() -> SaidChange:
    return None, (Must("be blocked"),)


def attack_whom(words: Token) -> str:
    return str(words)


def _only(do: str, *allowed: str) -> Any:
    if do not in allowed:
        raise Misread(f"'can't {do}' is not said like this")
    return do


def cant_alone(do: str) -> SaidChange:
    return None, (CantAlone(_only(do, *_IN_COMBAT)),)


def cant_attack_whom(do: str, whom: str) -> SaidChange:
    _only(do, "attack")
    players, planeswalkers = ATTACKED[whom]
    return None, (CantAttack(players, planeswalkers),)


def cant_unless_paid(do: str, paid: CombatPrice) -> SaidChange:
    costs, each = paid
    return None, (CantUnlessPaid(_only(do, *_IN_COMBAT), costs, each),)


def cant_attack_unless_paid(do: str, whom: str, paid: CombatPrice) -> SaidChange:
    costs, each = paid
    players, planeswalkers = ATTACKED[whom]
    return None, (CantUnlessPaid(_only(do, "attack"), costs, each, players, planeswalkers),)


def cant_block_those(do: str, those: Described) -> SaidChange:
    _only(do, "block")
    return None, (CantFace(several_of(those)),)


def can_block_only(_: Token, those: Described) -> SaidChange:
    return None, (CantFace(several_of(those), others=True),)


def blocked_by_several(least: Token) -> SaidChange:
    return None, (NumberOfBlockers(integer(least).value),)


def blocked_by_few(most: Token) -> SaidChange:
    return None, (NumberOfBlockers(most=integer(most).value),)


def blocks_one_more(_: Token) -> SaidChange:
    return None, (MayBlockMore(1),)


def blocks_more(_: Token, number: Token) -> SaidChange:
    return None, (MayBlockMore(integer(number).value),)


def blocks_any_number(_: Token) -> SaidChange:
    return None, (MayBlockMore(None),)


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


# ---- for a turn or a combat


def now(words: Token) -> Duration:
    return Duration("end of combat" if str(words) == "this combat" else "end of turn")


def attacks_now(subject: Said, verb: Token, duration: Duration) -> Apply:
    agrees(subject, verb)
    return Apply(subject.value, (Must("attack"),), duration)


def attacks_whom_now(subject: Said, verb: Token, players: Said, duration: Duration) -> Apply:
    agrees(subject, verb)
    return Apply(subject.value, (Must("attack", players.value),), duration)


def blocks_now(subject: Said, verb: Token, duration: Duration) -> Apply:
    agrees(subject, verb)
    return Apply(subject.value, (Must("block"),), duration)


def blocks_whom_now(subject: Said, verb: Token, whom: Said, duration: Duration) -> Apply:
    agrees(subject, verb)
    return Apply(subject.value, (Must("block", whom.value),), duration)


def must_be_blocked_now(subject: Said, duration: Duration) -> Apply:
    return Apply(subject.value, (Must("be blocked"),), duration)


def lured_now(subject: Said) -> Apply:
    return Apply(subject.value, (Must("be blocked", by_all=True),), Duration("end of turn"))


def lure(subject: Said) -> Apply:
    return Apply(subject.value, (Must("be blocked", by_all=True),))


def goads(subject: Said) -> Apply:
    return Apply(subject.value, (Goaded(You()),), Duration("next turn"))


def at_most_attack(number: Token) -> ApplyToPlayers:
    return ApplyToPlayers(EachPlayer(), (AtMost(integer(number).value, "attack"),))


def at_most_attack_you(number: Token) -> ApplyToPlayers:
    return ApplyToPlayers(You(), (AtMost(integer(number).value, "attack you"),))


def at_most_block(number: Token) -> ApplyToPlayers:
    return ApplyToPlayers(EachPlayer(), (AtMost(integer(number).value, "block"),))
