"""Each edition has its wording, and refuses that of the other."""

from __future__ import annotations

from typing import get_args

import pytest

from comprules.english import CannotRead, read_abilities
from comprules.english.samples import SAMPLES
from comprules.words import Wording

OLD_AND_NEW = [
    ("This land comes into play tapped.", "This land enters tapped.", False),
    ("When this creature is put into a graveyard from play, draw a card.", "When this creature dies, draw a card.", False),
    ("When this creature leaves play, draw a card.", "When this creature leaves the battlefield, draw a card.", False),
    ("Remove target creature from the game.", "Exile target creature.", True),
    ("Put a 1/1 white Soldier creature token into play.", "Create a 1/1 white Soldier creature token.", True),
    ("{T}: Add {G} to your mana pool.", "{T}: Add {G}.", False),
    ("Whenever you play a spell, you gain 1 life.", "Whenever you cast a spell, you gain 1 life.", False),
    (
        "If this creature would be put into a graveyard from play, remove it from the game instead.",
        "If this creature would die, exile it instead.",
        False,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "spell"), OLD_AND_NEW)
def test_an_older_wording_says_the_same_in_its_edition(old: str, new: str, *, spell: bool) -> None:
    assert read_abilities(old, wording="2009", spell=spell) == read_abilities(new, spell=spell)


@pytest.mark.parametrize(("old", "new", "spell"), OLD_AND_NEW)
def test_a_wording_of_another_edition_is_refused(old: str, new: str, *, spell: bool) -> None:
    with pytest.raises(CannotRead):
        read_abilities(old, spell=spell)
    with pytest.raises(CannotRead):
        read_abilities(new, wording="2009", spell=spell)


def test_entering_may_name_the_battlefield() -> None:
    assert read_abilities("This land enters the battlefield tapped.") == read_abilities(
        "This land enters tapped."
    )


@pytest.mark.parametrize("wording", get_args(Wording))
def test_every_rule_of_the_grammar_has_a_maker(wording: Wording) -> None:
    for text in SAMPLES if not wording else [old for old, _, _ in OLD_AND_NEW]:
        for spell in (False, True):
            try:
                made = read_abilities(text, wording=wording, spell=spell)
            except CannotRead:
                continue
            assert "Tree(" not in repr(made)


def test_for_as_long_as_is_of_today_alone() -> None:
    text = "{T}: Target creature gets +0/+3 for as long as this artifact remains tapped."
    assert read_abilities(text) == read_abilities(text.replace("for as", "as"), wording="2009")
    with pytest.raises(CannotRead):
        read_abilities(text, wording="2009")
