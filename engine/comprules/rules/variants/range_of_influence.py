"""801: the limited range of influence: whom a player reaches, and what comes of winning and drawing then."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.players import DrawsGame, LosesGame, WinsGame
from comprules.happening import happen
from comprules.rules.meaning import opponents_of
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "ATTACKED_WITHIN_RANGE",
    "DRAWING_WITHIN_RANGE",
    "LOOP_WITHIN_RANGE",
    "RANGE_OF_INFLUENCE",
    "RESELECTED_WITHIN_RANGE",
    "WINNING_WITHIN_RANGE",
    "defending_within_range",
    "draw_within_range",
    "loop_within_range",
    "reselected_within_range",
    "seats_reached",
    "win_within_range",
    "within_range",
]

RANGE_OF_INFLUENCE = cite("801.2")
ATTACKED_WITHIN_RANGE = cite("801.3")
WINNING_WITHIN_RANGE = cite("104.3h")
DRAWING_WITHIN_RANGE = cite("104.4e")
LOOP_WITHIN_RANGE = cite("104.4f")
RESELECTED_WITHIN_RANGE = cite("508.7e")


@RANGE_OF_INFLUENCE
def seats_reached(_game: Game, _player: str) -> int:
    """A player reaches one seat, as is usual."""
    return 1


def within_range(game: Game, player: str) -> tuple[str, ...]:
    """Return the players in the game within a player's range, that player among them, in turn order.

    Seats are counted as they were when the turn began: who has left since then still has one.
    """
    there = tuple(p for p in game.order if not game.players[p].gone or game.players[p].left_in == game.turn)
    reach, place = seats_reached(game, player), there.index(player)
    reached = {there[(place + steps) % len(there)] for steps in range(-reach, reach + 1)}
    return tuple(p for p in game.alive if p in reached)


@ATTACKED_WITHIN_RANGE
def defending_within_range(game: Game) -> tuple[str, ...]:
    """Only opponents within the active player's range are attacked."""
    near = within_range(game, game.active)
    ATTACKED_WITHIN_RANGE.decided_once(game, f"{game.active} can attack no farther than {', '.join(near)}")
    return tuple(p for p in opponents_of(game, game.active) if p in near)


@RESELECTED_WITHIN_RANGE
def reselected_within_range(game: Game, thing: int) -> tuple[str, ...]:
    """What is reselected lies within the range of the attacker's controller."""
    controller = views(game)[thing].controller
    near = within_range(game, controller)
    RESELECTED_WITHIN_RANGE.decided(game, f"within {controller}'s range are {', '.join(near)}")
    return tuple(p for p in opponents_of(game, controller) if p in near)


@WINNING_WITHIN_RANGE
def win_within_range(game: Game, players: tuple[str, ...]) -> tuple[WinsGame | LosesGame, ...]:
    """If an effect says that a player wins, that player's opponents within range lose instead."""
    losers: dict[str, None] = {}
    for player in players:
        near = within_range(game, player)
        losers.update(dict.fromkeys(p for p in opponents_of(game, player) if p in near))
        WINNING_WITHIN_RANGE.decided(game, f"{player} does not win: the opponents within range lose")
    return tuple(LosesGame(p, "an opponent within range would have won") for p in losers)


@DRAWING_WITHIN_RANGE
def draw_within_range(game: Game, player: str) -> tuple[DrawsGame, ...]:
    """A draw by an effect is one for the player who controls it and for those within that player's range."""
    near = within_range(game, player)
    DRAWING_WITHIN_RANGE.decided(
        game, f"the game is a draw for {', '.join(near)}, and goes on for all others"
    )
    return (DrawsGame(near),)


@LOOP_WITHIN_RANGE
def loop_within_range(game: Game, recurring: str) -> Game:
    """A loop of mandatory actions is a draw for those who control what is in it, and those within range."""
    involved = [p for p in game.alive if p in game.repetition.involved] or list(game.alive)
    near = {p for player in involved for p in within_range(game, player)}
    LOOP_WITHIN_RANGE.decided(game, f"{', '.join(involved)} can't stop this: {recurring}")
    return happen(game, DrawsGame(tuple(p for p in game.alive if p in near)))
