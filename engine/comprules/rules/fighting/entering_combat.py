"""506.3a-e, 508.4: creatures that enter the battlefield attacking."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.permanents import EntersAttacking
from comprules.happening import happen
from comprules.happening.whose_turn import is_active
from comprules.questions import ask_objects
from comprules.rules.fighting.who_fights import (
    Defender,
    attackers_now,
    defending_players,
    why_not_attacked,
    why_not_attacking_so,
)
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.words import STEPS_OF_COMBAT

__all__ = [
    "BATTLE_ENTERS_ATTACKING",
    "ENTERS_FOR_ANOTHER_PLAYER",
    "NONCREATURE_ENTERS_ATTACKING",
    "NOTHING_LEFT_TO_ATTACK",
    "PUT_ATTACKING",
    "WHAT_IT_WAS_TO_ATTACK_IS_GONE",
    "WITHOUT_RESTRICTIONS",
    "attacking_from_now",
    "is_attacking_players",
    "is_no_battle",
    "is_restricted",
    "is_still_there",
    "may_enter_attacking",
]

NONCREATURE_ENTERS_ATTACKING = cite("506.3a")
ENTERS_FOR_ANOTHER_PLAYER = cite("506.3b")
NOTHING_LEFT_TO_ATTACK = cite("506.3c")
BATTLE_ENTERS_ATTACKING = cite("506.3e")
PUT_ATTACKING = cite("508.4")
WHAT_IT_WAS_TO_ATTACK_IS_GONE = cite("508.4a")
WITHOUT_RESTRICTIONS = cite("508.4c")


@PUT_ATTACKING.essential("a creature that enters attacking has to attack someone")
def attacking_from_now(game: Game, things: tuple[int, ...], settled: Defender | None = None) -> Game:
    """What is put onto the battlefield attacking attacks whom or what its controller chooses.

    It was never declared as an attacker. With ``settled`` nobody chooses.
    """
    for i in things:
        if game.step not in STEPS_OF_COMBAT or not may_enter_attacking(game, i):
            continue
        if settled is not None and not is_still_there(game, i, settled):
            continue
        whom: tuple[Defender, ...] = (
            *defending_players(game),
            *(j for j in game.battlefield if not why_not_attacked(game, j)),
        )
        text = f"whom does {game.label(i)} attack?"
        chosen = ask_objects(game, views(game)[i].controller, text, whom) if settled is None else (settled,)
        if is_restricted(game, i, chosen[0]):
            continue
        PUT_ATTACKING.decided(game, f"{game.label(i)} is put onto the battlefield attacking")
        game = happen(game, EntersAttacking(i, chosen[0]))
    return game


@NONCREATURE_ENTERS_ATTACKING.essential("what is no creature would leave combat at once, by 506.4")
def may_enter_attacking(game: Game, thing: int) -> bool:
    """Only a creature enters attacking, under the control of an attacking player."""
    if "creature" not in views(game)[thing].types:
        NONCREATURE_ENTERS_ATTACKING.decided(game, f"{game.label(thing)} is no creature, and not attacking")
        return False
    return is_attacking_players(game, thing) and is_no_battle(game, thing)


@ENTERS_FOR_ANOTHER_PLAYER
def is_attacking_players(game: Game, thing: int) -> bool:
    """Say whether an attacking player controls it; what enters for another player is never attacking."""
    if is_active(game, views(game)[thing].controller):
        return True
    ENTERS_FOR_ANOTHER_PLAYER.decided(
        game, f"{game.label(thing)} has no attacking player as its controller, and is not attacking"
    )
    return False


@BATTLE_ENTERS_ATTACKING
def is_no_battle(game: Game, thing: int) -> bool:
    """Say whether it is no battle; a creature that is a battle as well never attacks."""
    if "battle" not in views(game)[thing].types:
        return True
    BATTLE_ENTERS_ATTACKING.decided(game, f"{game.label(thing)} is a battle, and not attacking")
    return False


@NOTHING_LEFT_TO_ATTACK
@WHAT_IT_WAS_TO_ATTACK_IS_GONE
def is_still_there(game: Game, thing: int, settled: Defender) -> bool:
    """Say whether what it is to attack can still be attacked; if not, it enters and is not attacking."""
    why = why_not_attacked(game, settled)
    if not why:
        return True
    for cited in (NOTHING_LEFT_TO_ATTACK, WHAT_IT_WAS_TO_ATTACK_IS_GONE):
        cited.decided(game, f"{game.label(thing)} is not attacking: {why}")
    return False


@WITHOUT_RESTRICTIONS
def is_restricted(game: Game, thing: int, whom: Defender) -> bool:
    """What enters attacking obeys no restriction on the declaration of attackers."""
    restricted = why_not_attacking_so(game, {**attackers_now(game), thing: whom})
    if restricted:
        WITHOUT_RESTRICTIONS.decided(game, f"{game.label(thing)} attacks all the same: {restricted}")
    return False
