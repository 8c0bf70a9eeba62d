"""From the words of amounts.lark to amounts, conditions and durations.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.conditions import (
    AllHold,
    AmountIs,
    AttachedTo,
    CameUnderControl,
    CostPaid,
    Did,
    Duration,
    Exists,
    HasTarget,
    IsNthCast,
    IsPrevented,
    Not,
    ThisIs,
    TurnOf,
    WasCast,
    WasDealtDamage,
)
from comprules.abilities.descriptions import controlled, narrowed
from comprules.abilities.nouns import (
    AnyOf,
    CardsIn,
    ColorsSpentOn,
    ControlledBy,
    CountersOn,
    CountOf,
    Devotion,
    Filter,
    GreatestPower,
    LifeOf,
    ManaSpentOn,
    ManaValueOf,
    OwnedBy,
    Plus,
    PowerOf,
    SpeedOf,
    Times,
    TimesPaid,
    ToughnessOf,
    TypesAmong,
)
from comprules.abilities.predicates import Subtype, ThisTurn, Type
from comprules.abilities.simple_nouns import (
    DefendingPlayer,
    EachPlayer,
    It,
    LifePaid,
    Noted,
    Number,
    Opponents,
    PreventedThisWay,
    SpellsCastBefore,
    ThatMuch,
    ThatPlayer,
    This,
    X,
    You,
)
from comprules.english.lexicon import singular
from comprules.english.said import Described, Misread, Said, agrees
from comprules.words import MAX_SPEED

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.conditions import Condition
    from comprules.abilities.nouns import Amount, Players

from comprules.english.making_descriptions import (
    another_of,
    filter_of,
    from_zone,
    integer,
    number_of_nouns,
    number_of_these,
    several_of,
    single_of,
)
from comprules.words import NEXT, step_called

__all__ = ["count_of"]


# ---- amounts


def one() -> Number:
    return Number(1)


def number(token: Token) -> Number:
    return integer(token)


def x() -> X:
    return X()


def prevented_this_way() -> PreventedThisWay:
    return PreventedThisWay()


def opponent_was_dealt_damage() -> WasDealtDamage:
    return WasDealtDamage(Opponents())


def came_under_control(subject: Said) -> CameUnderControl:
    return CameUnderControl(subject.value)


def library_is_empty(whose: Said) -> AmountIs:
    return AmountIs(CardsIn(whose.value, "library"), "=", Number(0))


def is_prevented() -> IsPrevented:
    return IsPrevented()


def is_prevented_from(source: Described) -> IsPrevented:
    return IsPrevented(single_of(source))


def that_much() -> ThatMuch:
    return ThatMuch()


def life_paid_as_entered(subject: Said) -> LifePaid:
    return _of_itself(subject, LifePaid("entered"))


def life_paid_as_cast(subject: Said) -> LifePaid:
    return _of_itself(subject, LifePaid("was cast"))


def _of_itself(subject: Said, paid: LifePaid) -> LifePaid:
    if not isinstance(subject.value, This | It):
        raise Misread("only the object itself knows what was paid for it")
    return paid


def noted() -> Noted:
    return Noted()


def twice(amount: Amount) -> Times:
    return Times(2, amount)


def count_of(described: Described) -> Amount:
    """How many there are of a kind."""
    return number_of_these(several_of(described))


def times(factor: Token, amount: Amount) -> Times:
    return Times(integer(factor).value, amount)


def plus(more: Token, amount: Amount) -> Plus:
    return Plus(integer(more).value, amount)


def that_number_plus(more: Token) -> Plus:
    return Plus(integer(more).value, ThatMuch())


def types_among(described: Described) -> TypesAmong:
    return TypesAmong(several_of(described))


def land_types_among(described: Described) -> TypesAmong:
    return TypesAmong(several_of(described), "basic land type")


def devotion(whose: Said, *colors: Token) -> Devotion:
    return Devotion(whose.value, tuple(str(color) for color in colors if color.type == "COLOR"))


def amount_less(amount: Amount, verb: Token, limit: Token) -> AmountIs:
    _is_singular(verb)
    return AmountIs(amount, "<=", Number(integer(limit).value - 1))


def amount_greater(amount: Amount, verb: Token, limit: Token) -> AmountIs:
    _is_singular(verb)
    return AmountIs(amount, ">=", Number(integer(limit).value + 1))


def amount_at_most(amount: Amount, verb: Token, limit: Amount) -> AmountIs:
    _is_singular(verb)
    return AmountIs(amount, "<=", limit)


def amount_at_least(amount: Amount, verb: Token, limit: Amount) -> AmountIs:
    _is_singular(verb)
    return AmountIs(amount, ">=", limit)


def types_at_least(_: Token, least: Token, described: Described) -> AmountIs:
    return AmountIs(TypesAmong(several_of(described)), ">=", integer(least))


def counters_on(kind: str, on: Said) -> CountersOn:
    return CountersOn(kind, on.value)


def greatest_power(described: Described) -> GreatestPower:
    return GreatestPower(several_of(described))


def mana_spent(on: Said) -> ManaSpentOn:
    return ManaSpentOn(on.value)


def colors_spent(on: Said) -> ColorsSpentOn:
    return ColorsSpentOn(on.value)


def their_total_toughness() -> ToughnessOf:
    return ToughnessOf(It("they"))


def power_of(of: Said) -> PowerOf:
    return PowerOf(of.value)


def toughness_of(of: Said) -> ToughnessOf:
    return ToughnessOf(of.value)


def total_mana_value(_: None, of: Said) -> ManaValueOf:
    return ManaValueOf(of.value)


def mana_value_of(of: Said, _: None) -> ManaValueOf:
    return ManaValueOf(of.value)


def life_of(player: Said) -> LifeOf:
    return LifeOf(player.value)


def speed_of(player: Said) -> SpeedOf:
    return SpeedOf(player.value)


# ---- conditions


def that_spell_was_kicked() -> CostPaid:
    return CostPaid(It("spell"), "kicker")


def this_creature_was_kicked() -> CostPaid:
    return CostPaid(This("creature"), "kicker")


def this_permanent_was_kicked() -> CostPaid:
    return CostPaid(This("permanent"), "kicker")


def spell_was_foretold() -> CostPaid:
    return CostPaid(This("spell"), "foretell")


def it_was_foretold() -> CostPaid:
    return CostPaid(It(), "foretell")


def it_escaped() -> CostPaid:
    return CostPaid(It(), "escape")


def it_was_cast(origin: Any = "") -> WasCast:
    return WasCast(It(), origin=origin)


def it_was_not_cast(origin: Any = "") -> Not:
    return Not(WasCast(It(), origin=origin))


def spell_was_cast(origin: Any = "") -> WasCast:
    return WasCast(This("spell"), origin=origin)


def you_cast_it(origin: Any = "") -> WasCast:
    return WasCast(It(), You(), origin)


def cast_from_zone(whose: Said, zone: Token) -> str:
    name = singular(str(zone))
    if whose.value != (EachPlayer() if name == "graveyard" else You()):
        raise Misread("cast from your hand, your library or a graveyard", zone)
    return name


def cast_from_exile() -> str:
    return "exile"


def it_has_target(described: Described) -> HasTarget:
    return HasTarget(single_of(described))


def has_entered_this_turn(subject: Said) -> ThisIs:
    return ThisIs(subject.value, Filter.of(ThisTurn("entered")))


def it_is_nth_cast(nth: int, described: Described) -> IsNthCast:
    spell = single_of(described)
    if spell.noun != "spell" or spell.controller != You():
        raise Misread("say whose spell it is: 'the second spell you cast this turn'")
    return IsNthCast(nth, spell)


def times_kicked(subject: Said) -> TimesPaid:
    return TimesPaid(subject.value, "kicker")


def spell_was_kicked() -> Condition:
    return CostPaid(This("spell"), "kicker")


def spell_was_not_kicked() -> Condition:
    return Not(spell_was_kicked())


def this_was_kicked(this: Said) -> Condition:
    return CostPaid(this.value, "kicker")


def this_was_not_kicked(this: Said) -> Condition:
    return Not(this_was_kicked(this))


def it_was_kicked() -> Condition:
    return CostPaid(It(), "kicker")


def it_was_not_kicked() -> Condition:
    return Not(it_was_kicked())


def it_was_kicked_with(cost: Token) -> Condition:
    return CostPaid(It(), f"kicker {cost}")


def spell_was_kicked_with(cost: Token) -> Condition:
    return CostPaid(This("spell"), f"kicker {cost}")


def spell_cost_was_paid(keyword: Token) -> Condition:
    return CostPaid(This("spell"), str(keyword))


def spell_additional_cost_was_paid() -> Condition:
    return CostPaid(This("spell"), "additional")


def its_additional_cost_was_paid() -> Condition:
    return CostPaid(It(), "additional")


def its_cost_was_paid(keyword: Token) -> Condition:
    return CostPaid(It(), str(keyword))


def its_turn_of(whose: Said) -> TurnOf:
    return TurnOf(whose.value)


def not_its_turn_of(*said: Any) -> Not:
    return Not(TurnOf(said[-1].value))


def both_hold(first: Condition, second: Condition) -> AllHold:
    return AllHold((first, *(second.conditions if isinstance(second, AllHold) else (second,))))


def is_attached(subject: Said, verb: Token, to: Said) -> AttachedTo:
    agrees(subject, verb)
    return AttachedTo(subject.value, to.value)


def you_control_it(subject: Said) -> ThisIs:
    return ThisIs(subject.value, Filter.of(ControlledBy(You())))


def is_there(subject: Said, verb: Token) -> ThisIs:
    agrees(subject, verb)
    return ThisIs(subject.value, Filter())


def is_in_zone(subject: Said, verb: Token, whose: Said, zone: Token) -> ThisIs:
    agrees(subject, verb)
    there = from_zone(subject, whose, zone).value
    if not isinstance(there, This):
        raise Misread("only of the card itself is it said where it is", verb)
    return ThisIs(there, Filter.of(OwnedBy(You()), noun="card", zone=there.zone or "battlefield"))


def it_is(kind: Filter) -> ThisIs:
    return ThisIs(It(), kind)


def _controlled(condition: Exists, player: Players) -> Exists:
    if condition.filter.controller is not None:
        raise Misread("who controls it is said twice")
    return replace(condition, filter=controlled(condition.filter, player))


def you_control(found: Exists) -> Condition:
    return _controlled(found, You())


def you_do_not_control(described: Described) -> Condition:
    return Not(_controlled(Exists(single_of(described)), You()))


def opponent_controls(found: Exists) -> Condition:
    return _controlled(found, Opponents())


def defending_player_controls(found: Exists) -> Condition:
    return _controlled(found, DefendingPlayer())


def exists(_: Token, found: Exists) -> Condition:
    return found


def none_there(described: Described, verb: Token) -> Exists:
    agrees(Said(None, described.plural), verb)
    return Exists(described.filter, 0, 0)


def counted_one(described: Described) -> Exists:
    return Exists(single_of(described))


def one_counted(described: Described) -> Filter:
    return single_of(described)


def counted_either(first: Filter, second: Filter) -> Exists:
    """``a Forest or an Island``: one of two subtypes, or of two card types."""
    match first, second:
        case Filter((Type() | Subtype() as one,)), Filter((Type() | Subtype() as other,)) if type(
            one
        ) is type(other) and (first, second) == (Filter.of(one), Filter.of(other)):
            return Exists(Filter.of(AnyOf((one, other))))
    raise Misread("one of two kinds is one of two subtypes, or of two card types")


def counted_another(described: Described) -> Exists:
    return Exists(another_of(single_of(described)))


def counted_at_least(least: Token, described: Described) -> Exists:
    return Exists(several_of(described), integer(least).value)


def counted_at_most(most: Token, described: Described) -> Exists:
    return Exists(several_of(described), 0, integer(most).value)


def counted_exactly(count: Token, described: Described) -> Exists:
    number = integer(count).value
    return Exists(single_of(described) if number == 1 else several_of(described), number, number)


def counted_none(described: Described) -> Exists:
    return Exists(described.filter, 0, 0)


def players_have(players: Said, verb: Token, held: tuple[str, str, Number]) -> AmountIs:
    agrees(players, verb)
    what, sign, limit = held
    amount: Amount = LifeOf(players.value) if what == "life" else CardsIn(players.value, "hand")
    return AmountIs(amount, sign, limit)  # type: ignore[arg-type]


def players_have_max_speed(players: Said, verb: Token) -> AmountIs:
    agrees(players, verb)
    return AmountIs(SpeedOf(players.value), "=", Number(MAX_SPEED))


def life_bound(limit: Token, sign: str) -> tuple[str, str, Number]:
    return "life", sign, integer(limit)


def hand_bound(limit: Token, sign: str) -> tuple[str, str, Number]:
    return "cards", sign, integer(limit)


def hand_empty() -> tuple[str, str, Number]:
    return "cards", "=", Number(0)


def hand_exactly(count: Token) -> tuple[str, str, Number]:
    return "cards", "=", integer(count)


def bound(token: Token) -> str:
    return ">=" if str(token).endswith("more") else "<="


def amount_equals(amount: Amount, verb: Token, than: Amount) -> AmountIs:
    _is_singular(verb)
    return AmountIs(amount, "=", than)


def spells_cast_before() -> SpellsCastBefore:
    return SpellsCastBefore()


def amount_compared(amount: Amount, verb: Token, limit: Token, sign: str) -> AmountIs:
    _is_singular(verb)
    return AmountIs(amount, sign, integer(limit))  # type: ignore[arg-type]


def _is_singular(verb: Token) -> None:
    agrees(Said(None), verb)


def subject_has_counters(subject: Said, verb: Token, held: tuple[str, str, Number]) -> AmountIs:
    agrees(subject, verb)
    kind, sign, limit = held
    return AmountIs(CountersOn(kind, subject.value), sign, limit)  # type: ignore[arg-type]


def subject_had_counters(subject: Said, held: tuple[str, str, Number]) -> AmountIs:
    """Of what has left, its last state counts (603.10)."""
    kind, sign, limit = held
    return AmountIs(CountersOn(kind, subject.value), sign, limit)  # type: ignore[arg-type]


def no_counters_held(kind: str) -> tuple[str, str, Number]:
    return kind, "=", Number(0)


def one_counter_held(kind: str) -> tuple[str, str, Number]:
    return kind, ">=", Number(1)


def counters_held(limit: Token, sign: str, kind: str) -> tuple[str, str, Number]:
    return kind, sign, integer(limit)


def this_is(subject: Said, verb: Token, kind: Filter) -> ThisIs:
    agrees(subject, verb)
    return ThisIs(subject.value, kind)


def this_is_not(subject: Said, _: object, kind: Filter) -> Not:
    return Not(ThisIs(subject.value, kind))


def isnt(token: Token) -> Token:
    return token


def described(groups: tuple[Any, ...], *posts: Filter | None) -> Filter:
    number_of_nouns(groups)
    return filter_of(groups, posts)


def you_did() -> Did:
    return Did()


def you_did_not() -> Not:
    return Not(Did())


def that_player_did() -> Did:
    return Did(ThatPlayer())


def that_player_did_not() -> Not:
    return Not(Did(ThatPlayer()))


def any_player_did() -> Did:
    return Did(EachPlayer())


def no_player_did() -> Not:
    return Not(Did(EachPlayer()))


def any_opponent_did() -> Did:
    return Did(Opponents())


def no_opponent_did() -> Not:
    return Not(Did(Opponents()))


def was_exiled_this_turn(described: Described) -> AmountIs:
    kind = narrowed(single_of(described), ThisTurn("exiled"))
    return AmountIs(CountOf(kind), ">=", Number(1))


# ---- durations


def until_end_of_turn() -> Duration:
    return Duration("end of turn")


def until_next_turn(whose: Said) -> Duration:
    return Duration("next turn", whose=whose.value)


def until_end_of_next_turn(whose: Said) -> Duration:
    return Duration("end of next turn", whose=whose.value)


def until_next_step(whose: Said, step: Token) -> Duration:
    return Duration(NEXT[step_called(str(step))], whose=whose.value)


def until_end_of_combat() -> Duration:
    return Duration("end of combat")


def for_as_long_as(condition: Condition) -> Duration:
    return Duration(as_long_as=condition)
