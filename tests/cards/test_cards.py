"""A few cards are played as ``python -m tests.cards`` plays a whole collection."""

from __future__ import annotations

import pytest

from comprules.judge import Card
from comprules.kit.cards import load_cards

from .playing import play_card


@pytest.mark.parametrize("name", ["Soul Warden", "Hunted Wumpus"])
def test_a_card_of_the_collection_is_played_without_an_error(name: str) -> None:
    played = play_card(load_cards()[name])
    assert played is not None
    assert played.games == 3
    assert played.found == []


def test_a_spell_that_changes_nothing_is_told() -> None:
    played = play_card(Card("Empty Gesture", "Sorcery", "{0}", text="You gain 0 life."))
    assert played is not None
    assert played.found == [("changes nothing", "Empty Gesture")]


def test_what_can_never_be_cast_is_told() -> None:
    played = play_card(Card("Idle Wish", "Sorcery", "{0}", text="Destroy target Dragon planeswalker."))
    assert played is not None
    assert ("never cast", "") in played.found


def test_what_cannot_be_read_is_not_played() -> None:
    assert play_card(Card("Nonsense", "Sorcery", "{0}", text="Frobnicate all gizmos.")) is None
