"""Ability text is read whole, or refused with the place."""

from __future__ import annotations

import pytest

from comprules.abilities.changes import (
    AddAbilities,
    CantHave,
    ChangeColors,
    ChangeTypes,
    DefineColors,
    ModifySize,
    SetSize,
)
from comprules.abilities.effects import Apply, CreateTokens, Destroy, DrawCards, LoseLife, Move
from comprules.abilities.kinds import (
    Activated,
    Chapter,
    EntersAs,
    EntersWith,
    Keyword,
    LoyaltyCost,
    Quality,
    Room,
    SpellAbility,
    Static,
    Triggered,
)
from comprules.abilities.nouns import (
    AllThese,
    AmountIs,
    CardsIn,
    Chosen,
    Duration,
    Exists,
    Filter,
    It,
    Number,
    PlayerTarget,
    SpeedOf,
    Target,
    ThatPlayer,
    This,
    X,
    You,
)
from comprules.english import CannotRead, read_abilities, read_condition, write
from comprules.english.lexicon import SUBTYPES, plural, singular
from comprules.english.samples import SAMPLES
from comprules.english.tokens import NAMED_TOKENS
from comprules.words import COLORS


def only(text: str, **how: object) -> object:
    (ability,) = read_abilities(text, **how)  # type: ignore[arg-type]
    return ability


def applied(text: str, **how: object) -> Apply:
    ability = only(text, **how)
    assert isinstance(ability, Static | SpellAbility)
    (effect,) = ability.effects
    assert isinstance(effect, Apply)
    return effect


CREATURES = Filter(types=("creature",))
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
        AllThese(Filter(types=("creature",), any_color=("white",), controller=You())),
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
    assert using.effects[0].subject == AllThese(Filter(types=("creature",), chosen=Chosen("color")))


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
    assert ability.condition == Exists(Filter(types=("artifact",), controller=You()))


def test_a_loyalty_ability_has_its_cost_before_the_colon() -> None:
    ability = only("−2: Draw a card.")
    assert isinstance(ability, Activated)
    assert ability.costs == (LoyaltyCost(-2),)


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


@pytest.mark.parametrize("name", sorted(NAMED_TOKENS))
def test_a_token_known_by_name_has_its_abilities(name: str) -> None:
    ability = only(f"Create a {name} token.", spell=True)
    assert isinstance(ability, SpellAbility)
    (made,) = ability.effects
    assert isinstance(made, CreateTokens)
    assert made.token.abilities
    assert write(ability) == f"Create a {name} token."


def test_a_condition_can_be_read_alone() -> None:
    assert read_condition("you control two or more Forests") == Exists(
        Filter(subtypes=("Forest",), controller=You()), 2
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


# ---- wording of editions

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
    assert read_abilities(old, edition="2009-05-01", spell=spell) == read_abilities(new, spell=spell)


@pytest.mark.parametrize(("old", "new", "spell"), OLD_AND_NEW)
def test_a_wording_of_another_edition_is_refused(old: str, new: str, *, spell: bool) -> None:
    with pytest.raises(CannotRead):
        read_abilities(old, spell=spell)
    with pytest.raises(CannotRead):
        read_abilities(new, edition="2009-05-01", spell=spell)


def test_entering_may_name_the_battlefield() -> None:
    assert read_abilities("This land enters the battlefield tapped.") == read_abilities(
        "This land enters tapped."
    )


@pytest.mark.parametrize("wording", ["", "2009"])
def test_every_rule_of_the_grammar_has_a_maker(wording: str) -> None:
    for text in SAMPLES if not wording else [old for old, _, _ in OLD_AND_NEW]:
        for spell in (False, True):
            try:
                made = read_abilities(text, edition="2009" if wording else "2025", spell=spell)
            except CannotRead:
                continue
            assert "Tree(" not in repr(made)


def test_counters_it_enters_with_are_counted() -> None:
    ability = only("This creature enters with two +1/+1 counters on it.")
    assert isinstance(ability, Static)
    assert ability.effects == (EntersWith(This("creature"), "+1/+1", Number(2)),)


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
]


@pytest.mark.parametrize("text", ON_PERMANENTS)
def test_a_permanent_may_say(text: str) -> None:
    (ability,) = read_abilities(text)
    assert read_abilities(write(ability)) == (ability,)


@pytest.mark.parametrize("text", OF_SPELLS)
def test_a_spell_may_say(text: str) -> None:
    (ability,) = read_abilities(text, spell=True)
    assert read_abilities(write(ability), spell=True) == (ability,)
