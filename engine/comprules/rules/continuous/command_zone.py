"""109.4d-g: who controls the face-up cards of the command zone."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = [
    "CONTROLLER_OF_CONSPIRACY",
    "CONTROLLER_OF_PLANE",
    "CONTROLLER_OF_SCHEME",
    "CONTROLLER_OF_VANGUARD",
    "controller_in_command_zone",
    "planar_controller",
]

CONTROLLER_OF_PLANE = cite("109.4d")
CONTROLLER_OF_VANGUARD = cite("109.4e")
CONTROLLER_OF_SCHEME = cite("109.4f")
CONTROLLER_OF_CONSPIRACY = cite("109.4g")


@CONTROLLER_OF_VANGUARD
@CONTROLLER_OF_SCHEME
@CONTROLLER_OF_CONSPIRACY
def controller_in_command_zone(game: Game, thing: GameObject) -> str:
    """Vanguards, schemes and conspiracies are controlled by their owners, planes by the planar controller."""
    types = thing.base.types
    if types & {"plane", "phenomenon"}:
        return planar_controller(game, thing)
    for cited, word in (
        (CONTROLLER_OF_VANGUARD, "vanguard"),
        (CONTROLLER_OF_SCHEME, "scheme"),
        (CONTROLLER_OF_CONSPIRACY, "conspiracy"),
    ):
        if word in types:
            cited.decided_once(game, f"{thing.owner}, who owns {game.label(thing.id)}, controls it")
    return thing.owner


@CONTROLLER_OF_PLANE
def planar_controller(game: Game, thing: GameObject) -> str:
    """The player whose turn it is controls face-up planes and phenomena, whoever owns them."""
    CONTROLLER_OF_PLANE.decided_once(game, f"{game.active} controls {game.label(thing.id)}")
    return game.active
