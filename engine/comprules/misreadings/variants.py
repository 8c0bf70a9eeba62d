"""704.6, 8, 9: what multiplayer options and variants do otherwise, misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.happening.damage_and_counters import whose_life_changes
from comprules.rules.variants.shared_life import SHARED_LIFE_TOTAL, team_with_one_life_total
from comprules.state.game import Game

__all__: list[str] = []


@SHARED_LIFE_TOTAL.misreading_of(team_with_one_life_total)
def each_has_a_life_total(game: Game, player: str) -> tuple[str, ...]:
    """Each player of a team has a life total of that player's own."""
    return original(whose_life_changes)(game, player)
