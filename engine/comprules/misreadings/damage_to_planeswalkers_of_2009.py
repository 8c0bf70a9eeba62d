"""Damage turned on planeswalkers (212.9g) in 2009, misread."""

from __future__ import annotations

from collections.abc import Iterator

from comprules.editions.of_2009.damage_to_planeswalkers import (
    DAMAGE_TURNED_ON_PLANESWALKERS,
    turned_on_planeswalkers,
)
from comprules.events.every import Event
from comprules.ruleset import Replacing
from comprules.state.game import Game

__all__: list[str] = []


@DAMAGE_TURNED_ON_PLANESWALKERS.misreading_of(turned_on_planeswalkers)
def on_nothing_else(_game: Game, _event: Event) -> Iterator[Replacing]:
    """Damage aimed at a player is dealt to the player."""
    yield from ()
