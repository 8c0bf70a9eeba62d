"""702.140, 728: mutating creature spells, and permanents that are merged with them."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.zones import Merges
from comprules.happening import happen
from comprules.questions import ask_one
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "MUTATE",
    "MUTATING_SPELL_RESOLVES",
    "merge",
]

MUTATING_SPELL_RESOLVES = cite("608.3d")
MUTATE = cite("702.140c")


@MUTATING_SPELL_RESOLVES
@MUTATE
def merge(game: Game, thing: GameObject, target: int) -> Game:
    """A resolving mutating spell merges with its target, over or under it, and nothing enters.

    The spell's controller chooses which of the two.
    """
    controller = views(game)[thing.id].controller
    where = ask_one(
        game, controller, f"put {game.label(thing.id)} over or under {game.label(target)}", ("over", "under")
    )
    MUTATING_SPELL_RESOLVES.decided(
        game, f"{game.label(thing.id)} merges with {game.label(target)}, {where} it"
    )
    return happen(game, Merges(thing.id, target, over=where == "over"))
