"""719, 702.169: what is so of a Case that is solved."""

from __future__ import annotations

from comprules.abilities.conditions import AllHold, CaseSolved, Condition
from comprules.abilities.kinds import Activated, Triggered
from comprules.book.citing import cite
from comprules.keywords.rules_702_121_to_183 import SOLVED
from comprules.rules.meaning.speaker import Speaker
from comprules.state.game import Game

__all__ = [
    "ABILITIES_OF_SOLVED_CASE",
    "SOLVED_ACTIVATED_ABILITY",
    "SOLVED_DESIGNATION",
    "SOLVED_STATIC_ABILITY",
    "SOLVED_TRIGGERED_ABILITY",
    "TO_SOLVE",
    "is_solved",
    "is_unsolved",
    "waits_for_solution",
    "works_once_solved",
]

SOLVED_STATIC_ABILITY = cite("702.169b")
SOLVED_TRIGGERED_ABILITY = cite("702.169c")
SOLVED_ACTIVATED_ABILITY = cite("702.169d")
SOLVED_DESIGNATION = cite("719.3b")
TO_SOLVE = cite("719.3a")
ABILITIES_OF_SOLVED_CASE = cite("719.3c")


@SOLVED_DESIGNATION
def is_solved(game: Game, thing: int) -> bool:
    """A permanent that has become solved is so until it leaves the battlefield; a copy of it is not."""
    solved = bool(game.last_seen(thing).notes.get("solved"))
    says = f"{game.label(thing)} {'is' if solved else 'is not'} solved"
    SOLVED_DESIGNATION.decided_once(game, says)
    return solved


@TO_SOLVE
def is_unsolved(game: Game, thing: int) -> bool:
    """What solves a Case triggers, and does anything, only while the Case is not solved."""
    unsolved = not is_solved(game, thing)
    TO_SOLVE.decided_once(
        game, f"{game.label(thing)} {'is not solved yet' if unsolved else 'is solved already'}"
    )
    return unsolved


@SOLVED
@ABILITIES_OF_SOLVED_CASE
@SOLVED_STATIC_ABILITY
@SOLVED_TRIGGERED_ABILITY
@SOLVED_ACTIVATED_ABILITY
def works_once_solved(game: Game, speaker: Speaker) -> bool:
    """An ability behind "Solved" works, triggers or can be activated only if its Case is solved."""
    solved = is_solved(game, speaker.source)
    match speaker.of.ability:
        case Triggered():
            kind = SOLVED_TRIGGERED_ABILITY
        case Activated():
            kind = SOLVED_ACTIVATED_ABILITY
        case _:  # an ability that is asked for otherwise is static
            kind = SOLVED_STATIC_ABILITY
    says = f"{game.label(speaker.source)}: what stands behind “Solved” {'works' if solved else 'does not work yet'}"
    for citation in (SOLVED, ABILITIES_OF_SOLVED_CASE, kind):
        citation.decided_once(game, says)
    return solved


def waits_for_solution(condition: Condition) -> bool:
    """Say whether a condition asks whether a Case is solved."""
    return CaseSolved() in (condition, *(condition.conditions if isinstance(condition, AllHold) else ()))
