"""The events that other instructions wait for, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comprules.abilities.conditions import Did, Not
from comprules.abilities.trigger_events import BeginningOf, NextBeginning, PaysThisCost, StateIs, ThisWay
from comprules.english.forms.triggers import event_words
from comprules.english.writing_words import refuse

if TYPE_CHECKING:
    from comprules.abilities.trigger_events import TriggerEvent

__all__ = ["delayed_words", "until_words"]


def until_words(when: TriggerEvent | None) -> str:
    """``until`` something happens, with a space before it; empty where nothing is waited for."""
    return "" if when is None else f" until {event_words(when)}"


def delayed_words(when: TriggerEvent, word: str, *, this_turn: bool) -> str:
    """Return how a delayed triggered ability begins: ``At the beginning of the next end step``.

    Raises:
        CannotWrite: The word does not go with it, or it has no words.
    """
    if isinstance(when, NextBeginning):
        if word != "At" or this_turn:
            raise refuse(when)
    elif (word == "At") is not isinstance(when, BeginningOf):
        raise refuse(when)
    if isinstance(when, ThisWay | PaysThisCost) or (
        isinstance(when, StateIs) and isinstance(when.condition, Did | Not)
    ):
        raise refuse(when)
    return f"{word} {event_words(when)}{' this turn' * this_turn}"
