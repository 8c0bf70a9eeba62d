"""107: numbers and symbols, misread."""

from __future__ import annotations

from comprules.rules.casting.proposing import X_TO_BE_DETERMINED, x_announced
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.amounts import (
    LETTER_Y,
    NUMBER_UNKNOWN,
    WHOLE_NUMBERS,
    as_for_x,
    halved,
    unknown_number,
)
from comprules.rules.meaning.symbols import ANY_PHYREXIAN_SYMBOL, any_phyrexian
from comprules.rules.targeting.proposal import Proposal
from comprules.rules.triggers.delayed_triggers import X_OF_DELAYED_TRIGGER, x_of_delayed
from comprules.rules.triggers.times_triggered import (
    X_OF_ADDED_ABILITY,
    X_OF_ANOTHER_OBJECT,
    is_gained,
    x_of_another,
)
from comprules.rules.triggers.triggered_abilities import CHAPTER_SYMBOLS, numbers_reached
from comprules.rules.triggers.what_triggered import About
from comprules.state.game import Game
from comprules.state.objects import Origin

__all__: list[str] = []


@WHOLE_NUMBERS.misreading_of(halved)
def to_the_half(_game: Game, amount: int, *, up: bool) -> int:
    """Half of an odd number is no integer: twice the half is counted."""
    return amount if amount % 2 else (amount + up) // 2


@NUMBER_UNKNOWN.misreading_of(unknown_number)
def at_least_one(_game: Game, _of: str) -> int:
    """A number that can't be found out is one at least."""
    return 1


@X_TO_BE_DETERMINED.misreading_of(x_announced)
def only_a_letter(_game: Game, _proposal: Proposal, _said: int) -> int:
    """X is a letter, and stands for no number."""
    return 0


@ANY_PHYREXIAN_SYMBOL.misreading_of(any_phyrexian)
def of_one_color(_game: Game, symbols: tuple[str, ...]) -> bool:
    """Only the five Phyrexian symbols of one color are meant."""
    return any(symbol.endswith("/P") and symbol.count("/") == 1 for symbol in symbols)


@X_OF_ANOTHER_OBJECT.misreading_of(x_of_another)
def of_its_own(_game: Game, _spell: int) -> int:
    """No X was chosen for the ability itself, so it is 0."""
    return 0


@X_OF_ADDED_ABILITY.misreading_of(is_gained)
def one_with_the_object(_game: Game, _source: int, _origin: Origin) -> bool:
    """X in whatever an object has is the X that was chosen for it."""
    return False


@X_OF_DELAYED_TRIGGER.misreading_of(x_of_delayed)
def forgotten_by_then(_game: Game, _introduced: About) -> int:
    """Once the spell is gone nothing knows its X."""
    return 0


@CHAPTER_SYMBOLS.misreading_of(numbers_reached)
def by_hand(_game: Game, _numbers: tuple[int, ...], _old: int, _new: int) -> tuple[int, ...]:
    """What stands beside a chapter symbol is no ability, and triggers on nothing."""
    return ()


@LETTER_Y.misreading_of(as_for_x)
def no_letter_but_x(_game: Game, _speaker: Speaker, _y: int) -> int:
    """No rule says what a Y is, so it is nothing."""
    return 0
