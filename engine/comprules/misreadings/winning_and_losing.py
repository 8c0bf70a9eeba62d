"""104: winning, losing and drawing, misread."""

from __future__ import annotations

from comprules.book.citing import original
from comprules.events.every import Event
from comprules.events.players import DrawsGame, LosesGame, WinsGame
from comprules.happening.winning_and_losing import (
    ALL_LOSE_AT_ONCE,
    ALL_TEAMS_LOSE_AT_ONCE,
    CARDS_AT_STAKE,
    CONCEDING,
    DRAW_BY_EFFECT,
    LAST_PLAYER_WINS,
    LAST_TEAM_WINS,
    LOSING_BEFORE_WINNING,
    LOSING_BY_EFFECT,
    TEAM_DRAWS,
    TEAM_LOSES,
    WINNING_BY_EFFECT,
    can_be_kept_from_losing,
    draw_by_effect,
    lose_by_effect,
    loses_rather,
    no_team_is_left,
    nobody_is_left,
    sides_left,
    teams_that_draw,
    the_last_one_wins,
    the_last_team_wins,
    win_by_effect,
    winner_takes_the_ante,
)
from comprules.rules.replacement.impossible_events import can_happen
from comprules.state.game import Game

__all__: list[str] = []


@LAST_PLAYER_WINS.misreading_of(the_last_one_wins)
def unless_they_cant_win(game: Game, player: str) -> Game:
    """Whoever can't win the game doesn't, though nobody else is left."""
    return original(the_last_one_wins)(game, player) if can_happen(game, WinsGame(player)) else game


@WINNING_BY_EFFECT.misreading_of(win_by_effect)
def only_once_nobody_else_is_left(game: Game, _player: str) -> Game:
    """Nobody wins before the opponents have lost."""
    return game


@LOSING_BEFORE_WINNING.misreading_of(loses_rather)
def wins_rather(_game: Game, _player: str) -> bool:
    """Who would win and lose at once has won."""
    return False


@LAST_TEAM_WINS.misreading_of(the_last_team_wins)
def those_who_are_left_win(game: Game, team: str) -> Game:
    """Of the team that is left, only those win who have not lost before."""
    for player in game.players.values():
        if player.team == team and not player.lost:
            game = game.altering_player(player.name, won=True)
    return game


@CARDS_AT_STAKE.misreading_of(winner_takes_the_ante)
def ante_goes_back(game: Game, _winner: str) -> Game:
    """Whoever wins, the cards in the ante zone stay those of the players who put them there."""
    return game


@CONCEDING.misreading_of(can_be_kept_from_losing)
def like_any_other_loss(_game: Game, _event: Event) -> bool:
    """Whoever can't lose the game can't concede it either."""
    return True


@LOSING_BY_EFFECT.misreading_of(lose_by_effect)
def nobody_who_has_life(_game: Game, _players: tuple[str, ...]) -> tuple[LosesGame, ...]:
    """A player who has life, cards and no poison can't have lost."""
    return ()


@TEAM_LOSES.misreading_of(sides_left)
def with_one_player_all_is_lost(game: Game) -> frozenset[str]:
    """A team has lost as soon as one of its players has."""
    out = {p.team or p.name for p in game.players.values() if p.lost}
    return frozenset(p.team or p.name for p in game.players.values()) - out


@ALL_LOSE_AT_ONCE.misreading_of(nobody_is_left)
def the_last_to_lose_wins(game: Game, losers: tuple[str, ...]) -> Game:
    """Players lose one after the other, and the last one has won by then."""
    return game.altering_player(losers[-1], lost="", won=True)


@ALL_TEAMS_LOSE_AT_ONCE.misreading_of(no_team_is_left)
def the_last_team_to_lose_wins(game: Game, losers: tuple[str, ...]) -> Game:
    """Teams lose one after the other, and the last one has won by then."""
    return game.altering_player(losers[-1], lost="", won=True)


@DRAW_BY_EFFECT.misreading_of(draw_by_effect)
def decided_by_play_alone(_game: Game, _player: str) -> tuple[DrawsGame, ...]:
    """A game is drawn by what happens in it, and not because somebody says so."""
    return ()


@TEAM_DRAWS.misreading_of(teams_that_draw)
def who_lost_has_lost(game: Game) -> Game:
    """Of a team only those have a draw who had not lost before."""
    return game
