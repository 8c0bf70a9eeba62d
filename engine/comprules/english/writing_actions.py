"""Keyword actions, extra turns and phases in words."""

from __future__ import annotations

from comprules.abilities.keyword_actions import DigUntil, ExtraPhases, ExtraTurn, KeywordAction, ObjectAction
from comprules.abilities.nouns import Players
from comprules.abilities.simple_nouns import You
from comprules.english.lexicon import ACTION_WORDS, NUMBERED_ACTIONS, VERBS
from comprules.english.writing_nouns import one_of, players_words, subject_words
from comprules.english.writing_words import bare, refuse

__all__ = ["action_words"]


def action_words(
    effect: KeywordAction | ObjectAction | ExtraTurn | ExtraPhases | DigUntil, base: Players | None
) -> str:
    """A keyword action, an extra turn or phase, as a clause."""
    match effect:
        case ExtraPhases(main):
            more = " followed by an additional main phase" * main
            return f"after this phase, there is an additional combat phase{more}"
        case ObjectAction("manifest", subject):
            return f"manifest {subject_words(subject).words}"
        case ObjectAction(name, subject):
            phrase = subject_words(subject)
            return f"{phrase.words} {name if phrase.plural else VERBS[name]}"
        case ExtraTurn(players):
            return _does(players, "take", "takes", "an extra turn after this one", base)
        case DigUntil(players, what, False):
            own = "your" if players == You() and base in (None, You()) else "their"
            who = "you reveal" if own == "your" else "they reveal"
            rest = f"cards from the top of {own} library until {who} {one_of(what)}"
            return _does(players, "reveal", "reveals", rest, base)
        case DigUntil(You(), what):
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
