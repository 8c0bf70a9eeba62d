"""704.6, 8, 9: what multiplayer options and variants do otherwise, misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.events.players import DrawsGame, WinsGame
from comprules.happening.damage_and_counters import whose_life_changes
from comprules.happening.happen import happen
from comprules.happening.planar_decks import SINGLE_PLANAR_DECK, owner_in_single_deck
from comprules.happening.teams import team_of
from comprules.happening.whose_turn import with_priority, with_whom_turns_are_taken
from comprules.happening.winning_and_losing import EMPEROR_DRAWS, EMPEROR_LOSES
from comprules.rules.meaning import opponents_of
from comprules.rules.triggers.putting_on_the_stack import who_order_triggers
from comprules.rules.turn.turn_based_actions import MULTIPLAYER_DRAW_STEP
from comprules.rules.variants import emperor, one_defender, range_of_influence
from comprules.rules.variants.shared_life import (
    LIFE_OF_EACH_PLAYER,
    SHARED_LIFE_TOTAL,
    TOGETHER_OR_NOT_AT_ALL,
    lose_with_the_team,
    team_with_one_life_total,
)
from comprules.rules.variants.shared_turns import (
    DRAW_STEP_OF_THE_FIRST_TEAM,
    NO_FIRST_DRAW,
    OPTION_OF_TWO_HEADS,
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
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__: list[str] = []


@LIFE_OF_EACH_PLAYER.misreading_of(team_with_one_life_total)
@SHARED_LIFE_TOTAL.misreading_of(team_with_one_life_total)
def each_has_a_life_total(game: Game, player: str) -> tuple[str, ...]:
    """Each player of a team has a life total of that player's own."""
    return original(whose_life_changes)(game, player)


@OPTION_OF_TWO_HEADS.misreading_of(team_taking_turns)
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


@NO_FIRST_DRAW.misreading_of(team_has_draw_step)
@DRAW_STEP_OF_THE_FIRST_TEAM.misreading_of(team_has_draw_step)
@MULTIPLAYER_DRAW_STEP.misreading_of(team_has_draw_step)
def every_team_draws(_game: Game) -> bool:
    """The team that plays first draws as well, as players do in other games of more than two."""
    return True


@TEAMS_DRAW.misreading_of(team_draws_first)
def in_turn_order(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """The players of a team draw in turn order as well."""
    return tuple(player for player in game.alive if player in players)


@one_defender.CHOOSING_THE_DEFENDING_PLAYER.misreading_of(one_defender.choose_defending_player)
@one_defender.DEFENDER_AS_COMBAT_BEGINS.misreading_of(one_defender.choose_defending_player)
def the_next_one_defends(game: Game) -> Game:
    """The next player in turn order defends, whomever the active player would rather attack."""
    return replace(game, defending=opponents_of(game, game.active)[0])


@one_defender.ONE_OF_THE_OPPONENTS_DEFENDS.misreading_of(one_defender.the_chosen_one_defends)
def all_opponents_defend(game: Game) -> tuple[str, ...]:
    """Whoever is chosen, each opponent can be attacked."""
    return opponents_of(game, game.active)


@one_defender.RESELECTED_OF_THE_DEFENDER.misreading_of(one_defender.reselected_of_the_defender)
@range_of_influence.RESELECTED_WITHIN_RANGE.misreading_of(range_of_influence.reselected_within_range)
def any_opponent(game: Game, _thing: int) -> tuple[str, ...]:
    """Any opponent of the attacking player can be reselected."""
    return opponents_of(game, game.active)


@range_of_influence.RANGE_OF_INFLUENCE.misreading_of(range_of_influence.seats_reached)
@range_of_influence.RANGE_OF_INFLUENCE.misreading_of(emperor.reach_in_emperor)
@emperor.ALWAYS_IN_EMPEROR.misreading_of(emperor.reach_in_emperor)
@emperor.REACH_IN_EMPEROR.misreading_of(emperor.reach_in_emperor)
def as_far_as_the_table(game: Game, _player: str) -> int:
    """Everybody reaches everybody."""
    return len(game.order)


@range_of_influence.ATTACKED_WITHIN_RANGE.misreading_of(range_of_influence.defending_within_range)
@emperor.ATTACKING_NEIGHBORS.misreading_of(emperor.next_to_each_other)
def however_far(game: Game) -> tuple[str, ...]:
    """Opponents are attacked however far away they sit."""
    return opponents_of(game, game.active)


@range_of_influence.WINNING_WITHIN_RANGE.misreading_of(range_of_influence.win_within_range)
def wins_the_game(_game: Game, players: tuple[str, ...]) -> tuple[WinsGame, ...]:
    """Who wins wins, and the game is over for all."""
    return tuple(map(WinsGame, players))


@range_of_influence.DRAWING_WITHIN_RANGE.misreading_of(range_of_influence.draw_within_range)
def for_all_players(_game: Game, _player: str) -> tuple[DrawsGame, ...]:
    """It is a draw for all players."""
    return (DrawsGame(),)


@range_of_influence.LOOP_WITHIN_RANGE.misreading_of(range_of_influence.loop_within_range)
def nobody_is_left(game: Game, _recurring: str) -> Game:
    """A loop is a draw for all players."""
    return happen(game, DrawsGame())


@TOGETHER_OR_NOT_AT_ALL.misreading_of(lose_with_the_team)
@emperor.EMPERORS_TEAM_LOSES.misreading_of(emperor.lose_with_the_emperor)
@emperor.DRAW_FOR_THE_TEAM.misreading_of(emperor.draw_with_the_emperor)
@EMPEROR_LOSES.misreading_of(emperor.lose_with_the_emperor)
@EMPEROR_DRAWS.misreading_of(emperor.draw_with_the_emperor)
def an_emperor_is_one_player(_game: Game, _players: tuple[str, ...]) -> tuple[str, ...]:
    """A team goes on without its emperor."""
    return ()


@emperor.EMPERORS_IN_THE_MIDDLE.misreading_of(emperor.emperor_of)
def the_first_is_emperor(game: Game, player: str) -> str:
    """The first player of a team leads it."""
    return team_of(game, player)[0]


@emperor.TEAM_WINS.misreading_of(emperor.win_with_the_emperor)
@emperor.EMPEROR_WINS.misreading_of(emperor.win_with_the_emperor)
def generals_who_lost_have_lost(game: Game, team: str) -> Game:
    """Only those of the team win who are still in the game."""
    for player in game.players.values():
        if player.team == team and not player.gone:
            game = game.altering_player(player.name, won=True)
    return game


@SINGLE_PLANAR_DECK.misreading_of(owner_in_single_deck)
def whoever_brought_it(_game: Game, thing: GameObject) -> str:
    """The one planar deck is that of the player who brought it."""
    return thing.owner
