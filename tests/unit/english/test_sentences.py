"""Sentences of every kind are read, and what is written of them reads back."""

from __future__ import annotations

import pytest

from comprules.abilities.changes import ChangeColors, ChangeText, ChangeTypes, DefineColors, LoseAbilities
from comprules.abilities.instructions import Move, Regenerate
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, Apply, ApplyToPlayers, Effect, SpellAbility, Static
from comprules.abilities.nouns import AllThese, Filter, Target
from comprules.abilities.predicates import Type
from comprules.abilities.simple_nouns import It, Number, Opponents, ThatPlayer, This, You
from comprules.editions import CR2025
from comprules.english import CannotRead, read_abilities
from comprules.english.writing import write
from comprules.rules.keywords.meaning import in_full
from comprules.subtypes import CREATURE_TYPES

ON_PERMANENTS = [
    "Start your engines!",
    "Kicker {R}",
    "Space sculptor",
    "Totem armor",
    "Crew 2",
    "Reconfigure {2}",
    "Living weapon",
    "Enchant creature you control",
    "Hexproof from black",
    "Undying",
    "When this creature has no +1/+1 counters on it, sacrifice it.",
    "When you control no Islands, sacrifice this creature.",
    "This creature can't have more than seven dream counters on it.",
    "All artifacts are creatures in addition to their other types.",
    "Each noncreature artifact is an artifact creature with base power and toughness 2/2.",
    "Each noncreature artifact is an artifact creature and has base power and base toughness each equal to its mana value.",
    "You control enchanted permanent.",
    "You have protection from red.",
    "Creatures your opponents control enter tapped.",
    "Whenever a creature dies, draw a card.",
    "Whenever another creature you control enters, you gain 1 life.",
    "Whenever enchanted creature deals combat damage to an opponent, draw two cards.",
    "At the beginning of each upkeep, each player loses 1 life.",
    "At the beginning of the end step, sacrifice this creature.",
    "At the beginning of combat on your turn, target creature gets +2/+0 until end of turn.",
    "{T}: Add one mana of any color.",
    "Sacrifice a creature: This creature gets +1/+1 until end of turn. Activate only once each turn.",
    "Remove a +1/+1 counter from this creature: Draw a card.",
    "As long as enchanted creature is a Goblin, it gets +1/+1.",
    "This creature gets +1/+1 for each Forest you control.",
    "Legendary creatures you control have indestructible.",
    "This creature's power and toughness are each equal to the number of creature cards in all graveyards.",
    "Enchanted creature doesn't untap during its controller's untap step.",
    "Enchanted creature can't be blocked.",
    "As this creature enters or is turned face up, it becomes your choice of a 5/1 creature or a 1/5 creature.",
    "Creatures you control with +1/+1 counters on them have trample.",
    "Enchanted land is a 2/2 green creature that's still a land.",
    'All Slivers have "{2}, Sacrifice this permanent: You gain 4 life."',
    "This creature is also blue.",
    "Enchanted creature is a legendary creature in addition to its other types.",
    "Tokens you control get +1/+1.",
    "Creature tokens you control have vigilance.",
    "Creatures you control are Goblins in addition to their other creature types.",
    "Enchanted creature has protection from the chosen color.",
    "Whenever this creature becomes blocked, it gets +2/+2 until end of turn.",
    "Whenever a player casts a spell, that player loses 1 life.",
    "This creature enters with X +1/+1 counters on it.",
    "This creature can't be regenerated.",
    "Lands are black.",
    "Enchanted creature's power is equal to its toughness.",
    "This creature has flying as long as you control an artifact.",
    "You may have this creature enter as a copy of any artifact or creature on the battlefield, except it's an artifact in addition to its other types.",
    'Equipped creature has "This creature gets +1/+1."',
    "Legendary lands are basic.",
    "Enchanted creature is legendary.",
    "Other creatures you control aren't legendary.",
    "This creature is colorless.",
    "All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other types.",
    "Creatures you control are the chosen type in addition to their other types.",
    "Creatures of the chosen type get +1/+1.",
    "Your opponents lose hexproof.",
    "Players have shroud.",
    "This creature's power is equal to the number of other creatures you control.",
    "This creature gets +1/+1 for each other Goblin you control.",
    "As long as you control two or more other creatures, this creature has flying.",
    "When you set this scheme in motion, draw a card.",
    "When you encounter this phenomenon, each player draws a card.",
    "When this creature dies, if it had no +1/+1 counters on it, return it to the battlefield under its owner's control with a +1/+1 counter on it.",
    "As this creature enters, it becomes your choice of a 3/3 creature with flying in addition to its other types or a 1/6 creature.",
    "{2}, {T}: Target creature gets +0/+3 for as long as this artifact remains tapped.",
]
OF_SPELLS = [
    "Each player draws a card.",
    "Each player discards their hand, then draws seven cards.",
    "Target player sacrifices a creature.",
    "All white creatures get +1/+1 until end of turn.",
    "Until end of turn, creatures you control gain trample and get +X/+X, where X is the number of creatures you control.",
    "Exile target creature. Return it to the battlefield under its owner's control.",
    "Return all creatures to their owners' hands.",
    "Return target permanent to its owner's hand.",
    "Destroy all creatures. They can't be regenerated.",
    'Target creature gains "{T}: Draw a card." until end of turn.',
    "Put a +1/+1 counter on each creature you control.",
    "Creatures can't attack this turn.",
    "Target player loses 2 life. You gain 2 life.",
    "Counter target creature spell.",
    "You win the game.",
    "Remove all +1/+1 counters from target creature.",
    "Target creature isn't a creature until end of turn.",
    "Prevent all combat damage that would be dealt this turn.",
    "This spell deals 2 damage to any target.",
    "Until your next turn, target creature gets -3/-3.",
    "Choose a color. All creatures become the chosen color until end of turn.",
    "Target land becomes the basic land type of your choice until end of turn.",
    "Exile target creature. Return it to the battlefield under its owner's control with a +1/+1 counter on it.",
    "Target player discards two cards. Return them to the battlefield tapped under that player's control with two charge counters and a flying counter on them.",
    "Return all enchantment cards from all graveyards to the battlefield under their owners' control.",
    "Put all creatures on top of their owners' libraries.",
    "Put all artifacts into their owners' graveyards.",
    "Change the text of target spell or permanent by replacing all instances of one color word with another.",
    "Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another.",
    "Target permanent becomes legendary until end of turn.",
    "Target player loses hexproof until end of turn.",
    "Target player gains hexproof until end of turn.",
    "You gain protection from red until end of turn.",
    "You have no maximum hand size this turn.",
    "Your maximum hand size is increased by three until end of turn.",
    "Destroy all Forests and all Saprolings.",
    "Prevent all damage other creatures would deal this turn.",
    "You may draw X cards, where X is the number of other creatures you control.",
    "If you control an artifact, you gain X life, where X is the number of artifacts you control.",
    "Switch target creature with flying's power and toughness until end of turn.",
]


@pytest.mark.parametrize("text", ON_PERMANENTS)
def test_a_permanent_may_say(text: str) -> None:
    (ability,) = read_abilities(text)
    assert read_abilities(write(ability)) == (ability,)


@pytest.mark.parametrize("text", OF_SPELLS)
def test_a_spell_may_say(text: str) -> None:
    (ability,) = read_abilities(text, spell=True)
    assert read_abilities(write(ability), spell=True) == (ability,)


def told(text: str, **how: object) -> Effect:
    (ability,) = read_abilities(text, spell=True, **how)  # type: ignore[arg-type]
    assert isinstance(ability, SpellAbility)
    (effect,) = ability.effects
    return effect


def told_last(text: str) -> Effect:
    (ability,) = read_abilities(text, spell=True)
    assert isinstance(ability, SpellAbility)
    return ability.effects[-1]


def stated(text: str, **how: object) -> Apply | ApplyToPlayers:
    (ability,) = read_abilities(text, **how)  # type: ignore[arg-type]
    assert isinstance(ability, Static)
    (effect,) = ability.effects
    assert isinstance(effect, Apply | ApplyToPlayers)
    return effect


def meant(keyword: str) -> Ability:
    row = CR2025.keyword(keyword)
    assert row is not None
    (ability,) = in_full(row, Keyword(keyword))
    return ability


MADE_BY_RULES: list[Ability] = [
    meant("undying"),
    meant("persist"),
    Static((Apply(This(), (ChangeTypes("add", subtypes=tuple(sorted(CREATURE_TYPES))),)),)),
    Static((Apply(This(), (DefineColors(()),)),)),
]


@pytest.mark.parametrize("ability", MADE_BY_RULES, ids=["undying", "persist", "changeling", "devoid"])
def test_what_the_rules_make_of_a_keyword_can_be_written(ability: Ability) -> None:
    assert read_abilities(write(ability)) == (ability,)


def test_undying_stands_for_a_trigger_and_not_for_itself() -> None:
    assert not isinstance(meant("undying"), Keyword)


def test_what_is_returned_without_a_word_is_under_your_control() -> None:
    assert told_last("Exile target creature. Return it to the battlefield.") == Move(
        It(), "battlefield", under=You()
    )


def test_what_is_returned_under_its_owners_control_has_no_other_controller() -> None:
    counters = (("+1/+1", Number(1)),)
    text = "Exile target creature. Return it to the battlefield under its owner's control with a +1/+1 counter on it."
    assert told_last(text) == Move(It(), "battlefield", counters=counters)


def test_what_is_returned_under_a_players_control_is_that_players() -> None:
    text = "Target player sacrifices a creature. Return it to the battlefield under that player's control."
    assert told_last(text) == Move(It(), "battlefield", under=ThatPlayer())


@pytest.mark.parametrize(
    "text",
    [
        "Exile target creature. Return it to the battlefield under your control under its owner's control.",
        "Exile target creature. Return it to the battlefield tapped tapped.",
        "Exile target creature. Return it to its owner's library.",
        "Return target creature to their owners' hands.",
    ],
)
def test_a_return_that_says_too_much_or_the_wrong_zone_is_refused(text: str) -> None:
    with pytest.raises(CannotRead):
        read_abilities(text, spell=True)


def test_all_graveyards_belong_to_no_player() -> None:
    effect = told("Return all enchantment cards from all graveyards to the battlefield.")
    cards = Filter.of(Type("enchantment"), noun="card", zone="graveyard")
    assert isinstance(effect, Move)
    assert effect.subject == AllThese(cards)


def test_a_bare_supertype_is_added() -> None:
    assert stated("Enchanted creature is legendary.").changes == (ChangeTypes("add", ("legendary",)),)


def test_a_supertype_before_a_type_is_part_of_what_is_set() -> None:
    assert stated("Enchanted permanent is a legendary creature.").changes == (
        ChangeTypes("set", ("legendary",), ("creature",)),
    )


def test_a_spell_or_permanent_is_an_object() -> None:
    text = "Change the text of target spell or permanent by replacing all instances of one color word with another."
    assert told(text) == Apply(Target(Filter(noun="object")), (ChangeText("color word"),))


def test_a_text_change_of_two_kinds_leaves_the_kind_to_the_chosen_word() -> None:
    text = (
        "Change the text of target permanent by replacing all instances of one color word with another or one "
        "basic land type with another."
    )
    effect = told(text)
    assert isinstance(effect, Apply)
    assert effect.changes == (ChangeText("color word or basic land type"),)


def test_opponents_may_lose_what_players_have() -> None:
    assert stated("Your opponents lose hexproof.") == ApplyToPlayers(
        Opponents(), (LoseAbilities(("hexproof",)),)
    )


def test_all_of_one_kind_and_all_of_another_are_one_description() -> None:
    both = told("Destroy all Forests and all Saprolings.")
    assert both == told("Destroy all Forests and Saprolings.")


def test_another_statement_about_all_is_a_statement_of_its_own() -> None:
    (ability,) = read_abilities("All Forests are black and all Mountains are red.")
    assert isinstance(ability, Static)
    assert len(ability.effects) == 2


def test_a_static_ability_that_names_its_own_objects_color_defines_it() -> None:
    assert stated("This creature is blue.").changes == (DefineColors(("blue",)),)


def test_an_effect_that_names_a_color_changes_it() -> None:
    effect = told("This creature becomes blue until end of turn.")
    assert isinstance(effect, Apply)
    assert effect.changes == (ChangeColors("set", ("blue",)),)


def test_start_your_engines_has_its_mark_beside_its_word() -> None:
    assert read_abilities("Start your engines!") == (Keyword("start your engines!"),)


@pytest.mark.parametrize("wording", ["2009", ""])
def test_a_name_that_is_a_creature_type_too_is_the_object(wording: str) -> None:
    assert told("Regenerate Troll.", name="Troll", wording=wording) == Regenerate(This())


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Troll creatures you control get +1/+1.", "Troll"),
        ("Other Trolls you control get +1/+1.", "Troll"),
        ("Merfolk you control get +1/+1.", "Merfolk"),
    ],
)
def test_a_name_inside_a_description_is_the_creature_type(text: str, name: str) -> None:
    assert stated(text, name=name) == stated(text)
