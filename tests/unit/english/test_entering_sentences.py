"""What a permanent enters with may be said in the sentence after the one that puts it there."""

from __future__ import annotations

import pytest

from comprules.english import CannotRead
from comprules.english.readings import read_abilities
from comprules.english.texts import text_of

PUT = "Put target creature card from a graveyard onto the battlefield under your control."


def test_counters_of_the_next_sentence_are_those_it_enters_with() -> None:
    (ability,) = read_abilities(f"{PUT} It enters with two +1/+1 counters on it.", spell=True)
    assert text_of(ability).endswith("to the battlefield with two +1/+1 counters on it.")


@pytest.mark.parametrize(
    "text",
    [
        f"{PUT} If it's your turn, it enters with two +1/+1 counters on it.",
        "Destroy target creature. It enters with two +1/+1 counters on it.",
    ],
)
def test_what_nothing_enters_with_is_refused(text: str) -> None:
    with pytest.raises(CannotRead, match="say what it enters with"):
        read_abilities(text, spell=True)
