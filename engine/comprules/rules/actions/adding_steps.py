"""500.9, 500.10: steps that effects add to a turn."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.turn import AddsPhases, AddsSteps
from comprules.happening import happen
from comprules.happening.whose_turn import is_active, once_for_those
from comprules.state.game import Game
from comprules.words import AddedPhase, Step

__all__ = ["PHASES_FOR_A_STEP", "STEPS_IN_ONES_OWN_TURN", "add_steps", "phases_for_steps", "who_gets_steps"]

PHASES_FOR_A_STEP = cite("500.10")
STEPS_IN_ONES_OWN_TURN = cite("500.10a")


def add_steps(game: Game, players: tuple[str, ...], step: Step, behind: str, number: int) -> Game:
    """Add so many steps to the turn for each of the players who get them."""
    times = number * len(once_for_those(game, who_gets_steps(game, players)))
    if not times:
        return game
    added = phases_for_steps(game, step, times) if behind == "phase" else AddsSteps((step,) * times)
    return happen(game, added)


@STEPS_IN_ONES_OWN_TURN
def who_gets_steps(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Return the players whose turn it is; nobody gets a step in the turn of another."""
    for player in players:
        gets = "gets" if is_active(game, player) else "does not get"
        STEPS_IN_ONES_OWN_TURN.decided(game, f"{player} {gets} another step in the turn of {game.active}")
    return tuple(player for player in players if is_active(game, player))


@PHASES_FOR_A_STEP
def phases_for_steps(game: Game, step: Step, times: int) -> AddsPhases | AddsSteps:
    """Behind a phase a step comes in a phase of its own, the other steps of which are skipped."""
    if step != "upkeep":
        raise PHASES_FOR_A_STEP.refuses(f"no phase is added for the {step} step yet")
    PHASES_FOR_A_STEP.decided(game, f"added: {many(times, 'phase')} with nothing but the {step} step")
    one: AddedPhase = "upkeep"
    return AddsPhases((one,) * times)
