"""309.7, 311.7, 312.5: dungeons that are completed, chaos, and phenomena that are encountered."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game

__all__ = [
    "CHAOS_ABILITIES",
    "COMPLETING_A_DUNGEON",
    "ENCOUNTERING",
    "is_chaos_ability",
    "is_dungeon_completed",
    "is_encountered",
]

COMPLETING_A_DUNGEON = cite("309.7")
CHAOS_ABILITIES = cite("311.7")
ENCOUNTERING = cite("312.5")


@COMPLETING_A_DUNGEON
def is_dungeon_completed(before: Game, dungeon: int) -> bool:
    """A dungeon is completed as its card is removed from the game."""
    there = before.objects[dungeon]
    completed = there.zone == "command" and "dungeon" in there.base.types
    if completed:
        COMPLETING_A_DUNGEON.decided(before, f"{there.owner} completes {before.label(dungeon)}")
    return completed


@ENCOUNTERING
def is_encountered(before: Game, phenomenon: int) -> bool:
    """A phenomenon is encountered as it is moved off a planar deck and turned face up."""
    there = before.objects[phenomenon]
    off_the_deck = there.zone == "command" and there.face_down and there.notes.get("deck") == "planar"
    if off_the_deck:
        ENCOUNTERING.decided(before, f"{before.label(phenomenon)} is encountered")
    return off_the_deck


@CHAOS_ABILITIES
def is_chaos_ability(game: Game, source: int) -> bool:
    """The chaos abilities of face-up planes trigger, and the planar controller controls them."""
    CHAOS_ABILITIES.decided(game, f"chaos ensues: the chaos ability of {game.label(source)} triggers")
    return True
