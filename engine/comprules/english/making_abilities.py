"""From the words of statics.lark, triggers.lark and abilities.lark to abilities.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.changes import (
    AddAbilities,
    ChangeControl,
    ChangeCost,
    DefineSize,
    MaximumHandSize,
)
from comprules.abilities.effects import Apply, ApplyToPlayers
from comprules.abilities.kinds import (
    Activated,
    Attacks,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    CantHaveMoreCounters,
    CastsSpell,
    DealsDamage,
    Dies,
    DiscardCost,
    DrawsCard,
    Encountered,
    Enters,
    EntersAs,
    EntersAsCopy,
    EntersTapped,
    EntersWith,
    GainsLife,
    IsTurnedFaceUp,
    Keyword,
    Leaves,
    LosesTheGame,
    LoyaltyCost,
    ManaPayment,
    PayLife,
    RemoveCountersCost,
    Replacement,
    SacrificeCost,
    SetInMotion,
    StateIs,
    Static,
    TapCost,
    Triggered,
    WouldBeDealtDamage,
    WouldDie,
    WouldDraw,
    WouldLoseTheGame,
)
from comprules.abilities.nouns import (
    ActivePlayer,
    AllThese,
    Always,
    Chosen,
    EachPlayer,
    It,
    Number,
    This,
    You,
)
from comprules.english.making_changes import agreeing, mana
from comprules.english.making_effects import instead_of_x, settled, with_targets_numbered
from comprules.english.making_nouns import integer
from comprules.english.said import Misread, Said, agrees

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.changes import Change
    from comprules.abilities.effects import Effect
    from comprules.abilities.kinds import Ability, Cost, Happening, WouldHappen
    from comprules.abilities.nouns import Amount, Condition
    from comprules.english.said import Chain, Described, SaidChange

__all__: list[str] = []

# ---- static abilities


def statics(*sentences: Static) -> Static:
    conditions = {sentence.condition for sentence in sentences}
    if len(sentences) > 1 and conditions != {Always()}:
        raise Misread("a sentence with 'as long as' is an ability of its own; put it on its own line")
    return Static(tuple(effect for sentence in sentences for effect in sentence.effects), conditions.pop())


def static_sentence(said: tuple[Any, ...]) -> Static:
    return Static(said)


def replacement_sentence(replacement: Replacement) -> Static:
    return Static((replacement,))


def true_as_long_as(said: tuple[Any, ...], condition: Condition) -> Static:
    return Static(said, condition)


def as_long_as_true(condition: Condition, said: Any) -> Static:
    return Static(said if isinstance(said, tuple) else (said,), condition)


def statements(*said: Any) -> tuple[Any, ...]:
    return said


def static_apply(subject: Said, said: tuple[SaidChange, ...], x: Amount | None = None) -> Apply:
    changes = agreeing(subject, said)
    if x is None:
        return Apply(subject.value, changes)
    explained: tuple[Change, ...] = instead_of_x(changes, x)
    if explained == changes:
        raise Misread("X is explained and not used")
    return Apply(subject.value, explained)


def define_size(of: Said, amount: Amount) -> Apply:
    return Apply(of.value, (DefineSize(amount, amount),))


def define_power(of: Said, amount: Amount) -> Apply:
    return Apply(of.value, (DefineSize(amount, None),))


def define_toughness(of: Said, amount: Amount) -> Apply:
    return Apply(of.value, (DefineSize(None, amount),))


def players_have_abilities(players: Said, verb: Token, granted: tuple[Ability, ...]) -> ApplyToPlayers:
    agrees(players, verb)
    return ApplyToPlayers(players.value, (AddAbilities(granted),))


def no_maximum_hand_size(players: Said, verb: Token) -> ApplyToPlayers:
    agrees(players, verb)
    return ApplyToPlayers(players.value, (MaximumHandSize("none"),))


def maximum_hand_size(whose: Said, size: Token) -> ApplyToPlayers:
    return ApplyToPlayers(whose.value, (MaximumHandSize("set", integer(size)),))


def smaller_hand_size(whose: Said, by: Token) -> ApplyToPlayers:
    return ApplyToPlayers(whose.value, (MaximumHandSize("change", Number(-integer(by).value)),))


def larger_hand_size(whose: Said, by: Token) -> ApplyToPlayers:
    return ApplyToPlayers(whose.value, (MaximumHandSize("change", integer(by)),))


def control_attached(subject: Said) -> Apply:
    return Apply(subject.value, (ChangeControl(You()),))


def change_cost(spells: Said, verb: Token, cost: Token, direction: str) -> ApplyToPlayers:
    agrees(spells, verb)
    match spells.value:
        case AllThese(filter) if filter.noun == "spell":
            players = filter.controller or EachPlayer()
        case _:
            raise Misread("only spells cost mana to cast", verb)
    symbols = mana(cost).symbols
    if len(symbols) != 1 or not symbols[0].isdigit():
        raise Misread("how much more or less is generic mana", cost)
    by = int(symbols[0]) * (1 if direction == "more" else -1)
    return ApplyToPlayers(players, (ChangeCost(replace(filter, controller=None), by),))


def less_or_more(token: Token) -> str:
    return str(token)


def cant_have_more_counters(subject: Said, most: Token, kind: str) -> CantHaveMoreCounters:
    if not isinstance(subject.value, This):
        raise Misread("only a permanent's own counters are limited like this", most)
    return CantHaveMoreCounters(kind, integer(most).value)


def enters(verb: Token) -> Token:
    return verb


def enters_tapped(who: Said, verb: Token) -> EntersTapped:
    agrees(who, verb)
    return EntersTapped(who.value)


def enters_with(who: Said, verb: Token, amount: Amount, kind: str) -> EntersWith:
    agrees(who, verb)
    return EntersWith(who.value, kind, amount)


def may_enter_as_copy(who: Said, _: Token, of: Described, but: tuple[Change, ...] = ()) -> EntersAsCopy:
    return EntersAsCopy(who.value, of.filter, but=but)


def enters_as_copy(who: Said, verb: Token, of: Described, but: tuple[Change, ...] = ()) -> EntersAsCopy:
    agrees(who, verb)
    return EntersAsCopy(who.value, of.filter, optional=False, but=but)


def enters_choosing(who: Said, _: Token, kind: str) -> EntersAs:
    return EntersAs(who.value, Chosen(kind))  # type: ignore[arg-type]


def enters_or_turns_up_choosing(who: Said, _: Token, kind: str) -> EntersAs:
    return EntersAs(who.value, Chosen(kind), face_up=True)  # type: ignore[arg-type]


def chosen_word_as_enters(kind: str) -> str:
    return kind


def enters_as_one_of(who: Said, _: Token, it: Said, __: Token, options: tuple[Any, ...]) -> EntersAs:
    if it.value not in (It(), who.value):
        raise Misread("what becomes one of these is what enters")
    return EntersAs(who.value, options=options)


def enters_or_turns_up_as_one_of(who: Said, verb: Token, it: Said, be: Token, options: Any) -> EntersAs:
    return replace(enters_as_one_of(who, verb, it, be, options), face_up=True)


def options(*nominals: Any) -> tuple[Any, ...]:
    return nominals


def replacement(would: WouldHappen, steps: Chain) -> Replacement:
    return Replacement(would, with_targets_numbered(settled(steps)))


def would_lose_the_game(players: Said) -> WouldLoseTheGame:
    return WouldLoseTheGame(players.value)


def would_draw(players: Said) -> WouldDraw:
    return WouldDraw(players.value)


def would_die(who: Said, _: object = None) -> WouldDie:
    return WouldDie(who.value)


def would_be_dealt_damage(to: Said) -> WouldBeDealtDamage:
    return WouldBeDealtDamage(to.value)


def dying(*_: object) -> None:
    return None


# ---- triggered abilities


def triggered(word: str, when: Happening, effects: tuple[Effect, ...]) -> Triggered:
    return triggered_if(word, when, Always(), effects)


def triggered_if(word: str, when: Happening, condition: Condition, effects: tuple[Effect, ...]) -> Triggered:
    if (word == "At") is not isinstance(when, BeginningOf):
        raise Misread(f"{word!r} does not go with this event")
    return Triggered(when, with_targets_numbered(effects), condition, word)  # type: ignore[arg-type]


def when(token: Token) -> str:
    return str(token).capitalize()


def happens_enters(who: Said, verb: Token) -> Enters:
    agrees(who, verb)
    return Enters(who.value)


def happens_dies(who: Said, verb: Token) -> Dies:
    agrees(who, verb)
    return Dies(who.value)


def dies(verb: Token) -> Token:
    return verb


def happens_leaves(who: Said, verb: Token) -> Leaves:
    agrees(who, verb)
    return Leaves(who.value)


def leaves(verb: Token) -> Token:
    return verb


def happens_attacks(who: Said, verb: Token) -> Attacks:
    agrees(who, verb)
    return Attacks(who.value)


def happens_blocks(who: Said, verb: Token) -> Blocks:
    agrees(who, verb)
    return Blocks(who.value)


def happens_becomes_blocked(who: Said, verb: Token) -> BecomesBlocked:
    agrees(who, verb)
    return BecomesBlocked(who.value)


def happens_turned_face_up(who: Said, verb: Token) -> IsTurnedFaceUp:
    agrees(who, verb)
    return IsTurnedFaceUp(who.value)


def happens_deals_damage(who: Said, verb: Token, kind: str, to: str = "") -> DealsDamage:
    agrees(who, verb)
    return DealsDamage(who.value, to, kind == "combat damage")  # type: ignore[arg-type]


def damage_kind(token: Token) -> str:
    return str(token)


def damaged(token: Token) -> str:
    return str(token).rsplit(" ", 1)[1]


def happens_casts(who: Said, verb: Token, spell: Described) -> CastsSpell:
    agrees(who, verb)
    if spell.filter.noun != "spell":
        raise Misread("only spells are cast", verb)
    return CastsSpell(who.value, spell.filter)


def happens_draws(who: Said, verb: Token) -> DrawsCard:
    agrees(who, verb)
    return DrawsCard(who.value)


def happens_gains_life(who: Said, verb: Token) -> GainsLife:
    agrees(who, verb)
    return GainsLife(who.value)


def happens_loses_the_game(who: Said, verb: Token) -> LosesTheGame:
    agrees(who, verb)
    return LosesTheGame(who.value)


def happens_beginning(whose: Said, step: Token) -> BeginningOf:
    return BeginningOf(_step(step), whose.value)


def happens_beginning_of_each(step: Token) -> BeginningOf:
    return BeginningOf(_step(step), EachPlayer())


def happens_end_of_turn() -> BeginningOf:
    return BeginningOf("end", EachPlayer())


def happens_beginning_of_combat(whose: Said) -> BeginningOf:
    return BeginningOf("beginning of combat", whose.value)


def happens_beginning_of_the(step: Token) -> BeginningOf:
    return BeginningOf(_step(step), ActivePlayer())


def _step(token: Token) -> str:
    return str(token).removesuffix(" step").removesuffix(" phase")


def happens_set_in_motion(who: Said) -> SetInMotion:
    return SetInMotion(who.value)


def happens_encountered(who: Said) -> Encountered:
    return Encountered(who.value)


def happens_state(condition: Condition) -> StateIs:
    return StateIs(condition)


# ---- activated abilities


def activated(costs: tuple[Cost, ...], effects: tuple[Effect, ...], *how: str) -> Activated:
    return Activated(costs, with_targets_numbered(effects), "sorcery" in how, "once" in how)


def sorcery_speed() -> str:
    return "sorcery"


def once_each_turn() -> str:
    return "once"


def loyalty_ability(change: Token, effects: tuple[Effect, ...]) -> Activated:
    return Activated((LoyaltyCost(int(change)),), with_targets_numbered(effects))


def costs(*parts: Any) -> tuple[Cost, ...]:
    return tuple(cost for part in parts for cost in (part if isinstance(part, tuple) else (part,)))


def mana_cost(symbols: Token) -> tuple[Cost, ...]:
    match str(symbols):
        case "{T}":
            return (TapCost(),)
        case "{Q}":
            return (TapCost(untap=True),)
        case _:
            return (ManaPayment(mana(symbols)),)


def sacrifice_cost(_: Token, subject: Said) -> SacrificeCost:
    return SacrificeCost(subject.value)


def sacrifice_one_cost(_: Token, amount: Amount, what: Described) -> SacrificeCost:
    if amount != Number(1) or what.plural:
        raise Misread("one permanent is sacrificed as a cost")
    return SacrificeCost(what.filter)


def sacrifice_another_cost(_: Token, what: Described) -> SacrificeCost:
    return SacrificeCost(replace(what.filter, other=True))


def discard_cost(_: Token, amount: Amount) -> DiscardCost:
    return DiscardCost(amount)


def pay_life(amount: Amount) -> PayLife:
    return PayLife(amount)


def remove_counters_cost(amount: Amount, kind: str, of: Said) -> RemoveCountersCost:
    if not isinstance(of.value, This):
        raise Misread("counters are removed from the permanent itself as a cost")
    return RemoveCountersCost(kind, amount)


# ---- keyword lines


def keyword_line(*keywords: Keyword) -> tuple[Keyword, ...]:
    return keywords


def enchant(described: Described) -> tuple[Keyword, ...]:
    return (Keyword("enchant", filter=described.filter),)


def enchant_player() -> tuple[Keyword, ...]:
    return (Keyword("enchant", player=True),)
