"""Numbers as people write them, and where they stand."""

from __future__ import annotations

import pytest

from comprules.book.errors import UnknownRuleError
from comprules.book.numbers import plain_number
from comprules.book.whereabouts import known_line, known_number


@pytest.mark.parametrize(
    ("written", "number"),
    [
        ("613.8b", "613.8b"),
        ("rule 613.8", "613.8"),
        ("CR 613.8", "613.8"),
        ("CR613.8", "613.8"),
        ("@CR-613.8b", "613.8b"),
        ("613.8b.", "613.8b"),
        ("613.8.B", "613.8b"),
        ("613. 8 (b)", "613.8b"),
        ("Section 613.", "613"),
        ("chapter 6", "6"),
        ("each", "each"),
        ("legend rule", "legend rule"),
        ("", ""),
    ],
)
def test_a_number_is_read_however_it_is_written(written: str, number: str) -> None:
    assert plain_number(written) == number


@pytest.mark.parametrize(
    ("number", "edition", "told"),
    [
        ("418.5d", "2025", "2009 has it (comprules rule 418.5d --edition 2009); here 613.8b says that."),
        (
            "420.5q",
            "2025",
            "2009 has it (comprules rule 420.5q --edition 2009), and nothing in its place does here.",
        ),
        ("613.8b", "2009", "2025 has it (comprules rule 613.8b --edition 2025); here 418.5d says that."),
        ("418", "2025", "2009 has it (comprules rule 418 --edition 2009)."),
        ("704.5zz", "2025", "The nearest are 704.5y, 704.5z"),
        ("999.9", "2025", "The nearest are 904, 905"),
        ("abc", "2025", "A number is written like"),
    ],
)
def test_what_an_edition_has_not_is_led_to_its_place_or_the_nearest(
    number: str, edition: str, told: str
) -> None:
    with pytest.raises(UnknownRuleError) as refused:
        known_line(number, edition)
    assert told in refused.value.hint


def test_a_number_of_any_edition_will_do_for_all_of_them() -> None:
    assert known_number("CR 418.5c", "all") == "418.5c"
    assert known_number("", "all") == ""
    with pytest.raises(UnknownRuleError, match="has no rule"):
        known_number("418.5c", "2025")
