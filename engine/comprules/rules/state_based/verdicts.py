"""704: what a state-based action comes to about what it looks at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from comprules.book.citing import Spared
from comprules.events.every import Event
from comprules.events.zones import Moves
from comprules.state.game import Game

__all__ = ["Proposals", "StateBasedAction", "Verdict", "to_graveyard"]


Verdict = Event | Spared
"""What a state-based action comes to about something: an event that is to happen, or that nothing is."""


StateBasedAction = Callable[[Game], Iterable[Verdict]]
"""A state-based action: it looks at the game and proposes what is to happen."""


Proposals = list[tuple[StateBasedAction, Event]]
"""What state-based actions propose, each with the one that proposes it."""


def to_graveyard(things: Iterable[int]) -> Iterator[Verdict]:
    """Propose that permanents be put into their owners' graveyards."""
    return (Moves(thing, "graveyard", cause="state-based action") for thing in things)
