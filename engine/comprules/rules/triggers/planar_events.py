"""311.7, 312.5: what the abilities of planes and phenomena wait for."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game

__all__ = ["CHAOS_ABILITIES", "ENCOUNTERING", "is_chaos_ability", "is_encountered"]

CHAOS_ABILITIES = cite("311.7")
ENCOUNTERING = cite("312.5")


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
