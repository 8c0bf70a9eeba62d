"""602.4: what alters costs leaves alone what is on the stack."""

from __future__ import annotations

from comprules.abilities.changes_of_rules import ChangeCost
from comprules.abilities.kinds import Change
from comprules.book.citing import cite
from comprules.events import Moves
from comprules.happening import happen
from comprules.state import Game

__all__ = ["not_charged_again"]

NO_CHANGE_FOR_ACTIVATED_ABILITIES = cite("602.4")


def charged_again(game: Game, changes: tuple[Change, ...]) -> Game:
    """Spells on the stack that cost more by now are countered unless their controllers have the mana."""
    more = sum(change.by for change in changes if isinstance(change, ChangeCost))
    unpaid = [i for i in _spells(game) if more > sum(game.players[game.objects[i].controller].mana.values())]
    return happen(game, *(Moves(i, "graveyard", cause="countered") for i in unpaid))


@NO_CHANGE_FOR_ACTIVATED_ABILITIES.without(charged_again)
def not_charged_again(game: Game, changes: tuple[Change, ...]) -> Game:
    """An effect that alters costs does nothing to spells that are on the stack already."""
    if any(isinstance(change, ChangeCost) for change in changes) and _spells(game):
        NO_CHANGE_FOR_ACTIVATED_ABILITIES.decided(
            game, "costs are altered; what is on the stack has been paid for"
        )
    return game


def _spells(game: Game) -> tuple[int, ...]:
    return tuple(i for i in game.zone("stack") if game.objects[i].kind != "ability")
