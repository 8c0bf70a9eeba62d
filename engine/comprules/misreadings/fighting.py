"""506.3, 508.4: creatures that enter attacking, misread."""

from __future__ import annotations

from comprules.rules.fighting.entering_combat import (
    BATTLE_ENTERS_ATTACKING,
    ENTERS_FOR_ANOTHER_PLAYER,
    NOTHING_LEFT_TO_ATTACK,
    WHAT_IT_WAS_TO_ATTACK_IS_GONE,
    WITHOUT_RESTRICTIONS,
    is_attacking_players,
    is_no_battle,
    is_restricted,
    is_still_there,
)
from comprules.rules.fighting.who_fights import Defender, attackers_now, why_not_attacking_so
from comprules.state.game import Game

__all__: list[str] = []


@ENTERS_FOR_ANOTHER_PLAYER.misreading_of(is_attacking_players)
def for_whom_it_may(_game: Game, _thing: int) -> bool:
    """A creature that an effect puts onto the battlefield attacking attacks, whoever controls it."""
    return True


@BATTLE_ENTERS_ATTACKING.misreading_of(is_no_battle)
def a_battle_attacks(_game: Game, _thing: int) -> bool:
    """A creature that is a battle as well enters attacking."""
    return True


@NOTHING_LEFT_TO_ATTACK.misreading_of(is_still_there)
@WHAT_IT_WAS_TO_ATTACK_IS_GONE.misreading_of(is_still_there)
def attacks_all_the_same(_game: Game, _thing: int, _settled: Defender) -> bool:
    """What it was to attack is attacked by it, there or not."""
    return True


@WITHOUT_RESTRICTIONS.misreading_of(is_restricted)
def restricted_as_well(game: Game, thing: int, whom: Defender) -> bool:
    """A creature that enters attacking obeys the restrictions on attackers."""
    return bool(why_not_attacking_so(game, {**attackers_now(game), thing: whom}))
