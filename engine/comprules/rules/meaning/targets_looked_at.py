"""115.9: how the targets of a spell or ability are looked at, and counted."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.counting import many
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "COUNTING_TARGETS",
    "LOOKING_AT_WHAT_IS_TARGETED",
    "TARGETING_ONLY",
    "targets_chosen",
    "targets_looked_at",
    "targets_no_other",
]

LOOKING_AT_WHAT_IS_TARGETED = cite("115.9")
COUNTING_TARGETS = cite("115.9a")
TARGETING_ONLY = cite("115.9c")


@LOOKING_AT_WHAT_IS_TARGETED
def targets_looked_at(game: Game, found: GameObject, *, now: bool) -> tuple[int | str, ...]:
    """The words say whether targets are looked at as they are now, or as they were chosen."""
    every = () if found.on_stack is None else tuple(t for group in found.on_stack.targets for t in group)
    there = tuple(t for t in every if t in game.objects or t in game.alive)
    if every:
        when = "that are still there" if now else "that were chosen"
        LOOKING_AT_WHAT_IS_TARGETED.decided_once(game, f"the targets of {found.label} {when} are looked at")
    return there if now else every


@TARGETING_ONLY
def targets_no_other(game: Game, found: GameObject) -> bool:
    """One object or player alone was chosen as a target, once or more often, legal or not by now."""
    different = len(set(targets_looked_at(game, found, now=False)))
    TARGETING_ONLY.decided_once(game, f"{found.label} targets {different} different objects or players")
    return different == 1


@COUNTING_TARGETS
def targets_chosen(game: Game, found: GameObject) -> int:
    """Targets are counted as they were chosen, an object or player chosen twice as two (115.3)."""
    number = len(targets_looked_at(game, found, now=False))
    COUNTING_TARGETS.decided_once(game, f"{found.label} has {many(number, 'target')}")
    return number
