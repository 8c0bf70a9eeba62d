"""What can't happen, in words."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from comprules.abilities.descriptions import without
from comprules.abilities.nouns import AllThese, Both, ControlledBy, Players, Subject
from comprules.abilities.simple_nouns import EachPlayer, Opponents, You
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
from comprules.english.lexicon import number_word
from comprules.english.writing_nouns import (
    kinds_words,
    owned_by,
    players_words,
    subject_words,
)
from comprules.english.writing_words import refuse

if TYPE_CHECKING:
    from collections.abc import Callable

    from comprules.abilities.kinds import Effect

    Chain = Callable[[tuple[Effect, ...]], str]


__all__ = ["begin_cant_words", "cant_words"]


def begin_cant_words(effect: BeginCant, duration: str) -> str:
    """What can't happen for a time; ``duration`` is what is said of it."""
    return f"{cant_words(effect.cant)}{duration or ' for the rest of the game'}"


_BARRED = {
    WouldDraw: "draw cards",
    WouldDiscard: "discard cards",
    WouldGainLife: "gain life",
    WouldLoseLife: "lose life",
    WouldPayLife: "pay life",
    WouldLoseTheGame: "lose the game",
    WouldWinTheGame: "win the game",
    WouldCreateTokens: "create tokens",
}


def cant_words(part: CantHappen) -> str:
    """What can't happen."""
    match part.would:
        case WouldEnter(Both(AllThese(kind), AllThese(other)), None, False) if (kind.zone, other.zone) == (
            "graveyard",
            "library",
        ) and replace(kind, zone="library") == other:
            cards = kinds_words(replace(kind, zone="battlefield"))
            return f"{cards} in graveyards and libraries can't enter the battlefield"
        case WouldEnter(who, None, False):
            return f"{subject_words(who).words} can't enter the battlefield"
        case WouldBeSacrificed(AllThese(kind), Opponents()) if kind.controller == You():
            kinds = kinds_words(without(kind, ControlledBy))
            return f"spells and abilities your opponents control can't cause you to sacrifice {kinds}"
        case WouldBeSacrificed(who, None):
            return f"{subject_words(who).words} can't be sacrificed"
        case WouldGetCounters(on, "", None, False) if isinstance(on, Subject):
            return f"counters can't be put on {subject_words(on).words}"
        case WouldGetCounters(on, kind, None, False) if isinstance(on, Subject):
            phrase = subject_words(on)
            it = "them" if phrase.plural else "it"
            return f"{phrase.words} can't have {kind} counters put on {it}"
        case WouldGetCounters(on, kind, None, False) if isinstance(on, Players):
            words = "players" if on == EachPlayer() else players_words(on).words
            return f"{words} can't get {f'{kind} ' * bool(kind)}counters"
        case WouldDraw(who, False, int() as most) if most:
            cards = "card" if most == 1 else "cards"
            return f"{players_words(who).words} can't draw more than {number_word(most)} {cards} each turn"
        case WouldAct(who, "search"):
            return f"{players_words(who).words} can't search libraries"
        case WouldChangeLife(who):
            return f"{owned_by(who, 'life total')} can't change"
        case WouldLoseTheGame(who, reason) if reason:
            phrase = players_words(who)
            return f"{phrase.words} {'don' if phrase.plural else 'doesn'}'t lose the game for having {reason}"
        case (
            WouldWinTheGame(who) | WouldDraw(who, False) | WouldDiscard(who) | WouldGainLife(who) | WouldLoseLife(who) | WouldPayLife(who)
            | WouldLoseTheGame(who) | WouldCreateTokens(who, None)
        ):  # fmt: skip
            words = "players" if who == EachPlayer() else players_words(who).words
            return f"{words} can't {_BARRED[type(part.would)]}"
        case _:
            raise refuse(part)
