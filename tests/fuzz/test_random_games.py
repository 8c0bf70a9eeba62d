"""Random games of the suite's cards: nothing crashes, what always holds holds, and every game can be replayed.

``COMPRULES_FUZZ=500x300`` plays 500 games of at most 300 deeds, each time others; without it the same few are played.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from .machine import RandomGame
from .pool import pool

ASKED = os.environ.get("COMPRULES_FUZZ", "")
GAMES, DEEDS = (int(number) for number in (ASKED or "6x30").split("x"))


@pytest.mark.parametrize("edition", ["2025-06-06", "2009-05-01"])
def test_random_games_hold_what_always_holds(edition: str) -> None:
    game = type("RandomGame", (RandomGame,), {"edition": edition})
    run_state_machine_as_test(
        game,
        settings=settings(
            max_examples=GAMES, stateful_step_count=DEEDS, deadline=None, derandomize=not ASKED,
            database=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate],
        ),
    )  # fmt: skip


def test_the_pool_is_the_suites_cards() -> None:
    names = {card.name for card in pool("2025-06-06")}
    assert {"Blood Moon", "Young Wolf", "Humility"} <= names
    assert len(names) > 100
