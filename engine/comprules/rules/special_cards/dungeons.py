"""309, 701.49: dungeons, and venturing into them."""

from __future__ import annotations

from comprules.abilities.kinds import Room
from comprules.events.zones import Ventures
from comprules.happening import happen
from comprules.keywords.rules_701 import VENTURING
from comprules.questions import ask_one
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.lasting import Waiting

__all__ = ["rooms_of", "venture"]


def rooms_of(game: Game, dungeon: int) -> tuple[Room, ...]:
    """Return the rooms of a dungeon, the topmost first."""
    return tuple(a for a in game.objects[dungeon].base.abilities if isinstance(a, Room))


@VENTURING
def venture(game: Game, player: str) -> Game:
    """A player's venture marker moves to a room that the present one leads to, whose ability triggers.

    A player without a dungeon in the command zone brings none: dungeons from outside the game are not
    covered.
    """
    at = game.players[player].dungeon
    following: tuple[str, ...]
    if at is None or at[0] not in game.objects:
        mine = [
            i
            for i in game.zone("command")
            if game.objects[i].owner == player and "dungeon" in game.objects[i].base.types
        ]
        if not mine:
            return game
        dungeon, following = mine[0], (rooms_of(game, mine[0])[0].name,)
    else:
        dungeon = at[0]
        following = next(room.leads_to for room in rooms_of(game, dungeon) if room.name == at[1])
    if not following:
        return game
    room = ask_one(game, player, "choose the room to go to", following)
    game = happen(game, Ventures(player, dungeon, room))
    VENTURING.decided(game, f"{player} ventures into {room}")
    ability = next(r for r in rooms_of(game, dungeon) if r.name == room)
    return replace(game, waiting=(*game.waiting, Waiting(ability, dungeon, player)))
