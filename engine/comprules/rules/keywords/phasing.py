"""702.26, 502.1: phasing; a phased-out permanent is treated as though it did not exist."""

from __future__ import annotations

from typing import Final

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import PhasesIn, PhasesOut
from comprules.happening import happen
from comprules.happening.phasing import PHASED_OUT_UNDER
from comprules.happening.whose_turn import is_active
from comprules.keyword_instances import works
from comprules.keywords.rules_702_2_to_60 import PHASING
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "CONTROLLER_HAS_LEFT",
    "DIRECTLY_AND_INDIRECTLY",
    "INDIRECT_PHASING",
    "NO_PHASING_WITHOUT_UNTAP_STEP",
    "PHASED_OUT_UNTIL_EVENT",
    "UNTAP_STEP_PHASING",
    "attached_to_those",
    "comes_in",
    "due_after_the_turn_of_the_gone",
    "is_due",
    "phase_in_and_out",
    "phases_out_by_itself",
    "phasing_out",
    "phasing_skipped",
]

UNTAP_STEP_PHASING = cite("502.1")
PHASED_OUT_UNTIL_EVENT = cite("610.4a")
INDIRECT_PHASING = cite("702.26g")
DIRECTLY_AND_INDIRECTLY = cite("702.26h")
NO_PHASING_WITHOUT_UNTAP_STEP = cite("702.26m")
CONTROLLER_HAS_LEFT = cite("702.26n")
PHASING_BY_ITSELF = cite("703.4a")
_ANYBODY: Final = "whoever untaps next"


@UNTAP_STEP_PHASING
@PHASING
@PHASING_BY_ITSELF
def phase_in_and_out(game: Game) -> Game:
    """Before untapping, permanents with phasing phase out as those that phased out phase in."""
    board = views(game)
    leaving = [
        i
        for i in game.battlefield
        if is_active(game, board[i].controller) and works(game, board[i], "phasing")
    ]
    coming = [
        i
        for i in game.zone("battlefield")
        if game.objects[i].phased_out and is_due(game, i) and comes_in(game, i)
    ]
    for i in (*leaving, *coming):
        for cited in (UNTAP_STEP_PHASING, PHASING, PHASING_BY_ITSELF):
            cited.decided(game, f"{game.label(i)} phases {'out' if i in leaving else 'in'}")
    return happen(game, *phasing_out(game, tuple(leaving)), *(PhasesIn(i) for i in coming))


def is_due(game: Game, thing: int) -> bool:
    """Say whether a permanent phased out under the active player's control, or has to come now anyway."""
    under = game.objects[thing].notes.get(PHASED_OUT_UNDER, "")
    return under == _ANYBODY or is_active(game, under or views(game)[thing].controller)


@CONTROLLER_HAS_LEFT
def due_after_the_turn_of_the_gone(game: Game, player: str) -> Game:
    """What phased out under a player who left is due once that player's turn would have begun."""
    for i in game.zone("battlefield"):
        there = game.objects[i]
        if there.phased_out and there.notes.get(PHASED_OUT_UNDER, "") == player:
            CONTROLLER_HAS_LEFT.decided(game, f"{there.label} phases in in the next untap step")
            game = game.altering(i, notes=there.notes.set(PHASED_OUT_UNDER, _ANYBODY))
    return game


@NO_PHASING_WITHOUT_UNTAP_STEP
def phasing_skipped(game: Game) -> Game:
    """In a turn without an untap step nothing phases in or out by itself."""
    board = views(game)
    waiting = any(game.objects[i].phased_out for i in game.zone("battlefield"))
    if waiting or any(works(game, board[i], "phasing") for i in game.battlefield):
        NO_PHASING_WITHOUT_UNTAP_STEP.decided(game, "the untap step is skipped, and nothing phases")
    return game


@PHASED_OUT_UNTIL_EVENT
def comes_in(game: Game, thing: int) -> bool:
    """What phased out until something happens does not phase in during the untap step.

    Nor by itself what is attached to it.
    """
    if game.objects[thing].phased_out == "until":
        PHASED_OUT_UNTIL_EVENT.decided(
            game, f"{game.label(thing)} is phased out until something happens and stays so"
        )
        return False
    PHASED_OUT_UNTIL_EVENT.decided(
        game, f"{game.label(thing)} is not phased out until something happens: it phases in"
    )
    return game.objects[thing].phased_out != "indirectly"


def phasing_out(game: Game, things: tuple[int, ...], *, until: bool = False) -> tuple[Event, ...]:
    """The events of phasing out: what is attached to a permanent goes with it, indirectly."""
    attached = attached_to_those(game, things)
    indirect = {i for i in attached if i not in things or not phases_out_by_itself(game, i)}
    direct = tuple(i for i in things if i not in indirect)
    return (
        *(PhasesOut(i, "until" if until else "directly") for i in direct),
        *(PhasesOut(i, "indirectly") for i in attached if i in indirect),
    )


@INDIRECT_PHASING
def attached_to_those(game: Game, things: tuple[int, ...]) -> tuple[int, ...]:
    """What is attached to a permanent phases out with it, and what is attached to that as well."""
    found: list[int] = []
    hosts = set(things)
    while hosts:
        here = [i for i in game.battlefield if game.objects[i].attached_to in hosts and i not in found]
        for i in here:
            INDIRECT_PHASING.decided(game, f"{game.label(i)} phases out with what it is attached to")
        found += here
        hosts = set(here)
    return tuple(found)


@DIRECTLY_AND_INDIRECTLY
def phases_out_by_itself(game: Game, thing: int) -> bool:
    """Say whether what would phase out both directly and indirectly does so directly: it never does."""
    says = f"{game.label(thing)} would phase out by itself as well, and does so with what it is attached to"
    DIRECTLY_AND_INDIRECTLY.decided(game, says)
    return False
