"""The words of abilities that name players, objects and numbers by way of each other: descriptions, targets, counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from comprules.abilities.simple_nouns import (
    ActivePlayer,
    Attached,
    Chosen,
    DefendingPlayer,
    EachPlayer,
    EnchantedPlayer,
    It,
    LifePaid,
    Noted,
    Number,
    OnePlayer,
    Opponents,
    PaidWith,
    PlayerTarget,
    PreventedThisWay,
    SpellsCastBefore,
    TargetsBeyondFirst,
    ThatMuch,
    ThatOne,
    ThatPlayer,
    TheRest,
    This,
    X,
    You,
)
from comprules.abilities.slots import Reference

__all__ = [
    "AllThese",
    "Amount",
    "Both",
    "CardsIn",
    "ColorsSpentOn",
    "Comparison",
    "Controller",
    "CountOf",
    "CountersOn",
    "Devotion",
    "Filter",
    "GreatestPower",
    "Half",
    "LifeOf",
    "ManaSpentOn",
    "ManaValueOf",
    "Negative",
    "ObjectsOrPlayers",
    "OneOrMore",
    "Owner",
    "Picked",
    "Players",
    "Plus",
    "PowerOf",
    "SpeedOf",
    "Subject",
    "Target",
    "Times",
    "TimesPaid",
    "TopOf",
    "ToughnessOf",
    "TypesAmong",
    "WithPlayers",
]


@dataclass(frozen=True, slots=True)
class Controller:
    """The controller of what a reference names."""

    of: Subject


@dataclass(frozen=True, slots=True)
class Owner:
    """The owner of what a reference names."""

    of: Subject


@dataclass(frozen=True, slots=True)
class Comparison:
    """A number compared: ``power 2 or less`` is ``Comparison("power", "<=", Number(2))``; ``even`` and ``odd`` compare with nothing."""

    of: Literal["power", "toughness", "power or toughness", "mana value", "loyalty"]
    sign: Literal["<=", ">=", "=", "<", ">", "even", "odd"]
    amount: Amount


@dataclass(frozen=True, slots=True)
class Filter:
    """A description that objects match: ``nontoken white creature you control with flying``.

    All given parts must hold. ``types``, ``subtypes`` and ``keywords`` are all required; of ``any_type`` and of ``any_keyword`` one is enough. ``noun`` is
    what the description is of: a permanent, a card (with its ``zone``), a spell, as ``object`` a spell or permanent, or a source
    of damage, wherever it is. An
    empty filter is any permanent; without ``owner``, a zone that each player has means all of them. ``linked`` are those
    exiled, or put onto the battlefield or created, with the object (607.2a, 607.2c); ``the exiled`` are also those exiled with what made it (607.1d). ``versus`` is its part in combat against it. What
    ``shares`` a quality does so with what was named last, and is another object; ``with_this`` it does so with the object that has the ability, and may be it.
    What is ``attached`` to it makes it enchanted or equipped; counters, or an Equipment or Aura of its controller's, make it modified (700.9).
    Cards ``elsewhere`` are in any zone but the battlefield and the stack, ``everywhere`` are cards, spells and permanents.
    A spell that ``targets`` something has that, or one that matches, among its targets.
    ``exiled_by`` is the name of the cards with which they were exiled before the game (607.2n).
    Cards ``put_by`` a special action are suspended (702.62b), foretold or plotted ones in exile; ``madness`` are those discarded with it.
    ``this_turn`` are those with which the controller attacked, which died, which were put into exile, which he or she cast, or to which the object dealt damage this turn (608.2i).
    """

    noun: Literal[
        "permanent", "card", "spell", "object", "source", "ability", "activated ability", "triggered ability"
    ] = "permanent"
    zone: Literal[
        "battlefield", "hand", "library", "graveyard", "exile", "stack", "command", "elsewhere", "everywhere"
    ] = "battlefield"
    supertypes: tuple[str, ...] = ()
    not_supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    any_type: tuple[str, ...] = ()
    not_types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    any_subtype: tuple[str, ...] = ()
    not_subtypes: tuple[str, ...] = ()
    any_color: tuple[str, ...] = ()
    not_colors: tuple[str, ...] = ()
    color_count: Literal["colorless", "monocolored", "multicolored", ""] = ""
    chosen: Chosen | None = None
    controller: Players | None = None
    not_controller: Players | None = None
    owner: Players | None = None
    not_owner: Players | None = None
    keywords: tuple[str, ...] = ()
    any_keyword: tuple[str, ...] = ()
    not_keywords: tuple[str, ...] = ()
    no_abilities: bool = False
    counter: str = ""
    named: str = ""
    other: bool = False
    tapped: bool | None = None
    face_down: bool | None = None
    attacking: bool | None = None
    blocking: bool | None = None
    blocked: bool | None = None
    in_combat: Literal["", "attacking or blocking"] = ""
    attached: Literal["", "enchanted", "equipped", "modified"] = ""
    token: bool | None = None
    linked: Literal["", "exiled", "the exiled", "put"] = ""
    exiled_by: str = ""
    put_by: Literal["", "suspended", "foretold", "plotted", "madness"] = ""
    this_turn: Literal["", "attacked", "died", "cast", "damaged by this", "damaged", "entered", "exiled"] = ""
    versus: Literal["", "blocking", "blocked by", "blocking or blocked by"] = ""
    shares: Literal["", "color", "card type", "creature type", "name"] = ""
    with_this: bool = False
    targets: Subject | None = None
    comparisons: tuple[Comparison, ...] = ()


@dataclass(frozen=True, slots=True)
class Target:
    """Objects chosen as targets as the spell is cast or the ability put on the stack (115).

    ``most`` is None for any number; ``number`` is said instead of both where the text counts them: ``X target creatures``.
    ``chooser`` names who chooses, where that is another player (601.6). With ``each`` there is one target for each of these players,
    which that player controls. A ``distinct`` one is none of those chosen for the instances of the word before it (115.3).
    """

    filter: Filter
    least: int = 1
    most: int | None = 1
    index: int = 0
    or_player: bool = False
    number: Amount | None = None
    chooser: Players | None = None
    each: Players | None = None
    distinct: bool = False


@dataclass(frozen=True, slots=True)
class AllThese:
    """Every object that matches; ``each`` and a bare plural say the same."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Picked(Reference):
    """Objects that the controller chooses as the instruction is followed, without targeting them (608.2d): ``a card from your hand``.

    With ``among`` they are of those looked at or revealed before; ``at_random`` nobody chooses. With ``extreme`` only those count that have the least, or the greatest, value of all; the text says what a tie means (609.5).
    """

    filter: Filter
    amount: Amount
    up_to: bool = False
    extreme: Literal["", "least power", "greatest power", "least toughness", "greatest toughness"] = ""
    among: bool = False
    at_random: bool = False


@dataclass(frozen=True, slots=True)
class TopOf:
    """The top cards of a player's library, or of another pile."""

    player: Players
    amount: Amount
    zone: Literal["library", "graveyard"] = "library"


@dataclass(frozen=True, slots=True)
class Both:
    """Two subjects of one instruction: ``target artifact and target land``."""

    first: Subject
    second: Subject


@dataclass(frozen=True, slots=True)
class WithPlayers:
    """Objects and players to whom one instruction has damage dealt: ``each creature and each player``."""

    objects: Subject
    players: Players


@dataclass(frozen=True, slots=True)
class OneOrMore:
    """Objects that match, when several at once count as one: ``whenever one or more creatures die`` (603.2c)."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class ObjectsOrPlayers:
    """Players and objects that one clause names, any of whom will do: ``you or a permanent you control``."""

    first: Subject | Players
    second: Subject | Players


@dataclass(frozen=True, slots=True)
class CountOf:
    """How many objects match."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class CardsIn:
    """How many cards lie in a player's hand, graveyard or library."""

    player: Players
    zone: Literal["hand", "library", "graveyard"]


@dataclass(frozen=True, slots=True)
class PowerOf:
    """The power of what is named."""

    of: Subject


@dataclass(frozen=True, slots=True)
class GreatestPower:
    """The greatest power among objects that match; 0 where there is none."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class ManaSpentOn:
    """How much mana was spent to cast what is named."""

    of: Subject


@dataclass(frozen=True, slots=True)
class ColorsSpentOn:
    """How many colors of mana were spent to cast what is named."""

    of: Subject


@dataclass(frozen=True, slots=True)
class ToughnessOf:
    """The toughness of what is named."""

    of: Subject


@dataclass(frozen=True, slots=True)
class ManaValueOf:
    """The mana value of what is named (202.3)."""

    of: Subject


@dataclass(frozen=True, slots=True)
class CountersOn:
    """How many counters of a kind are on what is named."""

    kind: str
    of: Subject


@dataclass(frozen=True, slots=True)
class LifeOf:
    """A player's life total."""

    player: Players


@dataclass(frozen=True, slots=True)
class SpeedOf:
    """A player's speed (702.179)."""

    player: Players


@dataclass(frozen=True, slots=True)
class Negative:
    """The amount below zero: the ``-X`` of ``-X/-X``."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Half:
    """Half of an amount, rounded ``up`` or down (107.1a)."""

    amount: Amount
    up: bool


@dataclass(frozen=True, slots=True)
class TypesAmong:
    """How many card types, or basic land types, there are among objects that match."""

    filter: Filter
    of: Literal["card type", "basic land type"] = "card type"


@dataclass(frozen=True, slots=True)
class Devotion:
    """A player's devotion to colors: the mana symbols of these colors among the costs of permanents the player controls (700.5)."""

    player: Players
    colors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plus:
    """A number more than the amount: ``2 plus the number of …``."""

    number: int
    amount: Amount


@dataclass(frozen=True, slots=True)
class Times:
    """A multiple of an amount: ``twice the number of …``."""

    factor: int
    amount: Amount


@dataclass(frozen=True, slots=True)
class TimesPaid:
    """How often an optional cost was paid for the object: ``for each time it was kicked``."""

    of: Subject
    cost: str


Players = (
    You
    | Opponents
    | EachPlayer
    | ActivePlayer
    | ThatPlayer
    | DefendingPlayer
    | PlayerTarget
    | Controller
    | Owner
    | EnchantedPlayer
    | OnePlayer
)


Subject = (
    PaidWith
    | This
    | Attached
    | Target
    | It
    | AllThese
    | Picked
    | TopOf
    | Both
    | ThatOne
    | OneOrMore
    | TheRest
)


Amount = (
    Number
    | X
    | CountOf
    | CardsIn
    | PowerOf
    | GreatestPower
    | ManaSpentOn
    | ColorsSpentOn
    | ToughnessOf
    | ManaValueOf
    | CountersOn
    | LifeOf
    | SpeedOf
    | SpellsCastBefore
    | ThatMuch
    | PreventedThisWay
    | Noted
    | LifePaid
    | Negative
    | Half
    | TypesAmong
    | Devotion
    | Plus
    | Times
    | TargetsBeyondFirst
    | TimesPaid
)
