"""724: players take the initiative, which one of them at most has."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.happening.holders import heir_of, holder_of, with_designation, without_designation
from comprules.state.game import Game

__all__ = [
    "INITIATIVE",
    "INITIATIVE_TAKEN_AGAIN",
    "NEXT_WITH_INITIATIVE",
    "ONE_WITH_INITIATIVE",
    "no_longer_first",
    "take_initiative",
    "taken_by_leaving",
    "takes_it_again",
]

INITIATIVE = cite("724.1")
ONE_WITH_INITIATIVE = cite("724.3")
NEXT_WITH_INITIATIVE = cite("724.4")
INITIATIVE_TAKEN_AGAIN = cite("724.5")


@INITIATIVE
def take_initiative(game: Game, player: str) -> Game:
    """A player has the initiative from now on."""
    game = no_longer_first(game, player)
    INITIATIVE.decided(game, f"{player} takes the initiative")
    return with_designation(game, player, "initiative")


@ONE_WITH_INITIATIVE
def no_longer_first(game: Game, player: str) -> Game:
    """Whoever had the initiative before has it no longer."""
    before = holder_of(game, "initiative")
    if before in ("", player):
        return game
    ONE_WITH_INITIATIVE.decided(game, f"{before} ceases to have the initiative")
    return without_designation(game, before, "initiative")


@INITIATIVE_TAKEN_AGAIN
def takes_it_again(game: Game, player: str) -> bool:
    """Whoever has the initiative takes it once more where told to, so that what waits for that triggers."""
    INITIATIVE_TAKEN_AGAIN.decided(game, f"{player} has the initiative and takes it once more")
    return True


@NEXT_WITH_INITIATIVE
def taken_by_leaving(game: Game) -> str:
    """Return who takes the initiative of one who has left: the active player, or the next in turn order."""
    first = holder_of(game, "initiative")
    if not first or len(game.alive) == len(game.order):
        return ""
    if first in game.alive:
        NEXT_WITH_INITIATIVE.decided_once(game, f"{first} has the initiative still")
        return ""
    heir = heir_of(game, first)
    NEXT_WITH_INITIATIVE.decided(game, f"{first} has left the game with the initiative: {heir} takes it")
    return heir
