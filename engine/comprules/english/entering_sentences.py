"""A sentence after the one that puts something onto the battlefield says what it enters with (614.12)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar, get_args

from comprules.abilities.instructions import Move
from comprules.abilities.kinds import (
    Ability,
    Activated,
    AsEnters,
    BeginReplacement,
    EnterWith,
    Replacement,
    SelfReplacement,
    SpellAbility,
    Triggered,
)
from comprules.abilities.nouns import Amount
from comprules.abilities.parts import parts_of
from comprules.english.errors import CannotRead

__all__ = ["with_what_enters"]

A = TypeVar("A")

_WHERE_IT_ENTERS = (*get_args(Ability), AsEnters, BeginReplacement, Replacement, SelfReplacement)


def with_what_enters(ability: A, text: str) -> A:
    """Return an ability in which what is put onto the battlefield has the counters of the next sentence.

    Raises:
        CannotRead: nothing is put onto the battlefield right before, or it is so under a condition.
    """
    if not isinstance(ability, SpellAbility | Triggered | Activated):
        return ability
    effects: list[Any] = []
    for effect in ability.effects:
        before = effects[-1] if effects else None
        counters = _counters_given(effect)
        if counters and isinstance(before, Move) and before.to == "battlefield":
            effects[-1] = replace(before, counters=before.counters + counters)
        elif _has_entering(effect):
            raise CannotRead(text, 0, "say what it enters with where it is put onto the battlefield")
        else:
            effects.append(effect)
    return replace(ability, effects=tuple(effects)) if len(effects) < len(ability.effects) else ability


def _counters_given(effect: Any) -> tuple[tuple[str, Amount], ...]:
    """Return the counters with which something enters, if that is all that is said of its entering."""
    match effect:
        case EnterWith(tapped=False, kind=kind, amount=amount, gaining=()) if amount is not None:
            return ((kind, amount),)
        case _:  # it says something else
            return ()


def _has_entering(part: Any) -> bool:
    """Say whether something is said of what enters, outside what happens as it does."""
    if isinstance(part, EnterWith):
        return True
    return not isinstance(part, _WHERE_IT_ENTERS) and any(_has_entering(inner) for inner in parts_of(part))
