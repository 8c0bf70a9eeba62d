"""Before, during and after a point of the combat phase (506.7), and what has happened in the step."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from comprules.abilities.conditions import PointOfTurn
from comprules.book.citing import cite
from comprules.events.permanents import DeclaresAttacker
from comprules.events.turn import BeginsStep
from comprules.state.game import Game
from comprules.words import STEPS, Step

__all__ = ["is_at_point", "was_attacked_this_step"]

POINTS_OF_COMBAT = cite("506.7")
_COMBAT: Final[tuple[Step, ...]] = STEPS[
    STEPS.index("beginning of combat") : STEPS.index("end of combat") + 1
]


@POINTS_OF_COMBAT
def is_at_point(game: Game, wanted: PointOfTurn) -> bool:
    """Say whether it is before, during or after what a text says of the combat phase."""
    so = _is_at_point(game, wanted)
    POINTS_OF_COMBAT.decided_once(game, f"it is {'' if so else 'not '}{wanted.side} {wanted.point}")
    return so


def _is_at_point(game: Game, wanted: PointOfTurn) -> bool:
    now = STEPS.index(game.step)
    is_combat = game.step in _COMBAT
    match wanted.side:
        case "during":
            return is_combat
        case "before":
            first = _COMBAT[0] if wanted.point == "combat" else wanted.point
            return (
                (is_combat or not wanted.here)
                and now < STEPS.index(first)
                and (wanted.here or _earlier_combats(game) == 0)
            )
        case "after" if wanted.here:
            return is_combat and now >= STEPS.index(_last(wanted)) and _has_begun(game, _last(wanted))
        case "after":
            return _earlier_combats(game) > 0 or now > STEPS.index(_last(wanted))


def _last(wanted: PointOfTurn) -> Step:
    return _COMBAT[-1] if wanted.point == "combat" else wanted.point


def _earlier_combats(game: Game) -> int:
    """Return how many combat phases of this turn are over, or were when an added main phase came (506.7d)."""
    begun = sum(isinstance(event, BeginsStep) and event.step == _COMBAT[0] for event in game.deeds)
    return begun - (game.step in _COMBAT) if begun else 0


def _has_begun(game: Game, step: Step) -> bool:
    """Say whether a step of this combat phase has begun and was not skipped (506.7f)."""
    if game.step == step:
        return True
    begun = [event.step for event in reversed(game.deeds) if isinstance(event, BeginsStep)]
    return step in takewhile(lambda name: name != _COMBAT[0], begun)


@POINTS_OF_COMBAT
def was_attacked_this_step(game: Game, players: tuple[str, ...]) -> bool:
    """Say whether an attacker was declared against one of these players in this step."""
    since = takewhile(lambda event: not isinstance(event, BeginsStep), reversed(game.deeds))
    so = any(isinstance(event, DeclaresAttacker) and event.attacked in players for event in since)
    POINTS_OF_COMBAT.decided_once(
        game, f"{' and '.join(players)} {'has' if so else 'has not'} been attacked this step"
    )
    return so
