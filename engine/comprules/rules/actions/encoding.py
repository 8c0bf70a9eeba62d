"""702.99: a card with cipher is encoded on a creature, and copies of it are cast."""

from __future__ import annotations

from typing import Final

from comprules.abilities.conditions import Duration, ThisIs
from comprules.abilities.kinds import AddAbilities
from comprules.abilities.nouns import Filter
from comprules.abilities.simple_nouns import This
from comprules.book.citing import cite
from comprules.english.readings import read_abilities
from comprules.events.permanents import Links
from comprules.events.spells_and_abilities import BeginsEffect
from comprules.events.zones import Moves
from comprules.happening import happen
from comprules.keywords.rules_702_61_to_120 import CIPHER
from comprules.questions import ask_objects
from comprules.rules.meaning import Speaker
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.lasting import Lasting
from comprules.state.objects import NOT_YET

__all__ = ["HOW_LONG_ENCODED", "encode", "while_exiled"]

HOW_LONG_ENCODED = cite("702.99c")

_CASTS: Final = (
    "Whenever this creature deals combat damage to a player, you may copy the exiled card. "
    "If you do, you may cast the copy without paying its mana cost."
)
"""What a creature has with a card encoded on it."""


def encode(game: Game, speaker: Speaker, _number: int) -> Game:
    """A spell that is a card may be exiled encoded on a creature of its controller."""
    player, spell = speaker.controller, speaker.source
    if game.objects[spell].kind != "card":
        CIPHER.decided(game, "the spell is not represented by a card: nothing is encoded")
        return game
    board = views(game)
    mine = tuple(
        i for i in game.battlefield if board[i].controller == player and "creature" in board[i].types
    )
    chosen = ask_objects(game, player, f"choose what {game.label(spell)} is encoded on", mine, 0, 1)
    if not chosen:
        return game
    game = happen(game, Moves(spell, "exile"))
    card = game.successor[spell]
    CIPHER.decided(game, f"{game.label(card)} is encoded on {game.label(chosen[0])}")
    has = (AddAbilities(read_abilities(_CASTS)),)
    lasts = while_exiled(game, card)
    return happen(
        game,
        Links(chosen[0], ("resolution", card, spell), "exiled", (card,)),
        BeginsEffect(Lasting(NOT_YET, card, player, has, game.clock, lasts, chosen, began=spell)),
    )


@HOW_LONG_ENCODED
def while_exiled(game: Game, card: int) -> Duration:
    """A card stays encoded on a creature as long as it is exiled, whoever controls the creature."""
    HOW_LONG_ENCODED.decided(game, f"{game.label(card)} stays encoded while it is exiled")
    return Duration(as_long_as=ThisIs(This("card"), Filter(noun="card", zone="exile")))
