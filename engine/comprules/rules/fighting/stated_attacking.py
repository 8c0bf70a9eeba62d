"""506.3f, 508.4: creatures of which an effect says that they are attacking."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.permanents import EntersAttacking
from comprules.happening import happen
from comprules.happening.whose_turn import is_active
from comprules.questions import ask_objects
from comprules.rules.fighting.entering_combat import PUT_ATTACKING, is_restricted, what_it_attacks
from comprules.rules.fighting.who_fights import (
    ATTACKING_AND_DEFENDING,
    Defender,
    can_fight,
    why_not_attacked,
)
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.words import STEPS_OF_COMBAT

__all__ = [
    "BATTLE_WOULD_FIGHT",
    "WHAT_IT_IS_TO_ATTACK_IS_GONE",
    "can_still_be_attacked",
    "stated_attacking",
    "stays_out_as_a_battle",
]

BATTLE_WOULD_FIGHT = cite("506.3f")
WHAT_IT_IS_TO_ATTACK_IS_GONE = cite("508.4b")


def stated_attacking(game: Game, things: tuple[int, ...], whom: tuple[Defender, ...] | None) -> Game:
    """A creature that an effect states to be attacking attacks what the effect names.

    If it names nothing, the controller chooses. It was never declared as an attacker.
    """
    for i in things:
        if game.step not in STEPS_OF_COMBAT or not _is_attacking_players(game, i):
            continue
        if stays_out_as_a_battle(game, i):
            continue
        left = None if whom is None else can_still_be_attacked(game, i, whom)
        if left == ():
            continue
        text = f"whom does {game.label(i)} attack?"
        attacked = (
            what_it_attacks(game, i)
            if left is None
            else ask_objects(game, views(game)[i].controller, text, left)[0]
        )
        if is_restricted(game, i, attacked):
            continue
        PUT_ATTACKING.decided(
            game, f"an effect states that {game.label(i)} is attacking {game.label(attacked)}"
        )
        game = happen(game, EntersAttacking(i, attacked))
    return game


def _is_attacking_players(game: Game, thing: int) -> bool:
    """Say whether it is a creature that an attacking player controls."""
    if not can_fight(game, thing):
        return False
    if is_active(game, views(game)[thing].controller):
        return True
    ATTACKING_AND_DEFENDING.decided(game, f"{game.label(thing)} is controlled by no attacking player")
    return False


@BATTLE_WOULD_FIGHT
def stays_out_as_a_battle(game: Game, thing: int) -> bool:
    """Say whether it is a battle: what would make that an attacking creature does nothing."""
    if "battle" not in views(game)[thing].types:
        return False
    BATTLE_WOULD_FIGHT.decided(game, f"{game.label(thing)} is a battle, and does not become an attacker")
    return True


@WHAT_IT_IS_TO_ATTACK_IS_GONE
def can_still_be_attacked(game: Game, thing: int, whom: tuple[Defender, ...]) -> tuple[Defender, ...]:
    """Return what an effect names that can still be attacked; if nothing can, it is not attacking."""
    left = tuple(d for d in whom if not why_not_attacked(game, d))
    if not left:
        named = ", ".join(map(game.label, whom)) or "what it is to attack"
        WHAT_IT_IS_TO_ATTACK_IS_GONE.decided(game, f"{game.label(thing)} is not attacking: {named} is gone")
    return left
