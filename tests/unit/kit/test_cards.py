"""The collection of cards: how it is read, how scenarios take cards from it, and what each card is for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from tests.suite import plays, set_up

from comprules.book.statements import BASE_EDITION
from comprules.judge import Card
from comprules.kit.cards import CardsError, load_cards, names_in, rules_served, sides
from comprules.kit.steps import Scene, StepMistake, match_step
from comprules.reference import reference_judge
from comprules.reference.setting_up import printed
from comprules.scenarios import ExampleTag, RuleTag, read_text


def collection(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


BEAR = '[[card]]\nname = "Bear"\ntype = "Creature — Bear"\nsize = "2/2"\ncost = "{1}{G}"\n'


def test_a_card_is_read_with_all_it_says(tmp_path: Path) -> None:
    text = BEAR + 'text = """\n  Trample\n\n  {G}: Regenerate this creature.\n"""\n'
    cards = load_cards(collection(tmp_path, a=text))
    assert cards["Bear"] == Card(
        "Bear", "Creature — Bear", "{1}{G}", "2/2", text="Trample\n{G}: Regenerate this creature."
    )


def test_a_text_may_be_a_list_of_lines(tmp_path: Path) -> None:
    text = BEAR + 'text = [\n    "Trample",\n    "{G}: Regenerate this creature.",\n]\n'
    assert load_cards(collection(tmp_path, a=text))["Bear"].text == "Trample\n{G}: Regenerate this creature."


def test_a_card_may_have_another_face_or_an_adventure(tmp_path: Path) -> None:
    back = '[card.back]\nname = "Grizzly"\ntype = "Creature — Bear"\ncolor = "green"\nsize = "4/4"\n'
    adventure = '[card.adventure]\nname = "Maul"\ntype = "Instant — Adventure"\ncost = "{G}"\n'
    cards = load_cards(collection(tmp_path, a=BEAR + back, b=BEAR.replace("Bear", "Ox") + adventure))
    assert cards["Bear"].back == Card("Grizzly", "Creature — Bear", color="green", size="4/4")
    assert cards["Ox"].adventure == Card("Maul", "Instant — Adventure", "{G}")


FIRE = '[[card]]\nname = "Fire // Ice"\ntype = "Instant"\ncost = "{1}{R}"\n'


def test_a_split_card_has_the_names_of_both_halves_and_is_its_left_half(tmp_path: Path) -> None:
    right = '[card.right]\nname = "Ice"\ntype = "Instant"\ncost = "{1}{U}"\n'
    card = load_cards(collection(tmp_path, a=FIRE + right))["Fire // Ice"]
    assert sides(card) == (Card("Fire", "Instant", "{1}{R}"), Card("Ice", "Instant", "{1}{U}"))


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"a": BEAR + 'siz = "1/1"\n'}, "a.toml, card 1 “Bear” has a key 'siz' that no card has; did you mean size?"),
        ({"a": BEAR, "b": BEAR}, "“Bear” stands twice in a.toml and b.toml"),
        ({"a": BEAR + BEAR}, "“Bear” stands twice in a.toml"),
        ({"a": '[[card]]\nname = "Bear"\n'}, "a.toml, card 1 “Bear” has no type"),
        ({"a": BEAR + '[[card]]\ntype = "Land"\n'}, "a.toml, card 2 has no name"),
        ({"a": BEAR + "loyalty = 3\n"}, "a.toml, card 1 “Bear”: loyalty is 3; it must be text in quotation marks"),
        ({"a": BEAR + 'back = "Grizzly"\n'}, "a.toml, card 1 “Bear”: back is 'Grizzly'; it must be a table, [card.back]"),
        ({"a": BEAR + '[card.back]\nname = "Grizzly"\n'}, "a.toml, card 1 “Bear”, back “Grizzly” has no type"),
        ({"a": FIRE}, "a.toml, card 1 “Fire // Ice”: a split card has the names of both halves, and a right half"),
        ({"a": BEAR + '[card.right]\nname = "Ice"\ntype = "Instant"\n'}, "“Bear”: a split card has the names of both"),
        ({"a": "[[card\n"}, "a.toml is no TOML"),
        ({"a": '[[cards]]\nname = "Bear"\n'}, "a.toml holds cards, but only [[card]] entries belong"),
        ({"a": "card = 3\n"}, "a.toml holds card, but only [[card]] entries belong"),
    ],
)  # fmt: skip
def test_a_mistake_names_the_file_and_the_card(tmp_path: Path, files: dict[str, str], told: str) -> None:
    with pytest.raises(CardsError) as raised:
        load_cards(collection(tmp_path, **files))
    assert told in raised.value.message


# ---- in scenarios


def given(*steps: str) -> Scene:
    scene = Scene(reference_judge(), BASE_EDITION)
    for text in steps:
        form = match_step("given", text)
        arguments = form.read(text)
        assert arguments is not None
        form.function(scene, **arguments)
    return scene


def test_a_name_that_no_step_describes_is_taken_from_the_collection() -> None:
    scene = given('Alice controls "Blood Moon"')
    assert scene.cards == {"Blood Moon": load_cards()["Blood Moon"]}


def test_what_a_step_says_of_a_card_of_the_collection_is_printed_on_it() -> None:
    scene = given('Alice controls a tapped 2/2 green Bear creature "Grizzly Bears"')
    assert scene.cards == {"Grizzly Bears": load_cards()["Grizzly Bears"]}
    assert scene.placed["Grizzly Bears"].tapped


@pytest.mark.parametrize(
    "thing", ["3/3 creature", "2/2 red creature", "2/2 Elf creature", "2/2 artifact creature"]
)
def test_what_is_not_printed_on_it_is_a_mistake(thing: str) -> None:
    with pytest.raises(StepMistake, match="the card “Grizzly Bears” of the collection is not that"):
        given(f'Alice controls a {thing} "Grizzly Bears"')


def test_a_keyword_that_the_card_does_not_have_is_a_mistake() -> None:
    with pytest.raises(StepMistake, match="is not that"):
        given('Alice controls a 2/2 creature "Grizzly Bears" with flying')


def test_several_of_one_name_are_numbered() -> None:
    scene = given('Alice controls two "Plains"', 'Bob controls a "Plains" and three "Swamp"')
    assert list(scene.placed) == ["Plains (1)", "Plains (2)", "Plains", "Swamp (1)", "Swamp (2)", "Swamp (3)"]


def test_a_name_that_is_nowhere_names_the_nearest() -> None:
    with pytest.raises(
        Exception, match="the collection of cards does not have it; did you mean “Blood Moon”"
    ):
        given('Alice controls "Blod Moon"')


def test_what_a_card_serves_are_the_rules_of_the_scenarios_that_name_it() -> None:
    scenarios = read_text(
        """Feature: 1
  @CR-704.5j
  Rule: 704.5j A
    @example-1
    Example: A
      Given Alice controls "Bear"
      When all players pass
  @CR-704.5k
  Rule: 704.5k B
    Scenario: B
      Given these cards:
        | name | type |
        | Ox   | Land |
      When all players pass
""",
        Path("x.feature"),
    )
    assert names_in(scenarios[1], ["Ox", "Bear"]) == {"Ox"}
    assert rules_served(scenarios, ["Bear", "Ox", "Cat"]) == {
        "Bear": (RuleTag("704.5j"), ExampleTag("704.5j", 1)),
        "Cat": (),
        "Ox": (RuleTag("704.5k"),),
    }


# ---- the collection that we carry


@pytest.mark.parametrize("name", load_cards())
def test_every_card_can_be_read(name: str) -> None:
    for side in sides(load_cards()[name]):
        read = printed(side, "")
        assert len(read.abilities) >= bool(side.text)


def test_a_scenario_describes_no_card_otherwise_than_the_collection() -> None:
    """Where a scenario is only about an older edition, the text may be worded as it was then."""
    collection, compared, otherwise = load_cards(), 0, []
    for planned in plays():
        scene = set_up(planned)
        for name in scene.cards.keys() & collection.keys():
            card, ours = scene.cards[name], collection[name]
            if planned.edition != BASE_EDITION:
                card = replace(card, text=ours.text)
            compared += 1
            if card != ours:
                otherwise.append(f"{planned.id}: {name}")
    assert otherwise == []
    assert compared
