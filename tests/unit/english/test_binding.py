"""What each reference of an ability means, and which mean nothing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from typer import Typer
from typer.testing import CliRunner

from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.kinds import Ability
from comprules.abilities.nouns import Filter, Picked
from comprules.abilities.parts import parts_of
from comprules.abilities.predicates import Type
from comprules.abilities.simple_nouns import It
from comprules.abilities.slots import Reference
from comprules.cli.english import add_to
from comprules.english import CannotRead, read_abilities
from comprules.english.binding import bound_all
from comprules.keywords.table import KEYWORDS
from comprules.mana import ManaCost
from comprules.rules.keywords.meaning import in_full
from comprules.rules.meaning.speaker import Speaker, UnboundError, filled


def references(part: Any) -> Iterator[Reference]:
    if isinstance(part, Reference) and not (isinstance(part, Picked) and not part.among):
        yield part
    for inner in parts_of(part):
        yield from references(inner)


def read(text: str) -> tuple[Ability, ...]:
    try:
        return read_abilities(text)
    except CannotRead:
        return read_abilities(text, spell=True)


def meanings(text: str) -> list[str]:
    return [one.slot.words for one in references(read(text)) if one.slot is not None]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Target player draws two cards and loses 2 life.", ["the target player"]),
        ("Choose target creature. Destroy it.", ["the target creature"]),
        ("Whenever this creature or another creature attacks, it gets +1/+1 until end of turn.", ["object"]),
        ("Whenever this creature or equipped creature attacks, untap it.", ["object"]),
        ("Exile target creature. Its controller gains life equal to its power.", ["the target creature"] * 2),
        ("Destroy target creature. Draw a card. You gain life equal to that creature's toughness.", ["the target creature"]),
        ("Tap target creature. Destroy target land. That creature doesn't untap during its controller's next untap step.", ["the target creature"] * 2),
        ("When this Equipment enters, attach it to target creature. That creature gains flying.", ["this Equipment", "the target creature"]),
        ("When this Equipment enters, attach it to target creature. It deals 1 damage to you.", ["this Equipment"] * 2),
        ("Attach target Aura to target creature. Destroy that creature.", ["the target creature"]),
        (
            "When this Equipment enters, attach it to target creature. If that creature is an Elf, it gains flying.",
            ["this Equipment", "the target creature", "the target creature"],
        ),
        (
            "Reveal cards from the top of your library until you reveal a creature card. Put that card onto the battlefield. If that creature is an Elf, it gains flying.",
            ["the card found", "the card found", "the card found"],
        ),
        ("Whenever a player casts a spell, that player loses 1 life.", ["the player who cast the spell"]),
        ("Whenever this creature becomes the target of a spell, counter that spell.", ["the spell"]),
        ("{T}, Sacrifice a creature: You gain life equal to its toughness.", ["the sacrificed creature"]),
        ("Create a 1/1 white Soldier creature token. It gains haste until end of turn.", ["the token"]),
        ("Each creature deals 1 damage to its controller.", ["all creatures"]),
    ],
)  # fmt: skip
def test_a_reference_means_the_nearest_earlier_words_that_agree_with_it(text: str, meant: list[str]) -> None:
    assert meanings(text) == meant


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Tap all creatures that player controls.", "that player"),
        ("Destroy it.", "it"),
        ("Draw that many cards.", "that many"),
        ("You gain 3 life. Untap those creatures.", "those creatures"),
        ("Put the rest into your graveyard.", "the rest"),
        ("You gain 1 life. That player draws a card.", "That player"),
    ],
)
def test_a_reference_to_nothing_is_refused_where_it_stands(text: str, words: str) -> None:
    with pytest.raises(CannotRead, match="nothing here for") as refusal:
        read_abilities(text, spell=True)
    assert text[refusal.value.at :].startswith(words)
    assert refusal.value.is_read


def test_a_form_outside_the_language_is_not_said_to_be_read() -> None:
    with pytest.raises(CannotRead) as refusal:
        read_abilities("Destroy target flurb.", spell=True)
    assert not refusal.value.is_read


def test_binding_once_more_changes_nothing() -> None:
    once = read("Exile target creature. Return it to the battlefield under its owner's control.")
    again = bound_all(once)
    assert [one.slot for one in references(again)] == [one.slot for one in references(once)]


def test_an_ability_within_an_ability_speaks_of_what_it_introduces_itself() -> None:
    text = 'Destroy target land. Target creature gains "Whenever this creature attacks, it gets +1/+0 until end of turn."'
    assert meanings(text) == ["this creature"]


KEYWORD = Keyword(
    "",
    ManaCost(("1",)),
    Filter.of(Type("creature")),
    quality=Quality("red"),
    number=2,
)


@pytest.mark.parametrize("row", KEYWORDS, ids=lambda row: row.name)
def test_every_reference_in_the_meaning_of_a_keyword_is_bound(row: Any) -> None:
    behind = Quality("Grizzly Bears" if row.name == "partner with" else "red")
    for ability in in_full(row, replace(KEYWORD, name=row.name, quality=behind)):
        assert [one for one in references(ability) if one.slot is None] == []


def test_a_reference_that_was_never_bound_is_an_error() -> None:
    with pytest.raises(UnboundError):
        filled(Speaker(1, "Alice"), It())


def test_reading_shows_what_each_reference_means() -> None:
    app = Typer()
    add_to(app)
    result = CliRunner().invoke(app, ["read", "Target player draws two cards and loses 2 life."])
    assert "ThatPlayer(→ the target player)" in result.output


def test_reading_says_that_words_mean_nothing_rather_than_that_they_are_unknown() -> None:
    app = Typer()
    add_to(app)
    result = CliRunner().invoke(app, ["read", "Tap all creatures that player controls."])
    assert isinstance(result.exception, CannotRead)
    assert result.exception.is_read


def test_what_is_bound_alone_has_words() -> None:
    """What binds references writes them as well, whether or not anything has read or written a text."""
    code = (
        "from comprules.english import binding\n"
        "from comprules.english.writing_nouns import subject_words\n"
        "from comprules.abilities.nouns import Filter, Target\n"
        "from comprules.abilities.predicates import Type\n"
        "print(subject_words(Target(Filter((Type('creature'),)))).words)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "target creature\n", done.stderr


def test_a_spell_of_no_kind_is_no_creature_and_no_permanent() -> None:
    with pytest.raises(CannotRead, match="nothing here for"):
        read_abilities(
            "Whenever you cast a spell that targets one or more creatures, those creatures gain flying."
        )
    read_abilities("Whenever you cast a creature spell, that creature gains flying until end of turn.")
