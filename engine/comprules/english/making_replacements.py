"""From the words of replacements.lark to replacement effects and what can't happen.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.effects import ChooseWord, Move
from comprules.abilities.kinds import AsEnters, EntersAs, EntersTransformed, Static
from comprules.abilities.nouns import (
    AllThese,
    AmountIs,
    Both,
    CardsIn,
    Chosen,
    Controller,
    Duration,
    EachPlayer,
    Filter,
    It,
    Number,
    Opponents,
    ThatMuch,
    TurnOf,
    You,
)
from comprules.abilities.would import (
    Alteration,
    BeginCant,
    BeginReplacement,
    CantHappen,
    EnterWith,
    Halved,
    Increased,
    LifeLeft,
    ManaProduced,
    Multiplied,
    Redirected,
    Replacement,
    SearchTop,
    SelfReplacement,
    TokensCreated,
    UnderControl,
    WouldAct,
    WouldBeDealtDamage,
    WouldBeDestroyed,
    WouldBegin,
    WouldBeSacrificed,
    WouldChangeLife,
    WouldCreateTokens,
    WouldDealDamage,
    WouldDie,
    WouldDiscard,
    WouldDraw,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldGoToGraveyard,
    WouldLeave,
    WouldLoseLife,
    WouldLoseTheGame,
    WouldPayLife,
    WouldTapForMana,
    WouldWinTheGame,
)
from comprules.english.lexicon import singular
from comprules.english.making_delayed import put_off
from comprules.english.making_descriptions import integer, several_of
from comprules.english.making_sentences import settled, with_targets_numbered
from comprules.english.said import Described, MaySaid, Misread, Said, agrees

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.effects import Effect
    from comprules.abilities.happenings import NextBeginning
    from comprules.abilities.nouns import Amount, Condition, Players
    from comprules.abilities.would import WouldHappen
    from comprules.english.said import Chain

__all__ = ["NO_LIFE"]


class Place:
    """What comes in the place of the event."""

    def __init__(
        self, instead: tuple[Effect, ...] = (), altered: Alteration | None = None, *, optional: bool = False
    ) -> None:
        self.instead, self.altered, self.optional = instead, altered, optional


def replacement(would: WouldHappen, place: Place) -> Replacement:
    made = Replacement(would, place.instead, place.altered, optional=place.optional)
    return with_targets_numbered((made,))[0]  # type: ignore[return-value,arg-type]


def replacement_while(would: WouldHappen, condition: Condition, place: Place) -> Replacement:
    made = Replacement(would, place.instead, place.altered, condition, place.optional)
    return with_targets_numbered((made,))[0]  # type: ignore[return-value,arg-type]


def replacement_sentence(made: Replacement) -> Static:
    return Static((made,))


def instead_later(steps: Chain, when: NextBeginning) -> Place:
    return instead(put_off(steps, when))


def instead(steps: Chain) -> Place:
    match steps:
        case (MaySaid(inner),):
            return Place(settled(inner), optional=True)
        case _:
            return Place(settled(steps))


def altered_instead(altered: Alteration) -> Place:
    return Place(altered=altered)


def this_turn_sentence(would: WouldHappen, place: Place) -> tuple[Effect, ...]:
    made = Replacement(would, place.instead, place.altered, optional=place.optional)
    return (BeginReplacement(made, Duration("end of turn")),)


def next_time_sentence(would: WouldHappen, place: Place) -> tuple[Effect, ...]:
    made = Replacement(would, place.instead, place.altered, optional=place.optional)
    return (BeginReplacement(made, Duration("end of turn"), once=True),)


def from_now_on_sentence(would: WouldHappen, steps: Chain) -> tuple[Effect, ...]:
    return (BeginReplacement(Replacement(would, settled(steps)), Duration()),)


def this_way_sentence(would: WouldHappen, place: Place) -> tuple[Effect, ...]:
    made = Replacement(would, place.instead, place.altered, optional=place.optional)
    return (SelfReplacement(made),)


# ---- the same event, altered


def double_damage(_: Said, __: Token) -> Multiplied:
    return Multiplied()


def triple_damage(_: Said, __: Token) -> Multiplied:
    return Multiplied(3)


def less_damage(_: Said, __: Token, by: Token) -> Increased:
    return Increased(-integer(by).value)


def redirected_by_source(_: Said, __: Token, to: Said) -> Redirected:
    match to.value:
        case Controller(It("it")):  # the source's: it is what does something in this clause
            return Redirected(Controller(It("source")))
        case _:
            return Redirected(to.value)


def more_damage(_: Said, __: Token, by: Token) -> Increased:
    return Increased(integer(by).value)


def redirected(to: Said) -> Redirected:
    return Redirected(to.value)


def twice_that_life(players: Said, verb: Token) -> Multiplied:
    agrees(players, verb)
    return Multiplied()


def more_life(players: Said, verb: Token, by: Token) -> Increased:
    agrees(players, verb)
    return Increased(integer(by).value)


def twice_those_counters(*_: object) -> Multiplied:
    return Multiplied()


def more_counters(by: Token, *_: object) -> Increased:
    return Increased(integer(by).value)


def fewer_counters(by: Token, *_: object) -> Increased:
    return Increased(-integer(by).value)


def more_of_each(by: Token, _: object) -> Increased:
    return Increased(integer(by).value)


def twice_of_each(_: object) -> Multiplied:
    return Multiplied()


def get_more_of_each(players: Said, verb: Token, by: Token) -> Increased:
    agrees(players, verb)
    return Increased(integer(by).value)


def get_twice_of_each(players: Said, verb: Token) -> Multiplied:
    agrees(players, verb)
    return Multiplied()


def halved_instead(_: Said, up: bool) -> Place:  # noqa: FBT001
    return Place(altered=Halved(up))


def they_lose_twice(subject: Said, verb: Token) -> Multiplied:
    if subject.value != It("they"):
        raise Misread("whose life that is is unclear", verb)
    return Multiplied()


def no_life(players: Said, verb: Token) -> Multiplied:
    agrees(players, verb)
    return Multiplied(0)


def tokens_besides(amount: Amount, made: Any) -> TokensCreated:
    return TokensCreated(made[0], amount)


def a_token_besides(made: Any) -> TokensCreated:
    return TokensCreated(made[0], Number(1))


def tokens_instead(made: Any) -> TokensCreated:
    return TokensCreated(made[0])


def twice_those() -> Multiplied:
    return Multiplied()


def under_control(whose: Said) -> UnderControl:
    return UnderControl(whose.value)


# ---- what would happen


def would_lose_the_game(players: Said) -> WouldLoseTheGame:
    return WouldLoseTheGame(players.value)


def would_draw(players: Said) -> WouldDraw:
    return WouldDraw(players.value)


def would_draw_but_first(players: Said, _: object) -> WouldDraw:
    return WouldDraw(players.value, but_first=True)


def but_first(*_: object) -> None:
    return None


def would_act(players: Said, action: str) -> WouldAct:
    return WouldAct(players.value, action)  # type: ignore[arg-type]


def action_taken(token: Token) -> str:
    return str(token).split(" ")[0]


def scry_more(by: Token) -> Increased:
    return Increased(integer(by).value)


def search_top(players: Said, verb: Token, number: Token) -> SearchTop:
    agrees(players, verb)
    return SearchTop(integer(number).value)


def would_win_the_game(players: Said) -> WouldWinTheGame:
    return WouldWinTheGame(players.value)


def during_turn_of(whose: Said) -> TurnOf:
    return TurnOf(whose.value)


def during_step_of(whose: Said, step: Token) -> TurnOf:
    return TurnOf(whose.value, str(step).removesuffix(" step"))


def life_left(below: Token, life: Token) -> Replacement:
    would = WouldLoseLife(You(), below=integer(below).value)
    return Replacement(would, altered=LifeLeft(integer(life).value))


def life_left_if(condition: Condition, below: Token, life: Token) -> Static:
    return Static((life_left(below, life),), condition)


def life_left_sentence(duration: Duration, below: Token, life: Token) -> tuple[Effect, ...]:
    return (BeginReplacement(life_left(below, life), duration),)


def tapping_for_mana(players: Said, _: Token, what: Said, altered: Alteration) -> Replacement:
    return Replacement(WouldTapForMana(players.value, what.value), altered=altered)


def tapped_for_mana(what: Said, _: Token, altered: Alteration) -> Replacement:
    return Replacement(WouldTapForMana(EachPlayer(), what.value), altered=altered)


def tapped_for_so_much_mana(what: Said, _: Token, least: Token, altered: Alteration) -> Replacement:
    return Replacement(WouldTapForMana(EachPlayer(), what.value, integer(least).value), altered=altered)


def tapping_sentence(duration: Duration, made: Replacement) -> tuple[Effect, ...]:
    return (BeginReplacement(made, duration),)


def twice_the_mana() -> Multiplied:
    return Multiplied()


def thrice_the_mana() -> Multiplied:
    return Multiplied(3)


def mana_of_type(symbol: Token) -> ManaProduced:
    return _produced(symbol, amount=False)


def mana_colorless() -> ManaProduced:
    return ManaProduced("C")


def mana_of_type_and_amount(symbol: Token) -> ManaProduced:
    return _produced(symbol, amount=True)


def _produced(symbol: Token, *, amount: bool) -> ManaProduced:
    letter = str(symbol).strip("{}")
    if letter not in tuple("WUBRGC"):
        raise Misread("one mana of one type is produced instead", symbol)
    return ManaProduced(letter, amount)


def would_discard(players: Said) -> WouldDiscard:
    return WouldDiscard(players.value)


def would_gain_life(players: Said) -> WouldGainLife:
    return WouldGainLife(players.value)


def would_lose_life(players: Said) -> WouldLoseLife:
    return WouldLoseLife(players.value)


def would_pay_life(players: Said) -> WouldPayLife:
    return WouldPayLife(players.value)


def would_create_tokens(players: Said) -> WouldCreateTokens:
    return WouldCreateTokens(players.value)


def any_tokens_would_be_created() -> WouldCreateTokens:
    return WouldCreateTokens(EachPlayer())


def would_create_tokens_of_kind(described: Described, players: Said) -> WouldCreateTokens:
    return WouldCreateTokens(players.value, several_of(described))


def doer_would_create_tokens_of_kind(players: Said, described: Described) -> WouldCreateTokens:
    return WouldCreateTokens(players.value, several_of(described))


def would_begin(players: Said, _: Said, what: str) -> WouldBegin:
    return WouldBegin(players.value, what)


def would_die(who: Said, _: object = None) -> WouldDie:
    return WouldDie(who.value)


def would_be_destroyed(who: Said) -> WouldBeDestroyed:
    return WouldBeDestroyed(who.value)


def would_be_sacrificed(who: Said) -> WouldBeSacrificed:
    return WouldBeSacrificed(who.value)


def would_leave(who: Said) -> WouldLeave:
    return WouldLeave(who.value)


def would_enter(who: Said, _: Token, under: Players | None = None) -> WouldEnter:
    return WouldEnter(who.value, under)


def under(whose: Said) -> Players:
    players: Players = whose.value
    return players


def under_opponents() -> Players:
    return Opponents()


def would_enter_uncast(who: Said, _: Token, under: Players | None = None) -> WouldEnter:
    return WouldEnter(who.value, under, uncast=True)


def would_go_to_graveyard_of(who: Said, whose: Said, zone: Token) -> WouldGoToGraveyard:
    if singular(str(zone)) != "graveyard":
        raise Misread("only a graveyard is spoken of like this", zone)
    return WouldGoToGraveyard(who.value, whose.value)


def discarded_instead(who: Said, steps: Chain) -> Replacement:
    would = WouldGoToGraveyard(who.value, You(), discarded=True, by=Opponents())
    return Replacement(would, settled(steps))


def discarded_onto_library() -> Replacement:
    would = WouldGoToGraveyard(AllThese(Filter(noun="card")), You(), discarded=True)
    return Replacement(would, (Move(It(), "library", "top"),), optional=True)


def would_go_to_graveyard(who: Said) -> WouldGoToGraveyard:
    return WouldGoToGraveyard(who.value)


def anything_would_go_to_graveyard() -> WouldGoToGraveyard:
    return WouldGoToGraveyard(AllThese(Filter()))


def would_get_counters(on: Said) -> WouldGetCounters:
    return WouldGetCounters(on.value)


def would_get_counters_of_kind(kind: str, on: Said) -> WouldGetCounters:
    return WouldGetCounters(on.value, kind)


def effect_would_put_counters(on: Said) -> WouldGetCounters:
    return WouldGetCounters(on.value, by_effect=True)


def would_put_counters(by: Said, on: Said | None = None) -> WouldGetCounters:
    return WouldGetCounters(on.value if on else None, by=by.value)


def would_put_counters_of_kind(by: Said, kind: str, on: Said) -> WouldGetCounters:
    return WouldGetCounters(on.value, kind, by.value)


def would_be_dealt_damage(sort: str, to: Said) -> WouldBeDealtDamage:
    return WouldBeDealtDamage(to.value, sort)  # type: ignore[arg-type]


def would_deal_damage(source: Said, _: Token, kind: str, to: Said | None = None) -> WouldDealDamage:
    return WouldDealDamage(source.value, to.value if to else None, kind)  # type: ignore[arg-type]


def dying(*_: object) -> None:
    return None


# ---- steps, phases, turns


def skipped(token: Token) -> str:
    word = str(token)
    return "upkeep" if word == "upkeep step" else word


def skipped_untap() -> str:
    return "untap step"


def skipped_upkeep() -> str:
    return "upkeep"


def skipped_draw() -> str:
    return "draw step"


def skipped_turn() -> str:
    return "turn"


def skipped_combat() -> str:
    return "combat phase"


def skipped_beginning() -> str:
    return "beginning phase"


def skipped_ending() -> str:
    return "ending phase"


def you_skip(_: Token, __: Said, what: str) -> Replacement:
    return Replacement(WouldBegin(You(), what))


def they_skip(players: Said, verb: Token, _: Said, what: str) -> Replacement:
    agrees(players, verb)
    return Replacement(WouldBegin(players.value, what))


# ---- what can't happen


NO_LIFE = "0 or less life"
_BARRED: Any = {
    "draw cards": WouldDraw,
    "discard cards": WouldDiscard,
    "gain life": WouldGainLife,
    "lose life": WouldLoseLife,
    "pay life": WouldPayLife,
    "lose the game": WouldLoseTheGame,
    "win the game": WouldWinTheGame,
    "create tokens": WouldCreateTokens,
}


def barred_to_players(token: Token) -> str:
    return str(token)


def players_cant(players: Said, what: str) -> CantHappen:
    if what == "search libraries":
        return CantHappen(WouldAct(players.value, "search"))
    return CantHappen(_BARRED[what](players.value))


def players_cant_draw_more(players: Said, _: Token, most: Token) -> CantHappen:
    return CantHappen(WouldDraw(players.value, after=integer(most).value))


def life_cant_change(whose: Said) -> CantHappen:
    return CantHappen(WouldChangeLife(whose.value))


def no_loss_for_having_no_life(players: Said, _: object) -> CantHappen:
    return CantHappen(WouldLoseTheGame(players.value, NO_LIFE))


def dont(token: Token) -> Token:
    return token


def players_cant_now(players: Said, what: str, duration: Duration | None = None) -> BeginCant:
    return BeginCant(players_cant(players, what), duration or Duration())


def life_cant_change_now(whose: Said, duration: Duration | None = None) -> BeginCant:
    return BeginCant(life_cant_change(whose), duration or Duration())


def cant_enter(who: Said) -> CantHappen:
    return CantHappen(WouldEnter(who.value))


def cant_enter_from_both(described: Described) -> CantHappen:
    cards = several_of(described)
    zones = [AllThese(replace(cards, zone=zone)) for zone in ("graveyard", "library")]
    return CantHappen(WouldEnter(Both(zones[0], zones[1])))


def cant_be_sacrificed(who: Said) -> CantHappen:
    return CantHappen(WouldBeSacrificed(who.value))


def cant_be_made_to_sacrifice(described: Described) -> CantHappen:
    yours = replace(several_of(described), controller=You())
    return CantHappen(WouldBeSacrificed(AllThese(yours), Opponents()))


def cant_get_counters(on: Said) -> CantHappen:
    return CantHappen(WouldGetCounters(on.value))


def cant_have_counters_put(on: Said, kind: str, _: object) -> CantHappen:
    return CantHappen(WouldGetCounters(on.value, kind))


def players_cant_get_counters(players: Said) -> CantHappen:
    return CantHappen(WouldGetCounters(players.value))


def players_cant_get_counters_of_kind(players: Said, kind: str) -> CantHappen:
    return CantHappen(WouldGetCounters(players.value, kind))


# ---- as it enters


def enters_transformed(who: Said, verb: Token) -> EntersTransformed:
    agrees(who, verb)
    return EntersTransformed(who.value)


def as_entering(who: Said, _: Token, made: tuple[Effect, ...]) -> Static:
    match made:
        case (ChooseWord(kind, ""),):
            return Static((EntersAs(who.value, Chosen(kind)),))
        case _:
            return Static((AsEnters(who.value, with_targets_numbered(made)),))


def as_turning_up(who: Said, made: tuple[Effect, ...]) -> Static:
    return Static((AsEnters(who.value, with_targets_numbered(made), face_up=True),))


def it_enters_tapped(_: Said, __: Token) -> EnterWith:
    return EnterWith(tapped=True)


def it_enters_with(_: Said, __: Token, amount: Amount, kind: str) -> EnterWith:
    return EnterWith(kind=kind, amount=amount)


def library_has_that_many(whose: Said) -> AmountIs:
    return AmountIs(CardsIn(whose.value, "library"), ">=", ThatMuch())
