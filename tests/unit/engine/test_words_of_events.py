"""Every kind of event, and numbers of things, have words."""

from typing import get_args

import pytest

from comprules.counting import many, with_article
from comprules.events.every import Event
from comprules.events.words import _WORDS


def test_every_kind_of_event_is_called_something_of_its_own() -> None:
    assert set(_WORDS) == set(get_args(Event))
    assert len(set(_WORDS.values())) == len(_WORDS)


@pytest.mark.parametrize(
    ("number", "noun", "told"),
    [
        (0, "card", "0 cards"),
        (1, "card", "1 card"),
        (2, "triggered ability", "2 triggered abilities"),
        (1, "triggered ability", "1 triggered ability"),
        (3, "day", "3 days"),
    ],
)
def test_a_number_of_things_is_told_as_one_would_say_it(number: int, noun: str, told: str) -> None:
    assert many(number, noun) == told


def test_the_article_follows_the_sound() -> None:
    assert (with_article("Incubator token"), with_article("Food")) == ("an Incubator token", "a Food")
