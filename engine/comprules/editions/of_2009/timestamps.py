"""418.5e of 2009: which objects received a timestamp, and in which order."""

from __future__ import annotations

from collections.abc import Sequence

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.happening import timestamps
from comprules.questions import Question, ask
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = ["TIMESTAMPS_OF_2009", "all_in_one", "as_old_as_it_came", "ordered_by_active_player"]

TIMESTAMPS_OF_2009 = cite("418.5e", "2009-05-01")


@TIMESTAMPS_OF_2009
def ordered_by_active_player(game: Game, _player: str, events: Sequence[Event]) -> Sequence[Event]:
    """The active player orders timestamps that objects receive at once, whoever controls them."""
    names = {label: event for event in events if (label := timestamps.orderable(game, event))}
    if len(names) < 2:
        return events
    TIMESTAMPS_OF_2009.decided(game, f"{game.active} orders the timestamps")
    order = ask(
        game, Question.ordering(game.active, "order the timestamps, the earliest first", tuple(names))
    )
    return [names[label] for label in order] + [e for e in events if e not in names.values()]


@TIMESTAMPS_OF_2009
def all_in_one(game: Game, stamped: Sequence[Event]) -> tuple[tuple[str, tuple[Event, ...]], ...]:
    """Everything that receives a timestamp at once is one group, the active player's to order."""
    return ((game.active, tuple(stamped)),)


@TIMESTAMPS_OF_2009
def as_old_as_it_came(game: Game, thing: GameObject) -> GameObject:
    """What is turned face up or face down keeps the timestamp with which it came into play."""
    how = "down" if thing.face_down else "up"
    TIMESTAMPS_OF_2009.decided(game, f"{game.label(thing.id)} keeps its timestamp as it turns face {how}")
    return thing
