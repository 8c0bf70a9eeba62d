"""Write abilities and effects as text that reads back to the same objects."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, assert_never

from comprules.abilities.conditions import Always
from comprules.abilities.costs import Cost, LoyaltyCost, ManaPayment
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import (
    Ability,
    Activated,
    BeforeGame,
    Chapter,
    If,
    Room,
    SpellAbility,
    Static,
    Triggered,
)
from comprules.abilities.nouns import Amount, Negative
from comprules.abilities.simple_nouns import Number, X
from comprules.abilities.trigger_events import BeginningOf, Either, NextBeginning
from comprules.english.case_lines import case_words
from comprules.english.class_lines import class_words
from comprules.english.craft_line import craft_words
from comprules.english.forms import language as _language  # noqa: F401 -- makes every form known
from comprules.english.forms.activation import instructions_words
from comprules.english.forms.costs import COSTS, costs_words
from comprules.english.forms.keyword_lines import keyword_words
from comprules.english.forms.triggers import LIMITS, MEANWHILE, event_words
from comprules.english.offered_actions import offering_words
from comprules.english.prototype_line import prototype_words
from comprules.english.sparing_lines import sparing_words
from comprules.english.writing_amounts import condition_words
from comprules.english.writing_before_the_game import before_the_game_words
from comprules.english.writing_sentences import condition_behind_words, effects_words
from comprules.english.writing_statics import static_words
from comprules.english.writing_words import capital, inner, refuse, writes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from comprules.abilities.kinds import Effect

__all__ = ["write", "write_cost", "write_effects"]

_ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


def write(ability: Ability) -> str:
    """Return the text of an ability, one line of a card.

    ``read_abilities`` reads it back to the same ability (a :class:`SpellAbility` with ``spell=True``); a text
    read and written is in its canonical form, which does not change when read and written again.

    Raises:
        CannotWrite: The language has no words for a part of it.
    """
    return _quotations(_ability(ability))


def write_effects(effects: tuple[Effect, ...]) -> str:
    """Effects as sentences.

    Raises:
        CannotWrite: The language has no words for a part of them.
    """
    return _quotations(effects_words(effects))


def write_cost(cost: Cost) -> str:
    """Return a cost as a clause: ``sacrifice a creature``.

    Raises:
        CannotWrite: The language has no words for it.
    """
    return COSTS.words(cost)


@writes("granted ability")
def _quote(ability: Ability) -> str:
    """Write a granted ability: a keyword plain, another in marks that :func:`_quotations` sets by depth."""
    if isinstance(ability, Keyword) and ability.costs:
        return _keyword(ability)
    return f"‹{_ability(ability)}›"


def _quotations(text: str) -> str:
    depth = 0
    made: list[str] = []
    for mark in text:
        if mark == "‹":
            made.append("\"'"[depth % 2])
            depth += 1
        elif mark == "›":
            depth -= 1
            made.append("\"'"[depth % 2])
        else:
            made.append(mark)
    return "".join(made).replace('.".', '."').replace(".'.", ".'")


def _ability(ability: Ability) -> str:
    if (words := offering_words(ability, _ability)) is not None:
        return words
    if (words := case_words(ability, _ability, condition_words)) is not None:
        return words
    if (words := craft_words(ability)) is not None:
        return words
    if (words := prototype_words(ability)) is not None:
        return words
    if (words := class_words(ability, costs_words)) is not None:
        return words
    match ability:
        case Keyword():
            words = capital(_keyword(ability))
            return words if " or {" in words else words + "." * bool(ability.costs)
        case Static():
            return sparing_words(ability, static_words) or static_words(ability)
        case Triggered():
            return _triggered(ability)
        case Activated():
            return _activated(ability)
        case Chapter(numbers, effects):
            roman = ", ".join(_ROMAN[number] for number in numbers)
            return f"{roman} — {effects_words(effects)}"
        case Room(name, effects, leads_to):
            leads = f"Leads to: {', '.join(leads_to)}" if leads_to else "Leads nowhere"
            return f"{name} — {effects_words(effects)} ({leads})"
        case SpellAbility(effects):
            return effects_words(effects)
        case BeforeGame():
            return before_the_game_words(ability)
        case _:
            assert_never(ability)


def _keyword(keyword: Keyword) -> str:
    if not keyword.costs:
        return keyword_words(keyword)
    if replace(keyword, cost=None, costs=()) != Keyword(keyword.name):
        raise refuse(keyword)
    match keyword.costs:
        case (ManaPayment(mana, in_words=True),):
            return f"{keyword.name} {' or '.join(f'{{{symbol}}}' for symbol in mana.symbols[0].split('/'))}"
        case _:
            pass
    return f"{keyword.name}—{costs_words(keyword.price)}"


# ---- triggered abilities


def _triggered(ability: Triggered) -> str:
    first_event = ability.when.first if isinstance(ability.when, Either) else ability.when
    if isinstance(first_event, BeginningOf | NextBeginning) is not (ability.word == "At"):
        raise refuse(ability, "'At' goes with the beginning of a step, and with nothing else")
    first = ability.effects[0] if ability.effects else None
    if ability.condition == Always() and isinstance(first, If) and effects_words((first,)).startswith("If"):
        # An "if" right behind the event would be the trigger's own condition.
        effects = condition_behind_words(first)
        if ability.effects[1:]:
            effects += f" {effects_words(ability.effects[1:])}"
    else:
        effects = effects_words(ability.effects)
    condition = "" if ability.condition == Always() else f", if {condition_words(ability.condition)}"
    limits = [(name, getattr(ability, name)) for name in ("limit", "cant_be_countered", "cant_target")]
    limited = [capital(LIMITS.words(limit)) for limit in limits if limit[1]]
    event = event_words(ability.when)
    if ability.meanwhile != Always():
        event = f"{event.removesuffix(' each turn')} {MEANWHILE.words(ability.meanwhile)}"
    return _before_modes(f"{ability.word} {event}{condition}, {inner(effects)}", limited)


def _before_modes(words: str, sentences: Iterable[str]) -> str:
    """Return the words of an ability with sentences about it at the end, or behind the header of modes."""
    said = tuple(sentences)
    header, listed, modes = words.partition("\n• ")
    if not listed or not said:
        return " ".join((words, *said))
    header = f"{header.removesuffix(' —')}." if header.endswith(" —") else header
    return f"{' '.join((header, *said))}{listed}{modes}"


# ---- activated abilities


def _activated(ability: Activated) -> str:
    if not ability.costs:
        raise refuse(ability)
    effects = effects_words(ability.effects)
    match ability.costs:
        case (LoyaltyCost(change),):
            words = _loyalty_symbol(change)
        case costs:
            words = costs_words(costs)
    before = f"{capital(ability.word)} — " if ability.word else ""
    return _before_modes(f"{before}{words}: {effects}", instructions_words(ability))


def _loyalty_symbol(change: Amount) -> str:
    match change:
        case Number(0):
            return "0"
        case Number(value):
            return f"{value:+d}"
        case X():
            return "+X"
        case Negative(X()):
            return "-X"
        case _:
            raise refuse(change)
