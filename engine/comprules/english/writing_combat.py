"""What creatures can't or must do in combat, and what it costs, in words."""

from __future__ import annotations

from comprules.abilities.combat import CantAttackUnless, CantUnlessPaid, CombatRule
from comprules.abilities.conditions import Duration, Not
from comprules.abilities.costs import ManaPayment, SacrificeCost
from comprules.abilities.kinds import Apply
from comprules.abilities.nouns import CountersOn, Filter
from comprules.abilities.simple_nouns import It, X
from comprules.english.errors import CannotWrite
from comprules.english.forms.combat import ATTACK_WHOM, COMBAT_RULES, LURES, REQUIRED
from comprules.english.writing_amounts import condition_words
from comprules.english.writing_nouns import filter_words
from comprules.english.writing_words import counted, is_one, refuse

__all__ = ["combat_words", "required_words"]


def combat_words(rule: CombatRule, *, several: bool) -> str:
    """What is said of a creature, behind it as the subject.

    Raises:
        CannotWrite: The language has no words for it.
    """
    match rule:
        case CantUnlessPaid():
            return _unless_paid(rule, several=several)
        case CantAttackUnless(Not(condition)):
            return f"can't attack if {condition_words(condition)}"
        case CantAttackUnless(condition):
            return f"can't attack unless {condition_words(condition)}"
        case _:
            return COMBAT_RULES.words(rule, several=several)


def _unless_paid(rule: CantUnlessPaid, *, several: bool) -> str:
    if rule.whom is not None and rule.do != "attack":
        raise refuse(rule)
    whom = "" if rule.whom is None else f" {ATTACK_WHOM.words((rule.whom, rule.planeswalkers))}"
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
    topic = LURES if effect.duration == Duration() else REQUIRED
    try:
        return topic.words(effect)
    except CannotWrite:
        return ""
