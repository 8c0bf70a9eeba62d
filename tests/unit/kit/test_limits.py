"""How long a judge in our own process may think."""

from __future__ import annotations

import time

import pytest

from comprules.kit.limits import TookTooLong, time_limit


def work(seconds: float) -> None:
    """Keep the processor busy."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def test_who_works_too_long_is_stopped() -> None:
    with pytest.raises(TookTooLong, match=r"within 0\.05 seconds"), time_limit(0.05):
        work(5)


def test_who_has_done_in_time_is_not_stopped() -> None:
    with time_limit(5):
        work(0.01)


def test_time_in_which_the_processor_does_something_else_does_not_count() -> None:
    with time_limit(0.05):
        time.sleep(0.15)


def test_who_waits_for_ever_is_stopped() -> None:
    with pytest.raises(TookTooLong), time_limit(0.02):
        time.sleep(5)
