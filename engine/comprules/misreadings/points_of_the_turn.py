"""506.7: the points of the combat phase, misread."""

from __future__ import annotations

from comprules.abilities.conditions import Condition, PointOfTurn
from comprules.book.citing import original
from comprules.events.turn import BeginsStep
from comprules.rules.activating.activation_instructions import POINTS_FOR_ABILITIES, instruction_holds
from comprules.rules.meaning import holds
from comprules.rules.meaning.points_of_the_turn import (
    AFTER_UPKEEP,
    AFTER_WHAT_WAS_SKIPPED,
    AROUND_ATTACKERS,
    AROUND_BLOCKERS,
    BEFORE_WHAT_NEVER_COMES,
    HAD_TO_ATTACK,
    IN_ANY_COMBAT,
    IN_THE_FIRST_COMBAT,
    POINTS_OF_COMBAT,
    declared_this_combat,
    had_to_attack,
    is_after_upkeep,
    is_at_point,
    points_that_decide,
    some_attackers_came,
    was_attacked_this_step,
)
from comprules.rules.meaning.speaker import Speaker
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.words import STEPS, STEPS_OF_COMBAT

__all__: list[str] = []


@AFTER_UPKEEP.misreading_of(is_after_upkeep)
def once_no_upkeep_is_left(game: Game) -> bool:
    """It is after upkeep when it is not upkeep any more, and no more of it will come in this turn."""
    return STEPS.index(game.step) > STEPS.index("upkeep") and "upkeep" not in game.extra_phases


@POINTS_OF_COMBAT.misreading_of(is_at_point)
def at_any_time(_game: Game, _wanted: PointOfTurn) -> bool:
    """What a text says of before and after in combat is passed over."""
    return True


@POINTS_OF_COMBAT.misreading_of(was_attacked_this_step)
def attacked_at_any_time(_game: Game, _players: tuple[str, ...]) -> bool:
    """Somebody has been attacked, in this step or in another."""
    return True


@AROUND_ATTACKERS.misreading_of(is_at_point)
def until_something_attacks(game: Game, wanted: PointOfTurn) -> bool:
    """It is before attackers are declared as long as none has been."""
    waits = wanted.side == "before" and wanted.point == "declare attackers" and not has_attackers(game)
    return original(is_at_point)(game, wanted) or (waits and game.step in STEPS_OF_COMBAT)


@AROUND_BLOCKERS.misreading_of(is_at_point)
def once_something_blocks(game: Game, wanted: PointOfTurn) -> bool:
    """It is after blockers are declared once some creature blocks."""
    so = original(is_at_point)(game, wanted)
    if wanted.side == "after" and wanted.point == "declare blockers":
        return so and any(game.objects[i].blocking for i in game.battlefield)
    return so


@IN_ANY_COMBAT.misreading_of(is_at_point)
def the_first_alone(game: Game, wanted: PointOfTurn) -> bool:
    """Combat means the first combat phase of the turn."""
    begun = sum(isinstance(e, BeginsStep) and e.step == "beginning of combat" for e in game.deeds)
    return original(is_at_point)(game, wanted) and begun < 2


@IN_THE_FIRST_COMBAT.misreading_of(is_at_point)
def in_each_combat(game: Game, wanted: PointOfTurn) -> bool:
    """Each combat phase of a turn has the point of its own."""
    since = tuple(e for e in game.deeds if not isinstance(e, BeginsStep) or e.step != "beginning of combat")
    return original(is_at_point)(replace(game, deeds=since), wanted)


@BEFORE_WHAT_NEVER_COMES.misreading_of(is_at_point)
def as_long_as_it_has_not_come(game: Game, wanted: PointOfTurn) -> bool:
    """It is before a step that was skipped until combat is over."""
    skipped = game.step == "end of combat" and not some_attackers_came(game)
    return original(is_at_point)(game, wanted) or (skipped and wanted.side == "before")


@AFTER_WHAT_WAS_SKIPPED.misreading_of(is_at_point)
def after_it_would_have_come(game: Game, wanted: PointOfTurn) -> bool:
    """After blockers means later in combat than that step would have been."""
    skipped = game.step == "end of combat" and not some_attackers_came(game)
    return original(is_at_point)(game, wanted) or (skipped and wanted.side == "after")


def has_attackers(game: Game) -> bool:
    """Say whether any creature is attacking."""
    return any(game.objects[i].attacking is not None for i in game.battlefield)


@POINTS_FOR_ABILITIES.misreading_of(instruction_holds)
def spells_alone(game: Game, speaker: Speaker, condition: Condition) -> bool:
    """Abilities can be activated before and after the points of combat that they name."""
    return bool(points_that_decide(game, condition)) or holds(game, views(game), speaker, condition)


@HAD_TO_ATTACK.misreading_of(had_to_attack)
def has_attacked(game: Game, thing: int) -> bool:
    """Whatever was declared as an attacker had to attack."""
    return any(True for _ in declared_this_combat(game, thing))
