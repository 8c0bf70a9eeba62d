"""704.6, 8, 9: what multiplayer options and variants do otherwise, misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.happening.damage_and_counters import whose_life_changes
from comprules.happening.whose_turn import with_priority, with_whom_turns_are_taken
from comprules.rules.meaning import opponents_of
from comprules.rules.triggers.putting_on_the_stack import who_order_triggers
from comprules.rules.variants.shared_life import SHARED_LIFE_TOTAL, team_with_one_life_total
from comprules.rules.variants.shared_turns import (
    DRAW_STEP_OF_THE_FIRST_TEAM,
    PRIORITY_OF_TEAMS,
    TEAMS_DRAW,
    TEAMS_IN_COMBAT,
    TRIGGERS_OF_TEAMS,
    TURNS_OF_TEAMS,
    team_draws_first,
    team_has_draw_step,
    team_taking_turns,
    team_that_defends,
    team_with_priority,
    teams_in_turn_order,
)
from comprules.state.game import Game

__all__: list[str] = []


@SHARED_LIFE_TOTAL.misreading_of(team_with_one_life_total)
def each_has_a_life_total(game: Game, player: str) -> tuple[str, ...]:
    """Each player of a team has a life total of that player's own."""
    return original(whose_life_changes)(game, player)


@TURNS_OF_TEAMS.misreading_of(team_taking_turns)
def each_takes_a_turn(game: Game, player: str) -> tuple[str, ...]:
    """Each player of a team takes a turn of that player's own."""
    return original(with_whom_turns_are_taken)(game, player)


@TEAMS_IN_COMBAT.misreading_of(team_that_defends)
def one_player_defends(game: Game) -> tuple[str, ...]:
    """The one opponent who comes next in turn order defends."""
    return opponents_of(game, game.active)[:1]


@PRIORITY_OF_TEAMS.misreading_of(team_with_priority)
def each_has_priority(game: Game, player: str) -> tuple[str, ...]:
    """Each player of a team has priority alone."""
    return original(with_priority)(game, player)


@TRIGGERS_OF_TEAMS.misreading_of(teams_in_turn_order)
def each_orders_triggers(game: Game) -> tuple[tuple[str, ...], ...]:
    """Each player of a team puts his or her own triggered abilities on the stack."""
    return original(who_order_triggers)(game)


@DRAW_STEP_OF_THE_FIRST_TEAM.misreading_of(team_has_draw_step)
def every_team_draws(_game: Game) -> bool:
    """The team that plays first draws as well, as players do in other games of more than two."""
    return True


@TEAMS_DRAW.misreading_of(team_draws_first)
def in_turn_order(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """The players of a team draw in turn order as well."""
    return tuple(player for player in game.alive if player in players)
