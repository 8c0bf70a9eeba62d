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


@pytest.mark.parametrize(
    "text",
    [
        "Counter target spell unless its controller pays {1} for each card in your graveyard.",
        "Counter target spell unless its controller pays {1} for each basic land type among lands you control.",
        "This deals 2 damage to any target, then this deals 1 damage to each nonartifact creature target opponent controls.",
        "Target creature gains menace until end of turn. Creatures target player controls get +2/+0 until end of turn.",
        "Destroy up to X target lands, where X is the number of Islands you control.",
        "Destroy up to X target lands, where X is the number of Islands you control. They can't be regenerated.",
        "Return X target outlaw creature cards from your graveyard to the battlefield.",
        "Return target creature card with mana value X or less from your graveyard to the battlefield, where X is the number of modified creatures you control.",
        "Draw two cards. Discard a card unless there are five or more mana values among cards in your graveyard.",
        "You may sacrifice a creature. If you do, you draw cards equal to that creature's power, then you lose life equal to that creature's toughness.",
        (
            "Target creature gets +X/+0 until end of turn, where X is its power. "
            "At the beginning of the next end step, destroy that creature if it attacked this turn."
        ),
        "Choose one —\n• Draw a card.\n• You gain 1 life.\nDraw a card at the beginning of the next turn's upkeep.",
        "Counter target ability you don't control.",
    ],
)
def test_a_spell_of_the_world_is_written_so_that_it_means_the_same(text: str) -> None:
    written(text, is_spell=True)


@pytest.mark.parametrize(
    "text",
    [
        "This creature attacks each combat if able unless you control another Ally.",
        "When this creature enters, you lose 2 life unless you control another Pirate.",
        "At the beginning of your upkeep and whenever you cast a green spell, put a charge counter on this artifact.",
        "At the beginning of your upkeep, if all nonland permanents you control are white, you gain 1 life.",
        "When you cast this spell, copy it if you gained life this turn. You may choose new targets for the copy.",
        "Whenever another nontoken artifact creature or Vehicle you control enters, draw a card.",
        "Whenever you cast an outlaw spell, copy that spell.",
        "{T}: Create Voja, a legendary 2/2 green and white Wolf creature token.",
        "The first spell you cast from anywhere other than your hand each turn has demonstrate.",
        "This creature's power is equal to the number of cards you own in exile.",
        (
            "Whenever this creature attacks, exile the top card of your library. If it's a creature card, this creature "
            "gets +X/+Y until end of turn, where X is the exiled creature card's power and Y is its toughness."
        ),
        (
            "Each creature with one or more counters on it can't attack you or planeswalkers you control unless its "
            "controller pays {X}, where X is the number of counters on that creature."
        ),
    ],
)
def test_an_ability_of_the_world_is_written_so_that_it_means_the_same(text: str) -> None:
    written(text)


def test_what_is_lost_besides_with_nothing_gained_is_refused() -> None:
    with pytest.raises(CannotRead, match="in one clause"):
        abilities_read(
            "When this creature enters, target creature becomes blue until end of turn. It loses all other card types.",
            "",
            "",
            is_spell=False,
        )


@pytest.mark.parametrize(
    "text",
    [
        "Create Boo, a 1/1 red Hamster creature token.",
        "Create Boo, two legendary 1/1 red Hamster creature tokens.",
    ],
)
def test_a_token_has_a_name_before_it_if_it_is_one_legendary_token(text: str) -> None:
    with pytest.raises(CannotRead):
        abilities_read(text, "", "", is_spell=True)
