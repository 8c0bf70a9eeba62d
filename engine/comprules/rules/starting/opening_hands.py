"""103.5, 103.6: opening hands, mulligans, and what players do with cards from their opening hands."""

from __future__ import annotations

from collections.abc import Callable

from comprules.abilities.kinds import BeforeGame, OpeningAction
from comprules.book.citing import cite
from comprules.counting import many
from comprules.events.zones import Draws, Moves, Reveals, Shuffles
from comprules.happening import happen
from comprules.procedure import OpeningHands, ProcedureStep
from comprules.questions import Question, ask, ask_yes
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.speaker import AbilityUsed
from comprules.rules.starting.who_begins import order_before_the_game
from comprules.rules.turn.kinds_of_games import is_multiplayer
from comprules.ruleset import rules_of
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "ACTIONS_BEFORE_THE_GAME",
    "ACTIONS_FROM_OPENING_HANDS",
    "BEGINNING_ON_THE_BATTLEFIELD",
    "FREE_MULLIGAN",
    "FREE_MULLIGAN_OF_SEVERAL",
    "HANDS_AT_FIRST",
    "HANDS_DRAWN",
    "INSTEAD_OF_A_MULLIGAN",
    "MULLIGANS",
    "OPENING_HANDS",
    "REVEALED_FROM_OPENING_HANDS",
    "STARTING_HAND",
    "act_when_mulligans_are_declared",
    "actions_allowed",
    "can_mulligan",
    "counted",
    "declares_mulligan",
    "drawing",
    "free_mulligans",
    "once_revealed",
    "put_onto_battlefield_first",
    "revealed_at_first",
    "rounds_of_mulligans",
    "starting_hand_size",
    "who_act_together",
    "who_declare",
]

MULLIGANS = cite("103.5")
HANDS_AT_FIRST = cite("402.1")
INSTEAD_OF_A_MULLIGAN = cite("103.5b")
FREE_MULLIGAN = cite("103.5c")
FREE_MULLIGAN_OF_SEVERAL = cite("800.6")
ACTIONS_FROM_OPENING_HANDS = cite("103.6")
BEGINNING_ON_THE_BATTLEFIELD = cite("103.6a")
REVEALED_FROM_OPENING_HANDS = cite("103.6b")

STARTING_HAND = 7
"""So many cards a player draws before the game."""


# ---- 103.5


NewHands = Callable[[Game, OpeningHands, tuple[str, ...]], Game]
"""How those who take a mulligan at the same time get their new hands, once the old ones are shuffled away."""


def with_opening_hands(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """Players draw their hands, and take mulligans by the present rule."""
    players = order_before_the_game(game)
    for player in players:
        game = drawing(game, (player,), starting_hand_size(game, player))
    return rounds_of_mulligans(game, hands, as_many_and_some_back, players)


@MULLIGANS
@HANDS_AT_FIRST
def starting_hand_size(game: Game, player: str) -> int:
    """Return how many cards a player draws before the game: seven, unless something modifies it."""
    HANDS_AT_FIRST.decided(game, f"{player} draws {STARTING_HAND} cards before the game")
    return STARTING_HAND


def rounds_of_mulligans(
    game: Game, hands: OpeningHands, new_hands: NewHands, players: tuple[str, ...]
) -> tuple[Game, OpeningHands]:
    """These players declare mulligans in their order and take them together, until each of them keeps."""
    while True:
        taking: list[str] = []
        for player in who_declare(game, hands, players):
            game, takes = _takes_mulligan(game, hands, player)
            if takes:
                taking.append(player)
            else:
                hands = replace(hands, kept=(*hands.kept, player))
        if not taking:
            return game, hands
        hands = replace(hands, taken=(*hands.taken, *taking))
        hand = [card for player in taking for card in game.zone("hand", player)]
        returned = (Moves(card, "library", cause="shuffled") for card in hand)
        game = happen(game, *returned, *map(Shuffles, taking))
        game = new_hands(game, hands, tuple(taking))


@MULLIGANS
def who_declare(_game: Game, hands: OpeningHands, players: tuple[str, ...]) -> tuple[str, ...]:
    """Return those who have not kept yet, in their order."""
    return tuple(player for player in players if player not in hands.kept)


def drawing(game: Game, players: tuple[str, ...], number: int) -> Game:
    """Each of these players draws so many cards, one at a time."""
    for player in players:
        for _ in range(number):
            game = happen(game, Draws(player))
    return game


def _takes_mulligan(game: Game, hands: OpeningHands, player: str) -> tuple[Game, bool]:
    """Say whether a player declares a mulligan."""
    if not can_mulligan(game, hands, player):
        return game, False
    game = act_when_mulligans_are_declared(game, player)
    return game, declares_mulligan(game, player)


@MULLIGANS
def declares_mulligan(game: Game, player: str) -> bool:
    """A player says whether to take a mulligan."""
    takes = ask_yes(game, player, "take a mulligan?")
    MULLIGANS.decided(game, f"{player} {'takes a mulligan' if takes else 'keeps the hand'}")
    return takes


@MULLIGANS
def can_mulligan(game: Game, hands: OpeningHands, player: str) -> bool:
    """Whoever would be left with no card by the mulligans that count takes no more of them."""
    if counted(game, hands, player) < starting_hand_size(game, player):
        return True
    MULLIGANS.decided(game, f"{player} can take no more mulligans")
    return False


def counted(game: Game, hands: OpeningHands, player: str) -> int:
    """Return how many of a player's mulligans cost a card."""
    return max(0, hands.number(player) - free_mulligans(game))


@FREE_MULLIGAN
@FREE_MULLIGAN_OF_SEVERAL
def free_mulligans(game: Game) -> int:
    """The first mulligan of each player costs no card in a multiplayer game."""
    free = int(is_multiplayer(game))
    if free:
        FREE_MULLIGAN_OF_SEVERAL.decided_once(game, "among several players a first mulligan doesn't count")
    FREE_MULLIGAN.decided_once(game, f"{len(game.order)} players: {free or 'no'} mulligan is free")
    return free


def as_many_and_some_back(game: Game, hands: OpeningHands, players: tuple[str, ...]) -> Game:
    """Players draw as many cards again, and put one on the bottom of the library for each mulligan."""
    for player in players:
        game = drawing(game, (player,), starting_hand_size(game, player))
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
    MULLIGANS.decided(game, f"{player} puts {many(number, 'card')} on the bottom of the library")
    return tuple(labels[pick] for pick in ask(game, question))


# ---- what the cards of a hand allow: 103.5b, 103.6


def _actions(game: Game, player: str, *how: str) -> dict[str, tuple[int, OpeningAction]]:
    """Return the cards of a player's hand with which something can be done before the game."""
    return {
        game.label(card): (card, ability.says)
        for card in game.zone("hand", player)
        for ability in game.objects[card].base.abilities
        if isinstance(ability, BeforeGame)
        and isinstance(ability.says, OpeningAction)
        and ability.says.how in how
        and not (ability.says.unless_first and player == game.beginning.starting)
    }


def _follow(game: Game, player: str, card: int, action: OpeningAction) -> Game:
    speaker = Speaker(card, player, of=AbilityUsed(way="ability"))
    return rules_of(game).instruct(game, speaker, action.effects)


@INSTEAD_OF_A_MULLIGAN
def act_when_mulligans_are_declared(game: Game, player: str) -> Game:
    """Before they declare a mulligan, or none, players may do what cards let them do then."""
    while actions := _actions(game, player, "mulligan"):
        before = game.zone("hand", player)
        card, action = next(iter(actions.values()))
        game = _follow(game, player, card, action)
        used = game.zone("hand", player) != before
        INSTEAD_OF_A_MULLIGAN.decided(
            game, f"{player} {'uses' if used else 'does not use'} {game.label(card)}"
        )
        if not used:
            break
    return game


def act_from_opening_hands(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """Players act with cards from their opening hands, the starting player first."""
    players = actions_allowed(game)
    while players:
        together = who_act_together(game, players)
        for player in together:
            game = _acts_from_hand(game, player)
        players = tuple(player for player in players if player not in together)
    return game, hands


@ACTIONS_FROM_OPENING_HANDS
def actions_allowed(game: Game) -> tuple[str, ...]:
    """Once nobody takes a mulligan any more, the starting player acts, and then the others in turn order."""
    acting = [p for p in order_before_the_game(game) if _actions(game, p, "begin", "reveal")]
    for player in acting:
        ACTIONS_FROM_OPENING_HANDS.decided(game, f"{player} may act with cards from the opening hand")
    return tuple(acting)


@ACTIONS_FROM_OPENING_HANDS
def who_act_together(_game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Return whose actions come next; a player acts alone."""
    return players[:1]


def _acts_from_hand(game: Game, player: str) -> Game:
    done: frozenset[int] = frozenset()
    while True:
        actions = {
            label: found
            for label, found in _actions(game, player, "begin", "reveal").items()
            if found[0] not in done
        }
        if not actions:
            return game
        picks = ask(game, Question(player, "choose a card to act with", tuple(actions), 0, 1))
        if not picks:
            return game
        card, action = actions[picks[0]]
        match action.how:
            case "begin":
                game = put_onto_battlefield_first(game, player, card, action)
            case _:  # those for mulligans are not asked for
                game = revealed_at_first(game, player, card, action)
                done |= once_revealed(game, card)


@BEGINNING_ON_THE_BATTLEFIELD
def put_onto_battlefield_first(game: Game, player: str, card: int, action: OpeningAction) -> Game:
    """A card that may begin the game on the battlefield is put there."""
    BEGINNING_ON_THE_BATTLEFIELD.decided(game, f"{player} begins the game with {game.label(card)}")
    counters = ((action.counter, 1),) if action.counter else ()
    game = happen(game, Moves(card, "battlefield", counters=counters))
    return _follow(game, player, card, action) if action.effects else game


@REVEALED_FROM_OPENING_HANDS
def revealed_at_first(game: Game, player: str, card: int, action: OpeningAction) -> Game:
    """A card is revealed, and what it says follows."""
    REVEALED_FROM_OPENING_HANDS.decided(game, f"{player} reveals {game.label(card)} from the opening hand")
    return _follow(happen(game, Reveals(player, card)), player, card, action)


@REVEALED_FROM_OPENING_HANDS
def once_revealed(game: Game, card: int) -> frozenset[int]:
    """Return the cards that are not revealed again: each of them is revealed once."""
    REVEALED_FROM_OPENING_HANDS.decided(game, f"{game.label(card)} is not revealed once more")
    return frozenset({card})


HANDS_DRAWN = "opening hands"
OPENING_HANDS = ProcedureStep(MULLIGANS, HANDS_DRAWN, with_opening_hands)
ACTIONS_BEFORE_THE_GAME = ProcedureStep(
    ACTIONS_FROM_OPENING_HANDS, "actions from opening hands", act_from_opening_hands
)
