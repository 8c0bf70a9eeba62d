"""810.4: a team with one life total."""

from __future__ import annotations

from comprules.book.citing import Citation, cite, original
from comprules.events.every import Event
from comprules.events.permanents import PutsCounters
from comprules.events.players import GainsLife, LosesGame, LosesLife, PaysLife, WinsGame
from comprules.happening.teams import team_of
from comprules.happening.whose_turn import who_decides_together
from comprules.happening.winning_and_losing import CONCEDED
from comprules.questions import ask_one
from comprules.rules.actions.exchanging import may_exchange
from comprules.rules.effects.paying_life import life_to_pay_from
from comprules.rules.permission.looking_at_cards import those_who_see_the_hand
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "CANT_GAIN_LIFE",
    "CANT_GET_POISON",
    "CANT_LOSE_LIFE",
    "CONCEDING_FOR_BOTH",
    "LIFE_OF_EACH_PLAYER",
    "LIFE_TOTAL_OF_A_PLAYER",
    "NO_EXCHANGE_WITHIN_A_TEAM",
    "PAYING_TOGETHER",
    "SETTING_LIFE_OF_A_TEAM",
    "SETTING_LIFE_OF_ONE",
    "SHARED_LIFE_TOTAL",
    "TOGETHER_OR_NOT_AT_ALL",
    "WHAT_IS_NOT_SHARED",
    "also_for_the_team",
    "change_of_the_team",
    "hands_of_both_heads",
    "life_total_of_the_team",
    "lose_with_the_team",
    "no_exchange_within_a_team",
    "one_of_each_team",
    "or_in_what_the_team_has",
    "team_with_one_life_total",
    "what_the_team_has_left",
    "win_with_the_team",
]

SHARED_LIFE_TOTAL = cite("810.4")
TOGETHER_OR_NOT_AT_ALL = cite("810.8a")
CONCEDING_FOR_BOTH = cite("810.8b")
LIFE_TOTAL_OF_A_PLAYER = cite("810.9a")
WHAT_IS_NOT_SHARED = cite("810.5")
SETTING_LIFE_OF_ONE = cite("810.9c")
SETTING_LIFE_OF_A_TEAM = cite("810.9d")
LIFE_OF_EACH_PLAYER = cite("810.9")
PAYING_TOGETHER = cite("810.9b")
NO_EXCHANGE_WITHIN_A_TEAM = cite("810.9e")
CANT_GAIN_LIFE = cite("810.9g")
CANT_LOSE_LIFE = cite("810.9h")
CANT_GET_POISON = cite("810.10c")


@LIFE_OF_EACH_PLAYER
@SHARED_LIFE_TOTAL
def team_with_one_life_total(game: Game, player: str) -> tuple[str, ...]:
    """In Two-Headed Giant a team has one life total: what its player gains or loses the whole team does."""
    team = team_of(game, player)
    for cited in (SHARED_LIFE_TOTAL, LIFE_OF_EACH_PLAYER):
        cited.decided_once(game, f"what {player} gains or loses, {' and '.join(team)} do")
    return team


@WHAT_IS_NOT_SHARED
def hands_of_both_heads(game: Game, player: str) -> tuple[str, ...]:
    """Teammates look at each other's hands, though each has cards, permanents and mana of his or her own."""
    seen = original(those_who_see_the_hand)(game, player)
    team = team_of(game, player)
    WHAT_IS_NOT_SHARED.decided_once(game, f"{' and '.join(team)} may look at {player}'s hand")
    return tuple(p for p in game.alive if p in seen or p in team)


@CONCEDING_FOR_BOTH
@TOGETHER_OR_NOT_AT_ALL
def lose_with_the_team(game: Game, losers: tuple[str, ...]) -> tuple[str, ...]:
    """If one player of a team loses, so do the others."""
    teammates = (other for loser in losers for other in team_of(game, loser))
    others = tuple(dict.fromkeys(p for p in teammates if p in game.alive and p not in losers))
    if others:
        TOGETHER_OR_NOT_AT_ALL.decided(game, f"{', '.join(others)} lose with {', '.join(losers)}")
        if any(game.players[loser].lost == CONCEDED for loser in losers):
            CONCEDING_FOR_BOTH.decided(game, f"{', '.join(losers)} conceded for the whole team")
    return others


@TOGETHER_OR_NOT_AT_ALL
def win_with_the_team(game: Game, winner: str) -> tuple[str, ...]:
    """If one player of a team wins, so do the others."""
    others = tuple(player for player in team_of(game, winner) if player in game.alive and player != winner)
    if others:
        TOGETHER_OR_NOT_AT_ALL.decided(game, f"{', '.join(others)} win with {winner}")
    return others


@TOGETHER_OR_NOT_AT_ALL
def also_for_the_team(game: Game, event: Event) -> tuple[Event, ...]:
    """If one player of a team can't win or lose the game, nobody of the team can."""
    if not isinstance(event, LosesGame | WinsGame):
        return (event,)
    team = team_of(game, event.player)
    TOGETHER_OR_NOT_AT_ALL.decided_once(game, f"what keeps one of {' and '.join(team)} from it keeps all")
    return tuple(replace(event, player=player) for player in team)


@CANT_GET_POISON
@CANT_LOSE_LIFE
@CANT_GAIN_LIFE
def or_in_what_the_team_has(game: Game, event: Event) -> tuple[Event, ...]:
    """If one player of a team can't gain or lose life or get poison counters, nobody of the team can."""
    match event:
        case GainsLife():
            return _for_each(game, CANT_GAIN_LIFE, event)
        case LosesLife() | PaysLife():
            return _for_each(game, CANT_LOSE_LIFE, event)
        case PutsCounters(str() as player, "poison"):
            team = team_of(game, player)
            CANT_GET_POISON.decided_once(
                game, f"what keeps poison from one of {' and '.join(team)} keeps all"
            )
            return tuple(replace(event, on=other) for other in team)
        case _:  # what else can't happen concerns one player, or is winning or losing
            return also_for_the_team(game, event)


def _for_each(game: Game, cited: Citation, event: GainsLife | LosesLife | PaysLife) -> tuple[Event, ...]:
    """Return a change of life for each player of a team, one of whom may be kept from it."""
    team = team_of(game, event.player)
    cited.decided_once(game, f"what keeps one of {' and '.join(team)} from it keeps all")
    return tuple(replace(event, player=player) for player in team)


@PAYING_TOGETHER
def what_the_team_has_left(game: Game, player: str) -> int:
    """If several of a team may pay life for the same thing, they pay no more in sum than the team has."""
    life = original(life_to_pay_from)(game, player)
    PAYING_TOGETHER.decided_once(
        game, f"{player} can pay no more than the {life} life that the team has left"
    )
    return life


@NO_EXCHANGE_WITHIN_A_TEAM
def no_exchange_within_a_team(game: Game, players: tuple[str, ...]) -> bool:
    """Teammates can't exchange their life totals."""
    if len({team_of(game, player) for player in players}) == 1:
        NO_EXCHANGE_WITHIN_A_TEAM.decided(game, f"{' and '.join(players)} have one life total: no exchange")
        return False
    return original(may_exchange)(game, players)


@LIFE_TOTAL_OF_A_PLAYER
def life_total_of_the_team(game: Game, player: str) -> int:
    """Where one player's life total is asked for, it is that of the team."""
    life = game.players[player].life
    LIFE_TOTAL_OF_A_PLAYER.decided(game, f"{player}'s life total is that of the team, {life}")
    return life


@SETTING_LIFE_OF_ONE
def change_of_the_team(game: Game, player: str, number: int) -> int:
    """If one player's life total is set, that player gains or loses what the team's lacks or has too much."""
    change = number - game.players[player].life
    SETTING_LIFE_OF_ONE.decided(game, f"{player}'s team comes to {number} life by a change of {change:+}")
    return change


@SETTING_LIFE_OF_A_TEAM
def one_of_each_team(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """If life totals would be set for each player of a team, the team picks one, who alone is affected."""
    affected: list[str] = []
    for team in dict.fromkeys(team_of(game, player) for player in players):
        if len(team) > 1 and set(team) <= set(players):
            chosen = ask_one(game, who_decides_together(game, team), "choose whose life total is set", team)
            SETTING_LIFE_OF_A_TEAM.decided(game, f"of {' and '.join(team)} only {chosen} is affected")
            affected.append(chosen)
        else:
            affected += [player for player in team if player in players]
    return tuple(affected)
