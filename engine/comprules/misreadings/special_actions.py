"""116, 117.1c, 117.6: special actions and priority, misread."""

from __future__ import annotations

from comprules.abilities.kinds import Ability
from comprules.book.citing import Citation
from comprules.events.every import Event
from comprules.mana import ManaCost
from comprules.rules.casting.other_special_actions import (
    ENDING_EFFECTS,
    FETCHING_COMPANION,
    ROLLING_PLANAR_DIE,
    UNLOCKING,
    cost_of_rolling,
    effects_to_end,
    ensure_main_phase,
)
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
from comprules.rules.replacement.impossible_events import IGNORING_EFFECTS, is_ignored
from comprules.rules.variants.shared_turns import TEAMS_HAVE_PRIORITY, team_with_priority
from comprules.state.game import Game
from comprules.state.lasting import Lasting

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


@ENDING_EFFECTS.misreading_of(effects_to_end)
def by_anyone(game: Game, _player: str, thing: int) -> tuple[Lasting, ...]:
    """Any player may end an effect that says how it is ended."""
    label = game.objects[thing].label
    return tuple(
        e
        for e in game.lasting
        if e.duration.ended_for is not None and game.last_seen(e.source).label == label
    )


@IGNORING_EFFECTS.misreading_of(is_ignored)
def never_ignored(_game: Game, _event: Event, _source: int, _ability: Ability) -> bool:
    """An effect is an effect for everybody, whoever has paid."""
    return False


@FETCHING_COMPANION.misreading_of(ensure_main_phase)
@ROLLING_PLANAR_DIE.misreading_of(ensure_main_phase)
@UNLOCKING.misreading_of(ensure_main_phase)
def with_priority_alone(_game: Game, _player: str, _action: Citation) -> None:
    """It takes priority, and nothing else."""


@ROLLING_PLANAR_DIE.misreading_of(cost_of_rolling)
def for_nothing(_game: Game, _player: str) -> ManaCost:
    """The planar die is rolled for nothing, as often as one likes."""
    return ManaCost(("0",))
