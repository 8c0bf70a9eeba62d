"""217.8, 502.15 of 2009: what becomes of a permanent that phases out, and what it is when it is back."""

from __future__ import annotations

from typing import Literal

from comprules.abilities.conditions import Duration
from comprules.book.citing import cite
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "AS_THOUGH_WITH_HASTE",
    "DAMAGE_GONE",
    "LIMITED_EFFECTS_GONE",
    "PHASED_OUT_ZONE",
    "STATE_OF_THE_PHASED_OUT",
    "as_though_with_haste",
    "gone_with_what_it_had",
    "in_the_same_state",
    "put_into_the_zone",
    "without_limited_effects",
]

PHASED_OUT_ZONE = cite("217.8a", "2009-05-01")
STATE_OF_THE_PHASED_OUT = cite("217.8c", "2009-05-01")
DAMAGE_GONE = cite("502.15e", "2009-05-01")
LIMITED_EFFECTS_GONE = cite("502.15g", "2009-05-01")
AS_THOUGH_WITH_HASTE = cite("502.15m", "2009-05-01")


@DAMAGE_GONE
def gone_with_what_it_had(game: Game, thing: int, how: Literal["directly", "indirectly", "until"]) -> Game:
    """What phases out loses its damage, and what affects it for a limited time."""
    if game.objects[thing].damage:
        DAMAGE_GONE.decided(game, f"{game.label(thing)} phases out, and its damage is removed")
    game = without_limited_effects(game, thing)
    gone = replace(game.objects[thing], phased_out=how, damage=0, hurt_by_deathtouch=False)
    return put_into_the_zone(game.with_object(gone), thing)


@PHASED_OUT_ZONE
def put_into_the_zone(game: Game, thing: int) -> Game:
    """A permanent that phases out is in the phased-out zone, and not in play."""
    PHASED_OUT_ZONE.decided(game, f"{game.label(thing)} is put into the phased-out zone")
    return game


@LIMITED_EFFECTS_GONE
def without_limited_effects(game: Game, thing: int) -> Game:
    """Effects that last for a limited time have no hold of what has phased out."""
    kept = []
    for effect in game.lasting:
        if effect.duration != Duration() and thing in (effect.affected or ()):
            LIMITED_EFFECTS_GONE.decided(game, f"an effect has no hold of {game.label(thing)} any longer")
            left = tuple(i for i in effect.affected or () if i != thing)
            kept.append(replace(effect, affected=left))
        else:
            kept.append(effect)
    return replace(game, lasting=tuple(kept))


@AS_THOUGH_WITH_HASTE
def as_though_with_haste(game: Game, thing: int) -> Game:
    """What has phased in can attack, and tap for its abilities, though it came into play this very turn."""
    AS_THOUGH_WITH_HASTE.decided(game, f"{game.label(thing)} is back, and as though it had haste")
    return in_the_same_state(game.altering(thing, arrived=0), thing)


@STATE_OF_THE_PHASED_OUT
def in_the_same_state(game: Game, thing: int) -> Game:
    """What phases in is in the state in which it phased out, tapped or not, with its counters."""
    STATE_OF_THE_PHASED_OUT.decided(game, f"{game.label(thing)} comes back in the state in which it left")
    return game
