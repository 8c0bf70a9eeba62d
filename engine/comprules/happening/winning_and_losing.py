"""104: how players win and lose, and when the game is a draw."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.players import DrawsGame, LosesGame, WinsGame
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "ALL_LOSE_AT_ONCE",
    "ALL_TEAMS_LOSE_AT_ONCE",
    "CARDS_AT_STAKE",
    "CONCEDED",
    "CONCEDING",
    "CONCEDING_AT_ONCE",
    "CONCEDING_UNDER_CONTROL",
    "DRAW_BY_EFFECT",
    "EMPEROR_DRAWS",
    "EMPEROR_LOSES",
    "LAST_PLAYER_WINS",
    "LAST_TEAM_WINS",
    "LOSING_BEFORE_WINNING",
    "LOSING_BY_EFFECT",
    "TEAM_DRAWS",
    "TEAM_LOSES",
    "WINNING_BY_EFFECT",
    "can_be_kept_from_losing",
    "draw_by_effect",
    "draw_with_them",
    "lose_by_effect",
    "lose_with_them",
    "loses_rather",
    "may_concede",
    "no_team_is_left",
    "nobody_is_left",
    "sides_left",
    "teams_that_draw",
    "the_last_one_wins",
    "the_last_team_wins",
    "win_by_effect",
    "win_with_them",
    "winner_takes_the_ante",
    "would_win",
]

LAST_PLAYER_WINS = cite("104.2a")
WINNING_BY_EFFECT = cite("104.2b")
LAST_TEAM_WINS = cite("104.2c")
CARDS_AT_STAKE = cite("407.2")
CONCEDING = cite("104.3a")
CONCEDING_AT_ONCE = cite("405.6g")
LOSING_BY_EFFECT = cite("104.3e")
LOSING_BEFORE_WINNING = cite("104.3f")
TEAM_LOSES = cite("104.3g")
ALL_LOSE_AT_ONCE = cite("104.4a")
DRAW_BY_EFFECT = cite("104.4c")
EMPEROR_LOSES = cite("104.3i")
EMPEROR_DRAWS = cite("104.4h")
TEAM_DRAWS = cite("104.4g")
ALL_TEAMS_LOSE_AT_ONCE = cite("104.4d")

CONCEDING_UNDER_CONTROL = cite("721.6")

CONCEDED = "conceded"
"""Why a player lost who conceded."""


@CONCEDING
@CONCEDING_AT_ONCE
def can_be_kept_from_losing(game: Game, event: Event) -> bool:
    """Players can concede whenever they like: nothing forbids or replaces that they lose."""
    if isinstance(event, LosesGame) and event.reason == CONCEDED:
        for cited in (CONCEDING, CONCEDING_AT_ONCE):
            cited.decided_once(game, f"{event.player} concedes, and nothing can change that")
        return False
    return True


@CONCEDING_UNDER_CONTROL
def may_concede(game: Game, player: str) -> bool:
    """Say whether a player may concede now: always, whoever controls that player, and for no other player."""
    if (by := game.controlled.get(player, player)) != player:
        CONCEDING_UNDER_CONTROL.decided(game, f"{player}, whom {by} controls, concedes all the same")
    return True


@WINNING_BY_EFFECT
def win_by_effect(game: Game, player: str) -> Game:
    """A player wins because an effect says so, whatever the opponents have left."""
    if loses_rather(game, player):
        return game
    WINNING_BY_EFFECT.decided(game, f"an effect says that {player} wins the game")
    for teammate in win_with_them(game, player):
        game = game.altering_player(teammate, won=True)
    return winner_takes_the_ante(game.altering_player(player, won=True), player)


@LOSING_BEFORE_WINNING
def loses_rather(game: Game, player: str) -> bool:
    """Who would win and lose at one and the same time loses."""
    loses = bool(game.players[player].lost)
    if loses:
        LOSING_BEFORE_WINNING.decided(game, f"{player} would win and lose at once, and has lost")
    return loses


@LOSING_BY_EFFECT
def lose_by_effect(game: Game, players: tuple[str, ...]) -> tuple[LosesGame, ...]:
    """Players lose because an effect says so."""
    for player in players:
        LOSING_BY_EFFECT.decided(game, f"an effect says that {player} loses the game")
    return tuple(LosesGame(player, "an effect") for player in players)


@WINNING_BY_EFFECT
def would_win(_game: Game, players: tuple[str, ...]) -> tuple[WinsGame | LosesGame, ...]:
    """Players win because an effect says so."""
    return tuple(map(WinsGame, players))


@DRAW_BY_EFFECT
def draw_by_effect(game: Game, _player: str) -> tuple[DrawsGame, ...]:
    """The game is a draw because an effect says so, whoever controls it."""
    DRAW_BY_EFFECT.decided(game, "an effect says that the game is a draw")
    return (DrawsGame(),)


# ---- who has it with others


@EMPEROR_LOSES
def lose_with_them(_game: Game, _losers: tuple[str, ...]) -> tuple[str, ...]:
    """Nobody else loses where no emperor leads a team."""
    return ()


@WINNING_BY_EFFECT.essential("a win has to be somebody's")
def win_with_them(_game: Game, _winner: str) -> tuple[str, ...]:
    """Nobody else wins where an effect says that a player does."""
    return ()


@EMPEROR_DRAWS
def draw_with_them(_game: Game, _players: tuple[str, ...]) -> tuple[str, ...]:
    """For nobody else is it a draw where no emperor leads a team."""
    return ()


@TEAM_DRAWS
def teams_that_draw(game: Game) -> Game:
    """If the game is a draw for all who are left of a team, it is one for the team, losers included."""
    for team in sorted({p.team for p in game.players.values() if p.team}):
        players = [p for p in game.players.values() if p.team == team]
        if all(p.gone for p in players) and any(p.drew for p in players):
            TEAM_DRAWS.decided(game, f"the game is a draw for {team}")
            for player in players:
                game = game.altering_player(player.name, drew=True, lost="")
    return game


# ---- those who are left


@TEAM_LOSES
def sides_left(game: Game) -> frozenset[str]:
    """Return the teams of which somebody is still in the game, and the players without a team."""
    left = frozenset(p.team or p.name for p in game.players.values() if not p.gone)
    for team in {p.team for p in game.players.values() if p.team and p.lost}:
        lost = "has lost" if team not in left else "has not lost, for one of its players is still in the game"
        TEAM_LOSES.decided_once(game, f"{team} {lost}")
    return left


@LAST_PLAYER_WINS
def the_last_one_wins(game: Game, player: str) -> Game:
    """The only player left wins at once, and no effect can stop that."""
    LAST_PLAYER_WINS.decided(game, f"{player} wins: all opponents have left the game")
    return winner_takes_the_ante(game.altering_player(player, won=True), player)


@CARDS_AT_STAKE
def winner_takes_the_ante(game: Game, winner: str) -> Game:
    """The winner becomes the owner of all cards in the ante zone."""
    for card in game.zone("ante"):
        CARDS_AT_STAKE.decided(game, f"{winner}, who wins, now owns {game.label(card)}")
        game = game.altering(card, owner=winner, controller=winner)
    return game


@LAST_TEAM_WINS
def the_last_team_wins(game: Game, team: str) -> Game:
    """Of the only team that has a player left, every player wins, those who had lost as well."""
    for player in (game.players[name] for name in game.order):
        if player.team == team:
            LAST_TEAM_WINS.decided(
                game, f"{player.name} wins with {team}: all other teams have left the game"
            )
            game = game.altering_player(player.name, won=True)
    return game


@ALL_LOSE_AT_ONCE
def nobody_is_left(game: Game, losers: tuple[str, ...]) -> Game:
    """If all players who are left lose at once, the game is a draw."""
    if any(player.team for player in game.players.values()):
        return no_team_is_left(game, losers)
    ALL_LOSE_AT_ONCE.decided(game, f"{', '.join(losers)} lose at once, and nobody is left to win")
    return replace(game, drawn=True)


@ALL_TEAMS_LOSE_AT_ONCE
def no_team_is_left(game: Game, losers: tuple[str, ...]) -> Game:
    """If all teams that are left lose at once, the game is a draw."""
    ALL_TEAMS_LOSE_AT_ONCE.decided(game, f"{', '.join(losers)} lose at once, and no team is left to win")
    return replace(game, drawn=True)
