"""104.6, 725: restarting the game."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.turn import Restarts
from comprules.happening import happen
from comprules.happening.in_new_zones import was_outside
from comprules.procedure import OpeningHands
from comprules.rules.starting.additional_steps import in_the_order_listed
from comprules.rules.starting.starting import FIRST_TURN
from comprules.ruleset import rules_of
from comprules.state.game import Game

__all__ = [
    "ALL_CARDS_INVOLVED",
    "EFFECT_FINISHES_FIRST",
    "EXEMPTED_CARDS",
    "EXEMPTED_COMMANDERS",
    "FEWER_THAN_SEVEN_CARDS",
    "KARN_RESTARTS_THE_GAME",
    "RANGE_IS_NO_MATTER",
    "RESTARTING",
    "RESTARTING_BEYOND_RANGE",
    "SUBGAMES_RESTARTED",
    "WHO_STARTS_AGAIN",
    "before_the_first_turn",
    "cards_involved",
    "exempted",
    "exempted_commanders",
    "first_turn_after_restarting",
    "main_game_unaffected",
    "players_involved",
    "restart",
    "those_beyond_range_too",
    "up_to_the_first_turn",
    "who_drew_too_much",
    "who_starts_again",
]

KARN_RESTARTS_THE_GAME = cite("104.6")
RESTARTING = cite("725.1")
WHO_STARTS_AGAIN = cite("725.1a")
ALL_CARDS_INVOLVED = cite("725.2")
FEWER_THAN_SEVEN_CARDS = cite("725.3")
EFFECT_FINISHES_FIRST = cite("725.4")
EXEMPTED_CARDS = cite("725.5")
EXEMPTED_COMMANDERS = cite("725.5a")
SUBGAMES_RESTARTED = cite("725.6")
RANGE_IS_NO_MATTER = cite("725.7")
RESTARTING_BEYOND_RANGE = cite("801.17")


@KARN_RESTARTS_THE_GAME
@RESTARTING
def restart(game: Game, player: str, left: tuple[int, ...]) -> Game:
    """The game ends without a winner, and all who are in it start a new one, up to the first turn."""
    for cited in (KARN_RESTARTS_THE_GAME, RESTARTING):
        cited.decided(game, f"{player} restarts the game, which nobody has won, lost or drawn")
    left = exempted(game, exempted_commanders(game, left))
    players = players_involved(game, player)
    cards = tuple(i for i in cards_involved(game, players) if i not in left)
    game = happen(game, Restarts(who_starts_again(game, player), players, cards))
    return before_the_first_turn(who_drew_too_much(up_to_the_first_turn(main_game_unaffected(game))))


def up_to_the_first_turn(game: Game) -> Game:
    """Return the game as it is once it has been started but for its first turn."""
    hands = OpeningHands()
    for row in in_the_order_listed(game, rules_of(game).starting.rows):
        if row.citation != FIRST_TURN:
            game, hands = row.carry_out(game, hands)
    return game


@SUBGAMES_RESTARTED
def main_game_unaffected(game: Game) -> Game:
    """A subgame that is restarted is still one: the main game waits for the restarted one to be over."""
    if game.main is not None:
        SUBGAMES_RESTARTED.decided(game, "the subgame is restarted, and the main game waits for that one")
    return game


@WHO_STARTS_AGAIN
def who_starts_again(game: Game, player: str) -> str:
    """The player who controlled what restarted the game takes the first turn of the new one."""
    WHO_STARTS_AGAIN.decided(game, f"{player} restarted the game, and takes the first turn of the new one")
    return player


@RANGE_IS_NO_MATTER
def players_involved(game: Game, _player: str) -> tuple[str, ...]:
    """All who are still in the game play the new one."""
    return game.alive


@RESTARTING_BEYOND_RANGE
@RANGE_IS_NO_MATTER
def those_beyond_range_too(game: Game, player: str) -> tuple[str, ...]:
    """All who are still in the game play the new one, however far from the player they sit."""
    for cited in (RESTARTING_BEYOND_RANGE, RANGE_IS_NO_MATTER):
        cited.decided(game, f"all players are involved, those out of {player}'s range as well")
    return game.alive


@ALL_CARDS_INVOLVED
def cards_involved(game: Game, players: tuple[str, ...]) -> tuple[int, ...]:
    """All cards that are in the game by now are in the decks of their owners, wherever they came from."""
    cards = tuple(
        i for i, there in game.objects.items() if there.kind == "card" and there.zone != "none"
        if there.owner in players
    )  # fmt: skip
    for i in cards:
        there = game.objects[i]
        if there.phased_out or was_outside(game, there):
            ALL_CARDS_INVOLVED.decided(game, f"{there.label} is in {there.owner}'s deck as well")
    ALL_CARDS_INVOLVED.decided(game, f"{len(cards)} cards are involved in the new game, each with its owner")
    return cards


@EXEMPTED_CARDS
def exempted(game: Game, left: tuple[int, ...]) -> tuple[int, ...]:
    """Cards that the effect leaves where they are are in no deck as the new game begins."""
    for i in left:
        EXEMPTED_CARDS.decided(game, f"{game.label(i)} stays in exile, and is in no deck")
    return left


@EXEMPTED_COMMANDERS
def exempted_commanders(game: Game, left: tuple[int, ...]) -> tuple[int, ...]:
    """A commander that stays in exile doesn't begin in the command zone, and is the commander still."""
    for i in left:
        if game.objects[i].commander:
            EXEMPTED_COMMANDERS.decided(game, f"{game.label(i)}, a commander, stays in exile as well")
    return left


@FEWER_THAN_SEVEN_CARDS
def who_drew_too_much(game: Game) -> Game:
    """Whoever has tried to draw a hand from fewer cards loses in the first upkeep, mulligan or not."""
    for name in game.alive:
        if game.players[name].drew_from_empty:
            FEWER_THAN_SEVEN_CARDS.decided(
                game, f"{name} has drawn more cards than there were, and will lose"
            )
    return game


@EFFECT_FINISHES_FIRST
def before_the_first_turn(game: Game) -> Game:
    """What else the effect says is done just before the untap step of the first turn."""
    EFFECT_FINISHES_FIRST.decided(game, "the effect finishes resolving, and the first turn begins then")
    return game


def first_turn_after_restarting(game: Game) -> Game:
    """The first turn of the new game begins once the effect has finished resolving."""
    for row in rules_of(game).starting.rows:
        if row.citation == FIRST_TURN:
            game, _ = row.carry_out(game, OpeningHands())
    return game
