"""102, 103.1, 101.4e: who takes the first turn, and in what order players act until then."""

from __future__ import annotations

from comprules.abilities.before_the_game import StartsFirst
from comprules.abilities.kinds import BeforeGame
from comprules.book.citing import cite
from comprules.happening.chance import one_of_them
from comprules.happening.whose_turn import with_whom_turns_are_taken
from comprules.procedure import OpeningHands
from comprules.questions import ask_one
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "BEFORE_THE_GAME",
    "ORDER_BEFORE_THE_GAME",
    "POWER_PLAY",
    "STARTING_PLAYER",
    "find_starting_player",
    "order_before_the_game",
    "starting_player",
    "superseded",
    "who_chooses",
]

ORDER_BEFORE_THE_GAME = cite("101.4e")
STARTING_PLAYER = cite("103.1")
POWER_PLAY = cite("103.1c")
BEFORE_THE_GAME = cite("315.5a")


def find_starting_player(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """The players find out who takes the first turn, and the turn order goes on from there."""
    game, player = starting_player(game, game.beginning.starting)
    return _starting(game, player), hands


def _starting(game: Game, player: str) -> Game:
    first = with_whom_turns_are_taken(game, player)[0]
    return replace(game, active=first, beginning=replace(game.beginning, starting=player))


@STARTING_PLAYER
def starting_player(game: Game, named: str) -> tuple[Game, str]:
    """Whoever was chosen to take the first turn does; whose choice that is depends on earlier games."""
    if named:
        STARTING_PLAYER.decided(game, f"{named} was chosen to take the first turn")
        return game, named
    game, chooser = who_chooses(game)
    player = ask_one(game, chooser, "choose who takes the first turn", game.order)
    STARTING_PLAYER.decided(game, f"{chooser} chooses that {player} takes the first turn")
    return game, player


def who_chooses(game: Game) -> tuple[Game, str]:
    """Return who chooses the starting player: the loser of the game before, or one the players agree on."""
    games = game.beginning.games
    if games and games[-1].loser:
        STARTING_PLAYER.decided(game, f"{games[-1].loser} lost the game before, and chooses")
        return game, games[-1].loser
    if games:
        STARTING_PLAYER.decided(game, f"the game before was a draw: {games[-1].chooser} chooses again")
        return game, games[-1].chooser
    if game.beginning.chooser:
        STARTING_PLAYER.decided(game, f"the players agree that {game.beginning.chooser} chooses")
        return game, game.beginning.chooser
    game, player = one_of_them(game, game.order)
    STARTING_PLAYER.decided(game, f"{player} chooses, as it falls out")
    return game, player


@BEFORE_THE_GAME
@POWER_PLAY
def superseded(game: Game, hands: OpeningHands) -> tuple[Game, OpeningHands]:
    """A card in the command zone makes its owner the starting player, whoever was found before."""
    says_so = BeforeGame(StartsFirst())
    owners = dict.fromkeys(
        game.objects[i].owner for i in game.zone("command") if says_so in game.objects[i].base.abilities
    )
    if not owners:
        return game, hands
    game, player = one_of_them(game, tuple(owners))
    POWER_PLAY.decided(game, f"{player} is the starting player, as a card says")
    BEFORE_THE_GAME.decided(game, "a conspiracy changes how the game starts")
    return _starting(game, player), hands


@ORDER_BEFORE_THE_GAME
def order_before_the_game(game: Game) -> tuple[str, ...]:
    """Before the first turn, players choose and act in turn order from the starting player."""
    ORDER_BEFORE_THE_GAME.decided_once(game, f"{game.active} counts as the active player before the game")
    return game.alive
