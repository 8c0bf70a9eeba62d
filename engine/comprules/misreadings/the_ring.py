"""701.54: the Ring, misread."""

from __future__ import annotations

from comprules.rules.actions import the_ring
from comprules.rules.effects.taking_actions import acting
from comprules.rules.meaning.the_ring import RING_GROWS, WHOSE_BEARER, bearers_lost, has_tempted
from comprules.state.game import Game

__all__: list[str] = []


@the_ring.TEMPTED_ANYWAY.misreading_of(the_ring.tempted_anyway)
def only_with_a_bearer(game: Game, player: str, *, possible: bool) -> Game:
    """Without a creature to choose the Ring has tempted nobody."""
    return acting(game, player, "the Ring tempts")[0] if possible else game


@RING_GROWS.misreading_of(has_tempted)
def all_of_it_at_once(_game: Game, _player: str, _least: int) -> bool:
    """The Ring has all of its abilities from the first time on."""
    return True


@WHOSE_BEARER.misreading_of(bearers_lost)
def never_lost(_game: Game) -> tuple[int, ...]:
    """Whoever bears the Ring does so for every player."""
    return ()
