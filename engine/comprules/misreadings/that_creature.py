"""Words such as "that creature" (700.7), misread."""

from __future__ import annotations

from comprules.rules.triggers.finding_objects import THAT_CREATURE, locked_object
from comprules.ruleset import views
from comprules.state.game import Game

__all__: list[str] = []


@THAT_CREATURE.misreading_of(locked_object)
def only_while_it_is_one(game: Game, thing: int) -> int:
    """What has become something else is meant no longer."""
    same = thing in game.objects and views(game)[thing].types == game.objects[thing].base.types
    return thing if same else 0
