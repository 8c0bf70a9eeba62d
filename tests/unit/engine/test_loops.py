"""Every loop of the engine ends for a reason that the rules give."""

from __future__ import annotations

import pytest

from comprules.judge import Advance, Attack, Card, Done, Outcome, Placed, Position, Refused, Seat
from comprules.reference import reference_judge

EDITION = "2025-06-06"


def outcome(text: str, action: Advance | Attack, *others: str) -> Outcome:
    """Return what comes of an action of Bob's opponents under an enchantment with this text."""
    judge = reference_judge()
    cards = tuple(Card(f"Sign {at}", "Enchantment", text=one) for at, one in enumerate((text, *others)))
    bear = Card("Bear", "Creature — Bear", size="2/2")
    placed = tuple(Placed(card.name, card.name, "battlefield", "Bob", "Bob") for card in (*cards, bear))
    judge.begin(
        Position(EDITION, (Seat("Bob", library=3), Seat("Alice", library=3)), (*cards, bear), placed, "Bob")
    )
    return judge.act(action)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("Players skip their draw steps.", Advance("Alice", "draw")),
        (
            "Players skip their draw steps.\nAt the beginning of each player's upkeep, you gain 1 life.",
            Advance("Alice", "draw"),
        ),
        ("Skip your turns.\nPlayers skip their draw steps.", Advance("Bob", "upkeep")),
    ],
)
def test_a_step_that_never_comes_is_refused(text: str, action: Advance) -> None:
    refused = outcome(text, action)
    assert isinstance(refused, Refused)
    assert "never comes" in refused.reason
    assert refused.rule == "500.1"


def test_a_step_that_comes_after_many_turns_does_come() -> None:
    assert outcome("Skip your draw steps.", Advance("Alice", "draw")) == Done()


def test_nobody_waits_for_a_combat_phase_that_is_skipped() -> None:
    refused = outcome("Players skip their combat phase.", Attack("Bob", {"Bear": "Alice"}))
    assert isinstance(refused, Refused)
    assert "no combat phase" in refused.reason
