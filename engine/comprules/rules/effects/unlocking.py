"""709.5f, 709.5g: halves of permanents that an effect has unlocked, or locked."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import Locks, Unlocks
from comprules.happening.split_cards import halves_by_name
from comprules.questions import ask_one
from comprules.rules.meaning import Speaker
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.words import Half

__all__ = ["TOLD_TO_LOCK", "TOLD_TO_UNLOCK", "locked_by_effect", "unlocked_by_effect", "unlocking"]

TOLD_TO_UNLOCK = cite("709.5f")
TOLD_TO_LOCK = cite("709.5g")


def unlocking(game: Game, speaker: Speaker, things: tuple[int, ...], *, or_lock: bool) -> list[Event]:
    """Return what comes of telling a player to unlock a half of each of these, or to lock or unlock one."""
    return [
        event for thing in things for event in _of_one_half(game, speaker.controller, thing, or_lock=or_lock)
    ]


def _of_one_half(game: Game, player: str, thing: int, *, or_lock: bool) -> Iterator[Event]:
    """The player chooses a half; what was locked is unlocked, and what was unlocked is locked."""
    there, halves = game.objects[thing], views(game)[thing].halves
    named = halves_by_name(halves)
    free: dict[str, Half] = {
        name: half for name, half in named.items() if or_lock or half not in there.unlocked
    }
    if not free:
        return
    what = "lock or unlock" if or_lock else "unlock"
    half = free[ask_one(game, player, f"{what} which half of {there.label}?", tuple(free))]
    if half in there.unlocked:
        yield from locked_by_effect(game, player, thing, half)
    else:
        yield from unlocked_by_effect(game, player, thing, half)


@TOLD_TO_UNLOCK
def unlocked_by_effect(game: Game, player: str, thing: int, half: Half) -> tuple[Unlocks, ...]:
    """The locked half that the player chooses is given its unlocked designation."""
    TOLD_TO_UNLOCK.decided(game, f"{player} is told to unlock the {half} half of {game.label(thing)}")
    return (Unlocks(player, thing, half),)


@TOLD_TO_LOCK
def locked_by_effect(game: Game, player: str, thing: int, half: Half) -> tuple[Locks, ...]:
    """The unlocked half that the player chooses loses its unlocked designation."""
    TOLD_TO_LOCK.decided(game, f"{player} is told to lock the {half} half of {game.label(thing)}")
    return (Locks(player, thing, half),)
