"""506.2a, 507.1: games of more than two players in which one opponent is attacked in a combat."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.questions import ask_one
from comprules.rules.meaning import opponents_of
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "CHOOSING_THE_DEFENDING_PLAYER",
    "DEFENDER_AS_COMBAT_BEGINS",
    "ONE_OF_THE_OPPONENTS_DEFENDS",
    "RESELECTED_OF_THE_DEFENDER",
    "choose_defending_player",
    "reselected_of_the_defender",
    "the_chosen_one_defends",
]

ONE_OF_THE_OPPONENTS_DEFENDS = cite("506.2a")
CHOOSING_THE_DEFENDING_PLAYER = cite("507.1")
DEFENDER_AS_COMBAT_BEGINS = cite("703.4h")
RESELECTED_OF_THE_DEFENDER = cite("508.7d")


@CHOOSING_THE_DEFENDING_PLAYER
@DEFENDER_AS_COMBAT_BEGINS
def choose_defending_player(game: Game) -> Game:
    """As the beginning of combat step begins, the active player chooses an opponent, who then defends."""
    opponents = opponents_of(game, game.active)
    if not opponents:
        return game
    chosen = ask_one(game, game.active, "choose the defending player", opponents)
    for cited in (CHOOSING_THE_DEFENDING_PLAYER, DEFENDER_AS_COMBAT_BEGINS):
        cited.decided(game, f"{game.active} chooses that {chosen} is the defending player")
    return replace(game, defending=chosen)


@ONE_OF_THE_OPPONENTS_DEFENDS
def the_chosen_one_defends(game: Game) -> tuple[str, ...]:
    """The opponent who was chosen is the defending player; no other can be attacked in this combat."""
    chosen = tuple(p for p in opponents_of(game, game.active) if p == game.defending)
    ONE_OF_THE_OPPONENTS_DEFENDS.decided_once(
        game, f"the defending player is {', '.join(chosen) or 'nobody'}"
    )
    return chosen


@RESELECTED_OF_THE_DEFENDER
def reselected_of_the_defender(game: Game, _thing: int) -> tuple[str, ...]:
    """What is reselected is the defending player who was chosen, or belongs to that player."""
    RESELECTED_OF_THE_DEFENDER.decided(game, f"only what {game.defending} defends can be reselected")
    return the_chosen_one_defends(game)
