"""709: split cards: their halves combined, the half that is on the stack, and what of them is unlocked."""

from __future__ import annotations

from typing import Final, Literal, assert_never

from comprules.abilities.parts import once_for_each
from comprules.book.citing import cite
from comprules.mana import ManaCost
from comprules.state.copying import replace
from comprules.state.game import Game
from comprules.state.objects import Characteristics, GameObject
from comprules.words import PERMANENT_TYPES, Half, Zone

__all__ = [
    "BOTH_HALVES_COMBINED",
    "CHOSEN_HALF_ALONE",
    "COMBINED_MANA_COST",
    "FUSED_SPELLS",
    "FUSED_SPELLS_COMBINED",
    "HALVES",
    "OTHER_HALF_IS_COPIABLE",
    "SHARED_TYPES",
    "TWO_NAMES",
    "TYPES_AND_ABILITIES_OF_BOTH",
    "UNLOCKED_AS_IT_WAS_CAST",
    "as_it_is_combined",
    "being_cast",
    "combined",
    "half_on_the_stack",
    "halves_as_spells",
    "halves_by_name",
    "is_fused",
    "of_shared_line",
    "shares_a_type_line",
    "unlocked_as_cast",
    "values_of_both",
    "values_of_fused",
    "whole_card",
    "with_both_names",
    "with_combined_cost",
    "with_types_and_abilities_of_both",
]

CHOSEN_HALF_ALONE = cite("709.3b")
BOTH_HALVES_COMBINED = cite("709.4")
TWO_NAMES = cite("709.4a")
COMBINED_MANA_COST = cite("709.4b")
TYPES_AND_ABILITIES_OF_BOTH = cite("709.4c")
FUSED_SPELLS_COMBINED = cite("709.4d")
SHARED_TYPES = cite("709.5a")
OTHER_HALF_IS_COPIABLE = cite("709.5b")
UNLOCKED_AS_IT_WAS_CAST = cite("709.5d")
FUSED_SPELLS = cite("702.102b")

HALVES: Final[tuple[Half, Half]] = ("left", "right")


def halves_by_name(halves: tuple[Characteristics, ...]) -> dict[str, Half]:
    """Return by its name which half each is; nothing where there are none."""
    return {values.name: half for values, half in zip(halves, HALVES, strict=False)}


def combined(left: Characteristics, right: Characteristics) -> Characteristics:
    """Return what two halves are together (709.4)."""
    costs = [half.cost.symbols for half in (left, right) if half.cost is not None]
    return Characteristics(
        name=left.name,
        also_named=frozenset({right.name}),
        cost=ManaCost(tuple(symbol for symbols in costs for symbol in symbols)) if costs else None,
        colors=left.colors | right.colors,
        supertypes=left.supertypes | right.supertypes,
        types=left.types | right.types,
        subtypes=left.subtypes | right.subtypes,
        abilities=(*left.abilities, *right.abilities),
        halves=(left, right),
    )


def shares_a_type_line(values: Characteristics) -> bool:
    """Say whether this is a permanent card with two halves and one type line for both."""
    return bool(values.halves) and not values.types.isdisjoint(PERMANENT_TYPES)


# ---- off the stack: both halves


def as_it_is_combined(game: Game, thing: GameObject) -> Characteristics:
    """Return the values that an object with two halves has, which are those of both or of one of them."""
    if not thing.base.halves or (thing.zone == "stack" and not is_fused(thing)):
        return thing.base
    return values_of_fused(game, thing) if thing.zone == "stack" else values_of_both(game, thing)


@BOTH_HALVES_COMBINED
def values_of_both(game: Game, thing: GameObject) -> Characteristics:
    """Everywhere but on the stack a split card has the characteristics of both halves."""
    BOTH_HALVES_COMBINED.decided_once(game, f"{thing.label} has the characteristics of both of its halves")
    values = with_combined_cost(game, thing.base)
    return with_both_names(game, with_types_and_abilities_of_both(game, values))


@TWO_NAMES
def with_both_names(game: Game, values: Characteristics) -> Characteristics:
    """A split card has the names of both halves."""
    TWO_NAMES.decided_once(game, f"{' and '.join(half.name for half in values.halves)} are names of one card")
    return values


@COMBINED_MANA_COST
def with_combined_cost(game: Game, values: Characteristics) -> Characteristics:
    """The mana costs of both halves are its mana cost, and make its colors."""
    COMBINED_MANA_COST.decided_once(game, f"{values.name} has the mana cost {values.cost} of both halves")
    return values


@TYPES_AND_ABILITIES_OF_BOTH
def with_types_and_abilities_of_both(game: Game, values: Characteristics) -> Characteristics:
    """A split card has each card type and each ability of either half."""
    TYPES_AND_ABILITIES_OF_BOTH.decided_once(game, f"{values.name} has types and abilities of both halves")
    return values


# ---- on the stack: one half, or both of what is fused


def is_fused(thing: GameObject) -> bool:
    """Say whether both halves of a split card were cast."""
    return thing.half == "both"


@FUSED_SPELLS
@FUSED_SPELLS_COMBINED
def values_of_fused(game: Game, thing: GameObject) -> Characteristics:
    """A fused spell has the characteristics of both halves."""
    for cited in (FUSED_SPELLS, FUSED_SPELLS_COMBINED):
        cited.decided_once(game, f"{thing.label} is fused, and has the values of both halves")
    return thing.base


@CHOSEN_HALF_ALONE
def half_on_the_stack(game: Game, card: GameObject, half: Half) -> Characteristics:
    """On the stack there are the characteristics of the half that is cast, and no others."""
    values = halves_as_spells(game, card)[HALVES.index(half)]
    CHOSEN_HALF_ALONE.decided(game, f"{card.label} is {values.name} alone on the stack")
    return values


def being_cast(game: Game, card: GameObject, half: Half | Literal["", "both"]) -> GameObject:
    """Return a card as the spell that it becomes if this half of it is cast, or both."""
    match half:
        case "" | "both":
            return replace(card, half=half)
        case "left" | "right":
            return replace(card, half=half, whole=card.base, base=half_on_the_stack(game, card, half))
        case _:
            assert_never(half)


@OTHER_HALF_IS_COPIABLE
def halves_as_spells(game: Game, card: GameObject) -> tuple[Characteristics, ...]:
    """That a permanent spell has another half belongs to its copiable values."""
    if not shares_a_type_line(card.base):
        return card.base.halves
    OTHER_HALF_IS_COPIABLE.decided_once(game, f"that {card.label} has two halves can be copied")
    left, right = _as_spells(card.base)
    return of_shared_line(game, card.base, left), of_shared_line(game, card.base, right)


@SHARED_TYPES
def of_shared_line(game: Game, card: Characteristics, half: Characteristics) -> Characteristics:
    """Each half has the types and subtypes of the type line that both share."""
    SHARED_TYPES.decided_once(game, f"{half.name} has the types that stand on the line of both halves")
    if (half.types, half.subtypes) == (card.types, card.subtypes):
        return half
    return replace(half, types=card.types, subtypes=card.subtypes)


@once_for_each
def _as_spells(card: Characteristics) -> tuple[Characteristics, ...]:
    """Return the halves, which each know of the other."""
    return tuple(replace(half, halves=card.halves) for half in card.halves)


@once_for_each
def _of_halves(half: Characteristics) -> Characteristics:
    """Return both halves together, where a permanent spell is one of them."""
    return combined(*half.halves)


def whole_card(thing: GameObject, to: Zone) -> GameObject:
    """Return an object with both of its halves again, as it leaves the stack."""
    if thing.whole is not None:
        return replace(thing, base=thing.whole, whole=None, half="")
    if thing.zone == "stack" and to == "battlefield" and shares_a_type_line(thing.base):
        return replace(thing, base=_of_halves(thing.base))  # the copy of a spell
    return replace(thing, half="") if thing.half else thing


@UNLOCKED_AS_IT_WAS_CAST
def unlocked_as_cast(game: Game, old: GameObject, to: Zone) -> frozenset[Half]:
    """A permanent enters with that half unlocked that was cast, or copied, and with none if none was."""
    if to != "battlefield" or not shares_a_type_line(old.base):
        return frozenset()
    cast: frozenset[Half] = frozenset({old.half} if old.half in HALVES else ())
    which = f"its {old.half} half" if cast else "neither half"
    UNLOCKED_AS_IT_WAS_CAST.decided(game, f"{old.label} enters with {which} unlocked")
    return cast
