"""Ability text is read whole, or refused with the place."""

from __future__ import annotations

import pytest

from comprules.abilities.changes import CantHave, ChangeColors, ChangeTypes, DefineColors, ModifySize, SetSize
from comprules.abilities.conditions import AmountIs, Duration, Exists
from comprules.abilities.costs import LoyaltyCost
from comprules.abilities.instructions import Destroy, DrawCards, LoseLife, Move
from comprules.abilities.keywords import Keyword, Quality
from comprules.abilities.kinds import (
    Activated,
    AddAbilities,
    Apply,
    Chapter,
    CreateTokens,
    EntersAs,
    Room,
    SpellAbility,
    Static,
    Triggered,
)
from comprules.abilities.nouns import AllThese, AnyOf, CardsIn, ControlledBy, Filter, SpeedOf, Target
from comprules.abilities.predicates import Color, Subtype, Type
from comprules.abilities.simple_nouns import Chosen, It, Number, PlayerTarget, ThatPlayer, This, X, You
from comprules.abilities.statements import EntersWith
from comprules.english import read_abilities, read_condition
from comprules.english.lexicon import SUBTYPES, plural, singular
from comprules.english.samples import SAMPLES
from comprules.english.writing import write
from comprules.predefined_tokens import PREDEFINED
from comprules.words import COLORS, PERMANENT_TYPES


def only(text: str, **how: object) -> object:
    (ability,) = read_abilities(text, **how)  # type: ignore[arg-type]
    return ability


def applied(text: str, **how: object) -> Apply:
    ability = only(text, **how)
    assert isinstance(ability, Static | SpellAbility)
    (effect,) = ability.effects
    assert isinstance(effect, Apply)
    return effect


CREATURES = Filter.of(Type("creature"))
END_OF_TURN = Duration("end of turn")


@pytest.mark.parametrize("text", SAMPLES)
def test_every_sample_is_read(text: str) -> None:
    assert read_abilities(text)


@pytest.mark.parametrize("text", SAMPLES)
def test_what_a_sample_is_written_as_is_stable(text: str) -> None:
    for ability in read_abilities(text):
        written = write(ability)
        assert read_abilities(written) == (ability,)
        assert [write(again) for again in read_abilities(written)] == [written]


def test_an_anthem_names_its_creatures_and_its_bonus() -> None:
    expected = Apply(
        AllThese(Filter.of(Type("creature"), Color("white"), ControlledBy(You()))),
        (ModifySize(Number(1), Number(1)),),
    )
    assert applied("White creatures you control get +1/+1.") == expected


def test_a_duration_behind_and_before_a_sentence_says_the_same() -> None:
    behind = read_abilities("Target creature gets +1/+1 until end of turn.", spell=True)
    before = read_abilities("Until end of turn, target creature gets +1/+1.", spell=True)
    assert behind == before


def test_an_explained_x_becomes_the_amount() -> None:
    effect = applied(
        "Target creature gets +X/+X until end of turn, where X is the number of cards in your hand.",
        spell=True,
    )
    cards = CardsIn(You(), "hand")
    assert effect.changes == (ModifySize(cards, cards),)


def test_an_x_that_is_not_explained_stays() -> None:
    assert applied("Target creature gets +X/+0 until end of turn.", spell=True).changes == (
        ModifySize(X(), Number(0)),
    )


@pytest.mark.parametrize("text", ["a land that's still a land", "other"])
def test_what_is_still_a_land_keeps_its_types(text: str) -> None:
    words = {
        "other": "Target land becomes a 3/3 creature until end of turn. It's still a land.",
    }.get(text, "Target land becomes a 3/3 creature that's still a land until end of turn.")
    types, size = applied(words, spell=True).changes
    assert (types, size) == (ChangeTypes("add", types=("creature",)), SetSize(Number(3), Number(3)))


def test_a_new_artifact_creature_of_a_type_replaces_creature_types_alone() -> None:
    change = applied("Enchanted creature is a 1/1 Insect artifact creature.").changes[0]
    assert change == ChangeTypes("keep", types=("artifact", "creature"), subtypes=("Insect",))


def test_all_colors_of_the_object_itself_define_its_colors() -> None:
    assert applied("This creature is all colors.").changes == (DefineColors(COLORS),)


def test_all_colors_of_another_object_change_its_colors() -> None:
    assert applied("Enchanted creature is all colors.").changes == (ChangeColors("set", COLORS),)


def test_losing_and_not_being_able_to_have_is_one_change() -> None:
    effect = applied("Creatures your opponents control lose flying and can't have or gain flying.")
    assert effect.changes == (CantHave(("flying",)),)


def test_a_granted_ability_stands_in_quotation_marks() -> None:
    (change,) = applied('Enchanted Equipment has "Equipped creature has flying."').changes
    assert isinstance(change, AddAbilities)
    assert change.abilities == read_abilities("Equipped creature has flying.")


def test_quotations_nest_with_either_mark() -> None:
    outer = "Whenever this creature attacks, target land gains {} until end of turn."
    plain = outer.format("'{T}: Target creature can't block.'")
    typographic = outer.format("‘{T}: Target creature can’t block.’")
    assert read_abilities(f'Enchanted creature has "{plain}"') == read_abilities(
        f"Enchanted creature has “{typographic}”"
    )


def test_an_option_as_it_enters_is_a_set_of_changes() -> None:
    ability = only(
        "As this creature enters, it becomes your choice of a 3/3 creature or a 1/6 creature with defender."
    )
    assert isinstance(ability, Static)
    (entering,) = ability.effects
    assert isinstance(entering, EntersAs)
    assert [len(option) for option in entering.options] == [2, 3]


def test_a_color_chosen_as_it_enters_is_the_chosen_color() -> None:
    text = "As this enchantment enters, choose a color.\nCreatures of the chosen color get +1/+1."
    choosing, using = read_abilities(text)
    assert isinstance(choosing, Static)
    assert choosing.effects == (EntersAs(This("enchantment"), Chosen("color")),)
    assert isinstance(using, Static)
    assert isinstance(using.effects[0], Apply)
    assert using.effects[0].subject == AllThese(Filter.of(Type("creature"), Chosen("color")))


def test_a_keyword_line_holds_several_abilities() -> None:
    expected = (
        Keyword("flying"),
        Keyword("protection", quality=Quality("artifact")),
        Keyword("landwalk", quality=Quality("Island")),
    )
    assert read_abilities("Flying, protection from artifacts, islandwalk") == expected


def test_reminder_text_is_passed_over() -> None:
    assert read_abilities("Flying (It can't be reached from the ground.)") == (Keyword("flying"),)


def test_a_text_calls_its_object_by_name_or_by_the_part_before_the_comma() -> None:
    full = applied("Jhoira, Weatherlight Captain gets +1/+1.", name="Jhoira, Weatherlight Captain")
    short = applied("Jhoira gets +1/+1.", name="Jhoira, Weatherlight Captain")
    assert full == short == applied("This gets +1/+1.")


def test_the_name_of_two_goes_with_a_verb_for_one_or_for_several() -> None:
    one, several = (
        read_abilities(f"Whenever Aang and Katara {verb}, draw a card.", name="Aang and Katara")
        for verb in ("attacks", "attack")
    )
    assert one == several


def test_the_sentences_of_a_spell_are_one_ability() -> None:
    ability = only("Destroy target creature. It can't be regenerated.\nDraw a card.", spell=True)
    target = Target(CREATURES)
    assert ability == SpellAbility((Destroy(target, no_regeneration=True), DrawCards(You(), Number(1))))


def test_targets_are_numbered_in_order() -> None:
    ability = only("Exile target creature. Exile another target creature.", types=("sorcery",))
    assert isinstance(ability, SpellAbility)
    assert [
        effect.subject.index
        for effect in ability.effects
        if isinstance(effect, Move) and isinstance(effect.subject, Target)
    ] == [0, 1]


def test_a_second_verb_goes_on_about_the_player_named_last() -> None:
    ability = only("Target player draws two cards and loses 2 life.", spell=True)
    assert ability == SpellAbility((DrawCards(PlayerTarget(), Number(2)), LoseLife(ThatPlayer(), Number(2))))


def test_an_intervening_if_is_a_condition_of_the_trigger() -> None:
    ability = only("When this creature enters, if you control an artifact, draw a card.")
    assert isinstance(ability, Triggered)
    assert ability.condition == Exists(Filter.of(Type("artifact"), ControlledBy(You())))


def test_a_loyalty_ability_has_its_cost_before_the_colon() -> None:
    ability = only("−2: Draw a card.")
    assert isinstance(ability, Activated)
    assert ability.costs == (LoyaltyCost(Number(-2)),)


def test_a_chapter_knows_its_numbers() -> None:
    ability = only("I, II — Draw a card.")
    assert isinstance(ability, Chapter)
    assert ability.numbers == (1, 2)


def test_a_room_knows_where_it_leads() -> None:
    ability = only("Cave Entrance — Scry 1. (Leads to: Goblin Lair, Mine Tunnels)")
    assert isinstance(ability, Room)
    assert (ability.name, ability.leads_to) == ("Cave Entrance", ("Goblin Lair", "Mine Tunnels"))


def test_max_speed_is_a_condition() -> None:
    ability = only("Max speed — This creature can't be blocked.")
    assert isinstance(ability, Static)
    assert ability.condition == AmountIs(SpeedOf(You()), "=", Number(4))


def test_a_sentence_about_the_spell_itself_is_static() -> None:
    assert isinstance(only("This spell can't be countered.", spell=True), Static)


@pytest.mark.parametrize("name", sorted(PREDEFINED))
def test_a_token_that_the_rules_define_is_known_by_name(name: str) -> None:
    said = f"Create {'an' if name == 'Incubator' else 'a'} {name} token."
    ability = only(said, spell=True)
    assert isinstance(ability, SpellAbility)
    (made,) = ability.effects
    assert isinstance(made, CreateTokens)
    assert made.token.predefined == name
    assert write(ability) == said


def test_a_condition_can_be_read_alone() -> None:
    assert read_condition("you control two or more Forests") == Exists(
        Filter.of(Subtype("Forest"), ControlledBy(You())), 2
    )


def test_it_and_that_creature_are_what_was_named_last() -> None:
    ability = only("Untap target creature. That creature gains haste until end of turn.", spell=True)
    assert isinstance(ability, SpellAbility)
    gain = ability.effects[1]
    assert isinstance(gain, Apply)
    assert gain.subject == It("creature")
    assert gain.duration == END_OF_TURN


def test_every_subtype_has_a_plural_that_leads_back() -> None:
    assert [word for word in sorted(SUBTYPES) if singular(plural(word)) != word] == []


def test_counters_it_enters_with_are_counted() -> None:
    ability = only("This creature enters with two +1/+1 counters on it.")
    assert isinstance(ability, Static)
    assert ability.effects == (EntersWith(This("creature"), "+1/+1", Number(2)),)


@pytest.mark.parametrize("noun", ["card", "spell"])
def test_a_permanent_card_or_spell_is_of_one_of_the_types_that_permanents_have(noun: str) -> None:
    place = " from your graveyard" if noun == "card" else ""
    ability = only(f"Exile target permanent {noun}{place}.", spell=True)
    assert isinstance(ability, SpellAbility)
    (move,) = ability.effects
    assert isinstance(move, Move)
    assert isinstance(move.subject, Target)
    (types,) = (part for part in move.subject.filter.predicates if isinstance(part, AnyOf))
    assert {one.word for one in types.these if isinstance(one, Type)} == PERMANENT_TYPES


@pytest.mark.parametrize(
    "text", ["Outlaw creatures you control have haste.", "All commander creatures you own have haste."]
)
def test_who_a_creature_is_stands_before_its_type(text: str) -> None:
    (ability,) = read_abilities(text)
    assert write(ability) == text


def test_a_token_stands_behind_its_type() -> None:
    (ability,) = read_abilities("All creature tokens have haste.")
    assert write(ability) == "All creature tokens have haste."
