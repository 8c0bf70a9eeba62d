"""116, 117.1c, 117.6: special actions and priority, misread."""

from __future__ import annotations

from comprules.rules.casting.special_actions import (
    SPECIAL_ACTIONS,
    TIME_FOR_SPECIAL_ACTIONS,
    How,
    ensure_time_for,
)
from comprules.rules.casting.turning_face_up import (
    TURNING_CONSPIRACY_FACE_UP,
    TURNING_FACE_UP_AS_SPECIAL_ACTION,
    ensure_may_turn_face_up,
)
from comprules.rules.variants.shared_turns import TEAMS_HAVE_PRIORITY, team_with_priority
from comprules.state.game import Game

__all__: list[str] = []


@SPECIAL_ACTIONS.misreading_of(ensure_time_for)
@TIME_FOR_SPECIAL_ACTIONS.misreading_of(ensure_time_for)
def at_any_time(_game: Game, _player: str, _card: int, _how: How) -> None:
    """What uses no stack can be done by anyone at any time."""


@TURNING_FACE_UP_AS_SPECIAL_ACTION.misreading_of(ensure_may_turn_face_up)
@TURNING_CONSPIRACY_FACE_UP.misreading_of(ensure_may_turn_face_up)
def without_waiting(_game: Game, _player: str, _permanent: int) -> None:
    """What is face down is turned up whenever its controller likes."""


@TEAMS_HAVE_PRIORITY.misreading_of(team_with_priority)
def each_for_themselves(_game: Game, player: str) -> tuple[str, ...]:
    """One player of a team has priority at a time."""
    return (player,)
