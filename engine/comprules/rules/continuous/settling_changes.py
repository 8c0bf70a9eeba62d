"""611.2d, 707.9d: a change as it is settled when its effect begins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from comprules.abilities.changes import (
    AddAbilitiesOf,
    ChangeColors,
    ChangeTypes,
    DefineSize,
    ModifySize,
    SetSize,
)
from comprules.abilities.keywords import SPARES_ITSELF, Keyword
from comprules.abilities.kinds import Ability, Activated, AddAbilities, Change, Triggered
from comprules.abilities.nouns import Amount
from comprules.abilities.parts import parts_of
from comprules.abilities.simple_nouns import Number, This
from comprules.book.citing import cite
from comprules.keywords.table import ACTIVATED_KEYWORDS
from comprules.rules.continuous.effect import Continuous
from comprules.rules.continuous.stickers import abilities_on
from comprules.rules.meaning import amount_of, objects_of
from comprules.rules.meaning.amounts import modification
from comprules.rules.meaning.cycling import abilities_there
from comprules.rules.meaning.land_types import abilities_of_land_types
from comprules.rules.meaning.linked_abilities import word_chosen
from comprules.rules.meaning.speaker import Speaker
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "NAMES_IN_GAINED_ABILITIES",
    "SIZES_DEFINED",
    "TRANSMUTE_IN_EVERY_ZONE",
    "abilities_taken",
    "defined_size",
    "is_there_everywhere",
    "naming_their_new_owner",
    "settled",
    "speak_of_choice",
]

NAMES_IN_GAINED_ABILITIES = cite("201.5b")
SIZES_DEFINED = cite("208.2a")
TRANSMUTE_IN_EVERY_ZONE = cite("702.53b")


def settled(game: Game, board: Mapping[int, View], effect: Continuous, change: Change, thing: int) -> Change:
    """Return a change with its words made plain for one object: amounts counted, chosen words put in."""
    speaker = replace(effect.speaker, current=replace(effect.speaker.current, objects=(thing,)))

    def number(amount: Amount | None) -> Amount | None:
        return None if amount is None else Number(amount_of(game, board, speaker, amount))

    match change:
        case DefineSize(power, toughness):
            return defined_size(game, thing, SetSize(number(power), number(toughness)))
        case SetSize(power, toughness):
            return SetSize(number(power), number(toughness))
        case ModifySize(power, toughness):
            return ModifySize(
                Number(modification(game, board, speaker, power)),
                Number(modification(game, board, speaker, toughness)),
            )
        case ChangeColors(how, _, chosen) if chosen is not None:
            word = word_chosen(game, speaker, chosen.kind)
            return ChangeColors(how, (word,)) if word else AddAbilities(())
        case ChangeTypes(how, supertypes, types, subtypes, chosen) if chosen is not None:
            word = word_chosen(game, speaker, chosen.kind)
            return ChangeTypes(how, supertypes, types, (*subtypes, word)) if word else AddAbilities(())
        case AddAbilities(abilities) if speak_of_choice(abilities):
            made = (_with_choice(game, speaker, ability) for ability in abilities)
            return AddAbilities(tuple(ability for ability in made if ability is not None))
        case AddAbilitiesOf():
            return AddAbilities(abilities_taken(game, board, speaker, change))
        case _:  # every other change says the same for each object
            return change


def _every_part(part: object) -> Iterator[object]:
    """Yield a part of an ability, and the parts in it."""
    yield part
    for inner in parts_of(part):
        yield from _every_part(inner)


@NAMES_IN_GAINED_ABILITIES
def naming_their_new_owner(game: Game, abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """Where a gained ability names the object that it comes from, the one that gains it is meant."""
    if any(isinstance(part, This) for ability in abilities for part in _every_part(ability)):
        NAMES_IN_GAINED_ABILITIES.decided_once(game, "an ability that was gained speaks of its new owner")
    return abilities


@SIZES_DEFINED
def defined_size(game: Game, thing: int, size: SetSize) -> SetSize:
    """An ability defines a star wherever the card is, and what can't be found out counts as 0."""
    zone = game.objects[thing].zone
    SIZES_DEFINED.decided_once(game, f"an ability of {game.label(thing)} defines its size in the zone {zone}")
    return size


_CHOSEN = "the chosen "


def speak_of_choice(abilities: tuple[Ability, ...]) -> bool:
    """Return whether abilities speak of a choice that their source has made, or of their source."""
    qualities = [a.quality for a in abilities if isinstance(a, Keyword) and a.quality is not None]
    return any(one.word.startswith(_CHOSEN) or one.spares == SPARES_ITSELF for one in qualities)


def _with_choice(game: Game, speaker: Speaker, ability: Ability) -> Ability | None:
    """Protection from the chosen color, as protection from that color.

    None where none was chosen (607.5a).
    """
    if not speak_of_choice((ability,)):
        return ability
    assert isinstance(ability, Keyword)
    assert ability.quality is not None
    quality = ability.quality
    if quality.spares == SPARES_ITSELF:
        quality = replace(quality, spares=speaker.source)
    if not quality.word.startswith(_CHOSEN):
        return replace(ability, quality=quality)
    word = word_chosen(game, speaker, quality.word.removeprefix(_CHOSEN))
    return replace(ability, quality=replace(quality, word=word)) if word else None


def _of_land_types(game: Game, view: View) -> tuple[Ability, ...]:
    return tuple(held.ability for held in abilities_of_land_types(game, view))


def abilities_taken(
    game: Game, board: Mapping[int, View], speaker: Speaker, change: AddAbilitiesOf
) -> tuple[Ability, ...]:
    """The abilities that an object gains from another: all of them, or the activated or triggered ones."""
    if change.kind == "sticker":
        there = (game.objects[i] for i in objects_of(game, board, speaker, change.of) if i in game.objects)
        return naming_their_new_owner(
            game, tuple(a for each in there for a in abilities_on(game, each, board))
        )
    kinds: tuple[type, ...] = {"activated": (Activated,), "triggered": (Triggered,), "": (object,)}[
        change.kind
    ]
    taken = tuple(
        ability
        for i in objects_of(game, board, speaker, change.of)
        for ability in (*abilities_there(game, i, board[i].abilities), *_of_land_types(game, board[i]))
        if isinstance(ability, kinds)
        or (
            change.kind == "activated"
            and isinstance(ability, Keyword)
            and ability.name in ACTIVATED_KEYWORDS
            and (ability.name != "transmute" or is_there_everywhere(game, i))
        )
    )
    return naming_their_new_owner(game, taken)


@TRANSMUTE_IN_EVERY_ZONE
def is_there_everywhere(game: Game, thing: int) -> bool:
    """Transmute is an activated ability of its object in every zone, though it works in a hand alone."""
    TRANSMUTE_IN_EVERY_ZONE.decided_once(game, f"{game.label(thing)} has transmute, an activated ability")
    return True
