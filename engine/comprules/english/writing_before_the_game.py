"""Write the lines about decks, companions and opening hands."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from comprules.abilities.before_the_game import Companion, DeckLimit, OnlyForAnte, StartsFirst
from comprules.abilities.kinds import BeforeGame, OpeningAction
from comprules.abilities.nouns import Filter, OwnedBy
from comprules.english.before_the_game_lines import (
    FIRST_OF_THE_GAME,
    NOT_FOR_ANTE,
    ONE_OF_EACH_NAME,
    SYMBOLS_THAT_DIFFER,
)
from comprules.english.lexicon import number_word
from comprules.english.writing_nouns import kinds_words
from comprules.english.writing_sentences import effects_words
from comprules.english.writing_words import inner

__all__ = ["before_the_game_words"]

_SEVERAL: Final = (
    "If multiple players would be the starting player, one of those players is chosen at random."
)


def before_the_game_words(ability: BeforeGame) -> str:
    """Write a line that matters before the game."""
    match ability.says:
        case OpeningAction():
            return _action_words(ability.says)
        case DeckLimit(name, most):
            return f"A deck can have {'any number of' if most is None else f'up to {number_word(most)}'} cards named {name}."
        case Companion(symbols_differ=True):
            return SYMBOLS_THAT_DIFFER
        case Companion(()):
            return ONE_OF_EACH_NAME
        case Companion(only):
            return f"Companion — Your starting deck contains only {' and '.join(map(_kind_words, only))}."
        case StartsFirst():
            return f"You are the starting player. {_SEVERAL}"
        case OnlyForAnte():
            return NOT_FOR_ANTE
        case _:
            assert_never(ability.says)


def _kind_words(kind: Filter) -> str:
    anywhere = tuple(one for one in kind.predicates if not isinstance(one, OwnedBy))
    return kinds_words(replace(kind, zone="battlefield", predicates=anywhere), several=True)


def _action_words(action: OpeningAction) -> str:
    does = inner(effects_words(action.effects)) if action.effects else ""
    match action.how:
        case "begin":
            second = " and you're not the starting player" if action.unless_first else ""
            counter = f" with a {action.counter} counter on it" if action.counter else ""
            then = f" If you do, {does}" if does else ""
            where = f"you may begin the game with it on the battlefield{counter}."
            return f"If this card is in your opening hand{second}, {where}{then}"
        case "reveal":
            for of_the_game, usual in FIRST_OF_THE_GAME:
                does = does.replace(usual, of_the_game)
            return f"You may reveal this card from your opening hand. If you do, {does}"
        case "mulligan":
            return f"Any time you could mulligan and this card is in your hand, {does}"
        case _:
            assert_never(action.how)
