"""114, 309, 311-315: emblems, dungeons, planes, schemes and other cards of the command zone, misread."""

from __future__ import annotations

from comprules.abilities.kinds import GetEmblem
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.special_cards.emblems import EMBLEMS, get_emblems
from comprules.state.game import Game

__all__: list[str] = []

# ---- emblems


@EMBLEMS.misreading_of(get_emblems)
def no_emblem(game: Game, _speaker: Speaker, _effect: GetEmblem) -> Game:
    """Nobody gets anything."""
    return game
