"""602.4: what alters costs leaves alone what is on the stack."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import ChangeCost
from comprules.abilities.kinds import Change
from comprules.book.citing import cite
from comprules.state import Game

__all__ = ["not_charged_again"]

NO_CHANGE_FOR_ACTIVATED_ABILITIES = cite("602.4")


@NO_CHANGE_FOR_ACTIVATED_ABILITIES
def not_charged_again(game: Game, changes: tuple[Change, ...]) -> Game:
    """An effect that alters costs does nothing to spells that are on the stack already."""
    if any(isinstance(change, ChangeCost) for change in changes) and spells_being_cast(game):
        NO_CHANGE_FOR_ACTIVATED_ABILITIES.decided(
            game, "costs are altered; what is on the stack has been paid for"
        )
    return game


def spells_being_cast(game: Game) -> tuple[int, ...]:
    return tuple(i for i in game.zone("stack") if game.objects[i].kind != "ability")
