"""309 to 315, 400.4b: cards that stay in the command zone and are never cast."""

from __future__ import annotations

from typing import Final

from comprules.book.citing import Citation, cite
from comprules.events.zones import Moves
from comprules.state.game import Game
from comprules.words import COMMAND_TYPES

__all__ = [
    "CARDS_OF_THE_COMMAND_ZONE_STAY",
    "CONSPIRACIES_STAY",
    "DUNGEONS_STAY",
    "DUNGEONS_STAY_OUTSIDE",
    "PHENOMENA_STAY",
    "PLANES_STAY",
    "SCHEMES_STAY",
    "VANGUARDS_STAY",
    "ensure_castable",
    "stays_in_command_zone",
    "stays_outside_the_game",
]

CARDS_OF_THE_COMMAND_ZONE_STAY = cite("400.4b")
DUNGEONS_STAY = cite("309.2c")
DUNGEONS_STAY_OUTSIDE = cite("309.2d")
PLANES_STAY = cite("311.2")
PHENOMENA_STAY = cite("312.2")
VANGUARDS_STAY = cite("313.2")
SCHEMES_STAY = cite("314.2")
CONSPIRACIES_STAY = cite("315.3")

_STAYING: Final[dict[str, Citation]] = {
    "dungeon": DUNGEONS_STAY,
    "plane": PLANES_STAY,
    "phenomenon": PHENOMENA_STAY,
    "vanguard": VANGUARDS_STAY,
    "scheme": SCHEMES_STAY,
    "conspiracy": CONSPIRACIES_STAY,
}


@DUNGEONS_STAY
@PLANES_STAY
@PHENOMENA_STAY
@VANGUARDS_STAY
@SCHEMES_STAY
@CONSPIRACIES_STAY
@CARDS_OF_THE_COMMAND_ZONE_STAY
def stays_in_command_zone(game: Game, event: Moves) -> Citation | None:
    """Return the rule by which a card that would leave the command zone stays there; None if none says so."""
    there = game.objects.get(event.object)
    if there is None or there.zone != "command" or event.to in ("command", "none"):
        return None
    if there.base.types & COMMAND_TYPES:
        CARDS_OF_THE_COMMAND_ZONE_STAY.decided_once(game, f"{game.label(there.id)} stays in the command zone")
    return next((cited for word, cited in _STAYING.items() if word in there.base.types), None)


@DUNGEONS_STAY_OUTSIDE
def stays_outside_the_game(game: Game, event: Moves) -> bool:
    """Say whether it is a dungeon outside the game, which nothing but venturing brings into it."""
    there = game.objects.get(event.object)
    return (
        there is not None
        and there.zone == "none"
        and "dungeon" in there.base.types
        and event.cause != "ventured"
    )


@DUNGEONS_STAY
@PLANES_STAY
@PHENOMENA_STAY
@VANGUARDS_STAY
@SCHEMES_STAY
@CONSPIRACIES_STAY
def ensure_castable(game: Game, card: int) -> None:
    """Dungeons, planes, phenomena, vanguards, schemes and conspiracies can't be cast.

    Raises: IllegalError: it is one.
    """
    for word, cited in _STAYING.items():
        if word in game.objects[card].base.types:
            raise cited.refuses(f"{game.label(card)} is a {word} and can't be cast")
