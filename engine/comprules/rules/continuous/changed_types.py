"""205.1, 205.3d, 205.4b: what becomes of the types of an object that an effect changes."""

from __future__ import annotations

from typing import Final, assert_never

from comprules.abilities.changes import ChangeTypes
from comprules.book.citing import cite
from comprules.rules.meaning.card_types import is_lost_with_its_type
from comprules.rules.meaning.types_and_subtypes import by_list, list_of
from comprules.ruleset import rules_of
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import View
from comprules.subtypes import SubtypeList
from comprules.words import BASIC_LAND_TYPES

__all__ = [
    "SETTING_BASIC_LAND_TYPES",
    "SUBTYPES_NEED_THEIR_TYPE",
    "SUBTYPES_OF_THEIR_TYPES",
    "SUPERTYPES_STAND_ALONE",
    "TYPES_KEPT",
    "TYPES_REPLACED",
    "gained",
    "gains_by",
    "goes_with",
    "kept_of_its_list",
    "supertypes_after",
    "types_after",
    "types_besides",
    "types_left",
    "with_land_type_set",
    "with_types",
]

TYPES_REPLACED = cite("205.1a")
TYPES_KEPT = cite("205.1b")
SUBTYPES_OF_THEIR_TYPES = cite("205.3c")
SUBTYPES_NEED_THEIR_TYPE = cite("205.3d")
SUPERTYPES_STAND_ALONE = cite("205.4b")
SETTING_BASIC_LAND_TYPES = cite("305.7")

_OF_SPELLS: Final = frozenset({"instant", "sorcery"})
_NONE: Final = frozenset[str]()


def with_types(game: Game, view: View, change: ChangeTypes) -> View:
    """Return an object with the types that a change adds, sets or takes away."""
    named = frozenset(change.types)
    subtypes = (frozenset(change.subtypes) - {""}) | _every(game, change.every)
    match change.how:
        case "lose":
            left = supertypes_after(game, view, view.types - named, _NONE, frozenset(change.supertypes))
            types = types_left(game, view, named, subtypes)
            kept = _still_correlated(game, view, view.subtypes - subtypes, types)
            return replace(view, supertypes=left, types=types, subtypes=kept)
        case "set" | "only":
            types = types_after(game, view, named) if named else view.types
            replaced = _lists_of(game, subtypes)
            others = kept_of_its_list(game, view, replaced) if replaced else view.subtypes
            kept = _still_correlated(game, view, others, types)
        case "add" | "keep":
            types = types_besides(game, view, named)
            replaced = _lists_of(game, subtypes) if change.how == "keep" else _NONE
            kept = kept_of_its_list(game, view, replaced) if replaced else view.subtypes
        case _:
            assert_never(change.how)
    supertypes = supertypes_after(game, view, types, frozenset(change.supertypes), _NONE)
    new = gained(game, view, subtypes, types)
    was = view
    view = replace(view, supertypes=supertypes, types=types, subtypes=kept | new)
    if change.how in ("set", "only") and new & BASIC_LAND_TYPES.keys():
        return with_land_type_set(game, replace(view, held=was.held))
    return view


@SETTING_BASIC_LAND_TYPES
def with_land_type_set(game: Game, view: View) -> View:
    """A land whose type becomes a basic one loses the abilities of its text; what others gave it stays."""
    SETTING_BASIC_LAND_TYPES.decided_once(game, f"{view.name} has the abilities of its new land types alone")
    return replace(view, held=tuple(h for h in view.held if not h.own))


def _every(game: Game, kind: str) -> frozenset[str]:
    """Return all words of a list, or the basic land types."""
    if kind == "basic land type":
        return frozenset(BASIC_LAND_TYPES)
    for one in rules_of(game).subtypes if kind else ():
        if one.name == kind:
            one.citation.decided_once(game, f"there are {len(one.words)} words that are a {kind}")
            return one.words
    return _NONE


def _lists_of(game: Game, subtypes: frozenset[str]) -> frozenset[str]:
    """Return the names of the lists in which these subtypes stand."""
    return frozenset(one.name for one, _ in by_list(game, subtypes))


def _stands_in(game: Game, word: str, one: SubtypeList) -> None:
    """Record in which list a subtype stands."""
    one.citation.decided_once(game, f"{word} is a{'n' * (one.name[0] in 'ae')} {one.name}")


# ---- card types


@TYPES_REPLACED
def types_after(game: Game, view: View, named: frozenset[str]) -> frozenset[str]:
    """New card types take the place of all that were there, but an instant or sorcery stays one."""
    stays = view.types & _OF_SPELLS
    if gone := view.types - named - stays:
        TYPES_REPLACED.decided_once(game, f"{view.name} is no {' or '.join(sorted(gone))} any more")
    if stays:
        TYPES_REPLACED.decided_once(game, f"{view.name} stays an {' and '.join(sorted(stays))}")
    return named | stays


@TYPES_REPLACED
def types_left(game: Game, view: View, named: frozenset[str], subtypes: frozenset[str]) -> frozenset[str]:
    """Whoever loses subtypes loses no card type with them."""
    if view.subtypes & subtypes:
        TYPES_REPLACED.decided_once(game, f"{view.name} is still {' '.join(sorted(view.types - named))}")
    return view.types - named


@TYPES_KEPT
def types_besides(game: Game, view: View, named: frozenset[str]) -> frozenset[str]:
    """Card types come besides the others where the effect says so, or makes an artifact creature."""
    if view.types - named:
        TYPES_KEPT.decided_once(game, f"{view.name} stays what it was: {' '.join(sorted(view.types))}")
    return view.types | named


# ---- subtypes


@TYPES_REPLACED
def kept_of_its_list(game: Game, view: View, replaced: frozenset[str]) -> frozenset[str]:
    """Subtypes that are set take the place of those that stand in the same list, and of no others."""
    gone: frozenset[str] = _NONE
    for one, words in by_list(game, view.subtypes):
        stays = one.name not in replaced
        for word in sorted(words):
            TYPES_REPLACED.decided_once(
                game, f"{view.name} {'is still' if stays else 'is no longer'} a {word}"
            )
            _stands_in(game, word, one)
        if not stays:
            gone |= words
    return view.subtypes - gone


def _still_correlated(
    game: Game, view: View, subtypes: frozenset[str], types: frozenset[str]
) -> frozenset[str]:
    """Return the subtypes that stay with the card types that the object has now."""
    if not view.types - types:
        return subtypes
    return frozenset(s for s in sorted(subtypes) if goes_with(game, view, s, types))


@SUBTYPES_OF_THEIR_TYPES
def goes_with(game: Game, view: View, word: str, types: frozenset[str]) -> bool:
    """A subtype goes with the card type whose kind it is, and is gone for as long as that is."""
    one = list_of(game, word)
    if one is None:
        return True
    stays = not one.types.isdisjoint(types) or not is_lost_with_its_type(game, view, word)
    what = f"{word} {'stays' if stays else 'goes'} with {' or '.join(sorted(one.types & view.types))}"
    if len(view.types) > 1:
        SUBTYPES_OF_THEIR_TYPES.decided_once(game, what)
    TYPES_REPLACED.decided_once(game, what)
    _stands_in(game, word, one)
    return stays


@SUBTYPES_NEED_THEIR_TYPE
def gained(game: Game, view: View, subtypes: frozenset[str], types: frozenset[str]) -> frozenset[str]:
    """An object without the card type of a subtype can't gain that subtype."""
    for one, words in by_list(game, subtypes):
        if not one.types.isdisjoint(types):
            continue
        for word in sorted(words):
            SUBTYPES_NEED_THEIR_TYPE.decided_once(
                game, f"{view.name} can't be a {word}: it is no {' or '.join(sorted(one.types))}"
            )
            _stands_in(game, word, one)
        subtypes -= words
    return subtypes


def gains_by(game: Game, view: View, change: object) -> frozenset[str]:
    """Return the subtypes that an object would gain by a change that names no card types."""
    if not isinstance(change, ChangeTypes):
        return _NONE
    subtypes = frozenset(change.subtypes)
    for one, words in by_list(game, subtypes):
        if one.types.isdisjoint(view.types):
            subtypes -= words
    return subtypes


# ---- supertypes


@SUPERTYPES_STAND_ALONE
def supertypes_after(
    game: Game, view: View, types: frozenset[str], more: frozenset[str], fewer: frozenset[str]
) -> frozenset[str]:
    """Supertypes stay as they are when card types or subtypes change, or another supertype comes or goes."""
    kept = view.supertypes - fewer
    if kept:
        became = " ".join((*sorted(more - kept), *sorted(types)))
        SUPERTYPES_STAND_ALONE.decided_once(game, f"{view.name}, {became}, is still {' '.join(sorted(kept))}")
    return kept | more
