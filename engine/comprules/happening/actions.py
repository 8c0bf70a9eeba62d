"""701: which of the things that happen are keyword actions, as the ruleset's table has them."""

from __future__ import annotations

from collections.abc import Iterable

from comprules.events.every import Event
from comprules.ruleset import rules_of
from comprules.state.game import Game

__all__ = ["is_left_out", "note_actions"]


def is_left_out(game: Game, event: Event) -> bool:
    """Say whether an event is a keyword action whose rule the ruleset has left out."""
    rules = rules_of(game)
    return rules.leaves_out_actions and (row := rules.action(event)) is not None and row.left_out


def note_actions(game: Game, events: Iterable[Event]) -> None:
    """Write down which keyword actions were taken."""
    rules = rules_of(game)
    for event in events:
        row = rules.action(event)
        if row is not None:
            row.citation.decided_once(game, f"{row.name}: {_what(game, event)}")


def _what(game: Game, event: Event) -> str:
    return game.label(getattr(event, "object", None) or getattr(event, "player", None))
