"""103: how a game starts, from decks to the first turn."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.book.citing import cite
from comprules.events.turn import BeginsTurn
from comprules.events.zones import Shuffles
from comprules.happening import happen
from comprules.procedure import OpeningHands, ProcedureStep
from comprules.rules.starting.additional_steps import (
    COMPANIONS_REVEALED,
    SHEETS_CHOSEN,
    SIDEBOARDS_ASIDE,
    in_the_order_listed,
)
from comprules.rules.starting.decks import (
    another_game,
    enough_players,
    ensure_none_for_ante_alone,
    examine_deck,
)
from comprules.rules.starting.opening_hands import ACTIONS_BEFORE_THE_GAME, OPENING_HANDS
from comprules.rules.starting.who_begins import POWER_PLAY, STARTING_PLAYER, find_starting_player, superseded
from comprules.rules.turn.turns import begin_step
from comprules.ruleset import Table, rules_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.words import COMMAND_TYPES

__all__ = [
    "DECKS_BECOME_LIBRARIES",
    "DECKS_SHUFFLED",
    "FIRST_TURN",
    "FIRST_TURN_BEGINS",
    "LIFE_TOTALS",
    "NONTRADITIONAL_CARDS",
    "SHUFFLING_DECKS",
    "STARTING",
    "STARTING_LIFE",
    "STARTING_LIFE_TOTAL",
    "SUPERSEDED",
    "cards_in_no_deck",
    "nontraditional_in_decks",
    "start_game",
    "starting_life",
    "takes_first_turn",
]

NONTRADITIONAL_CARDS = cite("108.5")
SHUFFLING_DECKS = cite("103.3")
DECKS_BECOME_LIBRARIES = cite("401.1")
STARTING_LIFE = cite("103.4")
STARTING_LIFE_TOTAL = cite("119.1")
FIRST_TURN = cite("103.8")

TWENTY = 20


def start_game(game: Game, player: str = "") -> Game:
    """Start the game by the numbered steps of the ruleset; this player first, if one was chosen.

    Raises:
        IllegalError: A card is in no deck, a deck can't be played with, or the match is over.
    """
    enough_players(game)
    another_game(game)
    stray = next(cards_in_no_deck(game), None)
    if stray is not None:
        raise SHUFFLING_DECKS.refuses(f"{game.label(stray)} is in no deck as the game starts")
    stray = next(nontraditional_in_decks(game), None)
    if stray is not None:
        raise NONTRADITIONAL_CARDS.refuses(f"{game.label(stray)} can't start the game in a deck")
    for name in game.order:
        if game.beginning.decks:
            game = examine_deck(game, name)
        else:
            ensure_none_for_ante_alone(game, name)
    game = replace(game, turn=0, beginning=replace(game.beginning, starting=player))
    hands = OpeningHands()
    for row in in_the_order_listed(game, rules_of(game).starting.rows):
        game, hands = row.carry_out(game, hands)
    return game


# ---- 103.3


@NONTRADITIONAL_CARDS
def nontraditional_in_decks(game: Game) -> Iterator[int]:
    """Nontraditional cards can start the game in the command zone and nowhere else: find those in decks."""
    kinds = COMMAND_TYPES - {"conspiracy"} | {"dungeon"}
    for i in game.zone("command"):
        if game.objects[i].base.types & kinds:
            NONTRADITIONAL_CARDS.decided(game, f"{game.label(i)} starts the game in the command zone")
    for player in game.order:
        yield from (i for i in game.zone("library", player) if game.objects[i].base.types & kinds)


@SHUFFLING_DECKS
def cards_in_no_deck(game: Game) -> Iterator[int]:
    """Find what lies anywhere but in a deck, outside the game, or in the command zone, before the game."""
    for (zone, _), things in game.zones.items():
        if zone not in ("library", "command", "none"):
            yield from things


@DECKS_BECOME_LIBRARIES.essential("there would be nothing to draw from")
def shuffle_decks(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """Each player shuffles the deck, which becomes the library."""
    for cited in (SHUFFLING_DECKS, DECKS_BECOME_LIBRARIES):
        cited.decided(game, "each player's deck is shuffled and becomes a library")
    return happen(game, *map(Shuffles, game.alive)), hands


# ---- 103.4


def with_starting_life(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """Each player begins the game with the starting life total."""
    for player in game.order:
        game = game.altering_player(player, life=starting_life(game, player))
    return game, hands


@STARTING_LIFE
@STARTING_LIFE_TOTAL
def starting_life(game: Game, player: str) -> int:
    """A player begins the game with twenty life."""
    for cited in (STARTING_LIFE, STARTING_LIFE_TOTAL):
        cited.decided(game, f"{player} begins with {TWENTY} life")
    return TWENTY


# ---- 103.8


@FIRST_TURN
def takes_first_turn(game: Game) -> str:
    """The starting player takes the first turn."""
    FIRST_TURN.decided(game, f"{game.active} takes the first turn")
    return game.active


def first_turn(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """The first turn begins."""
    game = happen(game, BeginsTurn(takes_first_turn(game)))
    return begin_step(game, rules_of(game).turn.rows[0]), hands


SUPERSEDED = ProcedureStep(POWER_PLAY, "a card says who starts", superseded)
DECKS_SHUFFLED = ProcedureStep(SHUFFLING_DECKS, "decks are shuffled", shuffle_decks)
LIFE_TOTALS = ProcedureStep(STARTING_LIFE, "starting life totals", with_starting_life)
FIRST_TURN_BEGINS = ProcedureStep(FIRST_TURN, "the first turn", first_turn)

STARTING: Table[ProcedureStep[OpeningHands]] = Table(
    "starting the game",
    (
        ProcedureStep(STARTING_PLAYER, "who starts", find_starting_player),
        SIDEBOARDS_ASIDE,
        COMPANIONS_REVEALED,
        SHEETS_CHOSEN,
        SUPERSEDED,
        DECKS_SHUFFLED,
        LIFE_TOTALS,
        OPENING_HANDS,
        ACTIONS_BEFORE_THE_GAME,
        FIRST_TURN_BEGINS,
    ),
)
