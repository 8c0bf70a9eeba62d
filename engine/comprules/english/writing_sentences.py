"""The sentences of a spell or ability, and its modes."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from comprules.abilities.conditions import ConditionalAmount, Did, Duration, Not
from comprules.abilities.instructions import DealDamage, Destroy
from comprules.abilities.introducing import objects_named
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import (
    AddAbilities,
    Apply,
    ApplyToPlayers,
    CopySpell,
    CreateCopies,
    CreateDelayed,
    CreateTokens,
    Effect,
    If,
    Modes,
    PreventDamage,
    WhenYouDo,
)
from comprules.abilities.nouns import Target
from comprules.abilities.simple_nouns import Number
from comprules.abilities.trigger_events_of_players import CastsSpell
from comprules.english.forms.amendments import AMENDMENTS, SPENDING_ON_IT, taken_off
from comprules.english.forms.triggers import event_words
from comprules.english.lexicon import number_word
from comprules.english.parts_of_effects import extremes_in, instead_of_x, refers
from comprules.english.writing_amounts import condition_words, duration_words
from comprules.english.writing_effects import chain_words, clause_words
from comprules.english.writing_explanations import with_x
from comprules.english.writing_modes import modes_words
from comprules.english.writing_nouns import (
    filter_words,
    subject_words,
)
from comprules.english.writing_triggers import delayed_words
from comprules.english.writing_words import bare, capital, counted, inner, refuse, writes

__all__ = [
    "condition_behind_words",
    "effects_words",
]


@writes("effects")
def effects_words(effects: tuple[Effect, ...]) -> str:
    """Return the sentences of a spell or ability.

    Raises:
        CannotWrite: The language has no words for an effect.
    """
    if not effects:
        raise refuse(effects)
    ties = [
        f" If two or more {filter_words(picked.filter, several=True)} are tied for {picked.extreme}, you choose one of them."
        for picked in dict.fromkeys(extremes_in(effects))
    ]
    said = [_sentence(effect) for effect in effects]
    _ensure_no_other_x(effects, said)
    # Behind the modes of a spell another line begins.
    ends = ["\n" if isinstance(effect, Modes) else " " for effect in effects[:-1]]
    return "".join(f"{words}{end}" for words, end in zip(said, [*ends, ""], strict=True)) + "".join(ties)


def _ensure_no_other_x(effects: tuple[Effect, ...], said: list[str]) -> None:
    """An X behind a sentence that says what X is means the same one."""
    explained = False
    for effect, words in zip(effects, said, strict=True):
        if explained and instead_of_x(effect, Number(0)) != effect:
            raise refuse(effect, "X was said to be something else")
        explained = explained or ", where X is " in _QUOTED.sub("", words)


_QUOTED: Final = re.compile(r'"[^"]*"')


def condition_behind_words(effect: If) -> str:
    """``Draw a card if you control a Wizard.``: one instruction, and its condition behind it.

    Raises:
        CannotWrite: Behind it the condition would mean something else.
    """
    match effect:
        case If(condition, (only,), otherwise, False) if not (
            isinstance(only, If) or (isinstance(objects_named(only), Target) and refers(condition))
        ):
            words = _sentence(only).removesuffix(".")
            words, _, again = words.partition(". ")
            if again and not isinstance(only, CopySpell):
                raise refuse(effect, "a condition stands behind one sentence")
            words += f" if {condition_words(condition)}." + f" {again}." * bool(again)
            return f"{words} Otherwise, {chain_words(otherwise)}." if otherwise else words
        case _:
            raise refuse(effect, "an 'if' right behind the event is the trigger's own condition")


def _sentence(effect: Effect) -> str:
    if found := taken_off(effect):
        plain, amendment = found
        words = (SPENDING_ON_IT if amendment.field == "mana" else AMENDMENTS).words(amendment)
        return f"{_sentence(plain)} {capital(words)}."
    match effect:
        case CreateDelayed() | WhenYouDo():
            return _later_sentence(effect)
        case Destroy(subject, True):
            targeted = getattr(with_x(replace(effect, no_regeneration=False))[0], "subject", subject)
            plural = subject_words(targeted, every="all").plural
            after = f" {'They' if plural else 'It'} can't be regenerated."
            return _sentence(replace(effect, no_regeneration=False)) + after
        case (
            CreateTokens(amount=ConditionalAmount(condition, amount, otherwise))
            | CreateCopies(amount=ConditionalAmount(condition, amount, otherwise))
        ):
            number = bare(amount) if not isinstance(amount, Number) else number_word(amount.value)
            instead = f" If {condition_words(condition)}, create {number} of those tokens instead."
            return _sentence(replace(effect, amount=otherwise)) + instead
        case DealDamage(amount=ConditionalAmount(condition, amount, otherwise)):
            instead = f" If {condition_words(condition)}, it deals {counted(amount, 'damage', digits=True)} instead."
            return _sentence(replace(effect, amount=otherwise)) + instead
        case If(condition, inner, (before,), True):
            after = f" If {condition_words(condition)}, {chain_words(inner)} instead."
            return _sentence(before) + after
        case If(condition, (only,), (_, _, *_) as before, True):
            return f"{capital(chain_words(before))}. If {condition_words(condition)}, instead {chain_words((only,))}."
        case If(condition, inner, (_, _, *_) as before, True):
            return f"{capital(chain_words(before))}. If {condition_words(condition)}, {chain_words(inner)} instead."
        case If(instead=True):
            raise refuse(effect)
        case PreventDamage(also=also) if also:
            return " ".join(_sentence(part) for part in (replace(effect, also=()), *also))
        case Apply() | ApplyToPlayers() if effect.duration != Duration() and _quotes(effect):
            said = clause_words(replace(effect, duration=Duration()))
            return f"{capital(duration_words(effect.duration).strip())}, {said}."
        case Modes():
            said = modes_words(effect)
            return said[:1].upper() + said[1:]
        case _:
            said = clause_words(effect)
            return said[:1].upper() + said[1:] + "."


def _later_sentence(effect: CreateDelayed | WhenYouDo) -> str:
    """A delayed or reflexive trigger: one sentence for when and what."""
    match effect:
        case CreateDelayed(CastsSpell() as when, _, True, "When", True):
            who, _, what = event_words(when).partition(" cast")
            start = f"When {who} next cast{what} this turn"
        case CreateDelayed(when, _, this_turn, word, False):
            start = delayed_words(when, word, this_turn=this_turn)
        case WhenYouDo(_, Did() | Not() as did):
            start = f"When {condition_words(did)}"
        case WhenYouDo(_, when) if not isinstance(when, Did | Not):
            start = f"When {event_words(when)}"
        case _:
            raise refuse(effect)
    *before, last = effect.effects
    if isinstance(effect, CreateDelayed) and isinstance(last, If) and before:
        if not isinstance(last.condition, Did | Not):
            raise refuse(effect, "only 'if you do' can follow in a sentence of its own")
        first = _later_sentence(replace(effect, effects=tuple(before)))
        return f"{first} {_sentence(last)}"
    if isinstance(last, If) and not before and not last.otherwise and not last.instead:
        if isinstance(effect, WhenYouDo) and len(last.effects) > 1:
            return f"{start}, {clause_words(last)}."
        words = condition_behind_words(last)
        return f"{start}, {inner(words)}"
    if isinstance(effect.effects[0], If | CreateDelayed | WhenYouDo):
        raise refuse(effect, "a sentence like this can't begin with a condition, or put off twice")
    if len(effect.effects) == 1:
        return f"{start}, {clause_words(effect.effects[0])}."
    return f"{start}, {chain_words(effect.effects)}."


def _quotes(effect: Apply | ApplyToPlayers) -> bool:
    return any(
        isinstance(change, AddAbilities)
        and any(not isinstance(ability, Keyword) for ability in change.abilities)
        for change in effect.changes
    )
