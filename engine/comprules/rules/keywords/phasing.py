"""702.26, 502.1: phasing; a phased-out permanent is treated as though it did not exist."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import PhasesIn, PhasesOut
from comprules.happening import happen
from comprules.happening.whose_turn import is_active
from comprules.keyword_instances import works
from comprules.keywords.rules_702_2_to_60 import PHASING
from comprules.ruleset import views
from comprules.state.game import Game

__all__ = [
    "PHASED_OUT_UNTIL_EVENT",
    "UNTAP_STEP_PHASING",
    "comes_in",
    "phase_in_and_out",
    "phasing_out",
]

UNTAP_STEP_PHASING = cite("502.1")
PHASED_OUT_UNTIL_EVENT = cite("610.4a")
INDIRECT_PHASING = cite("702.26g")


@UNTAP_STEP_PHASING
@PHASING
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
        if game.objects[i].phased_out and is_active(game, board[i].controller) and comes_in(game, i)
    ]
    for i in (*leaving, *coming):
        UNTAP_STEP_PHASING.decided(game, f"{game.label(i)} phases {'out' if i in leaving else 'in'}")
    return happen(game, *phasing_out(game, tuple(leaving)), *(PhasesIn(i) for i in coming))


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
    """The events of phasing out: what is attached to a permanent goes with it, indirectly (702.26g)."""
    direct = {i: PhasesOut(i, "until" if until else "directly") for i in things}
    attached: dict[int, PhasesOut] = {}
    hosts = set(direct)
    while hosts:
        found = {
            i
            for i in game.battlefield
            if game.objects[i].attached_to in hosts and i not in direct and i not in attached
        }
        for i in found:
            INDIRECT_PHASING.decided(game, f"{game.label(i)} phases out with what it is attached to")
            attached[i] = PhasesOut(i, "indirectly")
        hosts = found
    return (*direct.values(), *attached.values())
