"""809: teams that are led by an emperor."""

from __future__ import annotations

from comprules.book.citing import cite, original
from comprules.happening.chance import one_of_them
from comprules.happening.teams import team_of
from comprules.happening.winning_and_losing import EMPEROR_DRAWS, EMPEROR_LOSES
from comprules.rules.meaning import opponents_of
from comprules.rules.meaning.deployment import WHERE_CREATURES_DEPLOY, deployed_always
from comprules.rules.permission.looking_at_cards import those_who_see_the_hand
from comprules.rules.variants.range_of_influence import RANGE_OF_INFLUENCE
from comprules.state.game import Game
from comprules.state.objects import Held, View

__all__ = [
    "ALWAYS_IN_EMPEROR",
    "ATTACKING_NEIGHBORS",
    "DEPLOYED_IN_EMPEROR",
    "DRAW_FOR_THE_TEAM",
    "EMPERORS_IN_THE_MIDDLE",
    "EMPERORS_TEAM_LOSES",
    "EMPEROR_STARTS",
    "EMPEROR_WINS",
    "HANDS_OF_TEAMMATES",
    "RANGES_IN_LARGER_TEAMS",
    "REACH_IN_EMPEROR",
    "TEAMS_OF_OTHER_SIZES",
    "TEAM_WINS",
    "an_emperor_starts",
    "deployed_in_emperor",
    "draw_with_the_emperor",
    "emperor_of",
    "lose_with_the_emperor",
    "next_to_each_other",
    "reach_in_emperor",
    "reach_in_larger_team",
    "teammates_see_the_hand",
    "win_with_the_emperor",
]

EMPEROR_WINS = cite("104.2d")
EMPERORS_IN_THE_MIDDLE = cite("809.2")
TEAM_WINS = cite("809.5a")
EMPERORS_TEAM_LOSES = cite("809.5b")
DRAW_FOR_THE_TEAM = cite("809.5c")
ALWAYS_IN_EMPEROR = cite("801.1")
REACH_IN_EMPEROR = cite("809.3a")
DEPLOYED_IN_EMPEROR = cite("809.3b")
ATTACKING_NEIGHBORS = cite("809.3c")
EMPEROR_STARTS = cite("809.4")
TEAMS_OF_OTHER_SIZES = cite("809.6")
RANGES_IN_LARGER_TEAMS = cite("809.6a")
HANDS_OF_TEAMMATES = cite("809.7")


@EMPERORS_IN_THE_MIDDLE
def emperor_of(game: Game, player: str) -> str:
    """Return the emperor of a player's team, who sits in its middle."""
    team = team_of(game, player)
    emperor = team[(len(team) - 1) // 2]
    EMPERORS_IN_THE_MIDDLE.decided_once(game, f"{emperor} is the emperor among {', '.join(team)}")
    return emperor


@ALWAYS_IN_EMPEROR
@REACH_IN_EMPEROR
@RANGE_OF_INFLUENCE
def reach_in_emperor(game: Game, player: str) -> int:
    """An emperor reaches two seats, and a general one; in larger teams it can be more."""
    seats = 2 if player == emperor_of(game, player) else 1
    if len(team_of(game, player)) > 3:
        seats = reach_in_larger_team(game, player, seats)
    cited = (ALWAYS_IN_EMPEROR,) if len(team_of(game, player)) > 3 else (ALWAYS_IN_EMPEROR, REACH_IN_EMPEROR)
    for one in cited:
        one.decided_once(game, f"{player}'s range of influence is limited to {seats}")
    return seats


@TEAMS_OF_OTHER_SIZES
@RANGES_IN_LARGER_TEAMS
def reach_in_larger_team(game: Game, player: str, wanted: int) -> int:
    """In a large team emperors just reach two generals of other teams, and generals one.

    ``wanted`` is how many.
    """
    seats = len(game.order)
    place = game.order.index(player)
    team = team_of(game, player)
    far = sorted(
        min((n - place) % seats, (place - n) % seats)
        for n, other in enumerate(game.order)
        if other not in team and other != emperor_of(game, other)
    )
    reach = far[wanted - 1]
    for cited in (TEAMS_OF_OTHER_SIZES, RANGES_IN_LARGER_TEAMS):
        cited.decided_once(game, f"in a team of {len(team)} {player} reaches so many seats: {reach}")
    return reach


@EMPEROR_STARTS
def an_emperor_starts(game: Game, named: str) -> tuple[Game, str]:
    """Nobody chooses who starts: an emperor who is chosen at random takes the first turn.

    Raises:
        IllegalError: Somebody else was chosen.
    """
    emperors = tuple(dict.fromkeys(emperor_of(game, player) for player in game.order))
    if named and named not in emperors:
        raise EMPEROR_STARTS.refuses(f"one of the emperors, {' and '.join(emperors)}, takes the first turn")
    if not named:
        game, named = one_of_them(game, emperors)
    EMPEROR_STARTS.decided(game, f"{named} takes the first turn, of the emperors {' and '.join(emperors)}")
    return game, named


@HANDS_OF_TEAMMATES
def teammates_see_the_hand(game: Game, player: str) -> tuple[str, ...]:
    """Teammates look at each other's hands, though each has a hand of cards of his or her own."""
    seen = original(those_who_see_the_hand)(game, player)
    team = team_of(game, player)
    HANDS_OF_TEAMMATES.decided_once(game, f"{' and '.join(team)} may look at {player}'s hand")
    return tuple(p for p in game.alive if p in seen or p in team)


@DEPLOYED_IN_EMPEROR
@WHERE_CREATURES_DEPLOY
def deployed_in_emperor(game: Game, view: View) -> tuple[Held, ...]:
    """In Emperor creatures can be deployed to teammates."""
    DEPLOYED_IN_EMPEROR.decided_once(game, "creatures can be deployed, as always in Emperor")
    return deployed_always(game, view)


@ATTACKING_NEIGHBORS
def next_to_each_other(game: Game) -> tuple[str, ...]:
    """Only an opponent who sits immediately next to the active player is attacked."""
    place = game.order.index(game.active)
    beside = {game.order[place - 1], game.order[(place + 1) % len(game.order)]}
    ATTACKING_NEIGHBORS.decided_once(game, f"{game.active} can attack only the neighbors")
    return tuple(p for p in opponents_of(game, game.active) if p in beside)


def _led(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """Return the others who are in the game of the teams whose emperors are among these players."""
    emperors = [p for p in players if p == emperor_of(game, p)]
    return tuple(p for e in emperors for p in team_of(game, e) if p in game.alive and p not in players)


@EMPERORS_TEAM_LOSES
@EMPEROR_LOSES
def lose_with_the_emperor(game: Game, losers: tuple[str, ...]) -> tuple[str, ...]:
    """If an emperor loses, so does the whole team."""
    others = _led(game, losers)
    if others:
        for cited in (EMPERORS_TEAM_LOSES, EMPEROR_LOSES):
            cited.decided(game, f"{', '.join(others)} lose with their emperor")
    return others


@DRAW_FOR_THE_TEAM
@EMPEROR_DRAWS
def draw_with_the_emperor(game: Game, players: tuple[str, ...]) -> tuple[str, ...]:
    """If the game is a draw for an emperor, it is one for the whole team."""
    others = _led(game, players)
    if others:
        for cited in (DRAW_FOR_THE_TEAM, EMPEROR_DRAWS):
            cited.decided(game, f"the game is a draw for {', '.join(others)} as for their emperor")
    return others


@TEAM_WINS
@EMPEROR_WINS
def win_with_the_emperor(game: Game, team: str) -> Game:
    """If an emperor wins, so does the whole team, with the generals who had lost before."""
    players = tuple(name for name in game.order if game.players[name].team == team)
    emperor = emperor_of(game, players[0])
    for player in players:
        for cited in (TEAM_WINS, EMPEROR_WINS):
            cited.decided(game, f"{player} wins, for {emperor} does")
        game = game.altering_player(player, won=True)
    return game
