"""807, 809: Grand Melee and Emperor, misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.rules.permission.looking_at_cards import those_who_see_the_hand
from comprules.rules.variants import emperor
from comprules.state.game import Game

__all__: list[str] = []


@emperor.EMPEROR_STARTS.misreading_of(emperor.an_emperor_starts)
def whoever_sits_first_starts(game: Game, named: str) -> tuple[Game, str]:
    """Whoever was chosen starts, and otherwise whoever sits first."""
    return game, named or game.order[0]


@emperor.TEAMS_OF_OTHER_SIZES.misreading_of(emperor.reach_in_larger_team)
@emperor.RANGES_IN_LARGER_TEAMS.misreading_of(emperor.reach_in_larger_team)
def as_in_teams_of_three(_game: Game, _player: str, wanted: int) -> int:
    """Emperors reach two seats and generals one, however large their teams are."""
    return wanted


@emperor.HANDS_OF_TEAMMATES.misreading_of(emperor.teammates_see_the_hand)
def nobody_else_sees_the_hand(game: Game, player: str) -> tuple[str, ...]:
    """Teammates know as little of one's hand as the enemy does."""
    return original(those_who_see_the_hand)(game, player)
