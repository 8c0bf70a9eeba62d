"""300 to 310: what each card type says of spells and of subtypes, and objects of several card types."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from comprules.book.citing import Citation, cite
from comprules.procedure import OfCardType
from comprules.ruleset import Table, rules_of
from comprules.state.game import Game
from comprules.state.objects import View

__all__ = [
    "CAST_IN_MAIN_PHASES",
    "INSTANTS_AT_ANY_TIME",
    "KINDREDS_FOLLOW_THE_OTHER_TYPE",
    "KINDRED_CARDS",
    "RESOLVING_AS",
    "WITH_SUBTYPES",
    "has_subtype",
    "instructs",
    "is_instant",
    "is_lost_with_its_type",
    "of_types",
    "rules_for_resolving",
    "types_followed",
    "waiting_for_main_phase",
]

KINDRED_CARDS = cite("300.2b")
INSTANTS_AT_ANY_TIME = cite("304.1")
KINDREDS_FOLLOW_THE_OTHER_TYPE = cite("308.1")

CAST_IN_MAIN_PHASES: Final = Table(
    "card types whose spells wait for a main phase",
    (
        OfCardType("artifact", cite("301.1")),
        OfCardType("creature", cite("302.1")),
        OfCardType("enchantment", cite("303.1")),
        OfCardType("planeswalker", cite("306.1")),
        OfCardType("sorcery", cite("307.1")),
        OfCardType("battle", cite("310.1")),
    ),
)

RESOLVING_AS: Final = Table(
    "what spells of each card type do as they resolve",
    (
        OfCardType("artifact", cite("301.2")),
        OfCardType("creature", cite("302.2")),
        OfCardType("enchantment", cite("303.2")),
        OfCardType("instant", cite("304.2"), instructs=True),
        OfCardType("planeswalker", cite("306.2")),
        OfCardType("sorcery", cite("307.2"), instructs=True),
        OfCardType("battle", cite("310.2")),
    ),
)

WITH_SUBTYPES: Final = Table(
    "card types that have subtypes",
    (
        OfCardType("artifact", cite("301.3")),
        OfCardType("creature", cite("302.3")),
        OfCardType("enchantment", cite("303.3")),
        OfCardType("instant", cite("304.3")),
        OfCardType("land", cite("305.5")),
        OfCardType("planeswalker", cite("306.3")),
        OfCardType("sorcery", cite("307.3")),
        OfCardType("kindred", cite("308.2")),
        OfCardType("battle", cite("310.3")),
    ),
)

_TYPES_WITH_SUBTYPES: Final = frozenset(row.type for row in WITH_SUBTYPES)
_MAIN: Final = frozenset({"kindred", "tribal"})


# ---- several card types


@KINDRED_CARDS
@KINDREDS_FOLLOW_THE_OTHER_TYPE
def types_followed(game: Game, view: View) -> frozenset[str]:
    """A kindred card is cast and resolves as a card of its other card type does."""
    if not view.types & _MAIN:
        return view.types
    others = view.types - _MAIN
    for citation in (KINDRED_CARDS, KINDREDS_FOLLOW_THE_OTHER_TYPE):
        citation.decided_once(game, f"{view.name} is a kindred card: it is treated as {', '.join(others)}")
    return others


# ---- casting and resolving


def of_types(rows: Iterable[OfCardType], types: frozenset[str]) -> tuple[OfCardType, ...]:
    """Return the rows of these card types."""
    return tuple(row for row in rows if row.type in types)


def waiting_for_main_phase(game: Game, view: View) -> tuple[Citation, ...]:
    """Return the rules by which a spell is cast in a main phase, with an empty stack: one of each type."""
    types = types_followed(game, view)
    return tuple(row.citation for row in of_types(rules_of(game).cast_in_main_phases, types))


@INSTANTS_AT_ANY_TIME
def is_instant(game: Game, view: View) -> bool:
    """An instant is cast whenever its player has priority."""
    if "instant" not in view.types:
        return False
    INSTANTS_AT_ANY_TIME.decided_once(game, f"{view.name} is an instant: priority is all that it takes")
    return True


def rules_for_resolving(game: Game, name: str, view: View) -> tuple[OfCardType, ...]:
    """Return what the card types of a resolving spell say: to follow its text, or to become a permanent."""
    rows = of_types(rules_of(game).resolving_as, types_followed(game, view))
    for row in rows:
        does = "what its text says is done" if row.instructs else "it is put onto the battlefield"
        row.citation.decided(game, f"{name} is of the type {row.type}: {does}")
    return rows


def instructs(rows: Iterable[OfCardType]) -> bool:
    """Say whether a spell's text is followed as it resolves."""
    return any(row.instructs for row in rows)


# ---- subtypes


def _rows_of(game: Game, subtype: str, types: frozenset[str]) -> tuple[OfCardType, ...]:
    """Return the card types among these that can have a subtype."""
    found = next((one for one in rules_of(game).subtypes if one.holds(subtype)), None)
    if found is None:
        return ()
    types = types | {"kindred"} if "tribal" in types else types
    return tuple(row for row in rules_of(game).with_subtypes if row.type in found.types & types)


def has_subtype(game: Game, view: View, subtype: str) -> bool:
    """Say whether an object has a subtype, which belongs to one of its card types."""
    if subtype not in view.subtypes:
        return False
    rows = _rows_of(game, subtype, view.types)
    for row in rows:
        row.citation.decided_once(game, f"{view.name} is of the {row.type} type {subtype}")
    return bool(rows) or not view.types & _TYPES_WITH_SUBTYPES


def is_lost_with_its_type(game: Game, view: View, subtype: str) -> bool:
    """Say whether a subtype is one of a card type that the object has had until now."""
    rows = _rows_of(game, subtype, view.types)
    for row in rows:
        row.citation.decided_once(game, f"{subtype} is a type of {row.type}s: {view.name} loses it with that")
    return bool(rows) or not view.types & _TYPES_WITH_SUBTYPES
