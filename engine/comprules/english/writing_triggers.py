"""What happens, in words: the events that triggered abilities and other instructions wait for."""

from __future__ import annotations

from typing import assert_never

from comprules.abilities.kinds import (
    Attacks,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    CastsSpell,
    DealsDamage,
    Dies,
    DrawsCard,
    Encountered,
    EndStep,
    Enters,
    GainsLife,
    Happening,
    IsTurnedFaceUp,
    Leaves,
    LosesTheGame,
    Phases,
    SetInMotion,
    StateIs,
)
from comprules.abilities.nouns import ActivePlayer, AllThese, EachPlayer, Players, Subject, You
from comprules.english.writing_amounts import condition_words
from comprules.english.writing_nouns import doer_words, filter_words, of_kind, owned_by, subject_words
from comprules.english.writing_words import article, refuse, verb

__all__ = ["happening_words", "until_words"]


def until_words(when: Happening | None) -> str:
    """``until`` something happens, with a space before it; empty where nothing is waited for."""
    return "" if when is None else f" until {happening_words(when)}"


def _does(who: Subject, base: str, behind: str = "") -> str:
    phrase = of_kind(who)
    return f"{phrase.words} {verb(base, several=phrase.plural)}{behind}"


def _player_does(who: Players, base: str, behind: str) -> str:
    return f"{doer_words(who)} {verb(base, several=isinstance(who, You))} {behind}"


def happening_words(when: Happening) -> str:
    """The event that an ability waits for.

    Raises:
        CannotWrite: The language has no words for it.
    """
    match when:
        case Enters(who):
            return _does(who, "enter")
        case Dies(who):
            return _does(who, "die")
        case Leaves(who):
            return _does(who, "leave", " the battlefield")
        case Phases(who, out):
            return _does(who, "phase", " out" if out else " in")
        case Attacks(who):
            return _does(who, "attack")
        case Blocks(who):
            return _does(who, "block")
        case BecomesBlocked(who):
            return _does(who, "become", " blocked")
        case DealsDamage(who, to, combat):
            damage = f" {'combat ' * combat}damage"
            return _does(who, "deal", damage + (f" to {article(to)}" if to else ""))
        case IsTurnedFaceUp(who):
            if isinstance(who, AllThese):
                raise refuse(when)
            return _does(who, "be", " turned face up")
        case CastsSpell(who, spell) if not spell.other:
            return _player_does(who, "cast", article(filter_words(spell)))
        case DrawsCard(who):
            return _player_does(who, "draw", "a card")
        case GainsLife(who):
            return _player_does(who, "gain", "life")
        case LosesTheGame(who):
            return _player_does(who, "lose", "the game")
        case BeginningOf(step, whose):
            return _beginning(step, whose)
        case SetInMotion(who):
            return f"you set {subject_words(who).words} in motion"
        case Encountered(who):
            return f"you encounter {subject_words(who).words}"
        case StateIs(condition):
            return condition_words(condition)
        case EndStep() | CastsSpell():
            raise refuse(when)
        case _:
            assert_never(when)


def _beginning(step: str, whose: Players) -> str:
    if step == "beginning of combat":
        return f"the beginning of combat on {owned_by(whose, 'turn')}"
    match whose:
        case EachPlayer():
            return f"the beginning of each {_step(step)}"
        case ActivePlayer():
            return f"the beginning of the {_step(step)}"
        case _:
            return f"the beginning of {owned_by(whose, _step(step))}"


def _step(step: str) -> str:
    if step == "upkeep":
        return step
    return f"{step} {'phase' if step.endswith('main') else 'step'}"
