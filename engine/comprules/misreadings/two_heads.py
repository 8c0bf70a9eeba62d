"""810: what a team of Two-Headed Giant has together, misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.editions.of_2009.landwalk_of_two_heads import (
    LANDS_OF_EITHER_DEFENDER,
    lands_of_either_defender,
)
from comprules.editions.of_2009.life_of_two_heads import (
    HALF_THE_LIFE_OF_THE_TEAM,
    SETTING_HALF_OF_THE_LIFE,
    change_of_half_the_life,
    half_the_life_of_the_team,
)
from comprules.editions.of_2009.opening_hands import MULLIGANS_OF_TEAMS_OF_2009, who_go_on_together
from comprules.events.every import Event
from comprules.events.players import LosesLife
from comprules.happening.damage_and_counters import from_whom_they_go, kinds_had, number_had
from comprules.happening.teams import team_of
from comprules.happening.whose_turn import with_priority, with_whom_turns_are_taken
from comprules.happening.winning_and_losing import win_with_them
from comprules.rules.casting.casting import lands_a_turn
from comprules.rules.meaning import opponents_of
from comprules.rules.replacement.impossible_events import also_for
from comprules.rules.turn.turn_based_actions import who_draws_for_the_turn
from comprules.rules.variants import shared_poison as poison
from comprules.rules.variants.shared_life import (
    CANT_GAIN_LIFE,
    CANT_GET_POISON,
    CANT_LOSE_LIFE,
    CONCEDING_FOR_BOTH,
    LIFE_TOTAL_OF_A_PLAYER,
    NO_EXCHANGE_WITHIN_A_TEAM,
    PAYING_TOGETHER,
    SETTING_LIFE_OF_A_TEAM,
    SETTING_LIFE_OF_ONE,
    TOGETHER_OR_NOT_AT_ALL,
    also_for_the_team,
    change_of_the_team,
    life_total_of_the_team,
    lose_with_the_team,
    no_exchange_within_a_team,
    one_of_each_team,
    or_in_what_the_team_has,
    what_the_team_has_left,
    win_with_the_team,
)
from comprules.rules.variants.shared_turns import (
    ACTING_WITH_THE_TEAM,
    ACTIVE_TEAM,
    ATTACKING_AND_DEFENDING_TEAMS,
    BLOCKING_FOR_THE_TEAM,
    COMBAT_OF_TWO_HEADS,
    EACH_OF_THEM_DRAWS,
    LANDS_OF_EACH,
    TEAM_PASSES,
    TWO_HEADS_SHARE_TURNS,
    WHOM_IT_ATTACKS,
    both_heads_defend,
    land_of_each_of_the_team,
    lands_of_the_one_attacked,
    next_team_with_priority,
    team_blocks_together,
    team_draws_for_the_turn,
    team_taking_turns,
    team_that_defends,
    team_with_priority,
    turns_of_two_heads,
)
from comprules.state.game import Game

__all__: list[str] = []


@MULLIGANS_OF_TEAMS_OF_2009.misreading_of(who_go_on_together)
def each_goes_on_alone(_game: Game, player: str) -> tuple[str, ...]:
    """Each player of a team takes mulligans alone, until that player keeps."""
    return (player,)


@TOGETHER_OR_NOT_AT_ALL.misreading_of(win_with_the_team)
def wins_alone(game: Game, winner: str) -> tuple[str, ...]:
    """Only the player of whom an effect says so wins."""
    return original(win_with_them)(game, winner)


@TOGETHER_OR_NOT_AT_ALL.misreading_of(also_for_the_team)
def for_one_alone(game: Game, event: Event) -> tuple[Event, ...]:
    """What keeps one player from losing doesn't keep the teammate from it."""
    return original(also_for)(game, event)


@HALF_THE_LIFE_OF_THE_TEAM.misreading_of(half_the_life_of_the_team)
def all_the_life_of_the_team(game: Game, player: str) -> int:
    """A player's life total is that of the whole team."""
    return game.players[player].life


@LIFE_TOTAL_OF_A_PLAYER.misreading_of(life_total_of_the_team)
def a_share_of_the_life(game: Game, player: str) -> int:
    """A player's life total is half of the team's, rounded up."""
    return -(-game.players[player].life // 2)


@SETTING_HALF_OF_THE_LIFE.misreading_of(change_of_half_the_life)
def all_of_it_is_set(game: Game, player: str, number: int) -> int:
    """The life total of the whole team becomes the number."""
    return number - game.players[player].life


@SETTING_LIFE_OF_ONE.misreading_of(change_of_the_team)
def a_share_is_set(game: Game, player: str, number: int) -> int:
    """The player's half of the team's life becomes the number."""
    return number + game.players[player].life // 2 - game.players[player].life


@SETTING_LIFE_OF_A_TEAM.misreading_of(one_of_each_team)
def each_of_them(_game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Each player gains or loses what it takes, one beside the other."""
    return players


@CONCEDING_FOR_BOTH.misreading_of(lose_with_the_team)
def concedes_alone(_game: Game, _losers: tuple[str, ...]) -> tuple[str, ...]:
    """A player concedes alone, and the teammate plays on."""
    return ()


@EACH_OF_THEM_DRAWS.misreading_of(team_draws_for_the_turn)
def one_of_them_draws(game: Game) -> tuple[str, ...]:
    """One player of the team draws for the turn."""
    return original(who_draws_for_the_turn)(game)


@TEAM_PASSES.misreading_of(next_team_with_priority)
def teammate_after_teammate(game: Game, passing: tuple[str, ...]) -> str:
    """When a player has passed, the teammate has priority."""
    return next((player for player in passing if player != game.priority), game.priority)


@CANT_GET_POISON.misreading_of(or_in_what_the_team_has)
def poison_of_one_alone(game: Game, event: Event) -> tuple[Event, ...]:
    """What keeps poison counters from one player doesn't keep them from the teammate."""
    return for_one_alone(game, event)


@CANT_GAIN_LIFE.misreading_of(or_in_what_the_team_has)
@CANT_LOSE_LIFE.misreading_of(or_in_what_the_team_has)
def life_of_one_alone(game: Game, event: Event) -> tuple[Event, ...]:
    """What keeps one player from gaining or losing life doesn't keep the teammate from it."""
    return for_one_alone(game, event)


@ACTIVE_TEAM.misreading_of(team_taking_turns)
def one_is_active(game: Game, player: str) -> tuple[str, ...]:
    """One player of the team is active, and the teammate is not."""
    return original(with_whom_turns_are_taken)(game, player)


@ACTING_WITH_THE_TEAM.misreading_of(team_with_priority)
def one_of_them_acts(game: Game, player: str) -> tuple[str, ...]:
    """Only one player of the team acts while it has priority."""
    return original(with_priority)(game, player)


@ATTACKING_AND_DEFENDING_TEAMS.misreading_of(team_that_defends)
def the_next_opponent_defends(game: Game) -> tuple[str, ...]:
    """Only one player of the other team defends."""
    return opponents_of(game, game.active)[:1]


@LANDS_OF_EACH.misreading_of(land_of_each_of_the_team)
def one_land_for_the_team(game: Game, player: str) -> bool:
    """What either player of the team has played counts for both."""
    return sum(game.players[p].lands_played for p in team_of(game, player)) < lands_a_turn(game, player)


@BLOCKING_FOR_THE_TEAM.misreading_of(team_blocks_together)
def each_blocks_alone(_game: Game, player: str, attacked: str) -> bool:
    """A player's creatures block only what attacks that player."""
    return player == attacked


@WHOM_IT_ATTACKS.misreading_of(lands_of_the_one_attacked)
def lands_of_the_team(game: Game, _blocker: int, attacker: int) -> tuple[str, ...]:
    """Each player of the other team is the defending player for an attacking creature."""
    return opponents_of(game, game.objects[attacker].controller)


@LANDS_OF_EITHER_DEFENDER.misreading_of(lands_of_either_defender)
def lands_of_the_blocker(game: Game, blocker: int, _attacker: int) -> tuple[str, ...]:
    """Only the lands of the blocking creature's controller count."""
    return (game.objects[blocker].controller,)


@poison.POISON_OF_THE_TEAM.misreading_of(poison.poison_of_the_team)
def poison_of_one_of_them(game: Game, player: str) -> int:
    """Each player of a team has poison counters of that player's own."""
    return game.players[player].number_of("poison")


@poison.POISON_OF_A_PLAYER.misreading_of(poison.poison_where_asked_for)
def only_ones_own(game: Game, player: str, kind: str) -> int:
    """Where an effect asks for it, a player has what that player got alone."""
    return original(number_had)(game, player, kind)


@poison.LOSING_POISON.misreading_of(poison.from_the_whole_team)
def from_one_alone(game: Game, player: str, kind: str, amount: int) -> tuple[tuple[str, int], ...]:
    """Who loses poison counters loses those that player got, and no others."""
    return original(from_whom_they_go)(game, player, kind, amount)


@poison.KINDS_OF_COUNTERS.misreading_of(poison.kinds_of_the_team)
def kinds_of_ones_own(game: Game, player: str) -> tuple[str, ...]:
    """What the teammate has got counts for nothing."""
    return original(kinds_had)(game, player)


@TWO_HEADS_SHARE_TURNS.misreading_of(turns_of_two_heads)
def heads_take_turns(game: Game, player: str) -> tuple[str, ...]:
    """Each head takes a turn of its own."""
    return original(with_whom_turns_are_taken)(game, player)


@COMBAT_OF_TWO_HEADS.misreading_of(both_heads_defend)
def one_head_defends(game: Game) -> tuple[str, ...]:
    """The team is attacked as one, and only its first player can be named."""
    return opponents_of(game, game.active)[:1]


@PAYING_TOGETHER.misreading_of(what_the_team_has_left)
def each_out_of_all_of_it(game: Game, player: str) -> int:
    """What the teammate has paid leaves a player as much to pay from as before."""
    mates = [name for name in team_of(game, player) if name != player]
    paid = sum(event.amount for event in game.deeds if isinstance(event, LosesLife) and event.player in mates)
    return game.players[player].life + paid


@NO_EXCHANGE_WITHIN_A_TEAM.misreading_of(no_exchange_within_a_team)
def whoever_they_are(_game: Game, players: tuple[str, ...]) -> bool:
    """Any two players exchange life totals."""
    return len(players) == 2
