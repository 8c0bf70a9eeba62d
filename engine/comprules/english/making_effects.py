"""From the words of effects.lark to effects on objects.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from comprules.abilities.changes import ModifySize
from comprules.abilities.changes_of_rules import CantBe
from comprules.abilities.conditions import ConditionalAmount, Duration
from comprules.abilities.descriptions import narrowed
from comprules.abilities.instructions import (
    DealDamage,
    Fight,
    SetLife,
)
from comprules.abilities.keyword_actions import ObjectAction
from comprules.abilities.kinds import Apply, DoOneOf, May
from comprules.abilities.nouns import CountOf, Filter, OwnedBy, Picked, Target
from comprules.abilities.simple_nouns import Attached, It, Number, This, You
from comprules.english.forms.changes import size_for_each, sizes_added
from comprules.english.making_changes import agreeing, but_for, changed
from comprules.english.making_descriptions import (
    from_zone,
    number_of_these,
    several_of,
    single_of,
)
from comprules.english.said import Described, Excepted, Misread, Said, agrees

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.conditions import Condition
    from comprules.abilities.kinds import Change
    from comprules.abilities.nouns import Amount, Subject
    from comprules.english.said import Chain, SaidChange

__all__ = ["SoMuchDamage"]

_EITHER: Final = "color word or basic land type"

# ---- continuous effects


_NOTHING: Final = Excepted()


def apply(subject: Said, said: tuple[SaidChange, ...], duration: Duration | None = None) -> Apply:
    """Begin an effect; what a statement calls something just named holds as it enters (611.2e)."""
    stated = isinstance(subject.value, It) and all(verb is not None and verb.type == "BE" for verb, _ in said)
    return Apply(subject.value, changed(agreeing(subject, said)), duration or Duration(), stated)


def changes_size_either_way(
    subject: Said, verb: Token, one: Token, other: Token, duration: Duration
) -> DoOneOf:
    """``… gets +1/-1 or -1/+1``: the controller chooses as the ability resolves."""
    agrees(subject, verb)
    if not isinstance(subject.value, This | It | Attached):
        raise Misread("this is said of one object that is known")
    sizes = (ModifySize(*sizes_added(size)) for size in (one, other))
    return DoOneOf(You(), tuple(Apply(subject.value, (size,), duration) for size in sizes))


def apply_twice(
    subject: Said,
    said: tuple[SaidChange, ...],
    duration: Duration,
    more: tuple[SaidChange, ...],
    as_long: Duration,
) -> Apply:
    """``… gets +1/+0 until end of turn and can't be blocked this turn``: one effect, if it lasts as long."""
    if duration != as_long:
        raise Misread("two changes of one subject last as long as each other")
    return apply(subject, (*said, *more), duration)


def apply_for_each(
    subject: Said, said: tuple[SaidChange, ...], duration: Duration, each: Described | Amount
) -> Apply:
    """``… gets +1/+1 until end of turn for each …``."""
    by = number_of_these(single_of(each)) if isinstance(each, Described) else each
    return multiplied(apply(subject, said, duration), by)


def multiplied(effect: Apply, by: Amount) -> Apply:
    """Return a change of size as often as there are of something.

    Raises:
        Misread: It is no change of size by plain numbers.
    """
    match effect.changes:
        case (ModifySize(Number() as power, Number() as toughness),):
            return replace(effect, changes=(size_for_each(power, toughness, by),))
        case _:
            raise Misread("only a change of size is said for each of these")


def apply_but(subject: Said, said: tuple[SaidChange, ...], duration: Duration, excepted: Excepted) -> Apply:
    return apply(subject, but_for(said, excepted), duration)


class SoMuchDamage:
    """``It deals 4 damage instead``: another amount of the damage that the sentence before deals."""

    def __init__(self, source: Subject, amount: Amount) -> None:
        self.source, self.amount = source, amount

    def in_place_of(self, before: Any, condition: Condition) -> Any:
        """Return the instruction before, with this amount where the condition holds."""
        if not isinstance(before, DealDamage) or before.divided:
            raise Misread("nothing before this deals damage")
        if self.source != before.source and not isinstance(self.source, It):
            raise Misread("another source deals the damage before this")
        if isinstance(before.amount, ConditionalAmount):
            raise Misread("how much depends on a condition already")
        return replace(before, amount=ConditionalAmount(condition, self.amount, before.amount))


def damage_alone(source: Said, verb: Token, amount: Amount) -> SoMuchDamage:
    """``It deals 4 damage``, which is said only in the place of other damage."""
    agrees(source, verb)
    return SoMuchDamage(source.value, amount)


def cant_be_blocked_but(
    subject: Said, said: tuple[SaidChange, ...], duration: Duration, kinds: Described
) -> Apply:
    """``… can't be blocked this turn except by …``."""
    effect = apply(subject, said, duration)
    if effect.changes != (CantBe("be blocked"),):
        raise Misread("only what can't be blocked has an exception like this")
    return replace(effect, changes=(CantBe("be blocked", several_of(kinds), but=True),))


def it_is_so(made: tuple[Change, ...], duration: Duration | None = None) -> Apply:
    return Apply(It(), changed(made), duration or Duration(), stated=True)


def they_are_so(made: tuple[Change, ...], duration: Duration | None = None) -> Apply:
    return Apply(It("they"), changed(made), duration or Duration(), stated=True)


# ---- effects on objects


def damage_done(source: Said, verb: Token, amount: Amount, to: Said) -> DealDamage:
    agrees(replace(source, plural=True), verb)
    return DealDamage(amount, to.value, source.value)


def damage_done_of_amount(source: Said, verb: Token, to: Said, amount: Amount) -> DealDamage:
    return damage_done(source, verb, amount, to)


def damage_as_well(verb: Token, amount: Amount, to: Said) -> DealDamage:
    """``It gets +2/+0 until end of turn and deals 1 damage to you``: what was named before deals it."""
    agrees(Said(It()), verb)
    return DealDamage(amount, to.value, It())


def moved(subject: Said, *place: Any) -> Said:
    return from_zone(subject, *place) if place else subject


def moved_from_graveyards(subject: Said) -> Said:
    match subject.value:
        case Target(Filter(noun="card", zone="battlefield") as cards) as target:
            return Said(replace(target, filter=replace(cards, zone="graveyard")), subject.plural)
        case _:
            raise Misread("target cards come from graveyards")


def moved_from_either(subject: Said) -> Said:
    match subject.value:
        case Picked(Filter(noun="card", zone="battlefield") as cards, among=False) as picked:
            there = replace(narrowed(cards, OwnedBy(You())), zone="hand or graveyard")
            if picked.amount == CountOf(cards):
                return Said(replace(picked, filter=there, amount=CountOf(there)), subject.plural)
            return Said(replace(picked, filter=there), subject.plural)
        case _:
            raise Misread("cards that are chosen come from a hand or graveyard")


def counters_brought(*counters: Any) -> tuple[tuple[str, Amount], ...]:
    return tuple(counter for counter in counters if isinstance(counter, tuple))


def counter_brought(amount: Amount, kind: str) -> tuple[str, Amount]:
    return kind, amount


def may_have_fight_chain(subject: Said, verb: Token, other: Said) -> Chain:
    agrees(replace(subject, plural=True), verb)
    return (May((Fight(subject.value, other.value),)),)


def may_have_action_chain(subject: Said, verb: Token) -> Chain:
    agrees(replace(subject, plural=True), verb)
    return (May((ObjectAction(str(verb), subject.value),)),)  # type: ignore[arg-type]


def may_have_life_chain(amount: Amount) -> Chain:
    """``You may have your life total become`` an amount."""
    return (May((SetLife(You(), amount),)),)
