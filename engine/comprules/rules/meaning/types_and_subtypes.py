"""205: what a type line says: card types, the lists of subtypes, supertypes; who is of a type."""

from __future__ import annotations

from comprules.book.citing import cite
from comprules.counting import with_article
from comprules.rules.meaning.card_types import has_subtype
from comprules.ruleset import rules_of
from comprules.state.game import Game
from comprules.state.objects import View
from comprules.subtypes import SubtypeList
from comprules.words import CARD_TYPES

__all__ = [
    "ALL_CARD_TYPES",
    "ANY_OF_ITS_SUBTYPES",
    "ANY_OF_ITS_SUPERTYPES",
    "ANY_OF_ITS_TYPES",
    "BASIC_LANDS",
    "CARD_TYPES_THERE_ARE",
    "COMBINED_TYPES",
    "NONBASIC_LANDS",
    "SNOW_PERMANENTS",
    "SUBTYPES_OF_A_KIND",
    "TYPES_OF_NO_CARDS",
    "any_of_its_subtypes",
    "any_of_its_supertypes",
    "any_of_its_types",
    "by_list",
    "card_types_among",
    "creature_types_in",
    "has_listed_subtype",
    "has_supertype",
    "has_types_too",
    "is_basic",
    "is_of_subtype",
    "is_of_type",
    "is_snow",
    "list_of",
    "subtypes_to_choose_from",
]

CARD_TYPES_THERE_ARE = cite("205.2a")
ALL_CARD_TYPES = cite("300.1")
COMBINED_TYPES = cite("300.2")
NONBASIC_LANDS = cite("305.8")
ANY_OF_ITS_TYPES = cite("205.2b")
TYPES_OF_NO_CARDS = cite("205.2c")
ANY_OF_ITS_SUBTYPES = cite("205.3a")
SUBTYPES_OF_A_KIND = cite("205.3e")
ANY_OF_ITS_SUPERTYPES = cite("205.4a")
BASIC_LANDS = cite("205.4c")
SNOW_PERMANENTS = cite("205.4g")


# ---- card types


def is_of_type(game: Game, thing: int, view: View, word: str) -> bool:
    """Say whether an object is of a card type, perhaps among others."""
    if word not in view.types or (len(view.types) > 1 and not any_of_its_types(game, view, word)):
        return False
    return game.objects[thing].kind == "card" or has_types_too(game, thing, word)


@COMBINED_TYPES
@ANY_OF_ITS_TYPES
def any_of_its_types(game: Game, view: View, word: str) -> bool:
    """An object with several card types is what is asked for if one of them is."""
    ANY_OF_ITS_TYPES.decided_once(game, f"{view.name} is of the type {word}, whatever else it is")
    COMBINED_TYPES.decided_once(game, f"{view.name} is subject to what affects the type {word}")
    return True


@TYPES_OF_NO_CARDS
def has_types_too(game: Game, thing: int, word: str) -> bool:
    """Tokens and copies have card types, though they are no cards."""
    found = game.objects[thing]
    TYPES_OF_NO_CARDS.decided_once(game, f"{game.label(thing)}, a {found.kind}, is of the type {word}")
    return True


@ALL_CARD_TYPES
@CARD_TYPES_THERE_ARE
def card_types_among(game: Game, views: tuple[View, ...]) -> frozenset[str]:
    """Return the card types among objects: there are these and no others, and a supertype is none."""
    found = CARD_TYPES & frozenset[str]().union(*(view.types for view in views))
    for citation in (ALL_CARD_TYPES, CARD_TYPES_THERE_ARE):
        citation.decided_once(game, f"card types: {', '.join(sorted(found)) or 'none'}")
    return found


# ---- subtypes


def is_of_subtype(game: Game, view: View, word: str) -> bool:
    """Say whether an object has a subtype, perhaps among others."""
    return has_subtype(game, view, word) and (
        len(view.subtypes) == 1 or any_of_its_subtypes(game, view, word)
    )


@ANY_OF_ITS_SUBTYPES
def any_of_its_subtypes(game: Game, view: View, word: str) -> bool:
    """An object can have several subtypes, and each of them counts."""
    ANY_OF_ITS_SUBTYPES.decided_once(game, f"{view.name} is {with_article(word)}, whatever else it is")
    return True


def list_of(game: Game, word: str) -> SubtypeList | None:
    """Return the list of subtypes in which a word stands; None if it is in no list, and so no subtype."""
    return next((one for one in rules_of(game).subtypes if one.holds(word)), None)


def by_list(game: Game, words: frozenset[str]) -> tuple[tuple[SubtypeList, frozenset[str]], ...]:
    """Return the lists in which words stand, each with those of the words that stand in it."""
    found: list[tuple[SubtypeList, frozenset[str]]] = []
    for one in rules_of(game).subtypes:
        if there := words & one.words | words & one.later:
            found.append((one, there))
            words -= there
    return tuple(found)


def has_listed_subtype(game: Game, view: View, word: str) -> bool:
    """Say whether an object has a subtype of which a text speaks; a word in no list is none."""
    one = list_of(game, word)
    if one is None:
        return False
    one.citation.decided_once(game, f"{word} is {with_article(one.name)}")
    return word in view.subtypes


@SUBTYPES_OF_A_KIND
def subtypes_to_choose_from(game: Game, kind: str) -> tuple[str, ...]:
    """Who chooses a subtype chooses exactly one that exists, and of the kind that is asked for."""
    for one in rules_of(game).subtypes:
        if one.name == kind:
            SUBTYPES_OF_A_KIND.decided(game, f"one {kind} is to be chosen, and no other word")
            one.citation.decided(game, f"there are {len(one.words)} words that are a {kind}")
            return tuple(sorted(one.words))
    return ()


def creature_types_in(game: Game, subtypes: frozenset[str]) -> frozenset[str]:
    """Return those of an object's subtypes that are creature types."""
    for one, words in by_list(game, subtypes):
        if one.name == "creature type":
            for word in sorted(words):
                one.citation.decided_once(game, f"{word} is a creature type")
            return words
    return frozenset()


# ---- supertypes


def has_supertype(game: Game, view: View, word: str) -> bool:
    """Say whether an object has a supertype, perhaps among others."""
    match word:
        case "basic":
            found = is_basic(game, view)
        case "snow":
            found = is_snow(game, view)
        case _:  # of the others nothing more is to be said
            found = word in view.supertypes
    return found and (len(view.supertypes) == 1 or any_of_its_supertypes(game, view, word))


@ANY_OF_ITS_SUPERTYPES
def any_of_its_supertypes(game: Game, view: View, word: str) -> bool:
    """An object can have several supertypes, and each of them counts."""
    ANY_OF_ITS_SUPERTYPES.decided_once(game, f"{view.name} is {word}, whatever other supertype it has")
    return True


@NONBASIC_LANDS
@BASIC_LANDS
def is_basic(game: Game, view: View) -> bool:
    """A land is basic because of the supertype and not because of its land types."""
    if "land" in view.types:
        how = "basic" if "basic" in view.supertypes else "nonbasic"
        for citation in (BASIC_LANDS, NONBASIC_LANDS):
            citation.decided_once(game, f"{view.name} is a {how} land")
    return "basic" in view.supertypes


@SNOW_PERMANENTS
def is_snow(game: Game, view: View) -> bool:
    """A permanent is snow because of the supertype and not because of its name."""
    how = "snow" if "snow" in view.supertypes else "not snow"
    SNOW_PERMANENTS.decided_once(game, f"{view.name} is {how}")
    return "snow" in view.supertypes
