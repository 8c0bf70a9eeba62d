"""What has been introduced up to a place in the text of an ability."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from comprules.abilities.conditions import Condition, Did, Not
from comprules.abilities.costs import Cost
from comprules.abilities.descriptions import predicate_of
from comprules.abilities.instructions import (
    AttachTo,
    DealDamage,
    Fight,
    FlipPermanent,
    MoveCounters,
    PutCounters,
    PutSameCounters,
    Regenerate,
    RemoveCounters,
    Reveal,
    Tap,
    Transform,
    TurnFace,
    UnlockDoor,
)
from comprules.abilities.keywords import Keyword
from comprules.abilities.kinds import Ability, Apply, Static
from comprules.abilities.nouns import AllThese, Amount, PowerOf
from comprules.abilities.parts import parts_of
from comprules.abilities.plain_instructions import DoubleCounters
from comprules.abilities.predicates import LinkedTo
from comprules.abilities.slots import HOST, Reference, Slot
from comprules.abilities.statements import AdditionalCost, AlternativeCost
from comprules.english.introductions import Introduction, again, of_subject
from comprules.english.references import Unbound

__all__ = [
    "LEAVES_IT_THERE",
    "KeptForText",
    "Scope",
    "after_x",
    "before_anything_is_done",
    "costs_of",
    "undone_last",
]


@dataclass(slots=True)
class Scope:
    """What has been introduced up to a place in the text."""

    found: list[Introduction]
    text: KeptForText
    target: int = -1
    """Within the description of a target, its place among the targets."""

    def inner(self, *more: Introduction) -> Scope:
        """Return the same, for words whose introductions don't reach beyond them."""
        return Scope([*self.found, *more], self.text, self.target)


@dataclass(slots=True)
class KeptForText:
    """What is kept for a whole ability."""

    last: int = 0
    used: set[int] = field(default_factory=set)
    """The numbers of the slots to which something refers."""
    unbound: list[Unbound] = field(default_factory=list)
    seen: dict[str, int] = field(default_factory=dict)

    def next(self) -> int:
        """Return a new number."""
        self.last += 1
        return self.last


def before_anything_is_done(effects: tuple[Any, ...], text: KeptForText) -> Scope:
    """Return what can be meant where an ability says what its X is: linked cards that its effects name."""
    found: list[Introduction] = []

    def look(part: object) -> None:
        if isinstance(part, AllThese) and predicate_of(part.filter, LinkedTo) is not None:
            found.append(Introduction(HOST, (of_subject(part),)))
        for inner in parts_of(part):
            look(inner)

    look(effects)
    return Scope(found, text)


def after_x(x: Amount, scope: Scope) -> Scope:
    """Return what can be meant where Y is explained: ``its`` may be that of what X is the power of."""
    match x:
        case PowerOf(of=Reference(slot=Slot() as slot) as of):
            return scope.inner(again(of, slot))
        case PowerOf(of=Reference()):
            return scope
        case PowerOf(of):
            return scope.inner(Introduction(HOST, (of_subject(of),)))
        case _:  # it is no quality of an object
            return scope


def undone_last(found: list[Introduction], condition: Condition) -> list[Introduction]:
    """Return what was introduced; behind ``if you don't``, ``it`` means least of all what was not done."""
    match condition:
        case Not(Did(slot=Slot(number))):
            numbers = [one.number for one in found]
            first, last = numbers.index(number), len(numbers) - 1 - numbers[::-1].index(number)
            return [*found[first:last], *found[:first], *found[last:]]
        case _:
            return found


def costs_of(abilities: tuple[Ability, ...]) -> tuple[Cost, ...]:
    """Return what a card asks to be paid for it besides its mana cost."""
    found: list[Cost] = []
    for ability in abilities:
        match ability:
            case Keyword():
                found += ability.costs
            case Static(effects):
                for part in effects:
                    if isinstance(part, AdditionalCost):
                        found += [cost for way in part.ways for cost in way]
                    elif isinstance(part, AlternativeCost):
                        found += part.costs
            case _:
                continue
    return tuple(found)


LEAVES_IT_THERE: Final = (
    Apply, AttachTo, DealDamage, DoubleCounters, Fight, MoveCounters, PutCounters, PutSameCounters, Regenerate,
    RemoveCounters, Reveal, Tap, Transform, TurnFace, FlipPermanent, UnlockDoor,
)  # fmt: skip
"""Instructions after which what they were done to is what it was before."""
