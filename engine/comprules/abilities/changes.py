"""What a continuous effect changes about an object, a player or the rules; each change belongs to one layer (613.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

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

if TYPE_CHECKING:
    from comprules.abilities.kinds import Ability, Cost
    from comprules.abilities.nouns import Amount, Chosen, Filter, Players, Subject
    from comprules.mana import ManaCost
    from comprules.words import Zone

__all__ = [
    "RULES_OF_OBJECTS",
    "ActivationCost",
    "AddAbilities",
    "AddAbilitiesOf",
    "AddWord",
    "AsThoughFlash",
    "AsThoughYourGraveyard",
    "BecomeCopy",
    "BecomeFaceDown",
    "CanAsThough",
    "CantBe",
    "CantBeTargeted",
    "CantCast",
    "CantHave",
    "CantPlay",
    "Change",
    "ChangeColors",
    "ChangeControl",
    "ChangeCost",
    "ChangeText",
    "ChangeTypes",
    "DealsByToughness",
    "DefineColors",
    "DefineSize",
    "HaveFullText",
    "HaveNames",
    "HaveText",
    "HaveThisAbility",
    "Imagined",
    "KindOfWord",
    "LoseAbilities",
    "LoseAllAbilities",
    "LoyaltyCostsMore",
    "MaximumHandSize",
    "MayAsThough",
    "MayCast",
    "MayCastThis",
    "MayLook",
    "MayLookAtTop",
    "MayPayInstead",
    "MayPlay",
    "MayStayTapped",
    "MinimumCost",
    "ModifySize",
    "MoreLands",
    "MustTarget",
    "NotCopied",
    "OnlyAsSorcery",
    "PlayRevealed",
    "ReplaceText",
    "SetName",
    "SetSize",
    "SpendManaAsThough",
    "SwitchSize",
]


@dataclass(frozen=True, slots=True)
class BecomeCopy:
    """The object takes on another's copiable values (707.2), but for the listed changes.

    ``besides`` are exceptions that change no characteristic: how it enters (707.9e).
    """

    of: Subject
    but: tuple[Change, ...] = ()
    besides: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class BecomeFaceDown:
    """The object has the values of a face-down permanent (708.2): a 2/2 creature with nothing else."""


@dataclass(frozen=True, slots=True)
class ChangeControl:
    """A player gains control of the object."""

    to: Players


KindOfWord = Literal["color word", "basic land type", "creature type", "color word or basic land type"]


@dataclass(frozen=True, slots=True)
class ChangeText:
    """Every instance of a word, used as that kind of word, becomes another (612); empty words are chosen by the controller.

    ``not_new`` is what the new word can't be. With the kind that names two, the word chosen to be replaced settles which of them it is.
    """

    kind: KindOfWord
    old: str = ""
    new: str = ""
    not_new: str = ""


@dataclass(frozen=True, slots=True)
class ChangeTypes:
    """Supertypes, card types and subtypes are set, added (``in addition to``) or taken away (205.1).

    ``keep`` is what ``becomes an Insect artifact creature`` does: only the creature types are replaced (205.1b). ``only`` replaces the
    card types there as well: ``loses all other card types``. ``every`` stands for all subtypes of a kind.
    """

    how: Literal["set", "add", "keep", "only", "lose"]
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    chosen: Chosen | None = None
    every: Literal["", "creature type", "basic land type", "land type"] = ""


@dataclass(frozen=True, slots=True)
class ChangeColors:
    """The object becomes, or is also, these colors; none at all makes it colorless (105.3)."""

    how: Literal["set", "add"]
    colors: tuple[str, ...] = ()
    chosen: Chosen | None = None


@dataclass(frozen=True, slots=True)
class DefineColors:
    """A characteristic-defining ability of color: ``this is all colors`` (604.3)."""

    colors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AddAbilities:
    """The object has or gains abilities."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class LoseAbilities:
    """The object loses every instance of the named keyword abilities."""

    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LoseAllAbilities:
    """The object loses all abilities, or all but its activated mana abilities."""

    but_mana: bool = False


@dataclass(frozen=True, slots=True)
class CantHave:
    """The object loses the named keyword abilities and can't have or gain them."""

    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DefineSize:
    """``This creature's power and toughness are each equal to …``; it defines the characteristic where 604.3 lets it."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class SetSize:
    """Base power, base toughness or both become a value; ``None`` leaves the other as it is."""

    power: Amount | None
    toughness: Amount | None


@dataclass(frozen=True, slots=True)
class ModifySize:
    """The object gets +N/+N."""

    power: Amount
    toughness: Amount


@dataclass(frozen=True, slots=True)
class SwitchSize:
    """Power and toughness are switched."""


@dataclass(frozen=True, slots=True)
class AddAbilitiesOf:
    """The object has or gains all abilities of a kind that another object has."""

    of: Subject
    kind: Literal["activated", "triggered", ""] = ""


@dataclass(frozen=True, slots=True)
class HaveThisAbility:
    """An exception of a copy effect: the copy has the very ability that makes it one (707.9a)."""


@dataclass(frozen=True, slots=True)
class NotCopied:
    """An exception of a copy effect: a value that is not copied, so that the object keeps its own (707.9c)."""

    what: Literal["color", "name"]


# ---- changes of text


@dataclass(frozen=True, slots=True)
class HaveText:
    """Rules text is added behind the object's own (612): ``has the text "…"``."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class ReplaceText:
    """Other rules text stands in the place of the object's own (612.5)."""

    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class HaveFullText:
    """The object has the full text of another one: everything that is printed on it (612.6)."""

    of: Subject


@dataclass(frozen=True, slots=True)
class HaveNames:
    """The object has all names of the cards that match, besides its own (612.7)."""

    of: Filter


@dataclass(frozen=True, slots=True)
class SetName:
    """The object has this name and no other (612.8)."""

    name: str


@dataclass(frozen=True, slots=True)
class AddWord:
    """A word stands in the object's name, after so many of its own words (612.9)."""

    word: str
    after: int = 0


# ---- changes of players and of the rules


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
class MayCast:
    """The player may cast spells that match from a zone: ``from the top of your library``, ``from your graveyard`` (601.3).

    ``without_paying`` lets the player leave their mana costs unpaid. What is cast has the abilities ``gaining`` from then on (611.3d).
    """

    spells: Filter
    zone: Literal["hand", "library", "graveyard", "exile"]
    without_paying: bool = False
    gaining: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class MayPlay:
    """The player may play cards that match from a zone: lands as lands, others as spells (601.1a).

    What is played has the abilities ``gaining`` from then on (611.3d).
    """

    cards: Filter
    zone: Literal["library", "graveyard", "exile"]
    gaining: tuple[Ability, ...] = ()


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


Change = (
    BecomeCopy
    | BecomeFaceDown
    | ChangeControl
    | ChangeText
    | ChangeTypes
    | ChangeColors
    | DefineColors
    | AddAbilities
    | AddAbilitiesOf
    | HaveThisAbility
    | NotCopied
    | HaveText
    | ReplaceText
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
    | MaximumHandSize
    | CombatRule
    | AtMost
    | CantBe
    | CantBeTargeted
    | MayStayTapped
    | MoreLands
    | DealsByToughness
    | ChangeCost
    | MinimumCost
    | MayCast
    | MayCastThis
    | MayLook
    | MayPlay
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
