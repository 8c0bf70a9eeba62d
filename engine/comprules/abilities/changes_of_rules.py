"""The changes that a continuous effect makes to players and to the rules (613.11): what may, must and can't be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from comprules.abilities.changes import (
    AddAbilitiesOf,
    AddWord,
    BecomeFaceDown,
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
    LoseAbilities,
    LoseAllAbilities,
    ModifySize,
    NotCopied,
    SetName,
    SetSize,
    SwitchSize,
)
from comprules.abilities.combat import (
    AtMost,
    CantAlone,
    CantAttack,
    CantAttackUnless,
    CantFace,
    CantUnlessPaid,
    CombatRule,
    Goaded,
    MayBlockMore,
    Must,
    NumberOfBlockers,
)
from comprules.abilities.costs import Cost
from comprules.abilities.nouns import Amount, Filter, Players
from comprules.mana import ManaCost
from comprules.words import Zone

__all__ = [
    "RULES_OF_OBJECTS",
    "ActivationCost",
    "AsThoughFlash",
    "AsThoughYourGraveyard",
    "CanAsThough",
    "CantBe",
    "CantBeTargeted",
    "CantCast",
    "CantPlay",
    "ChangeCost",
    "DealsByToughness",
    "Imagined",
    "LoyaltyCostsMore",
    "MaximumHandSize",
    "MayAsThough",
    "MayCastThis",
    "MayLook",
    "MayLookAtTop",
    "MayPayInstead",
    "MayStayTapped",
    "MinimumCost",
    "MoreLands",
    "MustTarget",
    "OnlyAsSorcery",
    "PlainChange",
    "PlainChangeOfRules",
    "PlayRevealed",
    "SpendManaAsThough",
]


@dataclass(frozen=True, slots=True)
class MaximumHandSize:
    """A player's maximum hand size becomes a number, changes by one, or is no longer there (402.2)."""

    how: Literal["set", "change", "none"]
    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class MoreLands:
    """So many more lands may be played in each of the player's turns, or with None any number (305.2)."""

    number: int | None


@dataclass(frozen=True, slots=True)
class CantBe:
    """What can't be done by or to the object; with ``by`` not by those that match, or with ``but`` by none but those."""

    what: Literal[
        "attack",
        "block",
        "be blocked",
        "be countered",
        "be regenerated",
        "untap",
        "be the target",
        "attack or block",
        "have abilities activated",
        "have nonmana abilities activated",
    ]
    by: Filter | None = None
    but: bool = False


@dataclass(frozen=True, slots=True)
class CantBeTargeted:
    """The object can't be the target of ``spells`` that match, or of abilities from ``sources`` that match (115).

    With ``by`` only what these players control is meant.
    """

    spells: Filter | None = None
    sources: Filter | None = None
    by: tuple[Players, ...] = ()


@dataclass(frozen=True, slots=True)
class MayStayTapped:
    """Its controller may leave the object tapped in his or her untap step (502.3)."""


@dataclass(frozen=True, slots=True)
class DealsByToughness:
    """The creature assigns combat damage equal to its toughness rather than its power (510.1a)."""


@dataclass(frozen=True, slots=True)
class ActivationCost:
    """Activated abilities of the object cost more (positive ``by``) or less generic mana to activate, or ``cost`` more or less (601.2f).

    A reduction leaves at least ``least`` mana to pay. ``nonmana`` leaves mana abilities alone.
    """

    by: int
    cost: ManaCost | None = None
    least: int = 0
    nonmana: bool = False


@dataclass(frozen=True, slots=True)
class LoyaltyCostsMore:
    """Loyalty abilities of the object cost loyalty counters more to activate: ``an additional [+1]`` (606.4)."""

    by: int


@dataclass(frozen=True, slots=True)
class SpendManaAsThough:
    """Mana may be spent as though it were mana of any color, or with ``like`` of any type (609.4b).

    ``mana`` narrows it to mana of one color. As an effect on players it is for anything, or for the spells that match; as one on
    objects it is for the activation costs of their abilities.
    """

    mana: str = ""
    like: Literal["color", "type"] = "color"
    spells: Filter | None = None


@dataclass(frozen=True, slots=True)
class ChangeCost:
    """Spells that match cost more (positive ``by``) or less generic mana to cast, or ``cost`` more or less (601.2f).

    ``each`` multiplies it. A reduction leaves at least ``least`` mana to pay.
    """

    spells: Filter
    by: int
    cost: ManaCost | None = None
    each: Amount | None = None
    least: int = 0


@dataclass(frozen=True, slots=True)
class MinimumCost:
    """Each spell that matches and would cost less mana than this costs that much (601.2f)."""

    spells: Filter
    mana: int


@dataclass(frozen=True, slots=True)
class MayCastThis:
    """The player may cast the object, wherever it is; ``without_paying`` its mana cost. As an effect on objects only.

    With ``play`` the player may play it if it is a land.
    """

    without_paying: bool = False
    play: bool = False


@dataclass(frozen=True, slots=True)
class MayLook:
    """The player may look at the object, though it is face down."""


@dataclass(frozen=True, slots=True)
class Imagined:
    """What an "as though" asks one to imagine: that something had a keyword, lacked one, or were untapped."""

    how: Literal["had", "lacked", "untapped"]
    keyword: str = ""


@dataclass(frozen=True, slots=True)
class CanAsThough:
    """The object can attack, block or be blocked as though something were so (609.4); with ``whom`` it can block those that match.

    What is said to be had is had by the object itself; what is said to be lacked, where there is ``whom``, by those others.
    """

    do: Literal["attack", "block", "be blocked"]
    imagined: Imagined
    whom: Filter | None = None


@dataclass(frozen=True, slots=True)
class MayAsThough:
    """The player may target objects that match, or activate their abilities, as though something were so of them (609.4)."""

    do: Literal["target", "activate"]
    what: Filter
    imagined: Imagined


@dataclass(frozen=True, slots=True)
class AsThoughFlash:
    """The player may cast spells that match as though they had flash (702.8)."""

    spells: Filter


@dataclass(frozen=True, slots=True)
class MayPayInstead:
    """The player may pay these costs rather than the mana cost of spells that match (118.9)."""

    spells: Filter
    costs: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class OnlyAsSorcery:
    """The player casts spells that match at the times for sorceries alone (307.5)."""

    spells: Filter


@dataclass(frozen=True, slots=True)
class AsThoughYourGraveyard:
    """The player may play lands and cast spells from others' graveyards as though the cards were in his or her own (609.4)."""


@dataclass(frozen=True, slots=True)
class CantCast:
    """The player can't cast spells that match; ``zones`` narrows it to those from there, ``more_than`` to those after so many this turn.

    With ``own`` only cards in the player's own zones are meant: ``from their graveyards``.
    """

    spells: Filter
    zones: tuple[Zone, ...] = ()
    more_than: int = 0
    own: bool = False


@dataclass(frozen=True, slots=True)
class CantPlay:
    """The player can't play lands that match (305); ``zones`` and ``own`` are as of spells that can't be cast."""

    lands: Filter
    zones: tuple[Zone, ...] = ()
    own: bool = False


@dataclass(frozen=True, slots=True)
class PlayRevealed:
    """Everyone sees the top card of the player's library, or the whole hand (401.5)."""

    zone: Literal["library", "hand"]


@dataclass(frozen=True, slots=True)
class MayLookAtTop:
    """The player sees what lies on top of the library, at any time (401.5)."""


@dataclass(frozen=True, slots=True)
class MustTarget:
    """While choosing targets, the player must choose at least one object that matches if able (601.2c)."""

    what: Filter


RULES_OF_OBJECTS: Final = (
    MayStayTapped,
    DealsByToughness,
    CantBe,
    CantBeTargeted,
    CanAsThough,
    Must,
    Goaded,
    CantAttack,
    CantAttackUnless,
    CantAlone,
    CantFace,
    NumberOfBlockers,
    MayBlockMore,
    CantUnlessPaid,
    ActivationCost,
    LoyaltyCostsMore,
    SpendManaAsThough,
)
"""The changes that, said of an object, are a matter of the rules and of no layer (613.11)."""


PlainChangeOfRules = (
    MaximumHandSize
    | CombatRule
    | AtMost
    | CantBe
    | CantBeTargeted
    | MayStayTapped
    | MoreLands
    | DealsByToughness
    | ChangeCost
    | MinimumCost
    | MayCastThis
    | MayLook
    | CanAsThough
    | MayAsThough
    | AsThoughFlash
    | MayPayInstead
    | OnlyAsSorcery
    | AsThoughYourGraveyard
    | CantCast
    | CantPlay
    | PlayRevealed
    | MayLookAtTop
    | MustTarget
    | ActivationCost
    | LoyaltyCostsMore
    | SpendManaAsThough
)
"""What an effect changes of players or of the rules, and not in a layer (613.11), where it grants no ability."""

PlainChange = (
    BecomeFaceDown
    | ChangeControl
    | ChangeText
    | ChangeTypes
    | ChangeColors
    | DefineColors
    | AddAbilitiesOf
    | HaveThisAbility
    | NotCopied
    | HaveFullText
    | HaveNames
    | SetName
    | AddWord
    | LoseAbilities
    | LoseAllAbilities
    | CantHave
    | DefineSize
    | SetSize
    | ModifySize
    | SwitchSize
    | PlainChangeOfRules
)
"""The changes that hold no abilities."""
