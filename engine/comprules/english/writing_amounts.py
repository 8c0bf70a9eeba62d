"""Amounts, conditions and durations in words."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from comprules.abilities.conditions import (
    AllHold,
    AnyAmount,
    AnyHolds,
    Condition,
    Duration,
)
from comprules.english.errors import CannotWrite
from comprules.english.forms.amounts import AMOUNTS
from comprules.english.forms.conditions import CONDITIONS
from comprules.english.forms.durations import DURATIONS
from comprules.english.writing_words import refuse

__all__ = ["amount_words", "condition_words", "duration_words", "has_words"]

# ---- amounts


def amount_words(amount: AnyAmount) -> str:
    """Return an amount that stands alone: ``the number of lands you control``.

    Raises:
        CannotWrite: It can't stand alone.
    """
    return AMOUNTS.words(amount)


# ---- conditions and durations


def condition_words(condition: Condition) -> str:
    """Return a condition, as it stands behind ``if``.

    Raises:
        CannotWrite: The language has no words for it.
    """
    with suppress(CannotWrite):
        if isinstance(condition, AllHold):  # all of it may have words of its own
            return CONDITIONS.words(condition)
    match condition:
        case AllHold(conditions) if len(conditions) > 1:
            if any(isinstance(each, AnyHolds) for each in conditions):
                raise refuse(condition)
            return " and ".join(condition_words(each) for each in conditions)
        case AnyHolds(conditions) if len(conditions) > 1:
            if any(isinstance(each, AllHold) for each in conditions):
                raise refuse(condition)
            return " or ".join(condition_words(each) for each in conditions)
        case _:
            return CONDITIONS.words(condition)


def has_words(condition: Condition) -> bool:
    """Say whether the language has words for a condition; for its negation alone "unless" may stand."""
    try:
        condition_words(condition)
    except CannotWrite:
        return False
    return True


def duration_words(duration: Duration, *, only_bars: bool = False) -> str:
    """Return how long, with a space before it; it is empty for as long as the game.

    With ``only_bars`` a turn is "this turn".
    """
    if only_bars and duration in _NOW:
        return f" {_NOW[duration]}"
    return f" {DURATIONS.words(duration)}" if duration != Duration() else ""


_NOW: Final = {Duration("end of turn"): "this turn", Duration("end of combat"): "this combat"}
