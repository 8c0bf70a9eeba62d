"""Amounts, conditions and durations in words."""

from __future__ import annotations

from comprules.abilities.conditions import (
    AllHold,
    Always,
    AnyAmount,
    AnyHolds,
    Condition,
    Duration,
)
from comprules.english.forms.amounts import AMOUNTS
from comprules.english.forms.conditions import CONDITIONS
from comprules.english.writing_nouns import (
    owned_by,
)
from comprules.english.writing_words import refuse

__all__ = ["amount_words", "condition_words", "duration_words"]

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


def duration_words(duration: Duration, *, only_bars: bool = False) -> str:
    """Return how long, with a space before it; it is empty for as long as the game.

    With ``only_bars`` a turn is "this turn".
    """
    if duration.as_long_as != Always():
        if duration.until:
            raise refuse(duration)
        return f" for as long as {condition_words(duration.as_long_as)}"
    if duration.until == "end of turn" and only_bars:
        return " this turn"
    if duration.until == "end of combat" and only_bars:
        return " this combat"
    match duration.until.partition("next "):
        case (_, "", _):
            return f" until {duration.until}" if duration.until else ""
        case ("end of ", _, "turn"):
            return f" until the end of {owned_by(duration.whose, 'next turn')}"
        case ("", _, "turn" | "upkeep" as moment):
            return f" until {owned_by(duration.whose, f'next {moment}')}"
        case ("", _, step):
            kind = "phase" if step.endswith("main") else "step"
            return f" until {owned_by(duration.whose, f'next {step} {kind}')}"
        case _:
            raise refuse(duration)
