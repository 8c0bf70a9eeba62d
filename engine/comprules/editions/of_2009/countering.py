"""413.2a of 2009: a spell or ability whose targets are all illegal is countered by the rules."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.happening import happen
from comprules.rules.resolving.resolving import departure
from comprules.state.game import Game
from comprules.state.objects import GameObject

__all__ = ["COUNTERED_BY_THE_RULES", "countered_by_the_rules"]

COUNTERED_BY_THE_RULES = cite("413.2a", "2009-05-01")


@COUNTERED_BY_THE_RULES
def countered_by_the_rules(game: Game, thing: GameObject) -> Game:
    """What has no legal target left is countered, though no spell or ability counters it."""
    COUNTERED_BY_THE_RULES.decided(game, f"{game.label(thing.id)} is countered by the rules")
    return happen(game, departure(thing, "countered by the rules"))
