"""What begins with a spell, what is shown, and what text is exchanged, in words."""

from __future__ import annotations

from comprules.abilities.conditions import Duration
from comprules.abilities.descriptions import without
from comprules.abilities.instructions import Exchange, ExchangeLife, Reveal
from comprules.abilities.kinds import ApplyToNextSpell
from comprules.abilities.nouns import ControlledBy
from comprules.abilities.simple_nouns import You
from comprules.english.writing_amounts import duration_words
from comprules.english.writing_changes import Voice, changes_words
from comprules.english.writing_nouns import filter_words, object_words, players_words
from comprules.english.writing_words import refuse

__all__ = ["rewording_words"]


def rewording_words(effect: ApplyToNextSpell | Exchange | ExchangeLife | Reveal) -> str:
    """One of these effects as a clause.

    Raises:
        CannotWrite: The language has no words for a part of it.
    """
    match effect:
        case ApplyToNextSpell(spells, changes, duration) if duration == Duration("end of turn"):
            kind = filter_words(without(spells, ControlledBy))
            voice = Voice(several=False, happens=False)
            return f"the next {kind} you cast this turn {changes_words(changes, voice)}"
        case ApplyToNextSpell():
            raise refuse(effect)
        case Exchange(what, subject, duration):
            box = what if what == "control" else f"the {what}"
            return f"exchange {box} of {object_words(subject)}{duration_words(duration)}"
        case ExchangeLife(You(), second):
            return f"exchange life totals with {players_words(second).words}"
        case ExchangeLife():
            raise refuse(effect)
        case Reveal(subject):
            return f"reveal {object_words(subject)}"
