"""Static abilities and replacement effects in words."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

from comprules.abilities.changes import LoseAbilities
from comprules.abilities.changes_of_rules import (
    ActivationCost,
    CantBe,
    ChangeCost,
    KeepsMana,
    MaximumHandSize,
)
from comprules.abilities.conditions import Always, AmountIs, CostPaid, Duration, Exists, Not, WordChosen
from comprules.abilities.instructions import ChooseWord
from comprules.abilities.kinds import (
    AddAbilities,
    Apply,
    ApplyToPlayers,
    AsEnters,
    EntersAs,
    MayCast,
    MayPlay,
    Prevention,
    Replacement,
    Static,
)
from comprules.abilities.nouns import AllThese, Both, Filter
from comprules.abilities.plain_instructions import BecomeDayOrNight
from comprules.abilities.simple_nouns import Number, This
from comprules.abilities.statements import EntersTapped, EntersWith, ThisCosts, TriggersAgain
from comprules.abilities.would import SkipThat
from comprules.english.casting_lines import casting_words
from comprules.english.errors import CannotWrite
from comprules.english.forms.combat import required_words
from comprules.english.forms.cost_changes import COST_CHANGES, LeastCost
from comprules.english.forms.statics import STATEMENTS, TRIGGERS_AGAIN
from comprules.english.paired_lines import paired_words
from comprules.english.writing_amounts import amount_words, condition_words, has_words
from comprules.english.writing_changes import grants_words
from comprules.english.writing_continuous_effects import apply_words
from comprules.english.writing_effects import chain_words
from comprules.english.writing_explanations import with_two, with_x
from comprules.english.writing_nouns import kinds_words, subject_words
from comprules.english.writing_replacements import prevention_words, replacement_words
from comprules.english.writing_sentences import effects_words
from comprules.english.writing_words import Phrase, capital, inner, quoted, refuse, verb

__all__ = ["static_words"]


def static_words(ability: Static) -> str:
    """Return a static ability.

    Raises:
        CannotWrite: The language has no words for a part of it.
    """
    if not ability.effects:
        raise refuse(ability)
    if len(ability.effects) > 1 and any(isinstance(effect, Prevention) for effect in ability.effects):
        raise refuse(ability, "what prevents damage stands alone")
    if any(isinstance(effect, AsEnters) for effect in ability.effects):
        return _as_entering(ability)
    if casting := casting_words(ability):
        return casting
    match ability:
        case Static((ThisCosts(each=Number(1)) as part,), condition) if condition != Always():
            return f"{capital(_statement(part))} if {condition_words(condition)}."
        case Static(
            (EntersWith(who) as entering, Apply(subject, (AddAbilities(abilities),), Duration("", Always()))),
            CostPaid() as condition,
        ) if subject == who:
            return (
                f"If {condition_words(condition)}, {_statement(entering)} and with {grants_words(abilities)}."
            )
        case Static((Apply(This(), (AddAbilities((granted,)),)),), WordChosen(word)):
            return f"• {word} — {quoted(granted).strip('‹›')}"
        case _:
            pass
    if (paired := paired_words(ability, static_words)) is not None:
        return paired
    if ability.condition == Always():
        return " ".join(capital(_statement(effect)) + "." + _gaining(effect) for effect in ability.effects)
    if any(_gaining(effect) for effect in ability.effects):
        raise refuse(ability)
    if len(ability.effects) > 1 and any(
        isinstance(effect, Replacement | Prevention | EntersAs) for effect in ability.effects
    ):
        raise refuse(ability, "a replacement effect with a condition stands alone")
    said = [_statement(effect, joined=at > 0) for at, effect in enumerate(ability.effects)]
    enters = isinstance(next(iter(ability.effects), None), EntersTapped | EntersWith)
    match ability.condition:
        case Not(wanted) if (isinstance(wanted, Exists | AmountIs) and (enters or _bars(ability))) or (
            not has_words(ability.condition)
        ):
            return f"{capital(' and '.join(said))} unless {condition_words(wanted)}."
        case _:
            pass
    return f"As long as {condition_words(ability.condition)}, {' and '.join(said)}."


def _bars(ability: Static) -> bool:
    """Say whether all that is said is what can't be done."""
    return all(
        isinstance(effect, Apply) and all(isinstance(change, CantBe) for change in effect.changes)
        for effect in ability.effects
    )


def _gaining(effect: Any) -> str:
    """Return what a permission grants to what is cast or played with it (611.3d)."""
    match effect:
        case ApplyToPlayers(_, ((MayCast() | MayPlay()) as may,)) if may.gaining:
            return f" If you do, it gains {grants_words(may.gaining)}."
        case _:
            return ""


def _statement(effect: Any, *, joined: bool = False) -> str:
    match effect:
        case Apply(_, (ActivationCost() as cost,)) | ApplyToPlayers(_, (ChangeCost() as cost,)) if cost.least:
            if cost.by > 0:
                raise refuse(cost)
            costs = _statement(replace(effect, changes=(replace(cost, least=0),)), joined=joined)
            return f"{costs}. {capital(COST_CHANGES.words(LeastCost(cost.least)))}"
        case ApplyToPlayers(_, ((MayCast() | MayPlay()) as may,)) if may.gaining:
            return _statement(replace(effect, changes=(replace(may, gaining=()),)))
        case Apply(Both(one, AllThese(kind))):
            if joined:
                raise refuse(effect)
            return _same_for(effect, one, [kind])
        case Replacement(instead=(SkipThat() as skip, *then), optional=True) if then:
            first = replacement_words(replace(effect, instead=(skip,)))
            return f"{first}. If you do, {chain_words(tuple(then))}"
        case Replacement():
            return replacement_words(effect)
        case Prevention():
            return prevention_words(effect)
        case Apply():
            with suppress(CannotWrite):
                return STATEMENTS.words(effect)
            return required_words(effect) or _apply_words(effect, every="all" if joined else "")
        case ApplyToPlayers(_, (AddAbilities() | LoseAbilities() | MaximumHandSize() | KeepsMana(),)):
            return apply_words(effect, so=True)
        case TriggersAgain():
            return TRIGGERS_AGAIN.words(effect)
        case _:
            return STATEMENTS.words(effect)


def _apply_words(effect: Apply, every: str) -> str:
    """Return a statement of what is so, with X and Y explained behind it."""
    explained: Any
    if two := with_two(effect):
        explained, x, y = two
        said = apply_words(explained, so=True, every=every)
        return f"{said}, where X is {amount_words(x)} and Y is {amount_words(y)}"
    explained, amount = with_x(effect)
    where = f", where X is {amount_words(amount)}" if amount is not None else ""
    return apply_words(explained, so=True, every=every) + where


def _same_for(effect: Apply, first: Any, kinds: list[Filter]) -> str:
    """Return a statement, and of what else the same is true."""
    if isinstance(first, Both):
        if not isinstance(first.second, AllThese):
            raise refuse(effect)
        return _same_for(effect, first.first, [first.second.filter, *kinds])
    others = " and ".join(kinds_words(kind) for kind in kinds)
    return f"{_statement(replace(effect, subject=first))}. The same is true for {others}"


def _as_entering(ability: Static) -> str:
    match ability:
        case Static((AsEnters(who, (BecomeDayOrNight("day"),)),), condition):
            phrase = subject_words(who)
            return f"If {condition_words(condition)}, it becomes day as {phrase.words} {_enters(phrase)}."
        case Static((AsEnters(who, effects, face_up),), Always()) if effects != (ChooseWord("color"),):
            phrase = subject_words(who)
            how = "is turned face up" if face_up else _enters(phrase)
            words = effects_words(effects)
            return f"As {phrase.words} {how}, {inner(words)}"
        case _:
            raise refuse(ability)


def _enters(phrase: Phrase) -> str:
    return verb("enter", several=phrase.plural)
