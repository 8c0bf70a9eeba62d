"""610.3a, 611.2b: whether the time of an effect is over before the effect begins."""

from __future__ import annotations

from comprules.abilities.conditions import Always, Condition, Duration
from comprules.abilities.trigger_events import TriggerEvent
from comprules.book.citing import cite
from comprules.rules.meaning import Speaker, holds
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = ["DURATION_OVER_BEFORE_BEGUN", "duration_as_it_begins", "is_over", "number_resolving"]

DURATION_OVER_BEFORE_BEGUN = cite("611.2b")


@DURATION_OVER_BEFORE_BEGUN
def duration_as_it_begins(game: Game, speaker: Speaker, duration: Duration) -> Duration | None:
    """An effect does nothing if its duration has ended before it begins; then return None."""
    if not is_over(game, duration.as_long_as) and holds(game, views(game), speaker, duration.as_long_as):
        if duration.as_long_as != Always():
            DURATION_OVER_BEFORE_BEGUN.decided(
                game, f"{game.label(speaker.source)}'s effect begins, for its duration is not over"
            )
        return duration
    DURATION_OVER_BEFORE_BEGUN.decided(
        game, f"the duration of {game.label(speaker.source)}'s effect is over before it begins"
    )
    return None


def number_resolving(game: Game) -> int:
    """Return which spell or ability is on top of the stack, the one that resolves."""
    top = game.zone("stack")[:1]
    made = game.objects[top[0]].on_stack if top else None
    if made is not None and made.ability is not None and made.ability.number:
        return made.ability.number
    return top[0] if top else 0


def is_over(game: Game, awaited: TriggerEvent | Condition) -> bool | None:
    """Say whether what the resolving spell or ability waits for, or lasts as long as, is over by now.

    None where nobody has looked.
    """
    if not game.watched or awaited == Always():
        return None
    number = number_resolving(game)
    found = [w for w in game.watched if w.number == number and awaited in (w.when, w.condition)]
    return found[0].over if found else None
