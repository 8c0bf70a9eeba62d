"""101.3, 101.4 of 2009: seven cards each, and mulligans to hands of one card fewer, team after team."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.happening.whose_turn import with_whom_turns_are_taken
from comprules.procedure import OpeningHands, ProcedureStep
from comprules.questions import ask_yes
from comprules.rules.starting.opening_hands import STARTING_HAND, counted, drawing, rounds_of_mulligans
from comprules.rules.turn.kinds_of_games import is_multiplayer
from comprules.state.game import Game

__all__ = [
    "FREE_MULLIGAN_OF_2009",
    "HANDS_OF_FEWER_CARDS",
    "IN_HANDS_AT_FIRST",
    "MULLIGANS_OF_2009",
    "MULLIGANS_OF_TEAMS_OF_2009",
    "MULLIGANS_OF_TWO_HEADS",
    "MULTIPLAYER_MULLIGAN_OF_2009",
    "SEVEN_CARDS",
    "all_who_keep_no_hand",
    "can_go_below",
    "cards_at_first",
    "declares_for_fewer_cards",
    "first_mulligan_for_seven",
    "who_go_on_together",
    "without_further_steps",
]

SEVEN_CARDS = cite("101.3", "2009-05-01")
IN_HANDS_AT_FIRST = cite("217.3a", "2009-05-01")
MULLIGANS_OF_2009 = cite("101.4", "2009-05-01")
FREE_MULLIGAN_OF_2009 = cite("101.4a", "2009-05-01")
MULTIPLAYER_MULLIGAN_OF_2009 = cite("600.5", "2009-05-01")
MULLIGANS_OF_TWO_HEADS = cite("101.4b", "2009-05-01")
MULLIGANS_OF_TEAMS_OF_2009 = cite("606.6a", "2009-05-01")


def hands_of_fewer_cards(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """Players draw their hands; one after the other takes mulligans, or one team after the other."""
    first = game.alive.index(game.active)
    in_order = game.alive[first:] + game.alive[:first]
    number = cards_at_first(game)
    for player in in_order:
        SEVEN_CARDS.decided(game, f"{player} draws {number} cards")
    game = drawing(game, in_order, number)
    finished: tuple[str, ...] = ()
    for player in in_order:
        if player not in finished:
            together = who_go_on_together(game, player)
            game, hands = rounds_of_mulligans(game, hands, one_card_fewer, together)
            finished = (*finished, *together)
    return game, hands


@IN_HANDS_AT_FIRST
def cards_at_first(game: Game) -> int:
    """Return with how many cards in hand everybody begins: seven."""
    IN_HANDS_AT_FIRST.decided(game, f"a hand begins with {STARTING_HAND} cards")
    return STARTING_HAND


def one_card_fewer(game: Game, hands: OpeningHands, players: tuple[str, ...]) -> Game:
    """Each player draws one card fewer than before."""
    for player in players:
        number = STARTING_HAND - counted(game, hands, player)
        MULLIGANS_OF_2009.decided(game, f"{player} draws {number} cards")
        game = drawing(game, (player,), number)
    return game


@MULLIGANS_OF_TWO_HEADS
@MULLIGANS_OF_TEAMS_OF_2009
def who_go_on_together(game: Game, player: str) -> tuple[str, ...]:
    """Return who take their mulligans together, before anybody else does: a player alone, or a whole team."""
    together = with_whom_turns_are_taken(game, player)
    if len(together) > 1:
        for citation in (MULLIGANS_OF_TWO_HEADS, MULLIGANS_OF_TEAMS_OF_2009):
            citation.decided(game, f"{' and '.join(together)} take their mulligans first")
    return together


@MULLIGANS_OF_2009
def all_who_keep_no_hand(_game: Game, hands: OpeningHands, players: tuple[str, ...]) -> tuple[str, ...]:
    """Return those who have not kept yet, in their order."""
    return tuple(player for player in players if player not in hands.kept)


@MULLIGANS_OF_2009
def declares_for_fewer_cards(game: Game, player: str) -> bool:
    """A player says whether to take a mulligan."""
    takes = ask_yes(game, player, "take a mulligan?")
    MULLIGANS_OF_2009.decided(game, f"{player} {'takes a mulligan' if takes else 'keeps the hand'}")
    return takes


@MULLIGANS_OF_2009
def can_go_below(game: Game, hands: OpeningHands, player: str) -> bool:
    """Mulligans go down to a hand of no cards, and no further."""
    if counted(game, hands, player) < STARTING_HAND:
        return True
    MULLIGANS_OF_2009.decided(game, f"{player} can take no more mulligans")
    return False


@FREE_MULLIGAN_OF_2009
@MULTIPLAYER_MULLIGAN_OF_2009
def first_mulligan_for_seven(game: Game) -> int:
    """With more than two players the first mulligan of each is for seven cards."""
    free = int(is_multiplayer(game))
    if free:
        for cited in (FREE_MULLIGAN_OF_2009, MULTIPLAYER_MULLIGAN_OF_2009):
            cited.decided_once(game, "with more than two players a first mulligan is for seven")
    return free


def without_further_steps(
    _game: Game, rows: tuple[ProcedureStep[OpeningHands], ...]
) -> tuple[ProcedureStep[OpeningHands], ...]:
    """The steps of the start are taken one after the other; there are no others for some games."""
    return rows


HANDS_OF_FEWER_CARDS = ProcedureStep(MULLIGANS_OF_2009, "opening hands", hands_of_fewer_cards)
