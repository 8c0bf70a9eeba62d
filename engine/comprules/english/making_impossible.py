"""From the words of impossible.lark to what can't happen.

Each function is named for the grammar rule whose parts it takes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from comprules.abilities.conditions import Duration
from comprules.abilities.descriptions import controlled
from comprules.abilities.nouns import AllThese, Both
from comprules.abilities.simple_nouns import Opponents, You
from comprules.abilities.would import (
    BeginCant,
    CantHappen,
    WouldAct,
    WouldBeSacrificed,
    WouldChangeLife,
    WouldCreateTokens,
    WouldDiscard,
    WouldDraw,
    WouldEnter,
    WouldGainLife,
    WouldGetCounters,
    WouldLoseLife,
    WouldLoseTheGame,
    WouldPayLife,
    WouldWinTheGame,
)
from comprules.english.making_descriptions import integer, several_of
from comprules.english.said import Described, Said

if TYPE_CHECKING:
    from lark import Token


__all__: list[str] = []


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
    yours = controlled(several_of(described), You())
    return CantHappen(WouldBeSacrificed(AllThese(yours), Opponents()))


def cant_get_counters(on: Said) -> CantHappen:
    return CantHappen(WouldGetCounters(on.value))


def cant_have_counters_put(on: Said, kind: str, _: object) -> CantHappen:
    return CantHappen(WouldGetCounters(on.value, kind))


def players_cant_get_counters(players: Said) -> CantHappen:
    return CantHappen(WouldGetCounters(players.value))


def players_cant_get_counters_of_kind(players: Said, kind: str) -> CantHappen:
    return CantHappen(WouldGetCounters(players.value, kind))
