"""806: games in which everybody plays alone."""

from __future__ import annotations

from collections.abc import Mapping

from comprules.book.citing import cite
from comprules.rules.fighting.several_defenders import all_opponents_defend
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.variants import to_one_side
from comprules.state.game import Game
from comprules.state.objects import Held, View

__all__ = [
    "EVERYBODY_ALONE",
    "NOBODY_DEPLOYS",
    "ONE_WAY_TO_ATTACK",
    "USUALLY_NO_RANGE",
    "attacked_to_the_left",
    "everybody_alone",
    "everything_is_affected",
    "nothing_is_deployed",
    "one_seat_for_everybody",
    "several_are_attacked",
]

EVERYBODY_ALONE = cite("806.1")
USUALLY_NO_RANGE = cite("806.2a")
ONE_WAY_TO_ATTACK = cite("806.2b")
NOBODY_DEPLOYS = cite("806.2c")


@EVERYBODY_ALONE
def everybody_alone(game: Game, player: str) -> tuple[str, ...]:
    """Everybody plays against everybody else."""
    others = tuple(name for name in game.alive if name != player)
    EVERYBODY_ALONE.decided_once(game, f"{player} plays alone, against {', '.join(others)}")
    return others


@USUALLY_NO_RANGE
def everything_is_affected(
    game: Game, _board: Mapping[int, View], _speaker: Speaker, found: tuple[int, ...]
) -> tuple[int, ...]:
    """Usually no range of influence is limited, and effects reach across the table."""
    USUALLY_NO_RANGE.decided_once(game, "no range of influence is limited")
    return found


@USUALLY_NO_RANGE
def one_seat_for_everybody(game: Game, player: str) -> int:
    """Where ranges are limited after all, everybody's is the same, fixed before the game."""
    USUALLY_NO_RANGE.decided_once(game, f"{player}'s range of influence is one seat, as everybody's")
    return 1


@ONE_WAY_TO_ATTACK
def several_are_attacked(game: Game) -> tuple[str, ...]:
    """Where attack multiple players is the one option that is used, all opponents can be attacked."""
    ONE_WAY_TO_ATTACK.decided_once(game, "of the ways to attack only that of several players is used")
    return all_opponents_defend(game)


@ONE_WAY_TO_ATTACK
def attacked_to_the_left(game: Game) -> tuple[str, ...]:
    """Where attack left is the one option that is used, nobody but the neighbor can be attacked."""
    ONE_WAY_TO_ATTACK.decided_once(game, "of the ways to attack only that to the left is used")
    return to_one_side.opponent_to_the_left(game)


@NOBODY_DEPLOYS
def nothing_is_deployed(game: Game, view: View) -> tuple[Held, ...]:
    """Creatures have no ability to be deployed."""
    if "creature" in view.types:
        NOBODY_DEPLOYS.decided_once(game, "no creature can be deployed")
    return ()
