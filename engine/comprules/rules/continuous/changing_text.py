"""612: text-changing effects, which change the words that are printed on an object."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from comprules.abilities.changes import AddWord, ChangeText, SetName
from comprules.abilities.kinds import Ability
from comprules.abilities.nouns import AnyOf, Filter, Non, Predicate
from comprules.abilities.predicates import Color, Subtype, Supertype, Type
from comprules.abilities.slots import Slot
from comprules.book.citing import cite
from comprules.counting import many
from comprules.english.lexicon import plural, singular
from comprules.rules.meaning.names_of_objects import words_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, Held, View

__all__ = [
    "FIELDS_OF_COLOR_WORDS",
    "FIELDS_OF_TYPE_WORDS",
    "FULL_TEXT_OF_ANOTHER",
    "NAMES_OF_ALL",
    "PLACE_IN_OTHER_NAMES",
    "SETTING_NAMES",
    "TEXT_CHANGES",
    "TEXT_OF_TOKENS",
    "WORDS_ADDED_TO_NAMES",
    "WORDS_USED_AS_SUCH",
    "all_that_is_printed",
    "has_text_to_change",
    "name_with_word",
    "named_anew",
    "named_like_all",
    "place_among",
    "reworded",
    "rules_text",
    "with_full_text",
    "with_rules_text",
    "with_text",
    "with_word",
    "word_added",
    "words_used_as",
]

TEXT_CHANGES = cite("612.1")
WORDS_USED_AS_SUCH = cite("612.2")
TEXT_OF_TOKENS = cite("612.4")
FULL_TEXT_OF_ANOTHER = cite("612.6")
NAMES_OF_ALL = cite("612.7")
SETTING_NAMES = cite("612.8")
WORDS_ADDED_TO_NAMES = cite("612.9")
PLACE_IN_OTHER_NAMES = cite("123.6c")


@TEXT_CHANGES
def with_text(game: Game, view: View, change: ChangeText, thing: int) -> View:
    """The object with one word of its text in the place of another."""
    if not has_text_to_change(game, thing):
        return view
    TEXT_CHANGES.decided_once(game, f"the text of {game.label(thing)}: {change.old} becomes {change.new}")
    fields_of_kind = words_used_as(game, change.kind)
    held = tuple(
        replace(h, ability=reworded(h.ability, change.old, change.new, fields_of_kind)) for h in view.held
    )
    subtypes, name = view.subtypes, view.name
    if change.old in subtypes:
        subtypes = (subtypes - {change.old}) | {change.new}
    if "name" in fields_of_kind:
        name = name.replace(change.old, change.new)
    return replace(view, name=name, held=held, subtypes=subtypes, reworded=(*view.reworded, change))


FIELDS_OF_COLOR_WORDS = frozenset({"colors", "word"})
FIELDS_OF_TYPE_WORDS = frozenset({"subtypes", "word"})


@WORDS_USED_AS_SUCH
def words_used_as(game: Game, kind: str) -> frozenset[str]:
    """Only words used in that sense are changed: a color word as a color, a type as a type; never a name."""
    WORDS_USED_AS_SUCH.decided_once(game, f"only words used as a {kind} are changed")
    return FIELDS_OF_COLOR_WORDS if kind == "color word" else FIELDS_OF_TYPE_WORDS


@TEXT_OF_TOKENS
def has_text_to_change(game: Game, thing: int) -> bool:
    """A token's type and text, which the effect that made it defined, can be changed too."""
    if game.objects[thing].kind == "token":
        TEXT_OF_TOKENS.decided_once(game, f"{game.label(thing)} is a token, and its text can be changed")
    return True


def _as_new(word: str, old: str, new: str) -> str:
    """Return a word, in the singular or plural, with the new one in the place of the old."""
    if word == old:
        return new
    if word == f"snow {old}":
        return f"snow {new}"
    return plural(new) if singular(word) == old else word


@cache
def reworded(ability: Ability, old: str, new: str, wanted: frozenset[str]) -> Ability:
    """Return the ability with one word replaced in the fields that hold such words (612.2)."""
    made: Ability = _reworded(ability, old, new, wanted)
    return made


def _reworded(part: Any, old: str, new: str, wanted: frozenset[str]) -> Any:
    """Reword a part of an ability; parts that read alike may refer to different things."""
    if isinstance(part, tuple):
        return tuple(_reworded(inner, old, new, wanted) for inner in part)
    if not is_dataclass(part) or isinstance(part, type | Slot):
        return part
    replaced: dict[str, Any] = {}
    for field in fields(part):
        value = getattr(part, field.name)
        if field.name in wanted and isinstance(value, tuple):
            replaced[field.name] = tuple(_as_new(word, old, new) for word in value)
        elif field.name in wanted and isinstance(value, str):
            replaced[field.name] = _as_new(value, old, new)
        elif field.name == "keyword" and value == f"{old.lower()}walk":
            replaced[field.name] = f"{new.lower()}walk"
        else:
            replaced[field.name] = _reworded(value, old, new, wanted)
    return replace(part, **replaced)


# ---- the text box


def rules_text(view: View) -> tuple[Ability, ...]:
    """Return the rules text of an object: its own abilities, not those that an effect gives."""
    return tuple(held.ability for held in view.held if held.own)


@TEXT_CHANGES
def with_rules_text(game: Game, view: View, abilities: tuple[Ability, ...], thing: int) -> View:
    """The object with other rules text; abilities that effects have given it stay."""
    if not has_text_to_change(game, thing):
        return view
    TEXT_CHANGES.decided_once(game, f"the rules text of {game.label(thing)} is another")
    own = tuple(Held(ability, ("own", k)) for k, ability in enumerate(abilities))
    return replace(view, held=(*own, *(held for held in view.held if not held.own)))


@FULL_TEXT_OF_ANOTHER
def all_that_is_printed(game: Game, view: View, other: View) -> View:
    """The full text of an object is all of it, from name and mana cost to power and toughness."""
    FULL_TEXT_OF_ANOTHER.decided_once(game, f"{view.name} has the full text of {other.name}")
    own = tuple(Held(ability, ("own", k)) for k, ability in enumerate(rules_text(other)))
    return replace(
        view,
        name=other.name,
        cost=other.cost,
        front_cost=None,
        colors=other.colors,
        supertypes=other.supertypes,
        types=other.types,
        subtypes=other.subtypes,
        held=(*own, *(held for held in view.held if not held.own)),
        power=other.power,
        toughness=other.toughness,
    )


@TEXT_CHANGES
def with_full_text(game: Game, view: View, other: View, thing: int) -> View:
    """Return the object with the full text of another one."""
    if not has_text_to_change(game, thing):
        return view
    TEXT_CHANGES.decided_once(game, f"{game.label(thing)} has the text of {other.name}")
    return all_that_is_printed(game, view, other)


# ---- names


@TEXT_CHANGES
def with_word(game: Game, view: View, change: SetName | AddWord, thing: int) -> View:
    """The object with another name, or with a word added to its name."""
    TEXT_CHANGES.decided_once(game, f"the name of {game.label(thing)} changes")
    return named_anew(game, view, change) if isinstance(change, SetName) else word_added(game, view, change)


@SETTING_NAMES
def named_anew(game: Game, view: View, change: SetName) -> View:
    """An effect that sets an object's name takes away every name it had."""
    SETTING_NAMES.decided_once(game, f"{view.name} has only the name {change.name}")
    return replace(view, name=change.name, also_named=frozenset())


@PLACE_IN_OTHER_NAMES
def place_among(game: Game, words: int, after: int) -> int:
    """A word keeps its place behind so many others, or stands last where a name has fewer."""
    place = min(after, words)
    PLACE_IN_OTHER_NAMES.decided_once(game, f"a sticker's word stands behind {place} words of the name")
    return place


def name_with_word(game: Game, name: str, word: str, after: int) -> str:
    """Return a name with a word behind so many of its own."""
    pieces, words = name.split(), words_of(game, name)
    behind = place_among(game, len(words), after)
    place = words[behind - 1] + 1 if behind else 0
    return " ".join((*pieces[:place], word, *pieces[place:]))


@WORDS_ADDED_TO_NAMES
def word_added(game: Game, view: View, change: AddWord) -> View:
    """A name sticker adds its word behind as many words of the name as stood before it at first."""
    name = name_with_word(game, view.name, change.word, change.after)
    WORDS_ADDED_TO_NAMES.decided_once(game, f"{view.name} is called {name}")
    return replace(view, name=name)


@TEXT_CHANGES
@NAMES_OF_ALL
def named_like_all(game: Game, view: View, of: Filter, thing: int) -> View:
    """An object has the name of each card of a kind that the game knows of (108.1)."""
    TEXT_CHANGES.decided_once(game, f"the names of {game.label(thing)} change")
    names = frozenset(card.name for card in game.reference if _is_such_a_card(card, of))
    NAMES_OF_ALL.decided_once(game, f"{game.label(thing)} has {many(len(names), 'more name')}")
    return replace(view, also_named=view.also_named | names)


def _is_such_a_card(card: Characteristics, of: Filter) -> bool:
    """Say whether a card in the reference is of a kind, judged by the words for types and colors alone."""
    return all(_is_printed(card, predicate) for predicate in of.predicates)


def _is_printed(card: Characteristics, predicate: Predicate) -> bool:
    match predicate:
        case Type(word):
            return word in card.types
        case Supertype(word):
            return word in card.supertypes
        case Subtype(word):
            return word in card.subtypes
        case Color(word):
            return word in card.colors
        case Non(inner):
            return not _is_printed(card, inner)
        case AnyOf(these):
            return any(_is_printed(card, one) for one in these)
        case _:
            raise ValueError(f"{predicate} can't be asked of a card in the reference (612.7)")
