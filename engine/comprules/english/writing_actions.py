"""Keyword actions, extra turns and phases in words."""

from __future__ import annotations

from comprules.abilities.keyword_actions import DigUntil, KeywordAction
from comprules.abilities.nouns import Players
from comprules.abilities.simple_nouns import You
from comprules.english.lexicon import ACTION_WORDS, NUMBERED_ACTIONS
from comprules.english.writing_nouns import one_of, players_words
from comprules.english.writing_words import bare, refuse

__all__ = ["action_words"]


def action_words(effect: KeywordAction | DigUntil, base: Players | None) -> str:
    """A keyword action as a clause."""
    match effect:
        case DigUntil(You(), what, True):
            return f"exile cards from the top of your library until you exile {one_of(what)}"
        case KeywordAction("amass", players, amount, word):
            return _does(players, "amass", "amasses", f"{word} {bare(amount)}", base)
        case KeywordAction(name, players, amount, "") if name in NUMBERED_ACTIONS:
            return _does(players, name, NUMBERED_ACTIONS[name], bare(amount), base)
        case KeywordAction(name, players, _, "") if name in ACTION_WORDS:
            return _does(players, name, ACTION_WORDS[name], "", base)
        case _:
            raise refuse(effect)


def _does(players: Players, one: str, other: str, what: str, base: Players | None) -> str:
    if players == (base or You()):
        return f"{one} {what}".rstrip()
    phrase = players_words(players)
    return f"{phrase.words} {one if phrase.plural else other} {what}".rstrip()
