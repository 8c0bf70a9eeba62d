"""723, 724, 702.131: players become the monarch, take the initiative, or get the city's blessing."""

from __future__ import annotations

from typing import assert_never

from comprules.book.citing import cite
from comprules.happening.holders import heir_of, holder_of, with_designation, without_designation
from comprules.happening.initiative import take_initiative
from comprules.state.game import Game
from comprules.words import Designation

__all__ = [
    "CITYS_BLESSING",
    "MONARCH",
    "NEXT_MONARCH",
    "ONE_MONARCH",
    "become_monarch",
    "crowned_by_leaving",
    "deposed",
    "designate",
    "get_blessing",
]

CITYS_BLESSING = cite("702.131c")
MONARCH = cite("723.1")
ONE_MONARCH = cite("723.3")
NEXT_MONARCH = cite("723.4")


def designate(game: Game, player: str, designation: Designation) -> Game:
    """A player becomes the monarch, takes the initiative, or gets the city's blessing."""
    match designation:
        case "monarch":
            return become_monarch(game, player)
        case "initiative":
            return take_initiative(game, player)
        case "city's blessing":
            return get_blessing(game, player)
        case _:
            assert_never(designation)


@MONARCH
def become_monarch(game: Game, player: str) -> Game:
    """A player is the monarch from now on."""
    game = deposed(game)
    MONARCH.decided(game, f"{player} becomes the monarch")
    return with_designation(game, player, "monarch")


@CITYS_BLESSING
def get_blessing(game: Game, player: str) -> Game:
    """A player has the city's blessing from now on, a mark that other rules and effects look at."""
    CITYS_BLESSING.decided(game, f"{player} gets the city's blessing for the rest of the game")
    return with_designation(game, player, "city's blessing")


@ONE_MONARCH
def deposed(game: Game) -> Game:
    """Whoever was the monarch is it no longer."""
    before = holder_of(game, "monarch")
    if not before:
        return game
    ONE_MONARCH.decided(game, f"{before} ceases to be the monarch")
    return without_designation(game, before, "monarch")


@NEXT_MONARCH
def crowned_by_leaving(game: Game, player: str) -> Game:
    """The title of a monarch who leaves passes to the active player, or to the next in turn order."""
    monarch = holder_of(game, "monarch")
    if not monarch:
        return game
    if monarch != player:
        NEXT_MONARCH.decided_once(game, f"{player} leaves the game and is not the monarch")
        return game
    heir = heir_of(game, player)
    NEXT_MONARCH.decided(game, f"{player} was the monarch and leaves the game: {heir} becomes the monarch")
    return become_monarch(game, heir)
