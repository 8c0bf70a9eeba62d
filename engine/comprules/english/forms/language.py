"""All forms of the language: importing this module makes every table of them known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from comprules.english.forms import (
    actions,
    activation,
    alterations,
    amendments,
    amounts,
    behind_all,
    behind_nouns,
    cast_from_among,
    changes,
    combat,
    compared_amounts,
    condition_parts,
    conditions,
    conditions_of_the_turn,
    cost_changes,
    costs,
    durations,
    entering,
    impossible,
    instructions,
    keyword_lines,
    moves,
    moves_apart,
    named,
    parts,
    permissions,
    player_actions,
    players,
    players_who,
    points_of_the_turn,
    prevention,
    single_instructions,
    statics,
    targets,
    trigger_events,
    triggers,
    would,
)
from comprules.english.forms.form import topics_known

if TYPE_CHECKING:
    from comprules.english.forms.form import Topic

__all__ = ["TABLES", "topics"]

TABLES: Final = (
    parts,
    targets,
    named,
    amounts,
    behind_nouns,
    behind_all,
    conditions,
    compared_amounts,
    conditions_of_the_turn,
    condition_parts,
    points_of_the_turn,
    combat,
    impossible,
    cast_from_among,
    permissions,
    actions,
    instructions,
    single_instructions,
    moves,
    moves_apart,
    player_actions,
    players,
    players_who,
    prevention,
    entering,
    statics,
    trigger_events,
    triggers,
    alterations,
    amendments,
    would,
    changes,
    cost_changes,
    costs,
    durations,
    activation,
    keyword_lines,
)
"""The modules in which forms stand."""


def topics() -> tuple[Topic, ...]:
    """Return every topic of the language."""
    return topics_known()
