"""724: players take the initiative, which one of them at most has."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game

__all__ = [
    "INITIATIVE",
    "INITIATIVE_TAKEN_AGAIN",
    "NEXT_WITH_INITIATIVE",
    "ONE_WITH_INITIATIVE",
    "initiative_of",
    "no_longer_first",
    "take_initiative",
    "taken_by_leaving",
    "takes_it_again",
]

INITIATIVE = cite("724.1")
ONE_WITH_INITIATIVE = cite("724.3")
NEXT_WITH_INITIATIVE = cite("724.4")
INITIATIVE_TAKEN_AGAIN = cite("724.5")


def initiative_of(game: Game) -> str:
    """Return the player who has the initiative; empty where nobody has it."""
    return next((p.name for p in game.players.values() if "initiative" in p.designations), "")


@INITIATIVE
def take_initiative(game: Game, player: str) -> Game:
    """A player has the initiative from now on."""
    game = no_longer_first(game, player)
    INITIATIVE.decided(game, f"{player} takes the initiative")
    return game.altering_player(player, designations=game.players[player].designations | {"initiative"})


@ONE_WITH_INITIATIVE
def no_longer_first(game: Game, player: str) -> Game:
    """Whoever had the initiative before has it no longer."""
    before = initiative_of(game)
    if before in ("", player):
        return game
    ONE_WITH_INITIATIVE.decided(game, f"{before} ceases to have the initiative")
    return game.altering_player(before, designations=game.players[before].designations - {"initiative"})


@INITIATIVE_TAKEN_AGAIN
def takes_it_again(game: Game, player: str) -> bool:
    """Whoever has the initiative takes it once more where told to, so that what waits for that triggers."""
    INITIATIVE_TAKEN_AGAIN.decided(game, f"{player} has the initiative and takes it once more")
    return True


@NEXT_WITH_INITIATIVE
def taken_by_leaving(game: Game) -> str:
    """Return who takes the initiative of one who has left: the active player, or the next in turn order."""
    first = initiative_of(game)
    if not first or len(game.alive) == len(game.order):
        return ""
    if first in game.alive:
        NEXT_WITH_INITIATIVE.decided_once(game, f"{first} has the initiative still")
        return ""
    heir = game.active if game.active in game.alive else game.following(first)
    NEXT_WITH_INITIATIVE.decided(game, f"{first} has left the game with the initiative: {heir} takes it")
    return heir
