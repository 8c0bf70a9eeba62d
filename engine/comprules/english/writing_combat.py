"""What creatures can't or must do in combat, and what it costs, in words."""

from __future__ import annotations

from typing import assert_never

from comprules.abilities.combat import (
    AtMost,
    CantAlone,
    CantAttack,
    CantAttackUnless,
    CantFace,
    CantUnlessPaid,
    CombatRule,
    Goaded,
    MayBlockMore,
    Must,
    Named,
    NumberOfBlockers,
)
from comprules.abilities.conditions import Duration, Not
from comprules.abilities.costs import ManaPayment, SacrificeCost
from comprules.abilities.kinds import Apply
from comprules.abilities.nouns import CountersOn, Filter, Players, Subject
from comprules.abilities.simple_nouns import EachPlayer, It, Number, X, You
from comprules.english.lexicon import ATTACKED, number_word
from comprules.english.writing_amounts import condition_words
from comprules.english.writing_nouns import each_of, filter_words, kinds_words, players_words, subject_words
from comprules.english.writing_words import counted, is_one, refuse, verb

__all__ = ["at_most_words", "combat_words", "required_words"]


def combat_words(rule: CombatRule, *, several: bool) -> str:
    """What is said of a creature, behind it as the subject.

    Raises:
        CannotWrite: The language has no words for it.
    """
    match rule:
        case Must("be blocked", None, False):
            return "must be blocked if able"
        case Must("attack" | "block" as do, None, False):
            return f"{verb(do, several=several)} each combat if able"
        case Must("attack", whom, False) if isinstance(whom, Players):
            return f"{verb('attack', several=several)} {players_words(whom).words} each combat if able"
        case CantAttack(whom, planeswalkers):
            return f"can't attack {_attacked(whom, planeswalkers=planeswalkers)}"
        case CantAlone(do):
            return f"can't {do} alone"
        case CantFace(Filter() as these, others):
            return f"can{'' if others else chr(39) + 't'} block {'only ' * others}{kinds_words(these)}"
        case NumberOfBlockers(least, None) if least > 1:
            return f"can't be blocked except by {number_word(least)} or more creatures"
        case NumberOfBlockers(1, most) if most is not None:
            return f"can't be blocked by more than {number_word(most)} creature{'' if most == 1 else 's'}"
        case MayBlockMore(None):
            return "can block any number of creatures"
        case MayBlockMore(number) if number is not None:
            more = "an additional creature" if number == 1 else f"{number_word(number)} additional creatures"
            return f"can block {more} each combat"
        case CantUnlessPaid():
            return _unless_paid(rule, several=several)
        case CantAttackUnless(Not(condition)):
            return f"can't attack if {condition_words(condition)}"
        case CantAttackUnless(condition):
            return f"can't attack unless {condition_words(condition)}"
        case Must() | Goaded() | NumberOfBlockers() | MayBlockMore() | CantFace():
            raise refuse(rule)
        case _:
            assert_never(rule)


def _attacked(whom: Players | Named, *, planeswalkers: bool) -> str:
    for words, said in ATTACKED.items():
        if said == (whom, planeswalkers):
            return words
    raise refuse(whom)


def _unless_paid(rule: CantUnlessPaid, *, several: bool) -> str:
    if rule.whom is not None and rule.do != "attack":
        raise refuse(rule)
    whom = "" if rule.whom is None else f" {_attacked(rule.whom, planeswalkers=rule.planeswalkers)}"
    start = f"can't {rule.do}{whom} unless {'their' if several else 'its'} controller"
    each = " for each of those creatures" * several
    match rule.costs, rule.each:
        case (ManaPayment(mana),), None:
            return f"{start} pays {mana}{each}"
        case (ManaPayment(mana),), CountersOn(kind, It("it")):
            return f"{start} pays {mana} for each {kind} counter on it"
        case (ManaPayment(mana),), X() if str(mana) == "{1}":
            return f"{start} pays {{X}}{each}"
        case (SacrificeCost(Filter() as kind, amount),), None:
            return f"{start} sacrifices {counted(amount, filter_words(kind, several=not is_one(amount)))}"
        case _:
            raise refuse(rule)


def required_words(effect: Apply) -> str:
    """What is required in a turn or combat, as a clause of its own; empty for anything else."""
    now = {"end of turn": "this turn", "end of combat": "this combat"}.get(effect.duration.until, "")
    match effect:
        case Apply(subject, (Goaded(You()),), Duration("next turn")):
            return f"goad {each_of(subject)}"
        case Apply(subject, (Must("be blocked", None, True),), Duration("end of turn")):
            return f"all creatures able to block {each_of(subject)} this turn do so"
        case Apply(subject, (Must("be blocked", None, True),)) if effect.duration == Duration():
            return f"all creatures able to block {each_of(subject)} do so"
        case Apply(subject, (Must("be blocked", None, False),)) if now:
            return f"{subject_words(subject).words} must be blocked {now} if able"
        case Apply(subject, (Must("attack" | "block" as do, whom, False),)) if now:
            phrase = subject_words(subject)
            whom_words = (
                ""
                if whom is None
                else f" {players_words(whom).words}"
                if isinstance(whom, Players)
                else f" {each_of(whom)}"
                if isinstance(whom, Subject)
                else ""
            )
            return f"{phrase.words} {verb(do, several=phrase.plural)}{whom_words} {now} if able"
        case _:
            return ""


def at_most_words(players: Players, limit: AtMost) -> str:
    """``No more than one creature can attack each combat``.

    Raises:
        CannotWrite: It is not said of these players.
    """
    wanted = You() if limit.do == "attack you" else EachPlayer()
    if players != wanted:
        raise refuse(limit)
    creatures = counted(Number(limit.number), f"creature{'' if limit.number == 1 else 's'}")
    creatures = f"one {creatures.split(' ', 1)[1]}" if limit.number == 1 else creatures
    return f"no more than {creatures} can {limit.do} each combat"
