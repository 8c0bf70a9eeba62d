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
    "HOW_FAR",
    "LOOP_WITHIN_RANGE",
    "ONES_OWN_RANGE",
    "OPPONENTS_WITHIN_RANGE_LOSE",
    "RANGE_OF_INFLUENCE",
    "RESELECTED_WITHIN_RANGE",
    "SEATS_OF_THE_TURN",
    "WHO_DRAWS_IN_A_LOOP",
    "WHO_DRAWS_WITHIN_RANGE",
    "WINNING_WITHIN_RANGE",
    "defending_within_range",
    "draw_within_range",
    "loop_within_range",
    "reselected_within_range",
    "seats",
    "seats_reached",
    "two_seats_reached",
    "win_within_range",
    "with_oneself",
    "within_range",
]

RANGE_OF_INFLUENCE = cite("801.2")
ATTACKED_WITHIN_RANGE = cite("801.3")
SEATS_OF_THE_TURN = cite("801.2c")
HOW_FAR = cite("801.2a")
ONES_OWN_RANGE = cite("801.2b")
OPPONENTS_WITHIN_RANGE_LOSE = cite("801.14")
WHO_DRAWS_WITHIN_RANGE = cite("801.15")
WHO_DRAWS_IN_A_LOOP = cite("801.16")
WINNING_WITHIN_RANGE = cite("104.3h")
DRAWING_WITHIN_RANGE = cite("104.4e")
LOOP_WITHIN_RANGE = cite("104.4f")
RESELECTED_WITHIN_RANGE = cite("508.7e")


@HOW_FAR
@RANGE_OF_INFLUENCE
def seats_reached(game: Game, _player: str) -> int:
    """A player reaches one seat, as is usual."""
    HOW_FAR.decided_once(game, "a range of influence reaches one seat")
    return 1


@HOW_FAR
@RANGE_OF_INFLUENCE
def two_seats_reached(game: Game, _player: str) -> int:
    """A player reaches two seats, where the players have agreed so."""
    HOW_FAR.decided_once(game, "a range of influence reaches two seats")
    return 2


@SEATS_OF_THE_TURN
def seats(game: Game) -> tuple[str, ...]:
    """Seats are counted as they were when the turn began: who has left since then still has one."""
    left = [p.name for p in game.players.values() if p.gone and p.left_in == game.turn]
    if left:
        SEATS_OF_THE_TURN.decided_once(game, f"the seat of {', '.join(left)} counts until the turn ends")
    return tuple(p for p in game.order if not game.players[p].gone or p in left)


@ONES_OWN_RANGE
def with_oneself(game: Game, player: str, reached: frozenset[str]) -> frozenset[str]:
    """A player is always within his or her own range."""
    ONES_OWN_RANGE.decided_once(game, f"{player} is within {player}'s own range")
    return reached | {player}


def within_range(game: Game, player: str) -> tuple[str, ...]:
    """Return the players in the game within a player's range, that player among them, in turn order."""
    there = seats(game)
    reach, place = seats_reached(game, player), there.index(player)
    steps = [step for step in range(-reach, reach + 1) if step]
    others = frozenset(there[(place + step) % len(there)] for step in steps) - {player}
    RANGE_OF_INFLUENCE.decided_once(game, f"{player} reaches so many seats: {reach}")
    reached = with_oneself(game, player, others)
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


@OPPONENTS_WITHIN_RANGE_LOSE
@WINNING_WITHIN_RANGE
def win_within_range(game: Game, players: tuple[str, ...]) -> tuple[WinsGame | LosesGame, ...]:
    """If an effect says that a player wins, that player's opponents within range lose instead."""
    losers: dict[str, None] = {}
    for player in players:
        near = within_range(game, player)
        losers.update(dict.fromkeys(p for p in opponents_of(game, player) if p in near))
        for cited in (OPPONENTS_WITHIN_RANGE_LOSE, WINNING_WITHIN_RANGE):
            cited.decided(game, f"{player} does not win: the opponents within range lose")
    return tuple(LosesGame(p, "an opponent within range would have won") for p in losers)


@WHO_DRAWS_WITHIN_RANGE
@DRAWING_WITHIN_RANGE
def draw_within_range(game: Game, player: str) -> tuple[DrawsGame, ...]:
    """A draw by an effect is one for the player who controls it and for those within that player's range."""
    near = within_range(game, player)
    for cited in (WHO_DRAWS_WITHIN_RANGE, DRAWING_WITHIN_RANGE):
        cited.decided(game, f"the game is a draw for {', '.join(near)}, and goes on for all others")
    return (DrawsGame(near),)


@WHO_DRAWS_IN_A_LOOP
@LOOP_WITHIN_RANGE
def loop_within_range(game: Game, recurring: str) -> Game:
    """A loop of mandatory actions is a draw for those who control what is in it, and those within range."""
    involved = [p for p in game.alive if p in game.repetition.involved] or list(game.alive)
    near = {p for player in involved for p in within_range(game, player)}
    for cited in (WHO_DRAWS_IN_A_LOOP, LOOP_WITHIN_RANGE):
        cited.decided(game, f"{', '.join(involved)} can't stop this: {recurring}")
    return happen(game, DrawsGame(tuple(p for p in game.alive if p in near)))
