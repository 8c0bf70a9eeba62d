"""217.8b, d of 2009: who looks at what is in the phased-out zone, and tokens there."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.book.citing import cite
from comprules.events.zones import CeasesToExist
from comprules.rules.permission.looking_at_cards import those_who_see_face_down
from comprules.rules.state_based.verdicts import Verdict
from comprules.state.game import Game

__all__ = [
    "LOOKING_AT_PHASED_OUT",
    "PHASED_OUT_TOKENS",
    "phased_out_tokens",
    "seen_in_the_phased_out_zone",
]

LOOKING_AT_PHASED_OUT = cite("217.8b", "2009-05-01")
PHASED_OUT_TOKENS = cite("217.8d", "2009-05-01")


@PHASED_OUT_TOKENS
def phased_out_tokens(game: Game) -> Iterator[Verdict]:
    """A token in the phased-out zone ceases to exist; what was attached to it stays phased out."""
    for i in game.zone("battlefield"):
        thing = game.objects[i]
        if thing.phased_out and thing.kind == "token":
            yield CeasesToExist(i)
        elif thing.phased_out:
            yield PHASED_OUT_TOKENS.spared(f"{game.label(i)} is no token, and stays phased out")


@LOOKING_AT_PHASED_OUT
def seen_in_the_phased_out_zone(game: Game, thing: int) -> tuple[str, ...]:
    """What is face up there is seen by all, and what is face down as a face-down permanent is."""
    face_down = game.objects[thing].face_down
    LOOKING_AT_PHASED_OUT.decided_once(
        game, f"{game.label(thing)} is phased out face {'down' if face_down else 'up'}"
    )
    return those_who_see_face_down(game, thing) if face_down else game.alive
