"""Changes write facets of the game, and read others as they are applied: so effects depend (613.8a)."""

from __future__ import annotations

from typing import Final, assert_never

from comprules.abilities.changes import (
    AddAbilitiesOf,
    AddOneOf,
    AddWord,
    BecomeFaceDown,
    BecomeFlipped,
    CantHave,
    ChangeColors,
    ChangeControl,
    ChangeText,
    ChangeTypes,
    DefineColors,
    DefineSize,
    HaveFullText,
    HaveNames,
    HaveThisAbility,
    LockHalves,
    LoseAbilities,
    LoseAllAbilities,
    LoseThisAbility,
    ModifySize,
    NotCopied,
    SetName,
    SetSize,
    SwitchSize,
)
from comprules.abilities.facets import CHARACTERISTICS, Facet, Facets
from comprules.abilities.kinds import AddAbilities, BecomeCopy, Change, ChangeOfRules, HaveText, ReplaceText
from comprules.abilities.parts import once_for_each
from comprules.abilities.reads_and_writes import read_by
from comprules.words import BASIC_LAND_TYPES

__all__ = ["read_as_applied", "written_by"]

_NOTHING: Final[Facets] = frozenset()
_ABILITIES: Final[Facets] = frozenset({"gained", "lost"})


def _of(*facets: Facet) -> Facets:
    return frozenset(facets)


_BY_VALUE: Final[dict[str, Facets]] = {
    "color": _of("colors"),
    "name": _of("name"),
    "mana cost": _of("cost", "colors"),
}
"""What is written where a value is not copied."""


@once_for_each
def written_by(change: Change) -> Facets:
    """Return the facets of an object, of a player or of the rules that a change alters."""
    if isinstance(change, ChangeOfRules):
        return _of("rules")
    match change:
        case BecomeCopy() | BecomeFaceDown() | BecomeFlipped() | LockHalves() | ChangeText() | HaveFullText():
            return CHARACTERISTICS
        case ChangeControl():
            return _of("control")
        case ChangeTypes(how="set" | "only", subtypes=named) if not BASIC_LAND_TYPES.keys().isdisjoint(named):
            return _of("types", "gained", "lost")
        case ChangeTypes():
            return _of("types")
        case ChangeColors() | DefineColors():
            return _of("colors")
        case AddAbilities() | AddAbilitiesOf() | AddOneOf() | HaveThisAbility():
            return _of("gained")
        case HaveText() | ReplaceText():
            return _of("gained", "lost", "text")
        case LoseAbilities() | LoseAllAbilities() | LoseThisAbility() | CantHave():
            return _of("lost")
        case SetName() | AddWord() | HaveNames():
            return _of("name")
        case NotCopied(what):
            return _BY_VALUE[what]
        case DefineSize() | SetSize() | ModifySize() | SwitchSize():
            return _of("size")
        case _:
            assert_never(change)


@once_for_each
def read_as_applied(change: Change) -> Facets:
    """Which facets a change looks at when it is applied: what it counts, copies or takes from elsewhere.

    What a granted ability or a rule says is not looked at then, but when that ability or rule applies.
    """
    if isinstance(change, ChangeOfRules):
        return _NOTHING
    match change:
        case BecomeCopy(of, but):
            return read_by(of).union(*map(read_as_applied, but))
        case ChangeControl(to):
            return read_by(to)
        case ChangeTypes(types=(), chosen=chosen) if change.subtypes or chosen:
            return _of("types") | (_of("choices") if chosen else _NOTHING)
        case ChangeTypes(chosen=chosen) | ChangeColors(chosen=chosen):
            return _of("choices") if chosen else _NOTHING
        case AddAbilities() | AddOneOf():
            return _of("choices")
        case AddAbilitiesOf(of):
            return _ABILITIES | read_by(of)
        case HaveFullText(of):
            return _of("text") | read_by(of)
        case DefineSize(power, toughness) | SetSize(power, toughness) | ModifySize(power, toughness):
            return _NOTHING.union(*(read_by(value) for value in (power, toughness) if value is not None))
        case (
            BecomeFaceDown() | ChangeText() | DefineColors() | HaveThisAbility() | NotCopied() | HaveText()
            | ReplaceText() | HaveNames() | SetName() | AddWord() | LoseAbilities() | LoseAllAbilities()
            | LoseThisAbility() | CantHave() | SwitchSize() | BecomeFlipped() | LockHalves()
        ):  # fmt: skip
            return _NOTHING
        case _:
            assert_never(change)
