"""108.3a: whose the cards of a planar deck are."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = ["SINGLE_PLANAR_DECK", "owner_for_now", "owner_in_single_deck"]

SINGLE_PLANAR_DECK = cite("108.3a")


@SINGLE_PLANAR_DECK
def owner_for_now(_game: Game, thing: GameObject) -> str:
    """A card of a planar deck is owned by whoever began the game with it, as any card is."""
    return thing.owner


@SINGLE_PLANAR_DECK
def owner_in_single_deck(game: Game, thing: GameObject) -> str:
    """Where all players share a planar deck, its cards are those of the planar controller.

    That is the active player, or the next one in turn order once that player leaves the game.
    """
    if not thing.base.types & {"plane", "phenomenon"}:
        return thing.owner
    SINGLE_PLANAR_DECK.decided_once(game, f"{thing.label} counts as a card of {game.alive[0]}, for now")
    return game.alive[0]
