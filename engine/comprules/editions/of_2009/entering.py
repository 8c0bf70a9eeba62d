"""419.6i of 2009: what would come into play is looked at without the effects of other permanents."""

from __future__ import annotations

from comprules.book.citing import cite, original
from comprules.events.zones import Moves
from comprules.rules.continuous.continuous_effects import Stage, affected
from comprules.rules.continuous.effect import Continuous
from comprules.rules.replacement.as_it_would_enter import as_it_would_exist
from comprules.state.copying import replace
from comprules.state.game import Game

__all__ = ["AS_IT_WOULD_BE_BY_ITSELF", "as_it_would_be_by_itself", "none_from_elsewhere"]

AS_IT_WOULD_BE_BY_ITSELF = cite("419.6i", "2009-05-01")


def as_it_would_be_by_itself(game: Game, event: Moves) -> Game:
    """A permanent is looked at as it would be in play, without what others would do to it there."""
    key = f"arriving alone {event}"
    if key not in game.memo:
        game.memo[key] = replace(original(as_it_would_exist)(game, event), alone=event.object)
    return game.memo[key]  # type: ignore[no-any-return]


@AS_IT_WOULD_BE_BY_ITSELF
def none_from_elsewhere(game: Game, stage: Stage, effect: Continuous) -> tuple[int, ...]:
    """What is looked at as it comes into play is touched by its own effects and by what changed it before.

    That is what its own static abilities make, and what was made of it on the stack by things that resolved.
    """
    things = original(affected)(game, stage, effect)
    looked_at = game.alone
    if looked_at not in things or effect.affected is not None or effect.speaker.source == looked_at:
        return things
    AS_IT_WOULD_BE_BY_ITSELF.decided_once(
        game, f"{game.label(looked_at)} is looked at without the effect of {effect.name}"
    )
    return tuple(thing for thing in things if thing != looked_at)
