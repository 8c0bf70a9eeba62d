"""703: what the game does by itself, misread."""

from __future__ import annotations

from comprules.abilities.nouns import Players
from comprules.events.players import Deals
from comprules.procedure import Declaration
from comprules.rules.combat.attacking import ATTACKERS_AS_THE_STEP_BEGINS, attackers_are_declared
from comprules.rules.combat.blocking import BLOCKERS_AS_THE_STEP_BEGINS, blockers_are_declared
from comprules.rules.combat.combat_damage import (
    ASSIGNED_IN_TURN_ORDER,
    DEALT_ONCE_ASSIGNED,
    assigns_after_attackers,
    once_assigned,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.triggers.what_triggered import is_player
from comprules.rules.triggers.whose_doing import NOBODY_CONTROLS_THEM, is_doing_of
from comprules.state.game import Game

__all__: list[str] = []


@ATTACKERS_AS_THE_STEP_BEGINS.misreading_of(attackers_are_declared)
@BLOCKERS_AS_THE_STEP_BEGINS.misreading_of(blockers_are_declared)
def nobody_fights(game: Game, _declared: Declaration | None) -> Game:
    """No creature attacks or blocks as the step begins."""
    return game


@ASSIGNED_IN_TURN_ORDER.misreading_of(assigns_after_attackers)
def blockers_first(game: Game, creature: int) -> bool:
    """Attackers assign their damage after blockers."""
    return game.objects[creature].attacking is not None


@DEALT_ONCE_ASSIGNED.misreading_of(once_assigned)
def not_yet(_game: Game, _assigned: tuple[Deals, ...]) -> tuple[Deals, ...]:
    """Combat damage that was assigned is not dealt in this step."""
    return ()


@NOBODY_CONTROLS_THEM.misreading_of(is_doing_of)
def whoever_looks_for_it(game: Game, speaker: Speaker, who: Players, cause: str) -> bool:
    """What no player causes counts as caused by those whom an ability names."""
    return not cause or is_player(game, speaker, who, cause)
