"""121.8: a card that is drawn while something is cast or activated lies face down until that is over."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["DRAWN_MEANWHILE", "is_kept_face_down", "proposal_begun", "proposal_over"]

DRAWN_MEANWHILE = cite("121.8")


def proposal_begun(game: Game) -> Game:
    """A spell or ability is on the stack, and is being cast or activated from now on."""
    return replace(game, underway=replace(game.underway, proposed=game.underway.proposed + 1))


@DRAWN_MEANWHILE
def is_kept_face_down(game: Game, player: str) -> bool:
    """What is drawn while a spell is being cast, or an ability activated, lies face down in the hand."""
    if not game.underway.proposed:
        return False
    DRAWN_MEANWHILE.decided(game, f"{player} draws a card in the middle of casting, and keeps it face down")
    return True


def proposal_over(game: Game) -> Game:
    """The spell has become cast, or the ability activated, and what was drawn meanwhile is turned face up."""
    game = replace(game, underway=replace(game.underway, proposed=max(0, game.underway.proposed - 1)))
    if game.underway.proposed:
        return game
    for player in game.alive:
        for card in game.zone("hand", player):
            if game.objects[card].face_down:
                DRAWN_MEANWHILE.decided(game, f"{player} may look at {game.label(card)} from now on")
                game = game.altering(card, face_down=False)
    return game
