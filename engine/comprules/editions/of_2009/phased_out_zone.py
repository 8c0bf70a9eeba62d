"""217.8d of 2009: tokens in the phased-out zone."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.book.citing import cite
from comprules.events.zones import CeasesToExist
from comprules.rules.state_based.verdicts import Verdict
from comprules.state.game import Game

__all__ = ["PHASED_OUT_TOKENS", "phased_out_tokens"]

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
