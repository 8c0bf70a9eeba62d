"""702.55: what cards that haunt a creature wait for in exile."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game

__all__ = ["HAUNTED_CREATURE", "HAUNTING_IN_EXILE", "is_haunted_by", "triggers_in_exile"]

HAUNTED_CREATURE = cite("702.55b")
HAUNTING_IN_EXILE = cite("702.55c")


@HAUNTED_CREATURE
def is_haunted_by(game: Game, thing: int, card: int) -> bool:
    """The creature that a card haunts is the object that was targeted, be it a creature still or not."""
    haunted = game.objects[card].notes.get("haunts") == str(thing) if card in game.objects else False
    HAUNTED_CREATURE.decided_once(
        game, f"{game.label(thing)} {'is' if haunted else 'is not'} what {game.label(card)} haunts"
    )
    return haunted


@HAUNTING_IN_EXILE
def triggers_in_exile(game: Game, card: int) -> bool:
    """An ability that speaks of the haunted creature triggers while its card is in exile."""
    HAUNTING_IN_EXILE.decided_once(game, f"an ability of {game.label(card)} watches from exile")
    return True
