"""205.1, 305.7: what becomes of the types of an object that an effect changes."""

from __future__ import annotations

from typing import Final

from comprules.abilities.changes import ChangeTypes
from comprules.english.creature_types import CREATURE_TYPES
from comprules.state.copying import replace
from comprules.state.objects import View
from comprules.words import BASIC_LAND_TYPES, LAND_TYPES, subtype_family

__all__ = ["with_types"]


# ---- types


_EVERY: Final = {
    "": frozenset[str](),
    "creature type": frozenset(CREATURE_TYPES),
    "basic land type": frozenset(BASIC_LAND_TYPES),
    "land type": LAND_TYPES,
}


def with_types(view: View, change: ChangeTypes) -> View:
    """Return an object with the types that a change adds or sets."""
    supertypes, types, subtypes = (
        frozenset(change.supertypes),
        frozenset(change.types),
        (frozenset(change.subtypes) - {""}) | _EVERY[change.every],
    )
    match change.how:
        case "add":
            return replace(
                view,
                supertypes=view.supertypes | supertypes,
                types=view.types | types,
                subtypes=view.subtypes | subtypes,
            )
        case "keep":
            other = frozenset(s for s in view.subtypes if not subtypes or subtype_family(s) != "creature")
            return replace(
                view,
                supertypes=view.supertypes | supertypes,
                types=view.types | types,
                subtypes=other | subtypes,
            )
        case "lose":
            left = view.types - types
            kept = frozenset(s for s in view.subtypes - subtypes if subtype_family(s) not in types)
            return replace(view, supertypes=view.supertypes - supertypes, types=left, subtypes=kept)
        case "set" if types == {"artifact", "creature"}:
            return _with_types_set(view, supertypes, view.types | types, subtypes)
        case "set" | "only":
            return _with_types_set(view, supertypes, types, subtypes)


def _with_types_set(
    view: View, supertypes: frozenset[str], types: frozenset[str], subtypes: frozenset[str]
) -> View:
    """New types replace the old ones and their subtypes.

    An artifact creature stays what else it was (205.1b).
    """
    new_types = types or view.types
    families = {subtype_family(s) for s in subtypes}
    kept = frozenset(
        s
        for s in view.subtypes
        if subtype_family(s) not in families and _correlated(subtype_family(s), new_types)
    )
    view = replace(view, supertypes=view.supertypes | supertypes, types=new_types, subtypes=kept | subtypes)
    if subtypes & BASIC_LAND_TYPES.keys():
        return replace(view, held=tuple(h for h in view.held if not h.own))
    return view


def _correlated(family: str, types: frozenset[str]) -> bool:
    if family == "creature":
        return bool(types & {"creature", "kindred", "tribal"})
    if family == "instant":
        return bool(types & {"instant", "sorcery"})
    return family in types
