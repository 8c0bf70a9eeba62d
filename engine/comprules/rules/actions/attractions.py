"""505.5, 701.51, 701.52, 717: Attractions are opened, and players roll to visit them."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.players import Rolls
from comprules.events.zones import Acts, Moves
from comprules.happening import happen
from comprules.happening.chance import thrown
from comprules.happening.whose_turn import is_active
from comprules.keywords.rules_701 import OPENING_ATTRACTIONS, ROLLING_TO_VISIT
from comprules.rules.effects.coins_and_dice import is_at_hand
from comprules.rules.meaning import Speaker
from comprules.rules.special_cards.supplementary_cards import deck_of
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "ATTRACTIONS_AT_MAIN_PHASE",
    "FROM_THE_COMMAND_ZONE",
    "JUNKYARD",
    "OPENED",
    "TOP_CARD_OF_THE_DECK",
    "attraction_deck",
    "has_opened",
    "lit_up",
    "open_attraction",
    "put_top_attraction",
    "roll_at_main_phase",
    "roll_to_visit",
    "without_junkyard",
]

ATTRACTIONS_AT_MAIN_PHASE = cite("505.5")
ROLL_AS_MAIN_PHASE_BEGINS = cite("703.4g")
WITH_ATTRACTIONS = cite("717.4")
FROM_THE_COMMAND_ZONE = cite("717.3")
TOP_CARD_OF_THE_DECK = cite("701.51b")
OPENED = cite("701.51c")
JUNKYARD = cite("717.6a")


def open_attraction(game: Game, speaker: Speaker, number: int) -> Game:
    """A player opens an Attraction."""
    del number
    player = speaker.controller
    deck = attraction_deck(game, player)
    if not deck:
        return game
    game = put_top_attraction(game, player, deck[0])
    return happen(game, Acts(player, "open an Attraction", deck[0])) if has_opened(game, deck[0]) else game


@OPENING_ATTRACTIONS
def attraction_deck(game: Game, player: str) -> tuple[int, ...]:
    """Return the player's Attraction deck; who plays without one opens no Attraction."""
    deck = without_junkyard(game, player)
    OPENING_ATTRACTIONS.decided(game, f"{player} has {many(len(deck), 'card')} in an Attraction deck")
    return deck


@JUNKYARD
def without_junkyard(game: Game, player: str) -> tuple[int, ...]:
    """Return the cards of the deck alone; those in the player's face-up pile are not in it."""
    junk = [
        i for i in game.zone("command") if game.objects[i].owner == player and not game.objects[i].face_down
    ]
    if any("Attraction" in game.objects[i].base.subtypes for i in junk):
        JUNKYARD.decided(game, f"{player}'s junkyard is apart from the Attraction deck")
    return deck_of(game, player, "Attraction")


@TOP_CARD_OF_THE_DECK
@FROM_THE_COMMAND_ZONE
def put_top_attraction(game: Game, player: str, thing: int) -> Game:
    """The top card of the Attraction deck is put face up onto the battlefield under the player's control."""
    for cited in (TOP_CARD_OF_THE_DECK, FROM_THE_COMMAND_ZONE):
        cited.decided(game, f"{player} opens {game.label(thing)}, which enters from the command zone")
    return happen(game, Moves(thing, "battlefield", under=player))


@OPENED
def has_opened(game: Game, thing: int) -> bool:
    """Say whether the Attraction has entered: only then an Attraction has been opened."""
    there = game.successor.get(thing, 0) in game.battlefield
    OPENED.decided(game, f"the Attraction has {'' if there else 'not '}been put onto the battlefield")
    return there


@ATTRACTIONS_AT_MAIN_PHASE
@ROLL_AS_MAIN_PHASE_BEGINS
@WITH_ATTRACTIONS
def roll_at_main_phase(game: Game) -> Game:
    """As the precombat main phase begins, its player rolls if he or she controls an Attraction."""
    board = views(game)
    players = {
        board[i].controller
        for i in game.battlefield
        if "Attraction" in board[i].subtypes and is_active(game, board[i].controller)
    }
    for player in sorted(players):
        for cited in (ATTRACTIONS_AT_MAIN_PHASE, ROLL_AS_MAIN_PHASE_BEGINS, WITH_ATTRACTIONS):
            cited.decided(game, f"{player} controls Attractions and rolls to visit them")
        game = roll(game, player)
    return game


def roll_to_visit(game: Game, speaker: Speaker, number: int) -> Game:
    """A player is told to roll to visit his or her Attractions."""
    del number
    return roll(game, speaker.controller)


def roll(game: Game, player: str) -> Game:
    """A player rolls a six-sided die and visits the Attractions on which the result is lit up."""
    if not is_at_hand(game, "a die"):
        return game
    game, result = thrown(game, 6)
    game = happen(game, Rolls(player, "roll", result))
    for thing in lit_up(game, player, result):
        game = happen(game, Acts(player, "visit", thing))
    return game


@ROLLING_TO_VISIT
def lit_up(game: Game, player: str, result: int) -> tuple[int, ...]:
    """Return the Attractions of a player on which a number is lit up."""
    board = views(game)
    mine = [
        i for i in game.battlefield if board[i].controller == player and "Attraction" in board[i].subtypes
    ]
    lit = tuple(i for i in mine if result in game.objects[i].base.lights)
    names = ", ".join(map(game.label, lit)) or "no Attraction"
    ROLLING_TO_VISIT.decided(game, f"{player} rolls {result} and visits {names}")
    return lit
