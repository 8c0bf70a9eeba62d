"""421 of 2009: how often a loop with optional actions happens, players say in numbers."""

from __future__ import annotations

from comprules.book.citing import cite, original
from comprules.questions import WrongAnswerError, ask_number
from comprules.rules.turn.fragmented_loops import with_numbers
from comprules.rules.turn.loops import goes_on_by_choice
from comprules.state.game import Game
from comprules.state.lasting import Chosen

__all__ = [
    "INDEPENDENT_LOOPS",
    "LOOP_OF_ONE_PLAYER",
    "LOOP_OF_TWO",
    "as_often_as_is_said",
    "each_as_often_as_is_said",
    "until_the_last_word",
]

LOOP_OF_ONE_PLAYER = cite("421.2", "2009-05-01")
LOOP_OF_TWO = cite("421.3", "2009-05-01")
INDEPENDENT_LOOPS = cite("421.5", "2009-05-01")


@LOOP_OF_ONE_PLAYER
def as_often_as_is_said(game: Game) -> Game:
    """The player whose action is optional goes on, or stops; the loop ends nothing by itself."""
    LOOP_OF_ONE_PLAYER.decided_once(game, "the loop goes on as often as the player with the choice wants")
    return original(goes_on_by_choice)(game)


@LOOP_OF_TWO
def until_the_last_word(game: Game, _player: str, since: tuple[Chosen, ...]) -> Game:
    """The first player in turn order names a number, and each other one a lower one, or agrees.

    The loop goes round so many times. Who agreed last has the last word, or whoever's number was lowered.

    Raises:
        WrongAnswerError: a player names a higher number.
    """
    first, *others = [name for name in game.alive if any(chosen.player == name for chosen in since)]
    rounds, last = ask_number(game, first, "how many more times does the loop go round?"), first
    before = first
    for other in others:
        said = ask_number(game, other, f"{rounds} more times, or how many fewer?")
        if said > rounds:
            raise WrongAnswerError(f"{other} was asked for {rounds} or a lower number, and said {said}")
        last = before if said < rounds else other
        rounds, before = said, other
    LOOP_OF_TWO.decided(game, f"{rounds} more times round, and {last} has the last word")
    places = [at for at, chosen in enumerate(since) if chosen.player == last]
    fraction = places[-1] + 1 if places[-1] + 1 < len(since) else 0
    left: dict[tuple[str, object], int] = {}
    for at, chosen in enumerate(since):
        part = (chosen.player, chosen.what)
        left[part] = left.get(part, 0) + rounds + (at < fraction)
    return with_numbers(game, left, LOOP_OF_TWO)


@INDEPENDENT_LOOPS
def each_as_often_as_is_said(game: Game, _player: str, loops: tuple[Chosen, ...]) -> Game:
    """In turn order each player names a number for a loop of their own, and knows those named before."""
    left: dict[tuple[str, object], int] = {}
    said = ""
    for name in game.alive:
        for chosen in loops:
            if chosen.player == name:
                number = ask_number(game, name, f"how many more times do you go on?{said}")
                said += f" {name} says {number}."
                left[name, chosen.what] = number
    INDEPENDENT_LOOPS.decided(game, f"each loop goes on as often as was said:{said}")
    return with_numbers(game, left, INDEPENDENT_LOOPS)
