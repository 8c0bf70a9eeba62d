"""109.4d-g, 311-315: who controls the face-up cards of the command zone."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "CONTROLLER_OF_CONSPIRACY",
    "CONTROLLER_OF_PHENOMENON",
    "CONTROLLER_OF_PLANE",
    "CONTROLLER_OF_SCHEME",
    "CONTROLLER_OF_VANGUARD",
    "PLANAR_CONTROLLER",
    "WHOSE_CONSPIRACY",
    "WHOSE_SCHEME",
    "WHOSE_VANGUARD",
    "controller_in_command_zone",
    "planar_controller",
    "who_stays",
]

CONTROLLER_OF_PLANE = cite("109.4d")
CONTROLLER_OF_VANGUARD = cite("109.4e")
CONTROLLER_OF_SCHEME = cite("109.4f")
CONTROLLER_OF_CONSPIRACY = cite("109.4g")
PLANAR_CONTROLLER = cite("311.5")
CONTROLLER_OF_PHENOMENON = cite("312.4")
WHOSE_VANGUARD = cite("313.5")
WHOSE_SCHEME = cite("314.5")
WHOSE_CONSPIRACY = cite("315.6")


@CONTROLLER_OF_VANGUARD
@CONTROLLER_OF_SCHEME
@CONTROLLER_OF_CONSPIRACY
@WHOSE_VANGUARD
@WHOSE_SCHEME
@WHOSE_CONSPIRACY
def controller_in_command_zone(game: Game, thing: GameObject) -> str:
    """Vanguards, schemes and conspiracies are controlled by their owners, planes by the planar controller."""
    types = thing.base.types
    if types & {"plane", "phenomenon"}:
        return planar_controller(game, thing)
    for cited, word in (
        (CONTROLLER_OF_VANGUARD, "vanguard"),
        (WHOSE_VANGUARD, "vanguard"),
        (CONTROLLER_OF_SCHEME, "scheme"),
        (WHOSE_SCHEME, "scheme"),
        (CONTROLLER_OF_CONSPIRACY, "conspiracy"),
        (WHOSE_CONSPIRACY, "conspiracy"),
    ):
        if word in types:
            cited.decided_once(game, f"{thing.owner}, who owns {game.label(thing.id)}, controls it")
    return thing.owner


@CONTROLLER_OF_PLANE
@PLANAR_CONTROLLER
@CONTROLLER_OF_PHENOMENON
def planar_controller(game: Game, thing: GameObject) -> str:
    """The player whose turn it is controls face-up planes and phenomena, whoever owns them.

    Once that player has left the game, it is the next player in turn order.
    """
    player = who_stays(game)
    own = PLANAR_CONTROLLER if "plane" in thing.base.types else CONTROLLER_OF_PHENOMENON
    for cited in (CONTROLLER_OF_PLANE, own):
        cited.decided_once(game, f"{player} controls {game.label(thing.id)}")
    return player


@PLANAR_CONTROLLER
@CONTROLLER_OF_PHENOMENON
def who_stays(game: Game) -> str:
    """Return the active player, or the next one in turn order who has not left the game."""
    at = game.order.index(game.active)
    around = (*game.order[at:], *game.order[:at])
    return next((player for player in around if not game.players[player].gone), game.active)
