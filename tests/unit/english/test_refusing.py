"""What is not of the language is refused, with the place, what could stand there, and the nearest known form."""

from __future__ import annotations

import contextlib
import random

import pytest

from comprules.abilities.changes import BecomeFaceDown
from comprules.abilities.conditions import Exists
from comprules.abilities.instructions import DrawCards
from comprules.abilities.kinds import Apply, If, SpellAbility, Static, Triggered
from comprules.abilities.nouns import ControlledBy, Filter
from comprules.abilities.predicates import Type
from comprules.abilities.simple_nouns import Number, ThatMuch, This, You
from comprules.abilities.trigger_events_of_objects import Dies
from comprules.english import CannotRead, CannotWrite, read_abilities
from comprules.english.samples import SAMPLES
from comprules.english.writing import write


def refused(text: str, **how: object) -> CannotRead:
    with pytest.raises(CannotRead) as caught:
        read_abilities(text, **how)  # type: ignore[arg-type]
    return caught.value


def test_the_place_is_where_the_unknown_word_begins() -> None:
    error = refused("White creatures you control get +1/+1 forever.")
    assert error.text[error.at :] == "forever."


def test_the_caret_stands_below_the_place() -> None:
    error = refused("All creatures lose banana.")
    sentence, caret = error.message.splitlines()[1:]
    assert sentence[caret.index("^") :] == "banana."


def test_what_could_follow_is_said_in_words() -> None:
    assert "a keyword" in refused("All creatures lose banana.").expected


def test_no_more_than_eight_words_are_offered() -> None:
    assert len(refused("Banana.").expected) <= 8


def test_the_nearest_known_form_is_shown() -> None:
    assert refused("This creature is all colours.").nearest == "This creature is all colors."


def test_the_nearest_known_form_is_looked_for_only_when_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def nothing_alike(text: str, *_: object, **__: object) -> list[str]:
        asked.append(text)
        return []

    monkeypatch.setattr("comprules.english.errors.difflib.get_close_matches", nothing_alike)
    error = refused("Enchanted creature is whiter.")
    assert asked == []
    assert error.hint
    assert asked == ["Enchanted creature is whiter."]


def test_a_text_that_ends_too_early_is_refused_at_its_end() -> None:
    error = refused("All creatures lose")
    assert error.at == len("All creatures lose")


@pytest.mark.parametrize(
    "text",
    [
        "Return target creature to its owner's hand.",
        "Return target creature you own to your hand.",
        "Return target creature card from your graveyard to your hand.",
        "Put a card from your hand on top of your library.",
    ],
)
def test_what_a_player_owns_may_go_to_zones_of_that_player(text: str) -> None:
    assert read_abilities(text, spell=True)


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters, you gain X life.",
        "When you cycle this card, you gain X life.",
        "When this creature becomes monstrous, you gain X life.",
        "Whenever a creature dies, you may pay {X}. If you do, you gain X life.",
        "Whenever a creature dies, you gain X life, where X is its power.",
        'Whenever a creature dies, target creature gains "{X}: You gain X life." until end of turn.',
    ],
)
def test_an_x_that_something_says_is_read(text: str) -> None:
    assert read_abilities(text)


def test_a_fault_in_a_quotation_is_named() -> None:
    assert "in the quotation" in refused('Enchanted creature has "Draw a banana."').reason


@pytest.mark.parametrize(
    "text",
    [
        "Target creature get +1/+1 until end of turn.",
        "Creatures you control gets +1/+1.",
        "Create two 1/1 white Soldier creature token.",
        "Sacrifice a creatures.",
        "Target player draw a card.",
        "You draws a card.",
        "Enchanted creatures has flying.",
        "Destroy target creatures.",
    ],
)
def test_number_must_agree(text: str) -> None:
    with pytest.raises(CannotRead):
        read_abilities(text)
    with pytest.raises(CannotRead):
        read_abilities(text, spell=True)


@pytest.mark.parametrize(
    "text",
    [
        "Creatures white you control get +1/+1.",
        "White Creatures you control get +1/+1.",
        "All goblins get +1/+1.",
        "Flying.",
        "White creatures you control get +1/+1",
        "Draws a card.",
        "It's still a land.",
        "Otherwise, draw a card.",
        "When your upkeep, draw a card.",
        "At this creature dies, draw a card.",
        'Enchanted creature has "flying',
        "{Y}: Draw a card.",
        "Target creature gets +1/+1 until end of turn, where X is 3.",
        "This creature gets §.",
        "Whenever a creature dies, you gain X life.",
        "When this creature becomes renowned, you gain X life.",
        "When this creature enters, you gain X life. Draw X cards, where X is its power.",
        "Return target creature to your hand.",
        "Shuffle target creature into your library.",
        "Put target creature into your graveyard.",
        "Return all creatures to your hand.",
        "Other creatures are copies of enchanted creature.",
        "Enchanted creature is a copy of this creature, except it has flying.",
    ],
)
def test_a_text_outside_the_language_is_refused(text: str) -> None:
    refused(text)
    refused(text, spell=True)


def test_only_an_instruction_makes_copies() -> None:
    assert read_abilities("Other creatures become copies of target creature.", spell=True)
    refused("As long as it's your turn, this creature becomes a copy of enchanted creature.")


@pytest.mark.parametrize("wording", ["", "2009"])
def test_no_sentence_has_two_readings(wording: str) -> None:
    # Tables are built, and kept, only where no text has two (test_tables).
    assert read_abilities("Flying", wording=wording)  # type: ignore[arg-type]


def test_an_object_without_words_can_not_be_written() -> None:
    with pytest.raises(CannotWrite):
        write(Static((Apply(This(), (BecomeFaceDown(),)),)))


def test_an_if_that_is_an_effect_is_not_written_right_behind_the_event() -> None:
    own_condition = Exists(Filter.of(Type("land"), ControlledBy(You())))
    drawing = If(own_condition, (DrawCards(You(), Number(1)),))
    ability = Triggered(Dies(This()), (drawing,))
    assert write(ability) == "When this dies, draw a card if you control a land."
    assert read_abilities(write(ability)) == (ability,)


def test_an_ability_that_says_nothing_can_not_be_written() -> None:
    with pytest.raises(CannotWrite):
        write(SpellAbility(()))


def test_a_text_of_words_in_disorder_is_read_or_refused_and_nothing_else() -> None:
    chance = random.Random(701)
    for _ in range(400):
        words = chance.choice(SAMPLES).split(" ")
        others = chance.choice(SAMPLES).split(" ")
        place = chance.randrange(len(words))
        match chance.randrange(4):
            case 0:
                words[place] = chance.choice(others)
            case 1:
                words.insert(place, chance.choice(others))
            case 2:
                del words[place]
            case _:
                words[place:] = others[chance.randrange(len(others)) :]
        with contextlib.suppress(CannotRead):
            read_abilities(" ".join(words), spell=chance.random() < 0.5)


def test_a_second_variable_that_nothing_explains_is_refused() -> None:
    assert "Y" in refused("{1}: Target creature gets +X/+Y until end of turn, where X is its power.").reason
    assert "Y" in refused("{1}: Target creature gets +0/+Y until end of turn.").reason


@pytest.mark.parametrize(
    "text",
    [
        "{E}: Draw a card.",
        "Add {½}.",
    ],
)
def test_what_the_language_can_not_say_of_players_or_mana_is_refused(text: str) -> None:
    with pytest.raises(CannotRead):
        read_abilities(text, spell=True)


@pytest.mark.parametrize(
    "text", ["{0}: Create X tapped and attacking X/X Goblin creature tokens.", "{0}: Create two tapped."]
)
def test_a_token_that_is_not_described_is_refused_where_it_would_be(text: str) -> None:
    error = refused(text)
    assert (error.reason, error.text[error.at :][:6]) == ("what token is created is not said", "tapped")


def test_one_player_may_pay_for_the_sentence_that_speaks_of_that_player() -> None:
    assert read_abilities("Target opponent loses 2 life unless that player pays {1}.", spell=True)


def test_of_several_players_none_may_pay_for_all() -> None:
    error = refused("Each opponent loses 2 life unless that player pays {1}.", spell=True)
    assert "one of several" in error.reason


@pytest.mark.parametrize(
    ("text", "spell"),
    [
        ("It deals 4 damage.", True),
        ("Draw a card. It deals 4 damage.", True),
        ("If a creature you control would die, it deals 4 damage instead.", False),
        ("If a creature you control would die, it deals twice that much damage instead.", False),
    ],
)
def test_damage_to_nobody_is_refused_where_no_damage_stands_before_it(text: str, *, spell: bool) -> None:
    with pytest.raises(CannotRead):
        read_abilities(text, spell=spell)


def test_what_no_ability_has_words_for_is_refused_in_its_line() -> None:
    error = refused("Flying\nIf a creature you control would die, it deals twice that much damage instead.")
    assert error.text.startswith("If a creature")


@pytest.mark.parametrize(
    ("before", "amount"),
    [
        ("Draw two cards.", "the damage dealt this way"),
        ("Each opponent loses 3 life.", "the damage dealt this way"),
        ("This creature deals 3 damage to any target.", "the life lost this way"),
        ("Mill two cards.", "the life lost this way"),
    ],
)
def test_what_was_done_this_way_is_not_what_something_else_did(before: str, amount: str) -> None:
    assert refused(f"{before} You gain life equal to {amount}.").text


def test_what_was_done_this_way_may_stand_further_back() -> None:
    text = "When this creature enters, it deals 2 damage to any target. You gain 3 life. Draw {}."
    slots = []
    for cards in ("cards equal to the damage dealt this way", "that many cards"):
        (ability,) = read_abilities(text.format(cards))
        assert isinstance(ability, Triggered)
        draw = ability.effects[-1]
        assert isinstance(draw, DrawCards)
        assert isinstance(draw.amount, ThatMuch)
        slots.append(draw.amount.slot)
    assert slots[0] != slots[1]


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all creatures with different names.",
        "Creatures controlled by the same player get +1/+1 until end of turn.",
        "You gain X life, where X is the number of creatures with total power 3 or less.",
    ],
)
def test_what_is_so_of_all_of_them_is_said_of_what_is_chosen(text: str) -> None:
    assert "targets" in refused(text, spell=True).reason


def test_what_is_given_up_as_a_cost_is_not_looked_at_together() -> None:
    assert "targets" in refused("Discard three cards with different names: Draw a card.").reason


@pytest.mark.parametrize("materials", ["two that share a card type", "a Dinosaur, a Merfolk, and a Vampire"])
def test_materials_of_several_kinds_are_refused_where_they_stand(materials: str) -> None:
    error = refused(f"Craft with {materials} {{6}}")
    assert (error.text, error.at) == (f"Craft with {materials} {{6}}", len("Craft with "))
