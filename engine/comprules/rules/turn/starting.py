"""103: how a game starts: shuffled decks, opening hands and mulligans, and the first turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from comprules.book.citing import cite
from comprules.events.turn import BeginsTurn
from comprules.events.zones import Draws, Moves, Shuffles
from comprules.happening import happen
from comprules.procedure import OpeningHands, ProcedureStep
from comprules.questions import Question, ask, ask_yes
from comprules.rules.turn.turns import begin_step
from comprules.ruleset import Table, rules_of
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "FREE_MULLIGAN",
    "OPENING_HANDS",
    "SHUFFLING_DECKS",
    "STARTING",
    "STARTING_HAND",
    "cards_in_no_deck",
    "counted",
    "drawing",
    "free_mulligans",
    "rounds_of_mulligans",
    "start_game",
]

SHUFFLING_DECKS = cite("103.3")
MULLIGANS = cite("103.5")
FREE_MULLIGAN = cite("103.5c")
FIRST_TURN = cite("103.8")

STARTING_HAND = 7
"""So many cards a player draws before the game."""


def start_game(game: Game, player: str) -> Game:
    """Start the game, this player first, by the numbered steps of the ruleset.

    Raises:
        IllegalError: A card is in no deck.
    """
    stray = next(cards_in_no_deck(game), None)
    if stray is not None:
        raise SHUFFLING_DECKS.refuses(f"{game.label(stray)} is in no deck as the game starts")
    game = replace(game, active=player, turn=0)
    hands = OpeningHands()
    for row in rules_of(game).starting:
        game, hands = row.carry_out(game, hands)
    return game


# ---- 103.3


@SHUFFLING_DECKS
def cards_in_no_deck(game: Game) -> Iterator[int]:
    """Find what lies anywhere but in a deck, or in the command zone, before the game."""
    for (zone, _), things in game.zones.items():
        if zone not in ("library", "command"):
            yield from things


def shuffle_decks(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """Each player shuffles the deck, which becomes the library."""
    SHUFFLING_DECKS.decided(game, "each player's deck is shuffled and becomes a library")
    return happen(game, *map(Shuffles, game.alive)), hands


# ---- 103.5


NewHands = Callable[[Game, OpeningHands, tuple[str, ...]], Game]
"""How those who take a mulligan at the same time get their new hands, once the old ones are shuffled away."""


def with_opening_hands(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """Players draw their hands, and take mulligans by the present rule."""
    game = drawing(game, game.alive, STARTING_HAND)
    return rounds_of_mulligans(game, hands, seven_and_some_back, game.alive)


def rounds_of_mulligans(
    game: Game, hands: OpeningHands, new_hands: NewHands, players: tuple[str, ...]
) -> tuple[Game, OpeningHands]:
    """These players declare mulligans in their order and take them together, until each of them keeps."""
    while True:
        players = tuple(player for player in players if _takes_mulligan(game, hands, player))
        if not players:
            return game, hands
        hands = replace(hands, taken=(*hands.taken, *players))
        hand = [card for player in players for card in game.zone("hand", player)]
        returned = (Moves(card, "library", cause="shuffled") for card in hand)
        game = happen(game, *returned, *map(Shuffles, players))
        game = new_hands(game, hands, players)


def drawing(game: Game, players: tuple[str, ...], number: int) -> Game:
    """Each of these players draws so many cards, one at a time."""
    for player in players:
        for _ in range(number):
            game = happen(game, Draws(player))
    return game


def _takes_mulligan(game: Game, hands: OpeningHands, player: str) -> bool:
    """Say whether a player declares a mulligan; whoever would be left with no card any more can't."""
    if counted(game, hands, player) >= STARTING_HAND:
        MULLIGANS.decided(game, f"{player} can take no more mulligans")
        return False
    takes = ask_yes(game, player, "take a mulligan?")
    MULLIGANS.decided(game, f"{player} {'takes a mulligan' if takes else 'keeps the hand'}")
    return takes


def counted(game: Game, hands: OpeningHands, player: str) -> int:
    """Return how many of a player's mulligans cost a card."""
    return max(0, hands.number(player) - free_mulligans(game))


@FREE_MULLIGAN
def free_mulligans(game: Game) -> int:
    """The first mulligan of each player costs no card in a game of more than two players."""
    free = int(len(game.order) > 2)
    FREE_MULLIGAN.decided_once(game, f"{len(game.order)} players: {free or 'no'} mulligan is free")
    return free


def seven_and_some_back(game: Game, hands: OpeningHands, players: tuple[str, ...]) -> Game:
    """Players draw seven cards again, and put one on the bottom of the library for each mulligan."""
    game = drawing(game, players, STARTING_HAND)
    bottom: list[Moves] = []
    for player in players:
        number = min(counted(game, hands, player), len(game.zone("hand", player)))
        bottom += [Moves(card, "library", place="bottom") for card in _for_the_bottom(game, player, number)]
    return happen(game, *bottom)


def _for_the_bottom(game: Game, player: str, number: int) -> tuple[int, ...]:
    """Return the cards that a player puts on the bottom of the library, in the player's order."""
    labels = {game.label(card): card for card in game.zone("hand", player)}
    text = f"choose {number} to put on the bottom of your library, the lowest last"
    question = Question(player, text, tuple(labels), number, number, ordered=True)
    MULLIGANS.decided(game, f"{player} puts {number} card(s) on the bottom of the library")
    return tuple(labels[pick] for pick in ask(game, question)) if number else ()


# ---- 103.8


def first_turn(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """The starting player takes the first turn."""
    FIRST_TURN.decided(game, f"{game.active} takes the first turn")
    game = happen(game, BeginsTurn(game.active))
    return begin_step(game, rules_of(game).turn.rows[0]), hands


OPENING_HANDS = ProcedureStep(MULLIGANS, "opening hands", with_opening_hands)

STARTING: Table[ProcedureStep[OpeningHands]] = Table(
    "starting the game",
    (
        ProcedureStep(SHUFFLING_DECKS, "decks are shuffled", shuffle_decks),
        OPENING_HANDS,
        ProcedureStep(FIRST_TURN, "the first turn", first_turn),
    ),
)
