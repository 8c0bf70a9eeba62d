"""702.26b-d, i, k: what becomes of a permanent that phases out or in."""

from __future__ import annotations

from typing import Final, Literal

from immutables import Map

from comprules.book.citing import cite
from comprules.ruleset import views
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = [
    "ATTACHED_AS_BEFORE",
    "LEAVES_WITH_ITS_OWNER",
    "PHASED_IN",
    "PHASED_OUT",
    "PHASED_OUT_UNDER",
    "SAME_PERMANENT",
    "attached_as_before",
    "leaves_with_its_owner",
    "phase_in",
    "phase_out",
    "phased_in_as_it_was",
    "with_its_controller",
]

PHASED_OUT = cite("702.26b")
PHASED_IN = cite("702.26c")
SAME_PERMANENT = cite("702.26d")
ATTACHED_AS_BEFORE = cite("702.26i")
LEAVES_WITH_ITS_OWNER = cite("702.26k")
PHASED_OUT_UNDER: Final = "phased out under"


@PHASED_OUT
def phase_out(game: Game, thing: int, how: Literal["directly", "indirectly", "until"]) -> Game:
    """A permanent that phases out is there no longer, for all that doesn't speak of phased-out permanents."""
    PHASED_OUT.decided(game, f"{game.label(thing)} is treated as though it did not exist")
    return game.with_object(
        replace(game.objects[thing], phased_out=how, notes=with_its_controller(game, thing))
    )


def with_its_controller(game: Game, thing: int) -> Map[str, str]:
    """Return the notes of a permanent with whose control it phases out under, for its way back (702.26a)."""
    return game.objects[thing].notes.set(PHASED_OUT_UNDER, views(game)[thing].controller)


@PHASED_IN
def phase_in(game: Game, thing: int) -> Game:
    """A permanent that phases in exists again, and with it what phased out indirectly (702.26g)."""
    PHASED_IN.decided(game, f"{game.label(thing)} exists again")
    directly = game.objects[thing].phased_out == "directly"
    notes = Map({key: said for key, said in game.objects[thing].notes.items() if key != PHASED_OUT_UNDER})
    game = phased_in_as_it_was(game.altering(thing, phased_out="", notes=notes), thing)
    for i in game.zone("battlefield"):
        if game.objects[i].attached_to == thing and game.objects[i].phased_out == "indirectly":
            game = phase_in(game, i)
    return attached_as_before(game, thing) if directly else game


@SAME_PERMANENT
def phased_in_as_it_was(game: Game, thing: int) -> Game:
    """It has been nowhere else: it has its counters, its history and its controller, and has not entered."""
    SAME_PERMANENT.decided(game, f"{game.label(thing)} has not changed zones, and is what it was")
    return game


@ATTACHED_AS_BEFORE
def attached_as_before(game: Game, thing: int) -> Game:
    """What phased out directly is attached to what it was attached to, if that is still there."""
    host = game.objects[thing].attached_to
    if host is None:
        return game
    if host in game.zone("battlefield") or host in game.alive:
        ATTACHED_AS_BEFORE.decided(game, f"{game.label(thing)} is attached as it was before")
        return game
    ATTACHED_AS_BEFORE.decided(game, f"what {game.label(thing)} was attached to is gone: it is unattached")
    return game.altering(thing, attached_to=None)


@LEAVES_WITH_ITS_OWNER
def leaves_with_its_owner(game: Game, thing: int) -> bool:
    """Say whether an object leaves the game with its owner, as it does though it is phased out."""
    if game.objects[thing].phased_out:
        LEAVES_WITH_ITS_OWNER.decided(game, f"{game.label(thing)}, which is phased out, leaves as well")
    return True
