"""702: what keywords stand for whose cards do something in a hand, on the stack or in exile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, May, Triggered
from comprules.abilities.plain_instructions import CastNow
from comprules.abilities.simple_nouns import This, You
from comprules.abilities.trigger_events_of_players import RevealsCard

__all__ = ["MEANINGS_ELSEWHERE"]


def miracle(keyword: Keyword) -> tuple[Ability, ...]:
    """702.94a: the card that was revealed as it was drawn may be cast for its miracle cost."""
    this = This("card", "hand")
    return (Triggered(RevealsCard(You(), This()), (May((CastNow(this, paying=keyword),)),)),)


MEANINGS_ELSEWHERE: Final[Mapping[str, Callable[[Keyword], tuple[Ability, ...]]]] = {
    "miracle": miracle,
}
"""The functions by the names of the keywords, in the order of the book."""
