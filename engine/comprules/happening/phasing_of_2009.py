"""217.8, 502.15 of 2009: what becomes of a permanent that phases out, and what it is when it is back."""

from __future__ import annotations

from typing import Literal

from comprules.abilities.conditions import Duration
from comprules.book.citing import cite
from comprules.happening.phasing import with_its_controller
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "AS_THOUGH_WITH_HASTE",
    "DAMAGE_GONE",
    "LIMITED_EFFECTS_GONE",
    "NO_COMING_INTO_PLAY",
    "PHASED_OUT_ZONE",
    "REMEMBERED_HISTORY",
    "RETURNS_AS_THE_SAME",
    "STATE_OF_THE_PHASED_OUT",
    "STATUS_OF_THE_PHASED_OUT",
    "STILL_THE_TARGET",
    "TIMESTAMP_KEPT",
    "as_the_permanent_it_was",
    "as_though_with_haste",
    "gone_with_what_it_had",
    "in_the_same_state",
    "put_into_the_zone",
    "still_the_target",
    "with_its_history",
    "with_its_status",
    "with_its_timestamp",
    "with_what_it_has_done",
    "without_coming_into_play",
    "without_limited_effects",
]

PHASED_OUT_ZONE = cite("217.8a", "2009-05-01")
STATE_OF_THE_PHASED_OUT = cite("217.8c", "2009-05-01")
NO_COMING_INTO_PLAY = cite("502.15d", "2009-05-01")
DAMAGE_GONE = cite("502.15e", "2009-05-01")
RETURNS_AS_THE_SAME = cite("502.15f", "2009-05-01")
LIMITED_EFFECTS_GONE = cite("502.15g", "2009-05-01")
REMEMBERED_HISTORY = cite("502.15h", "2009-05-01")
TIMESTAMP_KEPT = cite("502.15k", "2009-05-01")
AS_THOUGH_WITH_HASTE = cite("502.15m", "2009-05-01")
STILL_THE_TARGET = cite("502.15n", "2009-05-01")
STATUS_OF_THE_PHASED_OUT = cite("510.6", "2009-05-01")


@DAMAGE_GONE
def gone_with_what_it_had(game: Game, thing: int, how: Literal["directly", "indirectly", "until"]) -> Game:
    """What phases out loses its damage, and what affects it for a limited time."""
    if game.objects[thing].damage:
        DAMAGE_GONE.decided(game, f"{game.label(thing)} phases out, and its damage is removed")
    game = without_limited_effects(game, thing)
    notes = with_its_controller(game, thing)
    gone = replace(game.objects[thing], phased_out=how, damage=0, hurt_by_deathtouch=False, notes=notes)
    return with_its_status(put_into_the_zone(game.with_object(gone), thing), thing)


@PHASED_OUT_ZONE
def put_into_the_zone(game: Game, thing: int) -> Game:
    """A permanent that phases out is in the phased-out zone, and not in play."""
    PHASED_OUT_ZONE.decided(game, f"{game.label(thing)} is put into the phased-out zone")
    return game


@STATUS_OF_THE_PHASED_OUT
def with_its_status(game: Game, thing: int) -> Game:
    """What was face down, flipped or tapped as it phased out is so in the phased-out zone, and afterwards."""
    there = game.objects[thing]
    words = {"face down": there.face_down, "flipped": there.flipped, "tapped": there.tapped}
    status = " and ".join(word for word, is_so in words.items() if is_so)
    if status:
        STATUS_OF_THE_PHASED_OUT.decided(game, f"{there.label} is {status}, and stays so while phased out")
    return game


@LIMITED_EFFECTS_GONE
def without_limited_effects(game: Game, thing: int) -> Game:
    """Effects that last for a limited time have no hold of what has phased out."""
    kept = []
    for effect in game.lasting:
        if effect.duration != Duration() and thing in effect.locked_to:
            LIMITED_EFFECTS_GONE.decided(game, f"an effect has no hold of {game.label(thing)} any longer")
            left = tuple(i for i in effect.locked_to if i != thing)
            kept.append(replace(effect, affected=left))
        else:
            kept.append(effect)
    return replace(game, lasting=tuple(kept))


@AS_THOUGH_WITH_HASTE
def as_though_with_haste(game: Game, thing: int) -> Game:
    """What has phased in can attack, and tap for its abilities, though it came into play this very turn."""
    AS_THOUGH_WITH_HASTE.decided(game, f"{game.label(thing)} is back, and as though it had haste")
    game = in_the_same_state(game.altering(thing, arrived=0), thing)
    return as_the_permanent_it_was(game, thing)


@STATE_OF_THE_PHASED_OUT
def in_the_same_state(game: Game, thing: int) -> Game:
    """What phases in is in the state in which it phased out, tapped or not, with its counters."""
    STATE_OF_THE_PHASED_OUT.decided(game, f"{game.label(thing)} comes back in the state in which it left")
    return game


def as_the_permanent_it_was(game: Game, thing: int) -> Game:
    """What phases in is the permanent that it was, for itself and for all that looks at it."""
    game = with_its_timestamp(with_its_history(with_what_it_has_done(game, thing), thing), thing)
    return without_coming_into_play(still_the_target(game, thing), thing)


@RETURNS_AS_THE_SAME
def with_what_it_has_done(game: Game, thing: int) -> Game:
    """It is no new object: whose ability was activated this turn has had it activated."""
    if game.objects[thing].activated:
        RETURNS_AS_THE_SAME.decided(game, f"{game.label(thing)} is what it was, and has been used before")
    return game


@REMEMBERED_HISTORY
def with_its_history(game: Game, thing: int) -> Game:
    """It has the choices made for it, knows whom it has damaged, and is tapped or flipped as it was."""
    there = game.objects[thing]
    if there.linked or there.tapped or there.flipped:
        REMEMBERED_HISTORY.decided(game, f"{there.label} comes back as it was, with what was chosen for it")
    if thing in game.has_hurt:
        players = ", ".join(sorted(game.has_hurt[thing]))
        REMEMBERED_HISTORY.decided(game, f"{there.label} comes back, and has damaged {players} before")
    return game


@TIMESTAMP_KEPT
def with_its_timestamp(game: Game, thing: int) -> Game:
    """Its timestamp is the one that it had when it phased out."""
    TIMESTAMP_KEPT.decided(game, f"{game.label(thing)} has the timestamp that it had")
    return game


@STILL_THE_TARGET
def still_the_target(game: Game, thing: int) -> Game:
    """What is on the stack and targets it resolves as though it had been there all the time."""
    for i in game.zone("stack"):
        chosen = game.objects[i].on_stack
        if chosen is not None and any(thing in targets for targets in chosen.targets):
            STILL_THE_TARGET.decided(game, f"{game.label(thing)} is still a target of {game.label(i)}")
    return game


@NO_COMING_INTO_PLAY
def without_coming_into_play(game: Game, thing: int) -> Game:
    """Nothing that waits for something to come into play sees it phase in."""
    NO_COMING_INTO_PLAY.decided(game, f"{game.label(thing)} phases in, and does not come into play")
    return game
