"""217.8 of 2009: the phased-out zone."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.book.citing import cite
from comprules.events.every import Event
from comprules.events.permanents import PhasesIn, PhasesOut
from comprules.events.zones import CeasesToExist
from comprules.rules.effects.one_shot_effects import right_after
from comprules.rules.state_based.verdicts import Verdict
from comprules.state.game import Game

__all__ = [
    "PHASED_OUT_TOKENS",
    "PHASED_OUT_ZONE",
    "STATE_OF_THE_PHASED_OUT",
    "in_the_same_state",
    "phased_out_tokens",
    "put_into_the_zone",
    "with_phasing",
]

PHASED_OUT_ZONE = cite("217.8a", "2009-05-01")
STATE_OF_THE_PHASED_OUT = cite("217.8c", "2009-05-01")
PHASED_OUT_TOKENS = cite("217.8d", "2009-05-01")


def with_phasing(before: Game, events: tuple[Event, ...], after: Game) -> Game:
    """What comes right after events today, and what phasing does to the permanents."""
    after = right_after(before, events, after)
    for event in events:
        if isinstance(event, PhasesOut) and event.object in after.objects:
            after = put_into_the_zone(after, event.object)
        if isinstance(event, PhasesIn) and event.object in after.objects:
            after = in_the_same_state(after, event.object)
    return after


@PHASED_OUT_ZONE
def put_into_the_zone(game: Game, thing: int) -> Game:
    """A permanent that phases out is in the phased-out zone, and not in play."""
    PHASED_OUT_ZONE.decided(game, f"{game.label(thing)} is put into the phased-out zone")
    return game


@STATE_OF_THE_PHASED_OUT
def in_the_same_state(game: Game, thing: int) -> Game:
    """What phases in is in the state in which it phased out, tapped or not, with its counters."""
    STATE_OF_THE_PHASED_OUT.decided(game, f"{game.label(thing)} comes back in the state in which it left")
    return game


@PHASED_OUT_TOKENS
def phased_out_tokens(game: Game) -> Iterator[Verdict]:
    """A token in the phased-out zone ceases to exist; what was attached to it stays phased out."""
    for i in game.zone("battlefield"):
        thing = game.objects[i]
        if thing.phased_out and thing.kind == "token":
            yield CeasesToExist(i)
        elif thing.phased_out:
            yield PHASED_OUT_TOKENS.spared(f"{game.label(i)} is no token, and stays phased out")
