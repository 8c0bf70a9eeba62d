"""The text of an ability is kept beside its reading."""

from __future__ import annotations

from dataclasses import replace

import pytest

from comprules.abilities.kinds import Static, Triggered
from comprules.abilities.parts import parts_of
from comprules.english import texts
from comprules.english.origins_of_abilities import abilities_in, came_from, reading_of
from comprules.english.readings import read_abilities
from comprules.english.texts import text_of
from comprules.english.writing import write

TRIGGER = "When this creature dies, draw a card."
GRANT = 'Creatures you control have "{T}: Add {G}."'


@pytest.mark.parametrize("text", [TRIGGER, GRANT, "Flying, trample"])
def test_it_is_what_is_written(text: str) -> None:
    for ability in read_abilities(text):
        assert text_of(ability) == write(ability)


def test_an_ability_that_is_granted_has_its_own() -> None:
    (grant,) = read_abilities(GRANT)
    assert isinstance(grant, Static)
    inner = next(one for one in abilities_in((grant,)) if one is not grant)
    assert text_of(inner) == "{T}: Add {G}."


def test_what_was_made_of_a_reading_is_written_anew() -> None:
    (ability,) = read_abilities(TRIGGER)
    assert isinstance(ability, Triggered)
    (other,) = read_abilities("When this creature dies, draw two cards.")
    assert isinstance(other, Triggered)
    assert text_of(replace(ability, effects=other.effects)) == "When this creature dies, draw two cards."


def test_what_was_kept_is_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    (ability,) = read_abilities("When this creature dies, draw five cards.")
    written = text_of(ability)
    (again,) = (replace(ability),)
    came_from((again,), ("When this creature dies, draw five cards.", "", "", False))
    monkeypatch.setattr(texts, "_written", lambda _: pytest.fail("written again"))
    assert text_of(again) == written


def test_each_ability_of_a_text_has_a_place_of_its_own() -> None:
    abilities = read_abilities("Flying\n" + TRIGGER + "\n" + GRANT)
    assert [text_of(one) for one in abilities] == ["Flying", TRIGGER, GRANT]
    assert len({reading_of(one) for one in abilities_in(abilities)}) == 4
    assert parts_of(abilities) == abilities
