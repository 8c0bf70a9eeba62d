"""What can be read can be written, and means the same when it is read again."""

from __future__ import annotations

import pytest

from comprules.english import CannotRead
from comprules.english.reading import abilities_read
from comprules.english.texts import text_of


def written(text: str, name: str = "", *, is_spell: bool = False) -> str:
    """Return how a text is written, which reads the same."""
    read = abilities_read(text, name, "", is_spell=is_spell)
    words = "\n".join(map(text_of, read))
    assert abilities_read(words, "", "", is_spell=is_spell) == read
    return words


@pytest.mark.parametrize(
    "text",
    [
        "The exiled card's owner creates an X/X white Spirit creature token, where X is the exiled card's mana value.",
        "Create an X/1 red Horror creature token, where X is the number of lands you control.",
        "Surveil X, where X is the number of tapped Assassins you control.",
        "Target player mills X cards, where X is the number of lands you control.",
        "Look at the top X cards of your library, where X is the number of lands you control. Put the rest into your graveyard.",
    ],
)
def test_what_is_explained_behind_a_sentence_is_written_there_again(text: str) -> None:
    assert written(text, is_spell=True) == text


@pytest.mark.parametrize(
    ("name", "text"),
    [("Exile", "Exile target attacking creature."), ("Regenerate", "Regenerate target creature.")],
)
def test_a_card_that_is_called_like_a_verb_may_use_the_verb(name: str, text: str) -> None:
    assert written(text, name, is_spell=True) == text


def test_its_name_is_its_name_where_the_verb_makes_no_sense() -> None:
    assert (
        written("Exile deals 3 damage to any target.", "Exile", is_spell=True)
        == "This deals 3 damage to any target."
    )


def test_a_name_that_is_no_verb_is_none() -> None:
    with pytest.raises(CannotRead):
        abilities_read("Opt target creature.", "Opt", "", is_spell=True)


def test_levels_with_nothing_behind_them_are_refused_where_they_stand() -> None:
    with pytest.raises(CannotRead, match="neither a size nor an ability"):
        abilities_read("LEVEL 4+", "", "", is_spell=False)
    assert abilities_read("LEVEL 4+\n4/4", "", "", is_spell=False)
