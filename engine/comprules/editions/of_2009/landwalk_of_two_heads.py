"""606.7c of 2009: whose lands count where a creature with landwalk attacks a team."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.rules.meaning import opponents_of
from comprules.state.game import Game

__all__ = ["LANDS_OF_EITHER_DEFENDER", "lands_of_either_defender"]

LANDS_OF_EITHER_DEFENDER = cite("606.7c", "2009-05-01")


@LANDS_OF_EITHER_DEFENDER
def lands_of_either_defender(game: Game, _blocker: int, attacker: int) -> tuple[str, ...]:
    """The lands of each player of the defending team count."""
    team = opponents_of(game, game.objects[attacker].controller)
    LANDS_OF_EITHER_DEFENDER.decided_once(game, f"the lands of {' and '.join(team)} count")
    return team
