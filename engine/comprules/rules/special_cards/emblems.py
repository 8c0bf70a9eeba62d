"""114: emblems, markers in the command zone that have abilities and nothing else."""

from __future__ import annotations

from comprules.abilities.kinds import GetEmblem
from comprules.book.citing import cite
from comprules.events.zones import GetsEmblem
from comprules.happening import happen
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.linked_abilities import remember_made
from comprules.rules.meaning.recipients import named_players
from comprules.state.game import Game

__all__ = [
    "CONTROLLER_OF_EMBLEM",
    "EMBLEMS",
    "IN_THE_COMMAND_ZONE",
    "get_emblems",
]

CONTROLLER_OF_EMBLEM = cite("109.4c")
EMBLEMS = cite("114.2")
IN_THE_COMMAND_ZONE = cite("408.2")


@CONTROLLER_OF_EMBLEM
@EMBLEMS
@IN_THE_COMMAND_ZONE
def get_emblems(game: Game, speaker: Speaker, effect: GetEmblem) -> Game:
    """Players each put an emblem with the abilities into the command zone, and own and control it."""
    for player in named_players(game, speaker, effect.players):
        first = game.next_id
        label = f"emblem of {game.label(speaker.source)}"
        game = happen(game, GetsEmblem(player, effect.abilities, label))
        made = tuple(i for i in game.zone("command") if i >= first and game.objects[i].kind == "emblem")
        for cited in (EMBLEMS, CONTROLLER_OF_EMBLEM, IN_THE_COMMAND_ZONE):
            cited.decided(game, f"{player} gets an emblem from {game.label(speaker.source)}, and controls it")
        game = remember_made(game, speaker, made)
    return game
