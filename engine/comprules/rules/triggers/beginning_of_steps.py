"""603.2, 805.4d: abilities that trigger as a step begins."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.abilities.nouns import Players
from comprules.abilities.parts import any_part_is
from comprules.abilities.simple_nouns import OtherPlayers, ThatPlayer
from comprules.book.citing import cite
from comprules.events.turn import BeginsStep
from comprules.events.zones import Draws
from comprules.happening.whose_turn import is_active, with_whom_turns_are_taken
from comprules.rules.meaning.speaker import Speaker
from comprules.rules.triggers.what_triggered import About, is_player
from comprules.state.game import Game

__all__ = [
    "AT_END_OF_COMBAT",
    "COUNTING_MAIN_PHASES",
    "at_end_of_combat",
    "for_those_whose_turn_it_is",
    "is_first_of_draw_step",
    "main_phases_begun",
]

AT_END_OF_COMBAT = cite("511.2")

COUNTING_MAIN_PHASES = cite("505.1b")


def for_those_whose_turn_it_is(there: Game, speaker: Speaker, whose: Players, player: str) -> Iterator[About]:
    """The beginning of a step concerns each of those whose turn it is, if the ability speaks of that player.

    Otherwise it triggers once, however many of them the words name (805.4d).
    """
    concerned = [
        one for one in with_whom_turns_are_taken(there, player) if is_player(there, speaker, whose, one)
    ]
    several = len(concerned) > 1 and _speaks_of_that_player(speaker.of.ability)
    for one in concerned if several else concerned[:1]:
        yield About((), one)


_speaks_of_that_player = any_part_is(ThatPlayer, OtherPlayers)


@COUNTING_MAIN_PHASES.essential("a main phase that is counted is the one of that number")
def main_phases_begun(game: Game) -> int:
    """Return how many main phases have begun this turn."""
    begun = sum(isinstance(e, BeginsStep) and e.step.endswith("main") for e in game.deeds)
    COUNTING_MAIN_PHASES.decided_once(game, f"this is main phase {begun} of the turn")
    return begun


@AT_END_OF_COMBAT
def at_end_of_combat(game: Game) -> bool:
    """What triggers at end of combat triggers as the end of combat step begins."""
    AT_END_OF_COMBAT.decided(game, "the end of combat step begins: what waits for it triggers")
    return True


def is_first_of_draw_step(game: Game, player: str) -> bool:
    """Say whether the last card that a player drew is the first one of the player's own draw step."""
    if game.step != "draw" or not is_active(game, player):
        return False
    begun = max((at for at, event in enumerate(game.deeds) if isinstance(event, BeginsStep)), default=-1)
    drawn = [event for event in game.deeds[begun + 1 :] if isinstance(event, Draws)]
    return sum(event.player == player for event in drawn) == 1
