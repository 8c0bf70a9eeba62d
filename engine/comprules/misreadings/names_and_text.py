"""201, 204, 207: names, color indicators and text boxes, misread."""

from __future__ import annotations

import re
from typing import Any

from comprules.abilities.kinds import Ability, Effect
from comprules.abilities.nouns import AllThese, Filter
from comprules.abilities.parts import INSIDE, parts_of, rewritten
from comprules.abilities.predicates import HasName
from comprules.abilities.simple_nouns import Granter, This
from comprules.rules.casting.splicing import spoken_by_the_spell
from comprules.rules.continuous.settling_changes import NAMES_IN_GAINED_ABILITIES, naming_their_new_owner
from comprules.rules.meaning import Speaker
from comprules.rules.meaning.color_identity import WITHOUT_COMMANDER, identity_of_commanders
from comprules.rules.meaning.names_of_objects import (
    ALL_DIFFERENT,
    ALTERNATIVE_NAME,
    DIFFERENT_NAME,
    FIRST_PRINTED_IN_ANTIQUITIES,
    FIRST_PRINTED_IN_ARABIAN_NIGHTS,
    FIRST_PRINTED_IN_HOMELANDS,
    INTERCHANGEABLE_NAMES,
    INTERCHANGEABLE_PAIRS,
    NAMES_IN_THE_REFERENCE,
    NAMES_OF_A_KIND,
    NAMES_OF_ADVENTURES,
    NAMES_OF_EITHER_FACE,
    NAMES_OF_FLIP_CARDS,
    ONE_NAME_FOR_BOTH,
    SAME_NAME,
    all_different,
    as_one_name,
    chosen_as_well,
    is_first_printed_in,
    is_from_expansion,
    is_named_otherwise,
    names_known,
    names_of_adventures,
    names_of_faces,
    names_of_flip_cards,
    names_of_kind,
    original_name,
    share_a_name,
)
from comprules.rules.meaning.text_box import (
    ABILITY_WORDS_MEAN_NOTHING,
    ABOVE_THE_LEVELS,
    CIRCLED_COLORS,
    CLASS_LEVEL_BARS,
    CLASS_LEVEL_KEYWORDS,
    COLORS_INDICATED,
    FLAVOR_TEXT,
    FLAVOR_WORDS_MEAN_NOTHING,
    ITALICS,
    LEVEL_RANGE,
    LEVEL_SYMBOLS,
    LEVELS_FROM,
    REMINDER_TEXT,
    SHORTENED_NAMES,
    above_the_levels,
    class_level_bars,
    colors_indicated,
    from_level_on,
    level_range,
    level_stripes,
    with_circled,
    with_full_name,
    without_ability_word,
    without_flavor_text,
    without_flavor_words,
    without_reminders,
)
from comprules.rules.meaning.tokens import NAME_OF_FIRST_SOURCE, as_granted
from comprules.rules.meaning.which_objects import ITS_OWN_NAME, itself
from comprules.ruleset import views
from comprules.state.game import Game
from comprules.state.objects import Characteristics, View
from comprules.words import COLORS

__all__: list[str] = []

# ---- names


@SAME_NAME.misreading_of(share_a_name)
def the_very_same(_game: Game, one: View, other: View) -> bool:
    """Only the name in front counts, and two that have none have the same."""
    return one.name == other.name


@ALL_DIFFERENT.misreading_of(all_different)
def nameless_is_different(_game: Game, among: tuple[View, ...]) -> int:
    """Having no name is different from every name."""
    return len({view.name for view in among})


@INTERCHANGEABLE_NAMES.misreading_of(as_one_name)
def as_printed(_game: Game, name: str) -> str:
    """A name is what is printed on the card."""
    return name


@INTERCHANGEABLE_PAIRS.misreading_of(original_name)
def each_card_for_itself(_game: Game, name: str) -> str:
    """No two names are the same card."""
    return name


@FIRST_PRINTED_IN_ARABIAN_NIGHTS.misreading_of(is_first_printed_in)
@FIRST_PRINTED_IN_ANTIQUITIES.misreading_of(is_first_printed_in)
@FIRST_PRINTED_IN_HOMELANDS.misreading_of(is_first_printed_in)
@FIRST_PRINTED_IN_ARABIAN_NIGHTS.misreading_of(is_from_expansion)
@FIRST_PRINTED_IN_ANTIQUITIES.misreading_of(is_from_expansion)
@FIRST_PRINTED_IN_HOMELANDS.misreading_of(is_from_expansion)
def by_its_symbol(_game: Game, _view: View, _expansion: str) -> bool:
    """Only what shows the old expansion symbol is meant, and no card on this table does."""
    return False


@NAMES_IN_THE_REFERENCE.misreading_of(names_known)
def what_is_there(game: Game) -> frozenset[str]:
    """Whatever has a name on the battlefield can be named, a token too, and nothing else."""
    return frozenset(view.name for i, view in views(game).items() if i in game.battlefield)


@NAMES_OF_A_KIND.misreading_of(names_of_kind)
def of_any_kind(_game: Game, known: frozenset[str], _kind: str) -> frozenset[str]:
    """Any name will do."""
    return known


@ALTERNATIVE_NAME.misreading_of(names_of_flip_cards)
@NAMES_OF_FLIP_CARDS.misreading_of(names_of_flip_cards)
def upright_names_alone(_game: Game, known: frozenset[str]) -> frozenset[str]:
    """A flip card has the name at its top and no other."""
    return known


@NAMES_OF_EITHER_FACE.misreading_of(names_of_faces)
def front_faces_alone(game: Game, known: frozenset[str]) -> frozenset[str]:
    """A double-faced card has the name on its front and no other."""
    return known - {thing.back.name for thing in game.objects.values() if thing.back is not None}


@NAMES_OF_ADVENTURES.misreading_of(names_of_adventures)
def without_adventures(game: Game, known: frozenset[str]) -> frozenset[str]:
    """An adventurer card has the name in its upper left corner and no other."""
    return known - {thing.adventure.name for thing in game.objects.values() if thing.adventure is not None}


@ONE_NAME_FOR_BOTH.misreading_of(chosen_as_well)
def one_alone(_game: Game, chosen: str) -> tuple[str, ...]:
    """Only the name that was said is chosen, and whatever is printed otherwise is not meant."""
    return (chosen,)


@ITS_OWN_NAME.misreading_of(itself)
def all_of_that_name(game: Game, source: int) -> tuple[int, ...]:
    """Whatever has the name is meant."""
    name = game.objects[source].base.name
    return tuple(i for i in game.battlefield if game.objects[i].base.name == name)


@NAMES_IN_GAINED_ABILITIES.misreading_of(naming_their_new_owner)
def without_names(_game: Game, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """An ability that names another object is of no use."""
    return tuple(ability for ability in abilities if not _names_itself(ability))


@NAMES_IN_GAINED_ABILITIES.misreading_of(spoken_by_the_spell)
def without_what_names(_game: Game, _proposal: object, text: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What names another card does nothing."""
    return tuple(effect for effect in text if not _names_itself(effect))


def _names_itself(part: Any) -> bool:
    return isinstance(part, This) or any(_names_itself(inner) for inner in parts_of(part))


@SHORTENED_NAMES.misreading_of(with_full_name)
def somebody_else(_game: Game, _line: str, _name: str, _short: str) -> str:
    """Whoever is called so is not this card."""
    return ""


# ---- color indicator and text box


@COLORS_INDICATED.misreading_of(colors_indicated)
def colors_of_mana_alone(_game: Game, _name: str, _indicated: frozenset[str]) -> frozenset[str]:
    """Only mana symbols give colors."""
    return frozenset()


@LEVEL_SYMBOLS.misreading_of(level_stripes)
def abilities_at_every_level(_game: Game, text: str, _name: str) -> str:
    """The creature has all of the abilities that are printed on the card."""
    return re.sub(r"\nLEVEL [^\n]*\n\d+/\d+", "", text)


@CLASS_LEVEL_KEYWORDS.misreading_of(class_level_bars)
@CLASS_LEVEL_BARS.misreading_of(class_level_bars)
def every_ability_at_once(_game: Game, text: str, _name: str) -> str:
    """The Class has all of the abilities that are printed on the card."""
    return re.sub(r"^[^\n:]+: Level \d+\n", "", text, flags=re.MULTILINE)


@ABOVE_THE_LEVELS.misreading_of(above_the_levels)
def at_the_first_level_alone(_game: Game, lines: tuple[str, ...], _name: str) -> tuple[str, ...]:
    """With a new level the Class has that level's abilities in the place of those before."""
    return tuple(f'As long as this Class is level 1, it has "{line}"' for line in lines if line)


@LEVEL_RANGE.misreading_of(level_range)
def and_beyond(_game: Game, line: str) -> str:
    """What a creature has once reached it keeps at higher levels."""
    return re.sub(r"[-\u2013]\d+", "+", line)


@LEVELS_FROM.misreading_of(from_level_on)
def just_then(_game: Game, line: str) -> str:
    """The last level is this number, and no other."""
    return re.sub(r"(\d+)\+", r"\1-\1", line)


@REMINDER_TEXT.misreading_of(without_reminders)
@ITALICS.misreading_of(without_reminders)
def text_like_other(_game: Game, line: str) -> str:
    """What stands in parentheses is rules text."""
    return re.sub(r"[()]", "", line)


@FLAVOR_TEXT.misreading_of(without_flavor_text)
@ITALICS.misreading_of(without_flavor_text)
def as_if_it_were_rules_text(_game: Game, line: str) -> str:
    """Whatever stands in the text box does what it says."""
    return line.strip(" *")


@ITALICS.misreading_of(without_ability_word)
@ITALICS.misreading_of(without_flavor_words)
@ABILITY_WORDS_MEAN_NOTHING.misreading_of(without_ability_word)
@FLAVOR_WORDS_MEAN_NOTHING.misreading_of(without_flavor_words)
def flavor_altogether(_game: Game, _line: str) -> str:
    """A line that begins in italics has no function."""
    return ""


@DIFFERENT_NAME.misreading_of(is_named_otherwise)
def not_the_same_as_one(game: Game, one: View, others: tuple[View, ...]) -> bool:
    """An object that is not called like one of the others has another name; so has what is called nothing."""
    return not others or any(not share_a_name(game, one, other) for other in others)


@NAME_OF_FIRST_SOURCE.misreading_of(as_granted)
def whatever_is_named_so(game: Game, speaker: Speaker, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """A name in an ability means every permanent of that name."""
    namesakes = AllThese(Filter.of(HasName(views(game)[speaker.source].name)))
    return rewritten(abilities, lambda part: namesakes if isinstance(part, Granter) else INSIDE)


@CIRCLED_COLORS.misreading_of(with_circled)
def as_it_left_the_press(_game: Game, base: Characteristics, _colors: tuple[str, ...]) -> Characteristics:
    """What somebody has circled on a card is not read."""
    return base


@WITHOUT_COMMANDER.misreading_of(identity_of_commanders)
def of_every_color(game: Game, player: str) -> frozenset[str]:
    """Where there is no commander there is no limit: its identity has all five colors."""
    is_there = any(thing.commander and thing.owner == player for thing in game.objects.values())
    return identity_of_commanders(game, player) if is_there else frozenset(COLORS)
