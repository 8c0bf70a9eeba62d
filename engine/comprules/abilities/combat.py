"""Restrictions and requirements of attacking and blocking, and what they cost (508.1c-h, 509.1b-d)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.conditions import Condition
from comprules.abilities.costs import Cost
from comprules.abilities.nouns import Amount, Filter, Players, Subject

__all__ = [
    "AtMost",
    "CantAlone",
    "CantAttack",
    "CantAttackUnless",
    "CantFace",
    "CantUnlessPaid",
    "CombatRule",
    "Goaded",
    "MayBlockMore",
    "Must",
    "Named",
    "NumberOfBlockers",
]


@dataclass(frozen=True, slots=True)
class Named:
    """The players and objects that the words of an effect mean just now."""

    players: tuple[str, ...] = ()
    objects: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Must:
    """The object attacks, blocks or is blocked if able (508.1d, 509.1c).

    With ``whom`` it attacks that player, or blocks that creature. With ``by_all`` every creature able to
    block it does so.
    """

    do: Literal["attack", "block", "be blocked"]
    whom: Subject | Players | Named | None = None
    by_all: bool = False
    by: Filter | Named | None = None
    """Only creatures that match are meant by all."""


@dataclass(frozen=True, slots=True)
class Goaded:
    """The creature has to attack, and somebody else than these players, if it can do either (701.15b)."""

    by: Players | Named


@dataclass(frozen=True, slots=True)
class CantAttack:
    """The creature can't attack these players."""

    whom: Players | Named
    planeswalkers: bool = False
    """It can't attack planeswalkers that they control either."""


@dataclass(frozen=True, slots=True)
class CantAttackUnless:
    """The creature can't attack unless something is so of the defending player."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class CantAlone:
    """The creature can't attack, or block, unless another creature does so too (506.5)."""

    do: Literal["attack", "block", "attack or block"]


@dataclass(frozen=True, slots=True)
class CantFace:
    """The creature can't block creatures that match; with ``others`` those that don't match."""

    these: Filter | Subject | Named
    others: bool = False


@dataclass(frozen=True, slots=True)
class NumberOfBlockers:
    """The creature can't be blocked except by so many creatures or more, or by more than so many."""

    least: int = 1
    most: int | None = None


@dataclass(frozen=True, slots=True)
class MayBlockMore:
    """The creature can block so many more creatures each combat, or with None any number (509.1a)."""

    number: int | None


@dataclass(frozen=True, slots=True)
class CantUnlessPaid:
    """The creature can't attack or block unless its controller pays a cost (508.1h, 509.1d)."""

    do: Literal["attack", "block", "attack or block"]
    costs: tuple[Cost, ...]
    each: Amount | None = None
    """The cost is to be paid so many times."""
    whom: Players | Named | None = None
    """Only attacks on these players cost it."""
    planeswalkers: bool = False
    """Attacks on planeswalkers of these players cost it as well."""


@dataclass(frozen=True, slots=True)
class AtMost:
    """No more than so many creatures can attack, block, or attack the player in each combat."""

    number: int
    do: Literal["attack", "block", "attack you"]


CombatRule = (
    Must
    | Goaded
    | CantAttack
    | CantAttackUnless
    | CantAlone
    | CantFace
    | NumberOfBlockers
    | MayBlockMore
    | CantUnlessPaid
)
"""What is said of a creature."""
