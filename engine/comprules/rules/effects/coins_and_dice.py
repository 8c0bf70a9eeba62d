"""705, 706: players flip coins and roll dice."""

from __future__ import annotations

from comprules.abilities.plain_instructions import RollDie
from comprules.book.citing import cite
from comprules.events.players import Flips, Rolls
from comprules.happening import happen
from comprules.happening.chance import thrown, tossed
from comprules.questions import ask_one
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.recipients import number_of
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "CALLING",
    "COINS_AND_DICE",
    "MODIFIED_RESULT",
    "flip_coins",
    "has_won",
    "is_at_hand",
    "result_of",
    "roll_dice",
]

COINS_AND_DICE = cite("100.3")
CALLING = cite("705.2")
MODIFIED_RESULT = cite("706.2")


@COINS_AND_DICE
def is_at_hand(game: Game, what: str) -> bool:
    """Players have the coins and dice that some cards need besides cards."""
    COINS_AND_DICE.decided_once(game, f"the instruction needs {what}, and players have one")
    return True


def flip_coins(game: Game, speaker: Speaker, players: tuple[str, ...]) -> tuple[Game, Speaker]:
    """Each of these players calls and flips a coin; the speaker knows how the last flip came out."""
    won = False
    if not is_at_hand(game, "a coin"):
        return game, speaker
    for player in players:
        call = ask_one(game, player, "call the coin flip", ("heads", "tails"))
        game, side = tossed(game)
        won = has_won(game, player, call, side)
        game = happen(game, Flips(player, "win a flip" if won else "lose a flip"))
    return game, replace(speaker, current=replace(speaker.current, amount=1 if won else 2))


@CALLING
def has_won(game: Game, player: str, call: str, side: str) -> bool:
    """Whoever flips the coin wins the flip if it comes up as called, and loses it otherwise."""
    CALLING.decided(game, f"{player} called {call} and {'wins' if call == side else 'loses'} the flip")
    return call == side


def roll_dice(
    game: Game, speaker: Speaker, effect: RollDie, players: tuple[str, ...]
) -> tuple[Game, Speaker]:
    """Each of these players rolls a die; the speaker knows the result of the last roll."""
    result = 0
    if not is_at_hand(game, "a die"):
        return game, speaker
    for player in players:
        game, natural = thrown(game, effect.sides)
        result = result_of(game, speaker, effect, natural)
        game = happen(game, Rolls(player, "roll", result))
    return game, replace(speaker, current=replace(speaker.current, amount=result))


@MODIFIED_RESULT
def result_of(game: Game, speaker: Speaker, effect: RollDie, natural: int) -> int:
    """The result of a roll is the number on the die with what the instruction adds."""
    more = 0 if effect.plus is None else number_of(game, speaker, effect.plus)
    MODIFIED_RESULT.decided(
        game, f"the natural result is {natural}, with {more} added it is {natural + more}"
    )
    return natural + more
