"""419.9a of 2009: which of several replacement effects is applied first."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.ruleset import Replacing
from comprules.state.game import Game

__all__ = ["SELF_AND_CONTROL_ALONE_COME_FIRST", "copies_like_any_other"]

SELF_AND_CONTROL_ALONE_COME_FIRST = cite("419.9a", "2009-05-01")


@SELF_AND_CONTROL_ALONE_COME_FIRST
def copies_like_any_other(game: Game, offered: tuple[Replacing, ...]) -> tuple[Replacing, ...]:
    """What makes an object come into play as a copy has no precedence over other effects."""
    if any(one.group == "copy" for one in offered):
        SELF_AND_CONTROL_ALONE_COME_FIRST.decided(game, "entering as a copy comes no sooner than the others")
    return offered
