"""702.14 and 702.16: landwalk and protection, misread."""

from __future__ import annotations

from comprules.keyword_instances import works
from comprules.rules.combat.evasion import LANDWALK_OF_BLOCKERS, undoes_landwalk
from comprules.ruleset import views
from comprules.state.game import Game

__all__: list[str] = []


@LANDWALK_OF_BLOCKERS.misreading_of(undoes_landwalk)
def one_undoes_the_other(game: Game, blocker: int, _attacker: int, walked: str) -> bool:
    """A blocker that has the same landwalk may block."""
    return works(game, views(game)[blocker], walked)
