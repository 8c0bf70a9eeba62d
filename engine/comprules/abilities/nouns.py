"""The words of abilities that name players, objects and numbers by way of each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from comprules.abilities.adjectives import ADJECTIVES
from comprules.abilities.predicates import (
    CastFrom,
    Color,
    ConvokedThis,
    Exceeds,
    ExiledWith,
    Facing,
    Happened,
    HasCounter,
    HasKeyword,
    HasName,
    Is,
    LinkedTo,
    OfPair,
    OneOfThese,
    Other,
    PutThere,
    Shares,
    Subtype,
    Supertype,
    ThisTurn,
    Type,
)
from comprules.abilities.simple_nouns import (
    ActivePlayer,
    Attached,
    Chosen,
    ChosenPlayer,
    DefendingPlayer,
    DieResult,
    EachPlayer,
    EnchantedPlayer,
    ExcessDealt,
    Granter,
    It,
    LifePaid,
    Noted,
    NotWinningSubgame,
    Number,
    OnePlayer,
    Opponents,
    OtherPlayers,
    PaidWith,
    PlayerTarget,
    PreventedThisWay,
    SpellsCastBefore,
    TargetsBeyondFirst,
    ThatMuch,
    ThatOne,
    ThatPlayer,
    TheMonarch,
    TheRest,
    This,
    VotesFor,
    WhoDid,
    WhoHasInitiative,
    X,
    You,
    YourTeam,
)
from comprules.abilities.slots import Reference

__all__ = [
    "AllThese",
    "Amount",
    "AnyOf",
    "Apart",
    "AsY",
    "Attaching",
    "Blocking",
    "Both",
    "CardsIn",
    "ColorsOf",
    "ColorsSpentOn",
    "CommanderCasts",
    "Comparison",
    "ControlledBy",
    "Controller",
    "CountOf",
    "CountThisWay",
    "CountersHad",
    "CountersOn",
    "DamageThisTurn",
    "Devotion",
    "DoneThisWay",
    "DoneTo",
    "ExtremeLife",
    "Filter",
    "Greatest",
    "Half",
    "InAll",
    "KeywordAmount",
    "Least",
    "LifeGainedOrLost",
    "LifeOf",
    "ManaSpentOn",
    "ManaValueOf",
    "NamedUnlike",
    "Negative",
    "Non",
    "Noun",
    "NthCast",
    "NumberOfPlayers",
    "ObjectsOrPlayers",
    "OnStickers",
    "OneOrMore",
    "OneOrOther",
    "OpponentsOf",
    "OwnedBy",
    "Owner",
    "PartySize",
    "Picked",
    "Place",
    "Players",
    "PlayersWho",
    "Plus",
    "PowerOf",
    "Predicate",
    "SharesWith",
    "SpeedOf",
    "Subject",
    "Sum",
    "Target",
    "Targeting",
    "Times",
    "TimesPaid",
    "TopOf",
    "ToughnessOf",
    "TypesAmong",
    "WithPlayers",
    "YouAnd",
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
class OpponentsOf:
    """The opponents of a player: ``that player's opponents``."""

    of: Players


@dataclass(frozen=True, slots=True)
class PlayersWho:
    """Those of some players of whom a condition is true: ``each opponent who controls a creature``.

    In the condition, each of them in turn is ``that player``.
    """

    players: Players
    condition: Any
    """One of the conditions, which are made of nouns and so stand above them."""


@dataclass(frozen=True, slots=True)
class YouAnd:
    """The controller of the ability, and other players besides: ``you and target opponent``."""

    others: Players


@dataclass(frozen=True, slots=True)
class Comparison:
    """A number of the object is compared: ``power 2 or less`` is ``Comparison("power", "<=", Number(2))``."""

    of: Literal[
        "power", "toughness", "power or toughness", "base power", "base toughness", "mana value", "loyalty"
    ]
    sign: Literal["<=", ">=", "=", "<", ">", "even", "odd"]
    """How it is compared; ``even`` and ``odd`` compare with nothing."""
    amount: Amount


@dataclass(frozen=True, slots=True)
class ControlledBy:
    """One of these players controls the object, or has cast the spell."""

    players: Players


@dataclass(frozen=True, slots=True)
class OwnedBy:
    """One of these players owns the object."""

    players: Players


@dataclass(frozen=True, slots=True)
class Targeting:
    """The spell or ability has a target that is named, or one that matches."""

    what: Subject | Players
    only: bool = False
    """It has no other target (115.9c)."""


@dataclass(frozen=True, slots=True)
class Attaching:
    """The object is attached to what is named, or to one that matches (701.3a)."""

    to: Subject


@dataclass(frozen=True, slots=True)
class Blocking:
    """The creature blocks what is named."""

    whom: Subject


@dataclass(frozen=True, slots=True)
class Non:
    """The opposite of one predicate is true: nonblack, noncreature, without flying, you don't control."""

    what: Predicate


@dataclass(frozen=True, slots=True)
class AnyOf:
    """At least one of several predicates is true: ``artifact or creature``, ``with flying or reach``."""

    these: tuple[Predicate, ...]


@dataclass(frozen=True, slots=True)
class OneOrOther:
    """All of one description is true, or all of another: ``a basic land card or a Desert card``."""

    one: tuple[Predicate, ...]
    other: tuple[Predicate, ...]


@dataclass(frozen=True, slots=True)
class InAll:
    """What has to be so of all that are chosen, taken together; of one alone it says nothing.

    A total is at most so much.
    """

    how: Literal[
        "different names",
        "different controllers",
        "different mana values",
        "different powers",
        "one controller",
        "mana value",
        "power",
        "one of each",
    ]
    most: Amount | None = None
    kinds: tuple[tuple[Any, ...], ...] = ()
    """Each of them is one of these kinds, which are told by their predicates, and no kind is there twice."""


@dataclass(frozen=True, slots=True)
class NthCast:
    """Of the spells that match and that its controller casts this turn, it is the one of this number."""

    nth: int
    kind: Filter


Noun = Literal[
    "permanent",
    "card",
    "spell",
    "object",
    "source",
    "ability",
    "activated ability",
    "triggered ability",
    "spell or ability",
]
Place = Literal[
    "battlefield",
    "hand",
    "library",
    "graveyard",
    "exile",
    "stack",
    "command",
    "ante",
    "none",
    "elsewhere",
    "everywhere",
    "battlefield or graveyard",
    "battlefield or command",
    "hand or graveyard",
]


@dataclass(frozen=True, slots=True)
class Filter:
    """A description that objects match: ``nontoken white creature you control with flying``.

    All predicates must be true of an object. They stand in one order, so that two descriptions of one meaning
    are equal; an empty filter is any permanent.
    """

    predicates: tuple[Predicate, ...] = ()
    noun: Noun = "permanent"
    """What is described; ``object`` is a spell or permanent, ``source`` a source of damage wherever it is."""
    zone: Place = "battlefield"
    """``elsewhere`` is any zone but battlefield and stack; a zone that each player has means all of them."""

    @classmethod
    def of(cls, *predicates: Predicate, noun: Noun = "permanent", zone: Place = "battlefield") -> Filter:
        """Describe something by its predicates: ``Filter.of(Type("creature"), ControlledBy(You()))``."""
        return cls(predicates, noun, zone)

    def __post_init__(self) -> None:
        """Bring the predicates into their one order; those of one kind stay as they were given."""
        if len(self.predicates) > 1:
            object.__setattr__(self, "predicates", tuple(sorted(self.predicates, key=_rank)))

    @property
    def controller(self) -> Players | None:
        """Return the players who control what is described, where that is said."""
        return next((p.players for p in self.predicates if isinstance(p, ControlledBy)), None)

    @property
    def owner(self) -> Players | None:
        """Return the players who own what is described, where that is said."""
        return next((p.players for p in self.predicates if isinstance(p, OwnedBy)), None)

    @property
    def other(self) -> bool:
        """Say whether another object is meant than one that is known already."""
        return any(
            isinstance(p, Other)
            or (isinstance(p, OneOrOther) and any(isinstance(one, Other) for one in p.one))
            for p in self.predicates
        )


@dataclass(frozen=True, slots=True)
class Target:
    """Objects chosen as targets as the spell is cast or the ability put on the stack (115)."""

    filter: Filter
    least: int = 1
    most: int | None = 1
    """Without a number any number of them may be chosen."""
    index: int = 0
    or_player: bool = False
    opponent: bool = False
    """Whether a player chosen must be an opponent."""
    number: Amount | None = None
    """The text counts the targets instead: ``X target creatures``."""
    chooser: Players | None = None
    """This player chooses rather than the controller (601.6)."""
    each: Players | None = None
    """There is one target for each of these players, which that player controls."""
    distinct: bool = False
    """It is none of those chosen for earlier instances of the word "target" (115.3)."""
    together: bool = False
    """All of them are in the graveyard of one player."""


@dataclass(frozen=True, slots=True)
class AllThese:
    """Every object that matches; ``each`` and a bare plural say the same."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Picked(Reference):
    """The controller chooses objects as the instruction is followed, without targeting them (608.2d)."""

    filter: Filter
    amount: Amount
    up_to: bool = False
    extreme: Literal["", "least power", "greatest power", "least toughness", "greatest toughness"] = ""
    """Only those count that have this value among all; the text says what a tie means (609.5)."""
    among: bool = False
    """They are of those looked at or revealed before."""
    at_random: bool = False
    """Nobody chooses."""
    way: Literal["", "milled", "revealed"] = ""
    """What was done with the cards that they are of."""
    least: int = 0
    """At least so many, where they are ``up to`` a number."""
    of: Filter | None = None
    """They are of these cards: ``a creature spell from among cards exiled with this``."""
    by: Players | None = None
    """This player chooses rather than the controller: one who may do it, and does."""


@dataclass(frozen=True, slots=True)
class TopOf:
    """The top cards of a player's library, or of another pile, or its bottom cards."""

    player: Players
    amount: Amount
    zone: Literal["library", "graveyard"] = "library"
    kind: Filter | None = None
    """Only cards of this kind count, the uppermost first."""
    bottom: bool = False
    """It is those at the bottom instead."""


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
    """Objects that match count as one when several do something at once (603.2c)."""

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
class Greatest:
    """The greatest power, toughness or mana value among objects that match; 0 where there is none."""

    filter: Filter
    of: Literal["power", "toughness", "mana value"] = "power"


DoneTo = Literal[
    "destroyed", "exiled", "returned", "sacrificed", "discarded", "tapped", "milled", "revealed", "dealt damage",
    "put into a graveyard", "given the most votes",
]  # fmt: skip
"""What was done; ``put into a graveyard`` is whatever an instruction has brought there.

What was ``given the most votes`` was voted for by most players, or is tied with what was.
"""


@dataclass(frozen=True, slots=True)
class CountThisWay(Reference):
    """How many objects that match an earlier instruction really destroyed, exiled or the like (608.2c)."""

    filter: Filter
    how: DoneTo


@dataclass(frozen=True, slots=True)
class DoneThisWay(Reference):
    """Those that match of the objects that an earlier instruction really destroyed, exiled or the like."""

    filter: Filter
    how: DoneTo


@dataclass(frozen=True, slots=True)
class Least:
    """The least power, toughness or mana value among objects that match; 0 where there is none."""

    filter: Filter
    of: Literal["power", "toughness", "mana value"] = "power"


@dataclass(frozen=True, slots=True)
class NumberOfPlayers:
    """How many such players are in the game: ``the number of opponents you have``."""

    players: Players


@dataclass(frozen=True, slots=True)
class PartySize:
    """How many creatures are in a player's party (700.8)."""

    player: Players


@dataclass(frozen=True, slots=True)
class LifeGainedOrLost:
    """How much life these players have gained, or lost, this turn, all of them together."""

    who: Players
    how: Literal["gained", "lost"]


@dataclass(frozen=True, slots=True)
class DamageThisTurn:
    """How much damage has been dealt this turn, by such a source and to such a recipient (608.2i)."""

    by: Subject | None = None
    to: Subject | Players | Filter | None = None
    """A description is of the recipient as it was last known."""
    how: Literal["", "combat", "noncombat"] = ""


@dataclass(frozen=True, slots=True)
class CommanderCasts:
    """How often the ability's controller has cast commanders from the command zone this game (903.8)."""


@dataclass(frozen=True, slots=True)
class ManaSpentOn:
    """How much mana was spent to cast what is named."""

    of: Subject
    color: str = ""
    """Only mana of this color counts."""


@dataclass(frozen=True, slots=True)
class ColorsSpentOn:
    """How many colors of mana were spent to cast what is named."""

    of: Subject


@dataclass(frozen=True, slots=True)
class ColorsOf:
    """How many colors what is named has (105.2)."""

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
class CountersHad:
    """The number of counters of a kind that players have."""

    kind: str
    who: Players


@dataclass(frozen=True, slots=True)
class CountersOn:
    """How many counters of a kind are on what is named; an empty ``kind`` is any kind."""

    kind: str
    of: Subject


@dataclass(frozen=True, slots=True)
class OnStickers:
    """How often something is found on the stickers that are on what is named (123.6d-e, 123.8a).

    ``that sticker`` is the one that was put there as this text was followed.
    """

    what: Literal[
        "name sticker", "letter", "unique vowel", "unique vowel on that sticker", "power", "toughness"
    ]
    of: Subject
    letter: str = ""


@dataclass(frozen=True, slots=True)
class LifeOf:
    """A player's life total, or the one with which the player began the game (103.4)."""

    player: Players
    starting: bool = False


@dataclass(frozen=True, slots=True)
class ExtremeLife:
    """The highest life total among some players, or the lowest."""

    players: Players
    lowest: bool = False


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
    """How many card types, basic land types, colors, mana values or powers are among objects that match.

    Color pairs are those of the objects that are exactly two colors (105.5).
    """

    filter: Filter
    of: Literal["card type", "basic land type", "color", "color pair", "mana value", "power", "name"] = (
        "card type"
    )


@dataclass(frozen=True, slots=True)
class Devotion:
    """A player's devotion to colors: their mana symbols in the costs of the player's permanents (700.5)."""

    player: Players
    colors: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plus:
    """A number more than the amount: ``2 plus the number of …``."""

    number: int
    amount: Amount


@dataclass(frozen=True, slots=True)
class Sum:
    """Two amounts together."""

    first: Amount
    second: Amount


@dataclass(frozen=True, slots=True)
class Times:
    """A multiple of an amount: ``twice the number of …``."""

    factor: int
    amount: Amount


@dataclass(frozen=True, slots=True)
class AsY:
    """The amount that the text says its Y is (107.3p)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class TimesPaid:
    """How often an optional cost was paid for the object: ``for each time it was kicked``."""

    of: Subject
    cost: str


@dataclass(frozen=True, slots=True)
class KeywordAmount:
    """An amount that only the rule of a keyword speaks of (702)."""

    what: Literal[
        "creatures blocking it beyond the first",
        "opponents attacked this combat",
        "players being attacked",
        "opponents being attacked",
        "permanents put into graveyards this turn",
        "life lost by opponents this turn",
        "other spells cast this turn",
        "combat damage dealt by its kind this turn",
        "combat damage dealt by Assassins and commanders this turn",
        "designations renowned",
        "opponents",
        "tribute paid",
        "X of the spell that it was",
        "damage dealt to opponents this turn",
        "colors of mana spent on it as a number",
        "colors of mana spent on it as it enters",
        "times that it is a creature without what changes types",
    ]


Players = (
    You
    | Opponents
    | YourTeam
    | EachPlayer
    | ActivePlayer
    | ThatPlayer
    | OtherPlayers
    | NotWinningSubgame
    | DefendingPlayer
    | PlayerTarget
    | Controller
    | Owner
    | EnchantedPlayer
    | OnePlayer
    | ChosenPlayer
    | TheMonarch
    | WhoHasInitiative
    | WhoDid
    | OpponentsOf
    | PlayersWho
    | YouAnd
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
    | Granter
    | DoneThisWay
)


Amount = (
    Number
    | X
    | CountOf
    | CardsIn
    | PowerOf
    | Greatest
    | CountThisWay
    | Least
    | NumberOfPlayers
    | PartySize
    | LifeGainedOrLost
    | DamageThisTurn
    | CommanderCasts
    | ManaSpentOn
    | ColorsOf
    | ColorsSpentOn
    | ToughnessOf
    | ManaValueOf
    | CountersHad
    | CountersOn
    | OnStickers
    | LifeOf
    | ExtremeLife
    | SpeedOf
    | SpellsCastBefore
    | ThatMuch
    | DieResult
    | VotesFor
    | PreventedThisWay
    | ExcessDealt
    | Noted
    | LifePaid
    | Negative
    | Half
    | TypesAmong
    | Devotion
    | Plus
    | Sum
    | Times
    | AsY
    | TargetsBeyondFirst
    | TimesPaid
    | KeywordAmount
)


@dataclass(frozen=True, slots=True)
class NamedUnlike:
    """It has a name, and shares none with any object of a kind (201.2c)."""

    than: Filter


@dataclass(frozen=True, slots=True)
class Apart:
    """It is none of those that are named: ``other than enchanted creature``."""

    whom: Subject


@dataclass(frozen=True, slots=True)
class SharesWith:
    """It shares a quality with one of the other objects that are named."""

    quality: Literal["color", "card type", "creature type", "name"]
    whom: Subject


Predicate = (
    Type
    | Supertype
    | Subtype
    | Color
    | OfPair
    | Other
    | Is
    | Non
    | AnyOf
    | OneOrOther
    | HasKeyword
    | Chosen
    | ControlledBy
    | OwnedBy
    | HasCounter
    | HasName
    | Comparison
    | LinkedTo
    | ExiledWith
    | ThisTurn
    | ConvokedThis
    | Exceeds
    | OneOfThese
    | PutThere
    | Facing
    | Shares
    | Targeting
    | Attaching
    | Blocking
    | CastFrom
    | NthCast
    | InAll
    | NamedUnlike
    | SharesWith
    | Apart
)
"""What a description may say; the order is that in which it is looked up."""

_KINDS: Final = {kind: place for place, kind in enumerate(get_args(Predicate))}
_ADJECTIVES: Final = {word: place for place, word in enumerate(ADJECTIVES)}
_HAPPENED: Final = {what: place for place, what in enumerate(get_args(Happened))}


def _rank(predicate: Predicate) -> tuple[int, ...]:
    """Where a predicate stands among others: what is looked up at once comes before what takes longer."""
    place = _KINDS[predicate.__class__]
    match predicate:
        case Is(word):
            return (place, _ADJECTIVES[word])
        case Non(inner):
            return (place, *_rank(inner))
        case AnyOf(these):
            return (place, *_rank(these[0]))
        case ThisTurn(what):
            return (place, _HAPPENED[what])
        case _:  # the others stand in the order in which they were said
            return (place,)
