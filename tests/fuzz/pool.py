"""What random games are played with: the cards of the collection and of the suite's scenarios, and these scenarios' positions."""

from __future__ import annotations

from functools import cache

from tests.suite import plays, set_up

from comprules.editions import ruleset_of
from comprules.judge import Card, Position
from comprules.kit.cards import load_cards
from comprules.reference.setting_up import printed

__all__ = ["pool", "positions"]

_NOT_IN_DECKS = {"scheme", "plane", "phenomenon", "vanguard", "conspiracy", "dungeon"}


@cache
def positions(edition: str) -> tuple[Position, ...]:
    """Every position that a scenario begins with."""
    return tuple(set_up(planned).position() for planned in plays() if planned.edition == edition)


@cache
def pool(edition: str) -> tuple[Card, ...]:
    """Every different card that can lie in a deck, in a fixed order."""
    found = {repr(card): card for card in load_cards().values()}
    for position in positions(edition):
        found.update({repr(card): card for card in position.cards})
    return tuple(card for _, card in sorted(found.items()) if _is_playable(card, edition))


def _is_playable(card: Card, edition: str) -> bool:
    """Whether a card can lie in a deck of an edition: every face of it can be read there."""
    wording = ruleset_of(edition).wording
    try:
        for face in (card.back, card.adventure):
            if face:
                printed(face, wording)
        return not printed(card, wording).types & _NOT_IN_DECKS
    except Exception:  # noqa: BLE001 -- what this edition cannot read is not in its games
        return False
