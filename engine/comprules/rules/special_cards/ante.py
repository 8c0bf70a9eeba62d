"""407: cards that are for ante alone, and who may ante what."""

from __future__ import annotations

from comprules.abilities.before_the_game import OnlyForAnte
from comprules.abilities.kinds import BeforeGame
from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.zones import ChangesOwner, Moves
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = ["ANTEING", "CARDS_FOR_ANTE", "anted", "is_left_out", "is_played_for_ante", "owned_from_now"]

CARDS_FOR_ANTE = cite("407.3")
ANTEING = cite("407.4")


@CARDS_FOR_ANTE
def is_left_out(game: Game, card: GameObject) -> bool:
    """A card that is for ante alone is in no deck and no sideboard, and is not brought into the game."""
    left_out = BeforeGame(OnlyForAnte()) in card.base.abilities
    if left_out:
        CARDS_FOR_ANTE.decided_once(game, f"{card.label} is for ante alone, and nobody plays for ante")
    return left_out


@CARDS_FOR_ANTE
def is_played_for_ante(game: Game, card: GameObject) -> bool:
    """Where a game is played for ante, no card is left out."""
    if BeforeGame(OnlyForAnte()) in card.base.abilities:
        CARDS_FOR_ANTE.decided_once(game, f"{card.label} may take part, for the game is played for ante")
    return False


@ANTEING
def anted(game: Game, player: str, event: Event) -> tuple[Event, ...]:
    """An object is anted from whatever zone it is in, and by its owner alone."""
    if not isinstance(event, Moves) or event.to != "ante":
        return (event,)
    there = game.last_seen(event.object)
    if there.owner != player:
        ANTEING.decided(game, f"{player} can't ante {there.label}, for {there.owner} owns it")
        return ()
    ANTEING.decided(game, f"{player} antes {there.label} from the {there.zone}")
    return (event,)


@CARDS_FOR_ANTE
def owned_from_now(game: Game, player: str, things: tuple[int, ...]) -> list[Event]:
    """Cards that are for ante alone can give a card another owner, for this game and afterwards."""
    for thing in things:
        CARDS_FOR_ANTE.decided(game, f"{player} owns {game.label(thing)} from now on")
    return [ChangesOwner(thing, player) for thing in things]
