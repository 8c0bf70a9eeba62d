"""310.8: who protects a battle, and who defends it."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.ruleset import seen
from comprules.state.game import Game

__all__ = [
    "BATTLE_DEFENDED_BY_PROTECTOR",
    "PROTECTOR",
    "PROTECTOR_STAYS",
    "WHO_PROTECTS",
    "defender_of_battle",
    "designated_protector",
    "protector_of",
    "stays_protector",
]

PROTECTOR = cite("310.8")
BATTLE_DEFENDED_BY_PROTECTOR = cite("310.8d")
WHO_PROTECTS = cite("310.8e")
PROTECTOR_STAYS = cite("310.8g")


@PROTECTOR
def designated_protector(game: Game, battle: int) -> str:
    """Return the player who is designated as a battle's protector; empty where there is none."""
    player = game.last_seen(battle).notes.get("protector", "")
    if player:
        PROTECTOR.decided_once(game, f"{player} is the protector of {game.label(battle)}")
    return player


@WHO_PROTECTS
def protector_of(game: Game, battle: int) -> str:
    """Whoever is a battle's protector is the player who protects it."""
    player = designated_protector(game, battle)
    WHO_PROTECTS.decided_once(game, f"{player or 'nobody'} protects {game.label(battle)}")
    return player


@BATTLE_DEFENDED_BY_PROTECTOR
def defender_of_battle(game: Game, battle: int) -> str:
    """The defending player of an attack on a battle is its protector, not its controller."""
    controller = seen(game, battle).controller
    player = designated_protector(game, battle) or controller
    if player != controller:
        BATTLE_DEFENDED_BY_PROTECTOR.decided_once(game, f"{player} defends {game.label(battle)}")
    return player


@PROTECTOR_STAYS
def stays_protector(game: Game, battle: int) -> str:
    """A battle keeps its protector while it copies another battle, and while it is no battle at all."""
    player = game.objects[battle].notes.get("protector", "")
    view = seen(game, battle)
    if player and (view.name != game.objects[battle].base.name or "battle" not in view.types):
        PROTECTOR_STAYS.decided_once(game, f"{player} stays the protector of {game.label(battle)}")
    return player
