"""805: who of a team decides, in which order, and what all of it gets or skips, misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.happening.teams import still_playing
from comprules.procedure import OpeningHands
from comprules.rules.combat.attacking import Attackers
from comprules.rules.effects.choices import choosing_in_turn
from comprules.rules.permission.looking_at_cards import those_who_see_the_hand
from comprules.rules.resolving.resolution import Resolution
from comprules.rules.variants import before_the_game as start
from comprules.rules.variants import shared_turns as turns
from comprules.rules.variants import team_decisions as decisions
from comprules.rules.variants.shared_life import WHAT_IS_NOT_SHARED, hands_of_both_heads
from comprules.ruleset import views
from comprules.state.game import Game

__all__: list[str] = []


@decisions.PRIMARY_PLAYER.misreading_of(decisions.primary_player)
def the_one_to_the_left(_game: Game, players: tuple[str, ...]) -> str:
    """The player farthest to the left decides for the team."""
    return players[-1]


@decisions.ORDER_OF_CHOICES.misreading_of(decisions.teams_choose_in_turn)
def players_in_turn(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Players choose in turn order, whatever their teams like."""
    return original(choosing_in_turn)(game, players)


@decisions.TURNS_OF_THE_TEAM.misreading_of(decisions.once_for_each_team)
def for_each_of_them(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Each player of a team gets or skips one, so that the team does so twice."""
    return tuple(still_playing(game, player)[0] for player in players)


@decisions.TURNS_OF_THE_TEAM.misreading_of(decisions.part_of_the_teams_turn)
def of_the_first_of_them(_game: Game, player: str) -> tuple[str, ...]:
    """A step is that of one player of the team, and nothing has the others skip it."""
    return (player,)


@decisions.TURNS_OF_THE_TEAM.misreading_of(decisions.team_is_controlled)
def one_is_controlled(
    _game: Game, controlled: tuple[str, ...], _whose_turn: tuple[str, ...]
) -> tuple[str, ...]:
    """The teammate of a player who is controlled decides alone."""
    return controlled


@decisions.ONE_ACTIVE_PLAYER.misreading_of(decisions.one_of_the_active_players)
def the_first_is_meant(game: Game, resolution: Resolution) -> tuple[Game, Resolution]:
    """The player who is first in turn order is the active player."""
    return game, resolution


@turns.DRAWS_IN_TEAMS.misreading_of(turns.team_draws_first)
def draws_in_turn(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Players draw in turn order, whatever their teams like."""
    return tuple(player for player in game.alive if player in players)


@turns.ONE_ATTACK.misreading_of(turns.judged_as_one_attack)
def each_attacks_alone(game: Game, attackers: Attackers) -> tuple[Attackers, ...]:
    """What each player of the team attacks with is judged by itself."""
    whose = dict.fromkeys(views(game)[i].controller for i in attackers)
    return tuple({i: d for i, d in attackers.items() if views(game)[i].controller == p} for p in whose)


@turns.ATTACKERS_BEFORE_BLOCKERS.misreading_of(turns.team_assigns_first)
def blockers_first(game: Game, creature: int) -> bool:
    """The defending team says first how its blockers assign damage."""
    return game.objects[creature].attacking is not None


@WHAT_IS_NOT_SHARED.misreading_of(hands_of_both_heads)
def each_sees_ones_own(game: Game, player: str) -> tuple[str, ...]:
    """Teammates don't look at each other's hands."""
    return original(those_who_see_the_hand)(game, player)


@start.TEAM_THAT_STARTS.misreading_of(start.starting_team)
def whoever_sits_first(game: Game, named: str) -> tuple[Game, str]:
    """Whoever sits first starts, and nobody chooses a team."""
    return game, named or game.order[0]


@start.MULLIGANS_IN_TEAMS.misreading_of(start.teams_declare)
def both_keep(game: Game, hands: OpeningHands, players: tuple[str, ...]) -> tuple[str, ...]:
    """A team whose player has kept a hand takes no more mulligans."""
    kept = {game.players[player].team for player in hands.kept}
    return tuple(p for p in players if p not in hands.kept and game.players[p].team not in kept)


@start.CARDS_OF_TEAMS_AT_FIRST.misreading_of(start.team_acts_together)
def in_the_order_of_seats(_game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Players act in the order of their seats, whatever the team likes."""
    return players[:1]


@start.MORE_HEADS.misreading_of(start.more_for_more_heads)
def as_with_two_heads(_game: Game, _player: str, _for_each: int) -> int:
    """A team of three is no different from one of two."""
    return 0
