"""502.24 of 2009: whether a card with madness leaves the game as it is discarded was a choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from comprules.book.citing import cite, original
from comprules.events.every import Event
from comprules.questions import ask_yes
from comprules.rules.replacement.leaving_the_stack import discarded_with_madness
from comprules.ruleset import AfterReplacing, Replacing
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["MADNESS_OF_2009", "may_be_removed"]

MADNESS_OF_2009 = cite("502.24a", "2009-05-01")


@MADNESS_OF_2009
def may_be_removed(game: Game, event: Event) -> Iterator[Replacing]:
    """Whoever discards a card with madness may remove it from the game, or put it into the graveyard."""
    for found in original(discarded_with_madness)(game, event):
        yield replace(found, apply=_if_wished(found, event), rule=MADNESS_OF_2009)


def _if_wished(found: Replacing, event: Event) -> Callable[[Game], AfterReplacing]:
    def apply(now: Game) -> AfterReplacing:
        if ask_yes(now, found.affected, "madness: remove the discarded card from the game?"):
            return found.apply(now)
        MADNESS_OF_2009.decided(now, f"{found.affected} does not remove the discarded card from the game")
        return now, (event,), ()

    return apply
