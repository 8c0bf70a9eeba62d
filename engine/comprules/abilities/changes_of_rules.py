"""The changes that continuous effects make to players and to the rules of the game (613.11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

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
    Named,
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
    "AssignsNoCombatDamage",
    "CanAsThough",
    "CantBe",
    "CantBeTargeted",
    "CantCast",
    "CantPlay",
    "ChangeCost",
    "DealsByToughness",
    "HelpsAsThough",
    "Imagined",
    "KeepsMana",
    "LoyaltyCostsMore",
    "MaximumHandSize",
    "MayAsThough",
    "MayAssignAsUnblocked",
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
    "StaysTapped",
    "UntapsAtMost",
]


@dataclass(frozen=True, slots=True)
class MaximumHandSize:
    """A player's maximum hand size becomes a number, changes by one, or is no longer there (402.2)."""

    how: Literal["set", "change", "none"]
    amount: Amount | None = None


@dataclass(frozen=True, slots=True)
class KeepsMana:
    """A player's mana of a color, or with "" all of it, is not lost as steps and phases end (106.4)."""

    color: str = ""


@dataclass(frozen=True, slots=True)
class MoreLands:
    """So many more lands may be played in each of the player's turns, or with None any number (305.2)."""

    number: int | None


@dataclass(frozen=True, slots=True)
class UntapsAtMost:
    """The player can't untap more than so many permanents that match in an untap step (502.3)."""

    number: int
    kind: Filter


@dataclass(frozen=True, slots=True)
class CantBe:
    """Something can't be done by the object or to it."""

    what: Literal[
        "attack",
        "block",
        "be blocked",
        "be countered",
        "be copied",
        "have damage removed",
        "be regenerated",
        "untap",
        "be the target",
        "attack or block",
        "have abilities activated",
        "have nonmana abilities activated",
        "crew Vehicles",
    ]
    by: Filter | None = None
    """Only objects that match can't do it."""
    but: bool = False
    """Only objects that match can do it."""


@dataclass(frozen=True, slots=True)
class CantBeTargeted:
    """The object can't be the target of certain spells, or of abilities from certain sources (115)."""

    spells: Filter | None = None
    sources: Filter | None = None
    by: tuple[Players, ...] = ()
    """Only what these players control can't target it."""


@dataclass(frozen=True, slots=True)
class MayStayTapped:
    """Its controller may leave the object tapped in his or her untap step (502.3)."""


@dataclass(frozen=True, slots=True)
class StaysTapped:
    """The object does not untap in the untap step of a player who has exerted it (701.43a)."""

    of: Named


@dataclass(frozen=True, slots=True)
class DealsByToughness:
    """The creature assigns combat damage equal to its toughness rather than its power (510.1a)."""


@dataclass(frozen=True, slots=True)
class HelpsAsThough:
    """The creature crews Vehicles, or saddles Mounts, as though it had another power (609.4)."""

    crews: bool = False
    saddles: bool = False
    more: int = 0
    """Its power is so much greater then."""
    by_toughness: bool = False
    """Its toughness counts rather than its power."""


@dataclass(frozen=True, slots=True)
class MayAssignAsUnblocked:
    """The creature's controller may have it assign its combat damage as though it weren't blocked."""


@dataclass(frozen=True, slots=True)
class AssignsNoCombatDamage:
    """The creature assigns no combat damage, whatever its power (510.1a)."""


@dataclass(frozen=True, slots=True)
class ActivationCost:
    """Activated abilities of the object cost more or less to activate (601.2f).

    The difference is generic mana, positive for more, or ``cost``.
    """

    by: int
    cost: ManaCost | None = None
    least: int = 0
    """A reduction leaves at least so much mana to pay."""
    nonmana: bool = False
    """Mana abilities cost the same as before."""
    word: str = ""
    """Only abilities of this keyword are meant."""


@dataclass(frozen=True, slots=True)
class LoyaltyCostsMore:
    """Loyalty abilities of the object cost more loyalty counters to activate (606.4)."""

    by: int


@dataclass(frozen=True, slots=True)
class SpendManaAsThough:
    """Mana may be spent as though it were mana of any color or of any type (609.4b).

    As an effect on players it is for anything, or for the spells that match; as one on objects it is for the
    activation costs of their abilities.
    """

    mana: str = ""
    """Only mana of this color may be spent so."""
    like: Literal["color", "type"] = "color"
    spells: Filter | None = None


@dataclass(frozen=True, slots=True)
class ChangeCost:
    """Spells that match cost more or less to cast (601.2f).

    The difference is generic mana, positive for more, or ``cost``.
    """

    spells: Filter
    by: int
    cost: ManaCost | None = None
    each: Amount | None = None
    """The difference applies so many times."""
    least: int = 0
    """A reduction leaves at least so much mana to pay."""


@dataclass(frozen=True, slots=True)
class MinimumCost:
    """Each spell that matches and would cost less mana than this costs that much (601.2f)."""

    spells: Filter
    mana: int


@dataclass(frozen=True, slots=True)
class MayCastThis:
    """The player may cast the object, wherever it is.

    This is an effect on objects only.
    """

    without_paying: bool = False
    """The player need not pay the mana cost."""
    play: bool = False
    """The player may play it if it is a land."""
    normally: bool = False
    """The player may not cast it as an Adventure (715.3d)."""
    additional: tuple[Cost, ...] = ()
    """To cast it so costs these in addition (118.8)."""
    such: Filter | None = None
    """The player may cast it only as such a spell."""
    mana: Literal["", "color", "type"] = ""
    """Mana may be spent on it as though it were mana of any color, or of any type (609.4b)."""


@dataclass(frozen=True, slots=True)
class MayLook:
    """The player may look at the object, though it is face down.

    As an effect on players it is about all permanents that match.
    """

    what: Filter | None = None


@dataclass(frozen=True, slots=True)
class Imagined:
    """What an "as though" asks one to imagine: that something had a keyword, lacked one, or were untapped."""

    how: Literal["had", "lacked", "untapped"]
    keyword: str = ""


@dataclass(frozen=True, slots=True)
class CanAsThough:
    """The object can attack, block or be blocked as though something were so (609.4).

    What the object is imagined to have, it has itself; what it is imagined to lack, those others lack that
    ``whom`` describes.
    """

    do: Literal["attack", "block", "be blocked"]
    imagined: Imagined
    whom: Filter | None = None
    """It can block those that match."""


@dataclass(frozen=True, slots=True)
class MayAsThough:
    """The player may target objects, or activate their abilities, as though something were so (609.4)."""

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
    """What lets the player play cards from a graveyard is about others' graveyards too (609.4)."""


@dataclass(frozen=True, slots=True)
class CantCast:
    """The player can't cast spells that match."""

    spells: Filter
    zones: tuple[Zone, ...] = ()
    """Only spells from these zones are meant."""
    more_than: int = 0
    """The player may still cast so many in a turn."""
    own: bool = False
    """Only cards in the player's own zones are meant."""


@dataclass(frozen=True, slots=True)
class CantPlay:
    """The player can't play lands that match (305).

    ``zones`` and ``own`` mean what they mean for spells.
    """

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
    StaysTapped,
    AssignsNoCombatDamage,
    MayAssignAsUnblocked,
    DealsByToughness,
    HelpsAsThough,
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
    | KeepsMana
    | CombatRule
    | AtMost
    | CantBe
    | CantBeTargeted
    | MayStayTapped
    | StaysTapped
    | MoreLands
    | UntapsAtMost
    | AssignsNoCombatDamage
    | MayAssignAsUnblocked
    | DealsByToughness
    | HelpsAsThough
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
"""An effect changes this of players or of the rules, in no layer (613.11), and grants no ability by it."""

PlainChange = (
    BecomeFaceDown
    | BecomeFlipped
    | LockHalves
    | ChangeControl
    | ChangeText
    | ChangeTypes
    | ChangeColors
    | DefineColors
    | AddAbilitiesOf
    | AddOneOf
    | HaveThisAbility
    | NotCopied
    | HaveFullText
    | HaveNames
    | SetName
    | AddWord
    | LoseAbilities
    | LoseAllAbilities
    | LoseThisAbility
    | CantHave
    | DefineSize
    | SetSize
    | ModifySize
    | SwitchSize
    | PlainChangeOfRules
)
"""The changes that hold no abilities."""
