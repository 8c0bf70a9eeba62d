"""From the words of would.lark to what would happen.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from comprules.abilities.nouns import AllThese, Filter
from comprules.abilities.simple_nouns import EachPlayer, Opponents
from comprules.abilities.would import (
    WouldAct,
    WouldBeDealtDamage,
    WouldBeDestroyed,
    WouldBegin,
    WouldBeSacrificed,
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
    WouldWinTheGame,
)
from comprules.english.lexicon import singular
from comprules.english.making_descriptions import several_of
from comprules.english.said import Described, Misread, Said

if TYPE_CHECKING:
    from lark import Token

    from comprules.abilities.nouns import Players


__all__: list[str] = []


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


def would_win_the_game(players: Said) -> WouldWinTheGame:
    return WouldWinTheGame(players.value)


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


def would_receive_damage(to: Said, sort: str) -> WouldBeDealtDamage:
    return WouldBeDealtDamage(to.value, sort)  # type: ignore[arg-type]


def would_deal_damage(source: Said, _: Token, kind: str, to: Said | None = None) -> WouldDealDamage:
    return WouldDealDamage(source.value, to.value if to else None, kind)  # type: ignore[arg-type]


def dying(*_: object) -> None:
    return None


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
