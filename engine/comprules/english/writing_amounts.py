"""Amounts, conditions and durations in words."""

from __future__ import annotations

from typing import assert_never

from comprules.abilities.conditions import (
    AllHold,
    Always,
    AnyAmount,
    Condition,
    ConditionalAmount,
    Duration,
)
from comprules.abilities.descriptions import without
from comprules.abilities.nouns import (
    AllThese,
    CardsIn,
    ColorsSpentOn,
    CountersOn,
    CountOf,
    Devotion,
    Filter,
    GreatestPower,
    Half,
    KeywordAmount,
    LifeOf,
    ManaSpentOn,
    ManaValueOf,
    Negative,
    OwnedBy,
    Plus,
    PowerOf,
    SpeedOf,
    Times,
    TimesPaid,
    ToughnessOf,
    TypesAmong,
)
from comprules.abilities.simple_nouns import (
    LifePaid,
    Noted,
    Number,
    PreventedThisWay,
    SpellsCastBefore,
    TargetsBeyondFirst,
    ThatMuch,
    X,
)
from comprules.english.forms.conditions import CONDITIONS
from comprules.english.lexicon import number_word
from comprules.english.writing_nouns import (
    each_of,
    kinds_words,
    of_subject,
    owned_by,
    subject_words,
)
from comprules.english.writing_words import listed, refuse

__all__ = ["amount_words", "condition_words", "duration_words"]

# ---- amounts


def amount_words(amount: AnyAmount) -> str:
    """An amount that stands alone: ``the number of lands you control``.

    Raises:
        CannotWrite: It can't stand alone.
    """
    match amount:
        case Number(value) if value >= 0:
            return str(value)
        case X():
            return "X"
        case CountOf(kind):
            if without(kind, OwnedBy) == Filter(noun="card", zone=kind.zone):
                raise refuse(amount)
            return f"the number of {kinds_words(kind)}"
        case CardsIn(player, zone):
            return f"the number of cards in {owned_by(player, zone)}"
        case GreatestPower(kind):
            return f"the greatest power among {kinds_words(kind)}"
        case TimesPaid(of, "kicker"):
            return f"the number of times {subject_words(of).words} was kicked"
        case TimesPaid() | TargetsBeyondFirst() | KeywordAmount():
            raise refuse(amount)
        case ManaSpentOn(of):
            return f"the amount of mana spent to cast {subject_words(of).words}"
        case ColorsSpentOn(of):
            return f"the number of colors of mana spent to cast {subject_words(of).words}"
        case TypesAmong(kind, of):
            return f"the number of {of}s among {kinds_words(kind)}"
        case Devotion(player, colors) if colors:
            return f"{owned_by(player, 'devotion')} to {listed(colors)}"
        case Plus(number, of) if not isinstance(of, Number | ThatMuch):
            return f"{number} plus {amount_words(of)}"
        case Plus() | Devotion():
            raise refuse(amount)
        case Times(factor, of) if factor > 2:
            return f"{number_word(factor)} times {amount_words(of)}"
        case PowerOf(of):
            return f"{of_subject(of)} power"
        case ToughnessOf(of):
            return f"{of_subject(of)} toughness"
        case ManaValueOf(AllThese() as of):
            return f"the total mana value of {subject_words(of).words}"
        case ManaValueOf(of):
            return f"{of_subject(of)} mana value"
        case CountersOn(kind, of):
            return f"the number of {kind} counters on {each_of(of)}"
        case LifeOf(player):
            return owned_by(player, "life total")
        case SpeedOf(player):
            return owned_by(player, "speed")
        case Times(2, of):
            return f"twice {amount_words(of)}"
        case PreventedThisWay():
            return "the damage prevented this way"
        case LifePaid(time):
            return f"the life paid as this {time}"
        case Noted():
            return "the noted number"
        case SpellsCastBefore():
            return "the number of spells cast before it this turn"
        case Number() | Negative() | ConditionalAmount() | Half() | Times() | ThatMuch():
            raise refuse(amount)
        case _:
            assert_never(amount)


# ---- conditions and durations


def condition_words(condition: Condition) -> str:
    """A condition, as it stands behind ``if``.

    Raises:
        CannotWrite: The language has no words for it.
    """
    match condition:
        case AllHold(conditions) if len(conditions) > 1:
            return " and ".join(condition_words(each) for each in conditions)
        case _:
            return CONDITIONS.words(condition)


def duration_words(duration: Duration, *, only_bars: bool = False) -> str:
    """How long, with a space before it; empty for as long as the game. With ``only_bars`` a turn is "this turn"."""
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
