"""702.55: a card is exiled haunting a creature."""

from __future__ import annotations

from comprules.abilities.slots import SOURCE
from comprules.events.permanents import Notes
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.keywords.rules_702_2_to_60 import HAUNT
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.speaker import NOTHING
from comprules.state.game import Game

__all__ = ["haunt"]


def haunt(game: Game, speaker: Speaker, _number: int) -> Game:
    """The card is exiled from the graveyard that it was put into, and haunts the creature targeted."""
    haunted = speaker.chosen.targets[0][0]
    there = [i for i in speaker.slots.get(SOURCE, NOTHING).objects if i in game.objects]
    if not there:
        HAUNT.decided(game, f"{game.label(speaker.source)} is not in a graveyard any more: it haunts nothing")
        return game
    game = happen(game, Moves(there[0], "exile"))
    card = game.successor[there[0]]
    HAUNT.decided(game, f"{game.label(card)} haunts {game.label(haunted)}")
    return happen(game, Notes(card, "haunts", str(haunted)))
