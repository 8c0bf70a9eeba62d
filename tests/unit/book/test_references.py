"""Which numbers a text points to."""

from __future__ import annotations

import pytest

from comprules.book.references import references_in


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("See rule 613.4.", "613.4"),
        ("(See rule 613.4d.)", "613.4d"),
        ("rule 613.4, “Power”", "613.4"),
        ("Rule 613 and rule 704, “Actions”", "613 704"),
        ("rules 702, 703, and 704", "702 703 704"),
        ("see sections 701–703", "701 702 703"),
        ("steps 601.2a–d", "601.2a 601.2b 601.2c 601.2d"),
        ("steps 601.2a-601.2d, 601.3", "601.2a 601.2b 601.2c 601.2d 601.3"),
        ("rules 418.5b?418.5e", "418.5b 418.5c 418.5d 418.5e"),
        ("rules 418.5b\ufffdd", "418.5b 418.5c 418.5d"),
        ("rules 702.2 through 702.4", "702.2 702.3 702.4"),
        ("rules 419.6–8", "419.6 419.7 419.8"),
        ("704.5k–n", "704.5k 704.5m 704.5n"),
        ("704.5y–aa", "704.5y 704.5z 704.5aa"),
        ("613.11–614.2", "613.11 614.2"),
        ("rule 613.4 – a creature", "613.4"),
        ("is it rule 613.4? A duck", "613.4"),
        ("613.4 twice is 613.4 once", "613.4"),
    ],
)
def test_numbers_are_found_and_ranges_taken_apart(text: str, numbers: str) -> None:
    assert references_in(text) == tuple(numbers.split())


@pytest.mark.parametrize(
    "text",
    [
        "has 300 cards",
        "costs $100.50",
        "version 1.100.2",
        "the year 2100.5",
        "rule 12",
        "rules 1000 and 2000",
    ],
)
def test_other_numbers_are_left_alone(text: str) -> None:
    assert references_in(text) == ()
