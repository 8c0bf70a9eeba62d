"""Whom and what an ability speaks of: objects, players, amounts, conditions, durations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

__all__ = [
    "ActivePlayer",
    "AllHold",
    "AllThese",
    "Always",
    "Amount",
    "AmountIs",
    "Attached",
    "AttachedTo",
    "Both",
    "CameUnderControl",
    "CardsIn",
    "Chosen",
    "ColorsSpentOn",
    "Comparison",
    "Condition",
    "ConditionalAmount",
    "Controller",
    "CostPaid",
    "CountOf",
    "CountersOn",
    "DefendingPlayer",
    "Devotion",
    "Did",
    "Duration",
    "EachPlayer",
    "Either",
    "EnchantedPlayer",
    "Exists",
    "Filter",
    "GreatestPower",
    "Half",
    "HasTarget",
    "IsNthCast",
    "IsPrevented",
    "It",
    "LifeOf",
    "LifePaid",
    "ManaSpentOn",
    "ManaValueOf",
    "Negative",
    "Not",
    "Noted",
    "Number",
    "OneOrMore",
    "OnePlayer",
    "Opponents",
    "Owner",
    "PaidWith",
    "Picked",
    "PlayerTarget",
    "Players",
    "Plus",
    "PowerOf",
    "PreventedThisWay",
    "SpeedOf",
    "SpellsCastBefore",
    "Subject",
    "Target",
    "TargetsBeyondFirst",
    "ThatMuch",
    "ThatOne",
    "ThatPlayer",
    "TheRest",
    "This",
    "ThisIs",
    "Times",
    "TimesPaid",
    "TopOf",
    "ToughnessOf",
    "TurnOf",
    "TypesAmong",
    "WasCast",
    "WasDealtDamage",
    "WithPlayers",
    "WordChosen",
    "X",
    "You",
]

# ---- players


@dataclass(frozen=True, slots=True)
class You:
    """The controller of the ability (109.5)."""


@dataclass(frozen=True, slots=True)
class Opponents:
    """Each opponent of the ability's controller."""


@dataclass(frozen=True, slots=True)
class EachPlayer:
    """Every player in the game, or with ``other`` every other player than the ability's controller."""

    other: bool = False


@dataclass(frozen=True, slots=True)
class ActivePlayer:
    """The player whose turn it is."""


@dataclass(frozen=True, slots=True)
class ThatPlayer:
    """The player that the text, or the event that triggered, named last."""


@dataclass(frozen=True, slots=True)
class DefendingPlayer:
    """The player whom the object that speaks attacks, or whose permanent it attacks (508.5)."""


@dataclass(frozen=True, slots=True)
class PlayerTarget:
    """A player chosen as a target (115); ``opponent`` narrows the choice."""

    opponent: bool = False
    index: int = 0


@dataclass(frozen=True, slots=True)
class Controller:
    """The controller of what a reference names."""

    of: Subject


@dataclass(frozen=True, slots=True)
class Owner:
    """The owner of what a reference names."""

    of: Subject


@dataclass(frozen=True, slots=True)
class EnchantedPlayer:
    """The player whom the Aura with the ability enchants (303.4m)."""


@dataclass(frozen=True, slots=True)
class OnePlayer:
    """A player by name: the one whom the words of an effect meant as it began."""

    name: str


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


# ---- objects


@dataclass(frozen=True, slots=True)
class Chosen:
    """A word chosen as the object entered or the effect began: its kind is ``color`` or ``creature type``, or it is the name of a card."""

    kind: Literal["color", "creature type", "basic land type", "card name", "nonland card name"]


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
class This:
    """The object that the ability is on, by whatever noun the text calls it (201.5).

    With ``zone`` it is meant as a card there: ``this card from your graveyard``; an ability that says so works there (113.6m).
    """

    noun: str = "this"
    zone: Literal["", "graveyard", "hand", "exile"] = ""


@dataclass(frozen=True, slots=True)
class Attached:
    """What the object with the ability is attached to: enchanted, equipped or fortified."""

    verb: Literal["enchanted", "equipped", "fortified"]
    noun: str = "creature"


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
class It:
    """What the text, or the event that triggered, named last: ``it``, ``that creature``, ``those creatures``."""

    noun: str = "it"


@dataclass(frozen=True, slots=True)
class AllThese:
    """Every object that matches; ``each`` and a bare plural say the same."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class Picked:
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
class ThatOne:
    """The object or player that ``for each of them`` has come to: ``that permanent or player``."""


@dataclass(frozen=True, slots=True)
class TheRest:
    """Those of the cards looked at or revealed that are still where they were: ``the rest``, ``the other``."""

    noun: Literal["rest", "other"] = "rest"


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
class PaidWith:
    """What was sacrificed, discarded, exiled or tapped to pay for the spell or ability: ``the sacrificed creature`` (608.2h)."""

    kind: Literal["sacrifice", "discard"]
    noun: str = "permanent"


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


@dataclass(frozen=True, slots=True)
class Either:
    """Players and objects that one clause names, any of whom will do: ``you or a permanent you control``."""

    first: Subject | Players
    second: Subject | Players


# ---- amounts


@dataclass(frozen=True, slots=True)
class Number:
    """A plain number."""

    value: int


@dataclass(frozen=True, slots=True)
class X:
    """The X of the spell or ability (107.3)."""


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
class SpellsCastBefore:
    """How many spells were cast before the object in this turn, by all players (702.40a)."""


@dataclass(frozen=True, slots=True)
class ThatMuch:
    """How much, or how many, the instruction before did, or the event is about: ``that many``, ``that much``."""


@dataclass(frozen=True, slots=True)
class LifePaid:
    """The life that was paid as the object entered, or as it was cast (607.2g, 607.2j)."""

    time: Literal["entered", "was cast"]


@dataclass(frozen=True, slots=True)
class Noted:
    """The number that a linked ability noted (607.2e)."""


@dataclass(frozen=True, slots=True)
class PreventedThisWay:
    """How much damage the prevention effect has prevented (615.5)."""


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
class ConditionalAmount:
    """One amount where a condition holds, and another where it doesn't: ``If this spell was kicked, create five of those tokens instead``."""

    condition: Condition
    amount: Amount
    otherwise: Amount


@dataclass(frozen=True, slots=True)
class Times:
    """A multiple of an amount: ``twice the number of …``."""

    factor: int
    amount: Amount


@dataclass(frozen=True, slots=True)
class TargetsBeyondFirst:
    """How many targets beyond the first a spell or ability has: ``for each target beyond the first``."""


@dataclass(frozen=True, slots=True)
class TimesPaid:
    """How often an optional cost was paid for the object: ``for each time it was kicked``."""

    of: Subject
    cost: str


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
    | ConditionalAmount
    | TypesAmong
    | Devotion
    | Plus
    | Times
    | TargetsBeyondFirst
    | TimesPaid
)

# ---- conditions and durations


@dataclass(frozen=True, slots=True)
class Exists:
    """At least ``least`` objects match, and at most ``most`` where that is given."""

    filter: Filter
    least: int = 1
    most: int | None = None


@dataclass(frozen=True, slots=True)
class AmountIs:
    """An amount compared with another: ``you have 5 or less life``, ``you have no cards in hand``."""

    amount: Amount
    sign: Literal["<=", ">=", "=", "<", ">"]
    than: Amount


@dataclass(frozen=True, slots=True)
class ThisIs:
    """A named object matches: ``this creature is tapped``, ``enchanted creature is white``."""

    subject: Subject
    filter: Filter


@dataclass(frozen=True, slots=True)
class Did:
    """The instruction before was carried out, in part at least: ``if you do`` (608.2c); ``who`` says the words only."""

    who: Players = You()


@dataclass(frozen=True, slots=True)
class CostPaid:
    """An optional cost was paid as the spell was cast: ``this spell was kicked``, ``its buyback cost was paid``."""

    of: Subject
    cost: str


@dataclass(frozen=True, slots=True)
class WasCast:
    """The spell, or the spell that the permanent was, was cast and not just copied or put there; ``by`` such a player, with ``origin`` from that zone."""

    of: Subject
    by: Players | None = None
    origin: Literal["", "hand", "library", "graveyard", "exile"] = ""


@dataclass(frozen=True, slots=True)
class CameUnderControl:
    """The permanent came under the control of the ability's controller since the beginning of that player's last upkeep."""

    subject: Subject


@dataclass(frozen=True, slots=True)
class IsPrevented:
    """The prevention effect has prevented damage, with ``by`` from such a source: ``if damage is prevented this way``."""

    by: Filter | None = None


@dataclass(frozen=True, slots=True)
class WasDealtDamage:
    """One of these players has been dealt damage this turn."""

    who: Players


@dataclass(frozen=True, slots=True)
class WordChosen:
    """The anchor word was chosen as the permanent entered (614.12b)."""

    word: str


@dataclass(frozen=True, slots=True)
class AttachedTo:
    """One object is attached to another: ``this Equipment remains attached to that creature``."""

    subject: Subject
    to: Subject


@dataclass(frozen=True, slots=True)
class TurnOf:
    """It is the turn of such a player: ``it's your turn``; with ``step`` that step of it."""

    whose: Players
    step: str = ""


@dataclass(frozen=True, slots=True)
class AllHold:
    """Several conditions, all of which have to hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """The condition does not hold."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Always:
    """No condition at all."""


@dataclass(frozen=True, slots=True)
class HasTarget:
    """The spell or ability has a target that matches: ``it targets a creature``."""

    filter: Filter


@dataclass(frozen=True, slots=True)
class IsNthCast:
    """The spell is, of those that match, the one of that number that its controller has cast this turn: ``it's the second creature spell you cast this turn``."""

    nth: int
    spell: Filter


Condition = (
    WordChosen
    | WasDealtDamage
    | CameUnderControl
    | Exists
    | AmountIs
    | ThisIs
    | AttachedTo
    | Did
    | CostPaid
    | WasCast
    | HasTarget
    | IsNthCast
    | IsPrevented
    | TurnOf
    | AllHold
    | Not
    | Always
)


@dataclass(frozen=True, slots=True)
class Duration:
    """How long a continuous effect from a resolution lasts (611.2a).

    ``until`` is ``end of turn``, ``end of combat``, or a moment of the turns of one player, ``whose``: ``next turn``, ``next upkeep`` and
    other steps as they begin, ``end of next turn``, ``end of next untap step`` as they end. ``as_long_as`` holds the condition of the other wording.
    With neither, it lasts as long as the game.
    """

    until: str = ""
    as_long_as: Condition = Always()
    whose: Players = You()
