from __future__ import annotations

import re

import pytest

from comprules.kit.steps import StepMistake, forms, match_step
from comprules.kit.steps.meanings import MEANINGS, parts_of, written_form
from comprules.kit.steps.phrases import (
    StepPhrase,
    read_description,
    read_things,
    split_list,
    written_type_line,
)
from comprules.kit.steps.placeholders import PLACEHOLDERS, STEP_SAMPLES
from comprules.kit.steps.registry import StepForm, check_forms


@pytest.mark.parametrize("form", forms(), ids=lambda form: f"{form.kind}-{form.pattern}")
def test_a_form_reads_its_samples_and_no_other_form_does(form: StepForm) -> None:
    for use in form.uses:
        assert match_step(form.kind, use) is form
        assert form.read(use) is not None


def test_every_form_says_what_it_means() -> None:
    assert all(form.meaning.endswith(".") for form in forms())


def test_every_placeholder_has_a_sample_that_it_reads() -> None:
    assert set(STEP_SAMPLES) == set(PLACEHOLDERS)
    for name, (regex, convert) in PLACEHOLDERS.items():
        assert re.fullmatch(regex, STEP_SAMPLES[name]), name
        assert convert(STEP_SAMPLES[name]) not in ("", ()), name


def test_every_part_of_a_form_says_what_it_stands_for_with_a_sample_that_it_reads() -> None:
    parts = parts_of(form.pattern for form in forms())
    assert {part.name for part in parts} | set(PLACEHOLDERS) == set(MEANINGS)
    kinds = dict(re.findall(r"\{(\w+):(\w+)\}", " ".join(form.pattern for form in forms())))
    for part in parts:
        assert part.meaning
        assert any(
            re.fullmatch(PLACEHOLDERS[kind][0], part.sample)
            for kind in (part.name, kinds.get(part.name))
            if kind in PLACEHOLDERS
        ), part


def test_a_form_is_written_with_its_parts_by_name() -> None:
    assert (
        written_form("{player} has {life:signed} life[, by {rule}]")
        == "{player} has {life} life[, by {rule}]"
    )


def test_every_placeholder_is_used_by_a_form() -> None:
    used = {kind for form in forms() for kind in re.findall(r"\{(?:\w+:)?(\w+)\}", form.pattern)}
    assert set(PLACEHOLDERS) - used == set()


def test_two_forms_that_read_one_sample_are_refused() -> None:
    form = forms()[0]
    with pytest.raises(ValueError, match="more than one form"):
        check_forms((form, form))


def test_an_unknown_step_names_the_nearest_forms() -> None:
    with pytest.raises(StepMistake) as found:
        match_step("when", 'Alice cast "Shock" targeting Bob')
    assert "{player} casts {label}" in str(found.value)


def test_a_step_under_the_wrong_keyword_is_told_where_it_belongs() -> None:
    with pytest.raises(StepMistake, match="it can stand under Then"):
        match_step("when", "nothing changes")


def test_a_word_that_is_no_keyword_ability_makes_no_step() -> None:
    with pytest.raises(StepMistake, match="no form of a Then step"):
        match_step("then", '"Ox" has gone to the battlefield')


def test_a_label_keeps_what_tells_it_apart() -> None:
    (thing,) = read_things('"Jhoira" (second)')
    assert (thing.label, thing.name) == ("Jhoira (second)", "Jhoira")


def test_a_noun_phrase_is_read_whole() -> None:
    (thing,) = read_things(
        'a tapped 2/2 white and black legendary Elf Knight creature token "Knight" with flying, trample and two +1/+1 '
        'counters owned by Bob attached to "Rock" (old)'
    )
    assert thing == StepPhrase(
        label="Knight",
        name="Knight",
        size="2/2",
        colors=("white", "black"),
        supertypes=("legendary",),
        types=("creature",),
        subtypes=("Elf", "Knight"),
        token=True,
        tapped=True,
        abilities=("flying", "trample"),
        counters={"+1/+1": 2},
        owner="Bob",
        attached_to="Rock (old)",
    )


def test_a_list_of_things_is_told_from_a_list_within_a_thing() -> None:
    things = read_things('a 2/2 creature "Ox" with flying and two +1/+1 counters, "Bear" and a land "Hill"')
    assert [thing.name for thing in things] == ["Ox", "Bear", "Hill"]
    assert things[0].abilities == ("flying",)


def test_a_quoted_ability_ends_with_a_full_stop() -> None:
    first, second = read_things(
        'a creature "Ox" with haste and "Creatures you control get +1/+1." and "Bear"'
    )
    assert first.abilities == ("haste", "Creatures you control get +1/+1.")
    assert second.name == "Bear"


def test_counters_damage_and_sickness_are_options_of_any_thing() -> None:
    (thing,) = read_things('"Ox" with a first strike counter, 3 damage and summoning sickness')
    assert (thing.counters, thing.damage, thing.sick) == ({"first strike": 1}, 3, True)


def test_a_number_of_nameless_things_is_read() -> None:
    (thing,) = read_things("ten creature cards")
    assert (thing.number, thing.types, thing.name) == (10, ("creature",), "")


def test_plurals_are_understood() -> None:
    assert read_description("two Elves").subtypes == ("Elf",)
    assert read_description("no sorceries").types == ("sorcery",)


def test_a_type_line_is_written_as_cards_print_it() -> None:
    (thing,) = read_things('a legendary snow Elf artifact creature "X"')
    assert written_type_line(thing) == "Legendary Snow Artifact Creature — Elf"


@pytest.mark.parametrize(
    "text", ["a purple creature", 'a creature "Ox" with flyng', "creature of some sort", '"Ox" and']
)
def test_a_word_without_meaning_is_a_mistake(text: str) -> None:
    with pytest.raises(StepMistake, match="“"):
        read_things(text)


def test_lists_are_split_outside_quotation_marks_only() -> None:
    assert split_list('"A, B and C" (x), "D" and "E"') == ['"A, B and C" (x)', '"D"', '"E"']


def test_a_long_list_of_words_is_read_or_refused_at_once() -> None:
    many = " and ".join(["red"] * 40)
    assert match_step("when", f"Alice chooses {many}").read(f"Alice chooses {many}") == {
        "player": "Alice",
        "picks": ("red",) * 40,
    }
    with pytest.raises(StepMistake):
        match_step("when", f"Alice chooses {many}!")
